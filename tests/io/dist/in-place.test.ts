/**
 * Disks that cannot do all: a `dist` that cannot be renamed is updated file by file, in an order that never shows a
 * visitor a page without what it needs, and a disk without hard links gets copies.
 */

import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { buildHere } from '../../support/build-here.ts';
import { type Call, type Judge, withFaults } from '../../support/fault.ts';
import { times } from '../../support/long.ts';
import { tree } from '../../support/senja.ts';
import { edit, type SmallSite, smallSite } from '../../support/small-site.ts';

type Tree = Record<string, string>;

const IN_PLACE = 'its files were updated one by one';

/** What a mount point answers: it cannot be renamed. */
const mountPoint =
  ({ out }: SmallSite): Judge =>
  ({ name, paths }) =>
    name === 'rename' && paths[0] === out ? 'EBUSY' : null;

/** And no file of it can have a second name outside it. */
const otherDevice = (site: SmallSite): Judge => {
  const busy = mountPoint(site);
  return (call) =>
    call.name === 'link' && call.paths[0]?.startsWith(site.out + path.sep) ? 'EXDEV' : busy(call);
};

const noLinks: Judge = ({ name }) => (name === 'link' ? 'EPERM' : null);

/** Makes some files new, some different and some stale. */
function change({ content }: SmallSite): void {
  edit(content);
  rmSync(path.join(content, 'articles/02-ubi.md'));
  const picture = path.join(content, 'images/piring.png');
  writeFileSync(picture, Buffer.concat([readFileSync(picture), Buffer.from('x')]));
}

const cleanTree = async (site: SmallSite, name: string): Promise<Tree> => {
  const out = path.join(site.folder, 'simpan', name);
  expect((await buildHere(site, { out })).code).toBe(0);
  return tree(out);
};

const buildOn = (site: SmallSite, disk: Judge) => withFaults(disk, () => buildHere(site));

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

/** Every file as it was or as it shall be; nothing half written under its name. */
const isBetween = (found: Tree, old: Tree, next: Tree): boolean =>
  Object.entries(found).every(
    ([name, bytes]) =>
      bytes === old[name] || bytes === next[name] || name === '.senja.json' || name.endsWith('.senja-new'),
  );

it.each(['first', 'second'])('goes on where a %s update in place was interrupted', async (which) => {
  const site = smallSite();
  const disk = mountPoint(site);
  if (which === 'second') {
    expect((await buildOn(site, disk)).code).toBe(0);
    site.snapshot();
    change(site);
  }
  const next = await cleanTree(site, 'baru');
  const reset = (): void => {
    site.reset(which === 'second' ? 'snapshot' : 'nothing');
    mkdirSync(site.out, { recursive: true });
  };
  reset();
  const old = tree(site.out);
  const faults: string[] = [];
  let halfway = 0;
  let calls = 0;
  for (let at = 1; ; at += times(3, 1)) {
    reset();
    let seen = 0;
    let busy = false;
    let failed = '';
    // From the moment on that the folder has refused to be swapped, at the n-th call.
    const ended = await buildOn(site, (call) => {
      const code = disk(call);
      busy ||= code !== null;
      if (!busy || code !== null || !call.paths.some((place) => place.startsWith(site.out))) return code;
      seen += 1;
      if (seen !== at) return null;
      failed = `${call.name} ${call.paths.join(' ')}`;
      return 'EIO';
    });
    if (failed === '') break;
    calls = at;
    const found = tree(site.out);
    const same = JSON.stringify(found) === JSON.stringify(old);
    if (ended.code !== 0 && !same) halfway += 1;
    const unchanged = ended.said.includes('The old site is unchanged');
    const mended = await buildOn(site, disk);
    const problems = [
      ...(ended.code === 0 || ended.failure === 'machine/file-system'
        ? []
        : [`${ended.failure}: ${ended.said}`]),
      ...(ended.code === 0 && JSON.stringify(found) !== JSON.stringify(next) ? ['done, but not right'] : []),
      ...(unchanged && !same ? ['says that nothing has changed'] : []),
      ...(isBetween(found, old, next) ? [] : ['a file is neither old nor new']),
      ...(mended.code === 0 ? [] : [`not mended: ${mended.said}`]),
      ...(JSON.stringify(tree(site.out)) === JSON.stringify(next) ? [] : ['mended, but dist is another']),
      ...site.strays(),
    ];
    for (const problem of problems) faults.push(`call ${at}, ${failed}\n  ${problem}`);
  }
  if (process.env.FIGURES) console.log({ which, calls, halfway });
  expect(faults.join('\n')).toBe('');
  expect(calls).toBeGreaterThan(30);
  expect(halfway).toBeGreaterThan(times(3, 10));
});
