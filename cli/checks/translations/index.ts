/** Entries in several languages: translations without an original, and what is not translated yet. */

import { SITE_FILE } from '../../core/entries/folder/index.ts';
import { translationsIn } from '../../core/models/languages/index.ts';
import type { FileFault, SiteCheck, SiteCheckInput } from '../../core/pipeline/checks/index.ts';
import { isSound } from '../../core/stages/entry.ts';
import { languageOf } from '../../core/values/names/languages.ts';

const nameOf = ({ collection, slug }: { collection: string; slug: string }): string =>
  `${collection}/${slug}`;

function* lonely({ content: { site, entries } }: SiteCheckInput): Generator<FileFault> {
  // Without languages in `site.yaml`, each translation is an error already.
  if (translationsIn(site?.fields.languages).length === 0) return;
  const originals = new Set(entries.filter(({ file }) => languageOf(file) === null).map(nameOf));
  for (const entry of entries) {
    const language = languageOf(entry.file);
    if (language !== null && !originals.has(nameOf(entry)))
      yield { file: entry.file, code: 'language/no-original', params: { name: nameOf(entry) } };
  }
}

/** As many names are listed. */
const LISTED = 20;

function* untranslated({ content: { site, entries, published } }: SiteCheckInput): Generator<FileFault> {
  const all = [...published, ...entries.filter((one) => !isSound(one))];
  const originals = published.filter(({ file }) => languageOf(file) === null);
  for (const [index, { code: language }] of translationsIn(site?.fields.languages).entries()) {
    const there = new Set(all.filter(({ file }) => languageOf(file) === language).map(nameOf));
    const names = originals.map(nameOf).filter((name) => !there.has(name));
    if (names.length === 0) continue;
    const listed = names.slice(0, LISTED).join(', ') + (names.length > LISTED ? ', …' : '');
    const params = { language, count: names.length, names: listed };
    const at = { pointer: `/languages/${index}` };
    yield { file: SITE_FILE, code: 'language/untranslated', params, at };
  }
}

export default [
  { on: 'site', run: lonely },
  { on: 'site', onlyChecked: true, run: untranslated },
] satisfies SiteCheck[];
