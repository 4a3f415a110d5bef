/** A site to build, to edit and to build again, with what the builds say of the pages. */
import { cpSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { root, senja, temporaryFolder } from '../process/senja.ts';

export function incrementalSite() {
  const folder = temporaryFolder();
  const content = path.join(folder, 'content');
  const out = path.join(folder, 'dist');
  cpSync(path.join(root, 'tests/sites/lengkap'), content, { recursive: true });
  const build = async (...more: string[]): Promise<string[]> => {
    const args = ['build', '--why', '--quiet', '--lang', 'en', '--content', content, '--out', out, ...more];
    const { code, stderr } = await senja(args);
    expect(code, stderr).toBe(0);
    return stderr.trimEnd().split('\n');
  };
  const edit = (name: string, change: (text: string) => string): void => {
    const file = path.join(content, name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  };
  const node = (name: string): number => statSync(path.join(out, name)).ino;
  return { content, out, build, edit, node };
}
