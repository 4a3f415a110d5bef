/** A test browser's helper processes are ended if it does not start: simulated by programs. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { webkit } from '../../engines/drivers/webkit.ts';
import { temporaryFolder } from '../process/senja.ts';

const SCREEN = 'console.log(7); setInterval(() => {}, 1000);';

/** Answers that it is ready, but opens no session. */
const DRIVER = `require('node:http')
  .createServer(({ url }, response) => {
    response.statusCode = url === '/status' ? 200 : 500;
    response.end(JSON.stringify({ value: { error: 'session not created', message: 'no window' } }));
  })
  .listen(Number(process.argv[2].replace('--port=', '')), '127.0.0.1');`;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

it('leaves no program running when WebKit does not start', async () => {
  const folder = temporaryFolder();
  const programs = Object.entries({ Xvfb: SCREEN, WebKitWebDriver: DRIVER });
  for (const [name, script] of programs) {
    const pid = `require('node:fs').writeFileSync(${JSON.stringify(path.join(folder, `${name}.pid`))}, String(process.pid));`;
    writeFileSync(path.join(folder, name), `#!${process.execPath}\n${pid}\n${script}\n`, { mode: 0o755 });
  }
  vi.stubEnv('PATH', `${folder}${path.delimiter}${process.env.PATH}`);
  await expect(webkit.start()).rejects.toThrow('session not created no window');
  vi.unstubAllEnvs();
  const pids = programs.map(([name]) => Number(readFileSync(path.join(folder, `${name}.pid`), 'utf8')));
  expect(pids.every((pid) => pid > 1)).toBe(true);
  await expect.poll(() => pids.filter(isAlive)).toEqual([]);
});
