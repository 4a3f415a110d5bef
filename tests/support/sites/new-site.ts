import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { root, senja, temporaryFolder } from '../process/senja.ts';

/** A new site as `senja init` makes it, with the packages that npm would install. */
export async function newSite(theme: string, lang: string): Promise<string> {
  const folder = path.join(temporaryFolder(), 'situs baru');
  const ran = await senja(['init', folder, '--theme', theme, '--lang', lang]);
  expect(ran).toMatchObject({ code: 0, stdout: '' });
  expect(ran.stderr).toContain('npm install');
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of ['highlight.js', 'react', 'react-dom'])
    symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
  return folder;
}
