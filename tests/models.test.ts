import { spawnSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root, temporaryFolder, tree } from './support/process/senja.ts';

/** Folders that `npm run generate` reads and writes. */
const FOLDERS = [
  '.vscode',
  'cli/checks',
  'cli/core',
  'cli/diagnostics',
  'cli/in-browser',
  'cli/edit/actions',
  'cli/edit/app/words',
  'cli/tools',
  'cli/words',
  'client',
  'content',
  'templates',
];

it('has types, tables, guides, editor completion, words and the shared picture exactly as npm run generate writes them', () => {
  const folder = temporaryFolder();
  for (const name of FOLDERS) cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  cpSync(path.join(root, 'package.json'), path.join(folder, 'package.json'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const files = () => FOLDERS.map((name) => tree(path.join(folder, name)));
  const before = files();
  const { status, stderr } = spawnSync('node', ['cli/tools/generate.mjs'], { cwd: folder, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  expect(files()).toEqual(before);
});
