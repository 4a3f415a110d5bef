/**
 * Disks that cannot do all: a `dist` that cannot be renamed is updated file by file, in an order that never shows a
 * visitor a page without what it needs, and a disk without hard links gets copies.
 */

import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Call, Judge } from '../../support/fault.ts';
import { buildOn, change, cleanTree, mountPoint } from '../../support/in-place.ts';
import { tree } from '../../support/senja.ts';
import { type SmallSite, smallSite } from '../../support/small-site.ts';

const IN_PLACE = 'its files were updated one by one';

/** And no file of it can have a second name outside it. */
const otherDevice = (site: SmallSite): Judge => {
  const busy = mountPoint(site);
  return (call) =>
    call.name === 'link' && call.paths[0]?.startsWith(site.out + path.sep) ? 'EXDEV' : busy(call);
};

const noLinks: Judge = ({ name }) => (name === 'link' ? 'EPERM' : null);

/** What happens to the names in `dist`, one after the other. */
async function recorded(site: SmallSite, disk: Judge) {
  const steps: string[] = [];
  const watching = (call: Call): string | null => {
    const target = call.paths.at(-1) ?? '';
    const name = path.relative(site.out, target).split(path.sep).join('/');
    const isStep = call.name === 'rename' || (call.name === 'unlink' && !name.endsWith('.senja-new'));
    if (target.startsWith(site.out + path.sep) && isStep) steps.push(`${call.name} ${name}`);
    return disk(call);
  };
  return { ended: await buildOn(site, watching), steps };
}

/** The manifest first and last, assets before all else, stale files after all else. */
function expectOrder(steps: readonly string[]): void {
  const [first, ...rest] = steps;
  const kinds = rest
    .slice(0, -1)
    .map((step) => (step.startsWith('unlink') ? 3 : step.startsWith('rename assets/') ? 1 : 2));
  expect([first, rest.at(-1)]).toEqual(['rename .senja.json', 'rename .senja.json']);
  expect(kinds).toEqual([...kinds].sort());
  expect(new Set(kinds)).toContain(1);
  expect(new Set(kinds)).toContain(2);
}

it.each([
  ['a mount point', mountPoint],
  ['a folder on another device', otherDevice],
])('updates %s file by file, assets first and stale files last, and says so', async (_name, diskOf) => {
  const site = smallSite();
  const disk = diskOf(site);
  mkdirSync(site.out);
  const { ino } = statSync(site.out);
  const first = await recorded(site, disk);
  expect(first.ended).toMatchObject({ code: 0, said: expect.stringContaining(IN_PLACE) });
  expectOrder(first.steps);
  expect(tree(site.out)).toEqual(await cleanTree(site, 'satu'));
  change(site);
  const second = await recorded(site, disk);
  expect(second.ended).toMatchObject({ code: 0, said: expect.stringContaining(IN_PLACE) });
  expectOrder(second.steps);
  expect(second.steps).toContain('unlink artikel/ubi/index.html');
  expect(second.steps).not.toContain('rename icon.svg');
  expect(tree(site.out)).toEqual(await cleanTree(site, 'dua'));
  const third = await recorded(site, disk);
  expect(third).toMatchObject({
    ended: { code: 0, said: expect.not.stringContaining(IN_PLACE) },
    steps: [],
  });
  expect(statSync(site.out).ino).toBe(ino);
  expect(site.strays()).toEqual([]);
});

it('copies where the disk knows no hard links, and keeps what it has copied the next time', async () => {
  const site = smallSite();
  const build = () => buildOn(site, noLinks);
  expect((await build()).code).toBe(0);
  change(site);
  expect(await build()).toMatchObject({ code: 0, said: expect.not.stringContaining(IN_PLACE) });
  expect(tree(site.out)).toEqual(await cleanTree(site, 'dua'));
  const { ino } = statSync(site.out);
  expect((await build()).code).toBe(0);
  expect(statSync(site.out).ino).toBe(ino);
  expect(site.strays()).toEqual([]);
});
