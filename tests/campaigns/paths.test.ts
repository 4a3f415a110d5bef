/**
 * Files in `dist` may change during a build, and may have hard links elsewhere: however the disk makes senja publish,
 * nothing is written or deleted through a link or another name.
 */

import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { replaceText } from '../../cli/io/changes/content-writer.ts';
import { type Call, type Verify, withFaults } from '../support/disk/fault.ts';
import { stateOf } from '../support/disk/outside.ts';
import { LONG } from '../support/machine/long.ts';
import { sharedFolder, temporaryFolder, tree } from '../support/process/senja.ts';
import { buildHere } from '../support/sites/build-here.ts';
import { edit, linkTree, type SmallSite, smallSite } from '../support/sites/small-site.ts';

const isSwap = ({ out }: SmallSite, { name, paths }: Call): boolean => name === 'rename' && paths[0] === out;
const isLink = ({ out }: SmallSite, { name, paths }: Call): boolean =>
  name === 'link' && paths[0]?.startsWith(out + path.sep) === true;

/** Errors of disks during publishing. */
const DISKS: Record<string, (site: SmallSite, call: Call) => string | null> = {
  'a folder that can be swapped': () => null,
  'a disk without hard links': (site, call) => (isLink(site, call) ? 'EPERM' : null),
  'a mount point': (site, call) => (isSwap(site, call) ? 'EBUSY' : null),
  'a folder on another device': (site, call) =>
    isSwap(site, call) ? 'EBUSY' : isLink(site, call) ? 'EXDEV' : null,
};

/** Moments at which something is put into `dist`; each is after senja has inspected it. */
const MOMENTS: Record<string, (site: SmallSite, call: Call) => boolean> = {
  'when the lock is taken': (_site, { name, paths }) =>
    name === 'open' && paths[0]?.endsWith('.senja-lock') === true,
  'before the swap': isSwap,
  'before the first kept file': isLink,
};

