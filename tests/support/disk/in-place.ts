/** A `dist` that cannot be renamed, and so is updated file by file. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { tree } from '../process/senja.ts';
import { buildHere } from '../sites/build-here.ts';
import { edit, type SmallSite } from '../sites/small-site.ts';
import { type Verify, withFaults } from './fault.ts';

export type Tree = Record<string, string>;

/** The error of a mount point: it cannot be renamed. */
export const mountPoint =
  ({ out }: SmallSite): Verify =>
  ({ name, paths }) =>
    name === 'rename' && paths[0] === out ? 'EBUSY' : null;

/** Makes some files new, some different and some stale. */
export function change({ content }: SmallSite): void {
  edit(content);
  rmSync(path.join(content, 'articles/02-ubi.md'));
  const picture = path.join(content, 'images/piring.png');
  writeFileSync(picture, Buffer.concat([readFileSync(picture), Buffer.from('x')]));
}

export const cleanTree = async (site: SmallSite, name: string): Promise<Tree> => {
  const out = path.join(site.folder, 'simpan', name);
  expect((await buildHere(site, { out })).code).toBe(0);
  return tree(out);
};

export const buildOn = (site: SmallSite, disk: Verify) => withFaults(disk, () => buildHere(site));
