/** The process that runs commands in turn: a fault of senja itself between two of them must not go unnoticed. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { root } from './senja.ts';

/** A process in which `code` runs when it is ready. */
async function withLate(code: string) {
  const hook = `process.once('newListener', function add(event) {
    if (event === 'unhandledRejection') setImmediate(() => { ${code} });
    else process.once('newListener', add);
  });`;
  const child = fork(path.join(import.meta.dirname, 'in-turn.mjs'), [root], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: ['--import', `data:text/javascript,${encodeURIComponent(hook)}`],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = child.stderr ? text(child.stderr) : Promise.resolve('');
  await once(child, 'message');
  return { child, said };
}

it.each([
  ['an error', "throw new Error('aduh')"],
  ['a rejected promise', "void Promise.reject(new Error('aduh'))"],
  ['a text', "throw 'aduh'"],
])('ends after %s that is not of a site', async (_, code) => {
  const { child, said } = await withLate(code);
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(await said).toContain('aduh');
});

it('goes on after an error of the code of a site', async () => {
  const { child, said } = await withLate(
    "setTimeout(() => process.disconnect(), 50); throw Object.assign(new Error('aduh'), { stack: 'at x (/senja-site.cjs:1:1)' })",
  );
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(await said).toBe('');
});

it('gives variables to one command only', async () => {
  const child = fork(path.join(import.meta.dirname, 'in-turn.mjs'), [root], {
    env: { ...process.env, LC_ALL: 'C' },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child, 'message');
  const help = async (env: NodeJS.ProcessEnv): Promise<string> => {
    child.send({ args: ['--help'], cwd: root, env });
    const [{ stdout }] = await once(child, 'message');
    return stdout;
  };
  expect(await help({ LC_ALL: 'id_ID.UTF-8' })).toContain('Perintah');
  expect(await help({})).not.toContain('Perintah');
});
