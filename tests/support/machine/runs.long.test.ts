/** `npm test` and `npm run test:all` share the test files between them: each file is in one of the two. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** @returns the files that a script runs */
function filesOf(script: 'test' | 'test:all'): string[] {
  const [, args = ''] = /vitest run (.*)/.exec(scripts[script]) ?? [];
  const list = [...args.replaceAll('"', '').split(' '), '--filesOnly', '--json'];
  const command = [path.join(root, 'node_modules/vitest/vitest.mjs'), 'list', ...list];
  // Without the variables of this run.
  const env = { PATH: process.env.PATH, HOME: process.env.HOME };
  const said = execFileSync(process.execPath, command, { cwd: root, env, encoding: 'utf8' });
  return (JSON.parse(said) as { file: string }[]).map(({ file }) =>
    path.relative(root, file).split(path.sep).join('/'),
  );
}

it('are both whole together, and share no file', () => {
  const all = readdirSync(path.join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((name) => `tests/${name.split(path.sep).join('/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file));
  // Each of these has a script of its own.
  const others = all.filter((file) => /^tests\/(?:engines|hosts)\/|\.fuzz\./.test(file));
  const [short, long] = [filesOf('test'), filesOf('test:all')];
  expect(short.filter((file) => long.includes(file))).toEqual([]);
  expect([...short, ...long, ...others].sort()).toEqual(all.sort());
  expect(long).toContain('tests/campaigns/fuzz.test.ts');
  expect(short).toContain('tests/process/command.test.ts');
});
