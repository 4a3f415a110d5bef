import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach } from 'vitest';
import { root, sharedFolder } from '../process/senja.ts';

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
