/** Builds with nothing to do are detected: everything that a site is made of is examined. */
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { toolFingerprint } from '../../../cli/io/cache/tool-fingerprint.ts';
import { readModels } from '../../../cli/io/content/model-texts.ts';
import { readSiteContent } from '../../../cli/io/content/site-content.ts';
import { inspectOutput } from '../../../cli/io/dist/inspect-output.ts';
import { readManifest, writeManifest } from '../../../cli/io/dist/manifest.ts';
import { type BuildRecord, readRecord } from '../../../cli/io/state/record.ts';
import { type RequestedEdition, upToDate } from '../../../cli/io/state/up-to-date.ts';
import { sharedFolder } from '../../support/process/senja.ts';
import { buildHere } from '../../support/sites/build-here.ts';
import { type SmallSite, smallSite } from '../../support/sites/small-site.ts';

/** More than the resolution of a disk's clock, in milliseconds. */
const TICK = 100;
const DAY = new Date().toISOString().slice(0, 10);
const ASKED: RequestedEdition = { drafts: false, url: null, host: null, now: { day: DAY } };

const folder = sharedFolder();
let site: SmallSite;
let record: BuildRecord;
let tool: string;

async function isUpToDate(
  asked: Partial<RequestedEdition> = {},
  changed: Partial<BuildRecord> = {},
): Promise<boolean> {
  const { content, out, packageRoot } = site;
  const roots = { siteRoot: packageRoot, toolRoot: packageRoot };
  const read = await readSiteContent({ content, siteRoot: packageRoot }, await readModels(roots));
  const last = { ...record, ...changed };
  const places = { ...roots, content, out, tool };
  const inspected = inspectOutput(out);
  return (await upToDate(places, last, read, inspected, { ...ASKED, ...asked })) !== null;
}

beforeAll(async () => {
  site = smallSite({ folder, lookAlikes: false });
  const { content, out, packageRoot } = site;
  // A build is recorded only once the disk's clock can show that nothing has changed since.
  await sleep(TICK);
  expect((await buildHere(site)).code).toBe(0);
  site.snapshot();
  const kept = readRecord({ siteRoot: packageRoot, content, out });
  if (!kept) throw new Error('The build is not remembered');
  record = kept;
  tool = record.tool;
  const models = await readModels({ siteRoot: packageRoot, toolRoot: packageRoot });
  expect(toolFingerprint(packageRoot, models)).toBe(tool);
});

beforeEach(() => site.reset('snapshot'));

it('is up to date after a build', async () => {
  expect(await isUpToDate()).toBe(true);
});

it.each<[string, Partial<RequestedEdition>]>([
  ['drafts are asked for', { drafts: true }],
  ['another address is given', { url: 'https://lain.example/' }],
  ['the day has come on which an entry changes', { now: { day: '2020-01-01' } }],
])('is out of date when %s', async (_when, asked) => {
  const period = { since: '2021-01-01', until: null };
  expect(await isUpToDate({}, { period })).toBe(true);
  expect(await isUpToDate(asked, { period })).toBe(false);
});

it.each<[string, Partial<BuildRecord>]>([
  ['another senja made the site', { tool: 'another' }],
  ['templates have changed', { frontEnd: 'another' }],
  ['content has changed', { contents: 'another' }],
])('is out of date when %s', async (_when, changed) => {
  expect(await isUpToDate({}, changed)).toBe(false);
});

it.each<[string, (site: SmallSite) => void]>([
  [
    'a page has been written to',
    ({ out }) => {
      // The snapshot has the same file.
      rmSync(path.join(out, 'index.html'));
      writeFileSync(path.join(out, 'index.html'), ' ');
    },
  ],
  ['a page is gone', ({ out }) => rmSync(path.join(out, 'index.html'))],
  ['there is a page more', ({ out }) => writeFileSync(path.join(out, 'lain.html'), '')],
  [
    'a file of the manifest is not there',
    ({ out }) => writeManifest(out, [...(readManifest(out) ?? []), 'lain.html']),
  ],
  ['there is no site', ({ out }) => rmSync(out, { recursive: true })],
  ['a killed build has left something', () => mkdirSync(path.join(folder, '.dist.senja-old-7'))],
  [
    'a content file has been written to',
    ({ content }) => appendFileSync(path.join(content, 'articles/03-teh.yaml'), '\n'),
  ],
])('is out of date when %s', async (_when, change) => {
  change(site);
  expect(await isUpToDate()).toBe(false);
  rmSync(path.join(folder, '.dist.senja-old-7'), { recursive: true, force: true });
});

it('refuses a folder with foreign files before it reports faulty content', async () => {
  const { content, out } = site;
  writeFileSync(path.join(out, 'penting.txt'), 'jangan hapus');
  writeFileSync(path.join(content, 'articles/99-salah.yaml'), 'title: [');
  expect(await buildHere(site)).toMatchObject({ code: 2, failure: 'usage/out-foreign' });
  rmSync(path.join(content, 'articles/99-salah.yaml'));
});