const EDITS: Record<string, (site: SmallSite) => void> = {
  'one page': ({ content }) => {
    const file = path.join(content, 'articles/02-ubi.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace('itu manis', 'itu lunak'));
  },
  'several files': ({ content }) => {
    edit(content);
    rmSync(path.join(content, 'articles/02-ubi.md'));
  },
};

const FOLDERS = ['artikel', 'artikel/ubi', 'artikel/sup', 'assets', 'kategori', 'kategori/makanan-sehat'];

/** A single page is not swapped, and a folder on another device is only tried as a source of links. */
const comes = (disk: string, what: string, moment: string): boolean =>
  moment === 'when the lock is taken' ||
  (what !== 'one page' && (moment !== 'before the swap' || disk !== 'a folder on another device'));

const cases = Object.keys(DISKS).flatMap((disk) =>
  Object.keys(EDITS).flatMap((what) =>
    Object.keys(MOMENTS).flatMap((moment) => (comes(disk, what, moment) ? { disk, what, moment } : [])),
  ),
);

const FOLDERS_OF_SITES = Object.fromEntries(Object.keys(EDITS).map((what) => [what, sharedFolder()]));
const sites = new Map<string, ReturnType<typeof newSite>>();

/** A site that has been built and recorded, and then edited; to be reset before use. */
function builtSite(what: string): ReturnType<typeof newSite> {
  const site = sites.get(what) ?? newSite(what);
  sites.set(what, site);
  return site;
}

async function newSite(what: string) {
  const site = smallSite({ folder: FOLDERS_OF_SITES[what] as string });
  // A build is recorded only once the disk's clock can show that nothing has changed since.
  await sleep(100);
  expect((await buildHere(site)).code).toBe(0);
  site.snapshot();
  EDITS[what]?.(site);
  const fresh = path.join(site.folder, 'simpan/baru');
  expect((await buildHere(site, { out: fresh })).code).toBe(0);
  return { site, next: tree(fresh) };
}

/** One of the folders for each case; all of them in a long campaign. */
const chosen = cases.map((one, index) => ({
  ...one,
  folders: FOLDERS.filter((_, at) => LONG || at === index % FOLDERS.length),
}));

it.each(chosen)('follows no link planted $moment: $disk, $what', async (one) => {
  const { disk, what, moment, folders } = one;
  const { site, next } = await builtSite(what);
  const outside = path.join(temporaryFolder(), 'luar');
  for (const folder of folders) {
    site.reset('snapshot');
    rmSync(outside, { recursive: true, force: true });
    linkTree(site.out, outside);
    for (const name of ['kosong', 'artikel/kosong']) mkdirSync(path.join(outside, name));
    const before = stateOf(outside);
    let planted = false;
    const verify: Verify = (call) => {
      if (!planted && MOMENTS[moment]?.(site, call)) {
        planted = true;
        renameSync(path.join(site.out, folder), path.join(site.folder, 'simpan/lama'));
        symlinkSync(path.join(outside, folder), path.join(site.out, folder));
      }
      return DISKS[disk]?.(site, call) ?? null;
    };
    const ended = await withFaults(verify, () => buildHere(site));
    const label = `${folder}: ${ended.output}`;
    expect(planted, label).toBe(true);
    expect(stateOf(outside), label).toBe(before);
    expect([null, 'machine/file-system'], label).toContain(ended.failure);
    // After the link is removed, the next build publishes again.
    rmSync(path.join(site.folder, 'simpan/lama'), { recursive: true, force: true });
    for (const name of readdirSync(site.folder).filter((one) => one.startsWith('.dist.senja-old-')))
      rmSync(path.join(site.folder, name), { recursive: true });
    rmSync(path.join(site.out, folder), { recursive: true, force: true });
    expect(await buildHere(site), label).toMatchObject({ code: 0 });
    expect(tree(site.out), label).toEqual(next);
  }
});

const publications = Object.keys(DISKS).flatMap((disk) => Object.keys(EDITS).map((what) => ({ disk, what })));

it.each(publications)(
  'leaves other hard links to its files unchanged: $disk, $what',
  async ({ disk, what }) => {
    const { site } = await builtSite(what);
    site.reset('snapshot');
    const manifest = path.join(site.out, '.senja.json');
    const { version, files } = JSON.parse(readFileSync(manifest, 'utf8')) as {
      version: number;
      files: string[];
    };
    // StrayMarks of an interrupted update in place, listed in the manifest.
    const temporaries = files.map((name) => `${name}.senja-new`);
    rmSync(manifest);
    writeFileSync(manifest, JSON.stringify({ version, files: [...files, ...temporaries] }));
    for (const name of [...temporaries, '.senja.json.senja-new'])
      writeFileSync(path.join(site.out, name), 'lama');
    const outside = path.join(temporaryFolder(), 'luar');
    linkTree(site.out, outside);
    const before = stateOf(outside);
    for (const cache of [true, false]) {
      const ended = await withFaults(
        (call) => DISKS[disk]?.(site, call) ?? null,
        () => buildHere(site, { cache }),
      );
      expect(ended).toMatchObject({ code: 0 });
      expect(stateOf(outside)).toBe(before);
    }
  },
);

it('replaces a single page in dist without touching other hard links to the manifest', async () => {
  const { site, next } = await builtSite('one page');
  site.reset('snapshot');
  const outside = path.join(temporaryFolder(), 'luar');
  linkTree(site.out, outside);
  const before = stateOf(outside);
  expect(await buildHere(site)).toMatchObject({ code: 0 });
  expect(tree(site.out)).toEqual(next);
  expect(stateOf(outside)).toBe(before);
});

it('fixes a content file without touching other hard links to it', async () => {
  const folder = temporaryFolder();
  const [content, outside] = [path.join(folder, 'content'), path.join(folder, 'luar')];
  mkdirSync(path.join(content, 'articles'), { recursive: true });
  mkdirSync(outside);
  for (const name of ['a.yaml', `a.yaml.senja-${process.pid}~`]) {
    writeFileSync(path.join(content, 'articles', name), 'lama');
    linkSync(path.join(content, 'articles', name), path.join(outside, name));
  }
  const before = stateOf(outside);
  expect(await replaceText(content, 'articles/a.yaml', 'lama', 'baru')).toBe(true);
  expect(tree(content)).toEqual({ 'articles/a.yaml': 'baru' });
  expect(stateOf(outside)).toBe(before);
});
