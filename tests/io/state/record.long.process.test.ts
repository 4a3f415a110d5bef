/** The record of the last build: one that this folder has not written is not used, and any publication makes it stale. */
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { outputVersion } from '../../../cli/io/dist/manifest.ts';
import { openStage, type PublishMethod } from '../../../cli/io/dist/publish.ts';
import { temporaryFolder, tree } from '../../support/process/senja.ts';
import { buildHere } from '../../support/sites/build-here.ts';
import { edit, smallSite } from '../../support/sites/small-site.ts';
import { entryFor } from '../../support/sites/states.ts';

/** More than the resolution of a disk's clock, in milliseconds. */
const TICK = 100;

const RECORDS = ['', '{', 'null', '[]', '{}', '{"files":null}', '{"files":{"index.html":"0 0","x":"1 1"}}'];
const OTHER_ID = '0'.repeat(36);

it('never changes what a build writes if it comes from elsewhere, whatever it contains', async () => {
  const site = smallSite();
  // A build is recorded only once the disk's clock can show that nothing has changed since.
  await sleep(TICK);
  expect((await buildHere(site)).code).toBe(0);
  site.snapshot();
  edit(site.content);
  const fresh = path.join(site.folder, 'simpan/baru');
  expect((await buildHere(site, { out: fresh, cache: false })).code).toBe(0);
  const records = readdirSync(site.cache).filter((name) => name.startsWith('build-'));
  expect(records).toHaveLength(1);
  for (const text of RECORDS) {
    site.reset('snapshot');
    for (const name of records) {
      const file = path.join(site.cache, name);
      writeFileSync(file, entryFor(file, text, OTHER_ID));
    }
    for (const _time of ['first', 'again']) {
      expect(await buildHere(site), text).toMatchObject({ code: 0 });
      expect(tree(site.out), text).toEqual(tree(fresh));
    }
  }
});

it('is invalidated by every publication, except one that changes nothing', async () => {
  const out = path.join(temporaryFolder(), 'dist');
  const publish = async (texts: Record<string, string>, kept: readonly string[]): Promise<PublishMethod> => {
    const stage = await openStage(out, { inspect: () => (_name, stamp) => stamp });
    for (const name of kept) expect(stage.keep(name, '')).toBe(true);
    for (const [name, content] of Object.entries(texts)) stage.write({ path: name, content });
    return stage.commit();
  };
  const seals = [outputVersion(out)];
  const seal = async (publishing: Promise<PublishMethod>, how: PublishMethod): Promise<void> => {
    expect(await publishing).toBe(how);
    seals.push(outputVersion(out));
    await sleep(TICK);
  };
  await seal(publish({ 'a/index.html': '1', 'b/index.html': '1', 'c/index.html': '1' }, []), 'swapped');
  await seal(publish({ 'a/index.html': '2' }, ['b/index.html', 'c/index.html']), 'swapped');
  await seal(publish({ 'a/index.html': '3' }, ['b/index.html', 'c/index.html']), 'swapped');
  await seal(publish({ 'a/index.html': '4', 'b/index.html': '4' }, ['c/index.html']), 'swapped');
  expect(new Set(seals).size).toBe(seals.length);
  expect(await publish({}, ['a/index.html', 'b/index.html', 'c/index.html'])).toBe('unchanged');
  expect(outputVersion(out)).toBe(seals.at(-1));
  expect(tree(out)).toMatchObject({ 'a/index.html': '4', 'b/index.html': '4', 'c/index.html': '1' });
});

it('replaces a single page without a hard link for the others', async () => {
  const site = smallSite();
  expect((await buildHere(site)).code).toBe(0);
  const folder = outputVersion(site.out).split(' ')[0];
  const page = path.join(site.content, 'articles/02-ubi.md');
  const before = tree(site.out);
  writeFileSync(page, readFileSync(page, 'utf8').replace('itu manis', 'itu lunak'));
  expect((await buildHere(site)).code).toBe(0);
  const after = tree(site.out);
  expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual([
    'artikel/ubi/index.html',
  ]);
  // The folder itself is the old one.
  expect(outputVersion(site.out).split(' ')[0]).toBe(folder);
  expect(statSync(path.join(site.out, 'index.html')).nlink).toBe(1);
  expect(site.strays()).toEqual([]);
});

it('publishes the whole site when the folder of a single page is missing', async () => {
  const site = smallSite();
  expect((await buildHere(site)).code).toBe(0);
  const whole = tree(site.out);
  rmSync(path.join(site.out, 'artikel/ubi'), { recursive: true });
  expect(await buildHere(site)).toMatchObject({ code: 0 });
  expect(tree(site.out)).toEqual(whole);
});
