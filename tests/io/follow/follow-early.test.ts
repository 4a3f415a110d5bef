/** Changes that are noticed before a follower has looked at each file, which takes long in a busy process. */
import { mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { follow } from '../../../cli/io/follow/follow.ts';
import { temporaryFolder } from '../../support/process/senja.ts';

it('reports what is saved, added and removed before all files are read, in every folder', async () => {
  const folder = realpathSync(temporaryFolder());
  const deep = path.join(folder, 'articles/lama');
  mkdirSync(deep, { recursive: true });
  const [old, gone, late] = ['01-teh.md', '02-ubi.md', '03-kopi.md'].map((name) => path.join(deep, name));
  for (const file of [old, gone]) writeFileSync(String(file), 'a');
  const changed: string[] = [];
  const following = follow(folder, Date.now(), {
    changed: (file) => void changed.push(file),
    failed: () => undefined,
  });
  onTestFinished(() => following.close());
  writeFileSync(String(old), 'b');
  writeFileSync(String(late), 'a');
  rmSync(String(gone));
  writeFileSync(`${old}~`, 'a copy');
  await expect.poll(() => [...new Set(changed)].sort()).toEqual([old, gone, late]);
});
