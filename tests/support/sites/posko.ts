import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect } from 'vitest';
import { root, senja, sharedFolder } from '../process/senja.ts';

/** What senja has bundled, and the id that it begins with. */
const KEPT = ['made', 'id'];

const clear = (folder: string, kept: readonly string[]): void => {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((one) => !kept.includes(one)))
    rmSync(path.join(folder, name), { recursive: true });
};

/**
 * The site `posko`, written anew before each test of a file, at one place: code that no test has changed is bundled
 * once, which is half of a build.
 */
export function posko(): string {
  const folder = path.join(sharedFolder(), 'posko');
  beforeEach(() => {
    clear(folder, ['.senja']);
    clear(path.join(folder, '.senja'), KEPT);
    cpSync(path.join(root, 'tests/sites/posko'), folder, { recursive: true });
  });
  return folder;
}

/** The same, with short ways to read and change its files and to run `senja generate`. */
export function generatedPosko() {
  const folder = posko();
  const at = (name: string): string => path.join(folder, name);
  const read = (name: string): string => readFileSync(at(name), 'utf8');
  const change = (name: string, from: string | RegExp, to: string): void => {
    const text = read(name);
    expect(text).toMatch(from);
    writeFileSync(at(name), text.replace(from, to));
  };
  const generate = () => senja(['generate', '--lang', 'en'], { cwd: folder });
  return { folder, at, read, change, generate };
}
