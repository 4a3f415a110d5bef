/**
 * Limited disks: a `dist` that cannot be renamed is updated file by file, in an order that never shows a page without
 * its files, and a disk without hard links gets copies.
 */

import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Call, Verify } from '../../support/disk/fault.ts';
import { buildOn, change, cleanTree, mountPoint } from '../../support/disk/in-place.ts';
import { tree } from '../../support/process/senja.ts';
import { type SmallSite, smallSite } from '../../support/sites/small-site.ts';

const IN_PLACE = 'its files were updated one by one';

/** No file of it can have a hard link outside it. */
const otherDevice = (site: SmallSite): Verify => {
  const busy = mountPoint(site);
  return (call) =>
    call.name === 'link' && call.paths[0]?.startsWith(site.out + path.sep) ? 'EXDEV' : busy(call);
};

const noLinks: Verify = ({ name }) => (name === 'link' ? 'EPERM' : null);

/** Changes of names in `dist`, in order. */
async function recorded(site: SmallSite, disk: Verify) {
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

/** The manifest first and last, assets before everything else, stale files after it. */
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
])('updates %s file by file, assets first and stale files last, and reports it', async (_name, diskOf) => {
  const site = smallSite();
  const disk = diskOf(site);
  mkdirSync(site.out);
  const { ino } = statSync(site.out);
  const first = await recorded(site, disk);
  expect(first.ended).toMatchObject({ code: 0, output: expect.stringContaining(IN_PLACE) });
  expectOrder(first.steps);
  expect(tree(site.out)).toEqual(await cleanTree(site, 'satu'));
  change(site);
  const second = await recorded(site, disk);
  expect(second.ended).toMatchObject({ code: 0, output: expect.stringContaining(IN_PLACE) });
  expectOrder(second.steps);
  expect(second.steps).toContain('unlink artikel/ubi/index.html');
  expect(second.steps).not.toContain('rename icon.svg');
  expect(tree(site.out)).toEqual(await cleanTree(site, 'dua'));
  const third = await recorded(site, disk);
  expect(third).toMatchObject({
    ended: { code: 0, output: expect.not.stringContaining(IN_PLACE) },
    steps: [],
  });
  expect(statSync(site.out).ino).toBe(ino);
  expect(site.strays()).toEqual([]);
});

it('copies if the disk has no hard links, and keeps the copies the next time', async () => {
  const site = smallSite();
  const build = () => buildOn(site, noLinks);
  expect((await build()).code).toBe(0);
  change(site);
  expect(await build()).toMatchObject({ code: 0, output: expect.not.stringContaining(IN_PLACE) });
  expect(tree(site.out)).toEqual(await cleanTree(site, 'dua'));
  const { ino } = statSync(site.out);
  expect((await build()).code).toBe(0);
  expect(statSync(site.out).ino).toBe(ino);
  expect(site.strays()).toEqual([]);
});

/** All calls that would write next to `dist`, or move it. */
const parentOf =
  (site: SmallSite, code: string): Verify =>
  ({ name, paths }) =>
    /^(?:open|writeFile|link|rename|mkdir|unlink|copyFile|rm)$/.test(name) &&
    paths.some(
      (place) => path.dirname(place) === path.dirname(site.out) && path.basename(place) !== 'content',
    )
      ? code
      : null;

it.each(['EACCES', 'EROFS'])(
  'works in the folder itself if nothing can be written next to it: %s',
  async (code) => {
    const site = smallSite();
    const disk = parentOf(site, code);
    expect(await buildOn(site, disk)).toMatchObject({ code: 3, failure: 'machine/file-system' });
    mkdirSync(site.out);
    // StrayMarks of a killed build.
    mkdirSync(path.join(site.out, '.senja-new-999999/artikel'), { recursive: true });
    writeFileSync(path.join(site.out, '.senja-new-999999/artikel/a.html'), 'x');
    writeFileSync(path.join(site.out, '.senja-lock'), '{}');
    expect(await buildOn(site, disk)).toMatchObject({ code: 0, output: expect.stringContaining(IN_PLACE) });
    expect(tree(site.out)).toEqual(await cleanTree(site, 'satu'));
    change(site);
    expect((await buildOn(site, disk)).code).toBe(0);
    expect(tree(site.out)).toEqual(await cleanTree(site, 'dua'));
    expect(readdirSync(site.out).filter((name) => name.startsWith('.senja-'))).toEqual([]);
    expect(site.strays()).toEqual([]);
  },
);

it('updates a folder of another owner file by file', async () => {
  const site = smallSite();
  mkdirSync(site.out);
  const disk: Verify = ({ name, paths }) => (name === 'rename' && paths[0] === site.out ? 'EPERM' : null);
  expect(await buildOn(site, disk)).toMatchObject({ code: 0, output: expect.stringContaining(IN_PLACE) });
  expect(tree(site.out)).toEqual(await cleanTree(site, 'satu'));
});

it('keeps every byte of the old site when a mount point is full, and reports it', async () => {
  const site = smallSite();
  const disk = mountPoint(site);
  expect((await buildOn(site, disk)).code).toBe(0);
  change(site);
  const old = tree(site.out);
  // Each file renamed in turn, and the manifest.
  for (let at = 1; at < 100; at += 1) {
    let seen = 0;
    const ended = await buildOn(site, (call) => {
      const target = call.paths.at(-1) ?? '';
      const isWritten = /^(?:copyFile|writeFile)$/.test(call.name) && target.endsWith('.senja-new');
      if (isWritten && target.startsWith(site.out)) seen += 1;
      return isWritten && seen >= at ? 'ENOSPC' : disk(call);
    });
    if (ended.code === 0 || ended.output.includes('not finished')) {
      expect(at).toBeGreaterThan(3);
      break;
    }
    expect(ended).toMatchObject({ code: 3, failure: 'machine/file-system' });
    expect(ended.output).toContain('The old site is unchanged');
    const { '.senja.json': _before, ...before } = old;
    const { '.senja.json': _after, ...after } = tree(site.out);
    expect(after).toEqual(before);
  }
  expect((await buildOn(site, disk)).code).toBe(0);
  expect(tree(site.out)).toEqual(await cleanTree(site, 'dua'));
});
