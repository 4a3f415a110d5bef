/** A published address that no longer exists, reported at the page that was probably moved. */

import {
  addressesBy,
  addressListIn,
  formerAddresses,
  unlistedIn,
} from '../../core/entries/addresses/index.ts';
import { START } from '../../core/entries/documents/index.ts';
import { SITE_FILE } from '../../core/entries/folder/index.ts';
import { translationsIn } from '../../core/models/languages/index.ts';
import type {
  FileFault,
  OutputCheck,
  OutputCheckInput,
  SiteCheck,
} from '../../core/pipeline/checks/index.ts';
import type { Content } from '../../core/stages/content.ts';
import type { Page } from '../../core/stages/page.ts';
import { ADDRESS_LIST } from '../../core/values/address-list.ts';
import { fold } from '../../core/values/names/slug.ts';
import { onDemand } from '../../on-demand.ts';

/** Needed if pages are gone. */
export const movedPages = onDemand<typeof import('./advice/index.ts')>();

/** Current addresses, withheld ones and redirects: none of these has moved. */
function addressesIn({ build: { models }, content, plan }: OutputCheckInput): Set<string> {
  const addresses = new Set<string>();
  for (const { path } of plan.pages) addresses.add(path);
  const published = new Set(content.published);
  const addressesOf = addressesBy(models, content.choices);
  for (const entry of content.entries)
    if (!published.has(entry))
      for (const address of [...addressesOf(entry), ...formerAddresses(entry)]) addresses.add(address);
  return addresses;
}

/** The item of `site.yaml` that a page lists: of its own language, where that has such items. */
function settingOf({ setting = '', language }: Page, { site }: Content): string {
  const [, name = ''] = setting.split('/');
  const index = translationsIn(site?.fields.languages).findIndex(
    ({ code, fields }) => code === language && Object.hasOwn(fields, name),
  );
  return index < 0 ? setting : `/languages/${index}${setting}`;
}

function* movedIn(input: OutputCheckInput): Generator<FileFault> {
  const { build, content, plan } = input;
  const { list } = addressListIn(build.folder);
  if (!list || build.drafts) return;
  const { pages } = plan;
  const listed = new Map([...list.lines].reverse().map((line) => [line.address, line]));
  const there = addressesIn(input);
  const gone = [...listed.values()].filter(({ address }) => !there.has(address));
  const unlisted = unlistedIn(list, pages);
  const folded = new Map(gone.length > 0 ? [...there].map((address) => [fold(address), address]) : []);
  const find = gone.length > 0 ? movedPages.get().findMoved(build, content, unlisted, gone.length) : null;
  for (const { address: path, start, end } of gone) {
    const page = find?.(path);
    // Such an alias would be the address of the page itself.
    const same = folded.get(fold(path));
    const line = { file: ADDRESS_LIST, at: { start, end } };
    if (same !== undefined)
      yield { ...line, code: 'address/not-an-address', params: { line: path }, suggestions: [same] };
    else if (!page) yield { ...line, code: 'address/gone', params: { path } };
    else {
      const at = page.entry ? START : { pointer: settingOf(page, content) };
      const params = { path, now: page.path };
      yield { file: page.entry?.file ?? SITE_FILE, code: 'address/moved', params, at };
    }
  }
  if (unlisted.length === 0 || content.isElsewhere) return;
  let first = '';
  for (const { path } of unlisted) if (first === '' || path < first) first = path;
  const params = { count: unlisted.length, first };
  yield { file: ADDRESS_LIST, code: 'address/unlisted', params };
}

export default [
  {
    on: 'site',
    run: ({ build: { folder } }) =>
      addressListIn(folder).faults.map((fault) => ({ ...fault, file: ADDRESS_LIST })),
  } satisfies SiteCheck,
  { on: 'output', run: movedIn } satisfies OutputCheck,
];
