/** No command waits for a pipe, a socket or a device among the files of a site. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { expectOrdinaryFiles } from '../../../cli/io/compiled/ordinary-files.ts';
import { Failure } from '../../../cli/io/failures/failure.ts';
import { manifestIn } from '../../../cli/io/site/theme.ts';
import { temporaryFolder } from '../../support/process/senja.ts';

function site() {
  const folder = temporaryFolder();
  const at = (name: string) => path.join(folder, 'site', name);
  for (const name of ['templates/parts', 'client/node_modules', 'content'])
    mkdirSync(at(name), { recursive: true });
  writeFileSync(at('templates/site.ts'), '');
  symlinkSync(at('templates/site.ts'), at('templates/parts/linked.ts'));
  symlinkSync(at('missing'), at('templates/parts/dangling.ts'));
  return { at, root: at('.') };
}

it('accepts files, folders, links to them, and what the bundler does not open', () => {
  const { at, root } = site();
  execFileSync('mkfifo', [at('client/node_modules/pipe'), at('content/pipe')]);
  expect(() => expectOrdinaryFiles(root)).not.toThrow();
});

it.each([
  'package.json',
  '../package.json',
  'templates/home.tsx',
  'templates/parts/deep.css',
  'client/a.tsx',
])('refuses a pipe and a device in place of %s', (name) => {
  for (const make of [
    (file: string) => execFileSync('mkfifo', [file]),
    (file: string) => symlinkSync('/dev/zero', file),
  ]) {
    const { at, root } = site();
    make(at(name));
    expect(() => expectOrdinaryFiles(root)).toThrow(Failure);
    expect(() => expectOrdinaryFiles(root)).toThrow(path.basename(name));
    expect(manifestIn(path.dirname(at(name))).text).toBe('');
  }
});
