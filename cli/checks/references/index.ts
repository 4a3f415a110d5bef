/** References to existing entries that the site does not show on the day of the build. */

import { SITE_FILE } from '../../core/entries/folder/index.ts';
import { absence } from '../../core/entries/index.ts';
import { modelOf } from '../../core/models/index.ts';
import type { FileFault, SiteCheck, SiteCheckInput } from '../../core/pipeline/checks/index.ts';
import type { Absence } from '../../core/stages/edition.ts';
import type { Entry } from '../../core/stages/entry.ts';
import { referenceFault, referencesIn } from '../../core/validate/choices/index.ts';
import { dayInWords } from '../../core/values/days/days.ts';
import { languageOf } from '../../core/values/names/languages.ts';
import type { Param } from '../../diagnostics/languages/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';

function reasonOf(why: Absence, { days: { published, expires } }: Entry): Param {
  if (why === 'draft') return phrase('reference/hidden:draft');
  const day = dayInWords((why === 'early' ? published : expires) ?? '');
  return phrase(`reference/hidden:${why}`, { day });
}

/** References in `site.yaml` are checked once it is known which files exist. */
function* ofSettings({ build: { models }, content }: SiteCheckInput): Generator<FileFault> {
  const fields = content.site?.fields;
  for (const one of fields ? referencesIn(models.site, fields) : []) {
    const fault = referenceFault(one, content.context);
    if (fault) yield { ...fault, file: SITE_FILE, at: { pointer: one.pointer } };
  }
}

function* hidden({ build: { models }, content }: SiteCheckInput): Generator<FileFault> {
  const all = models.collections.flatMap((one) => [...one.models.values()]);
  if (all.every(({ references }) => references.length === 0)) return;
  const keyOf = (collection: string, slug: string, language: string | null): string =>
    `${collection}/${slug} ${language}`;
  const entries = new Map(
    content.entries.map((one) => [keyOf(one.collection, one.slug, languageOf(one.file)), one]),
  );
  for (const entry of content.published) {
    const { file, fields } = entry;
    const model = modelOf(entry, models);
    for (const { pointer, collection: folder, slug } of model ? referencesIn(model, fields) : []) {
      // Without a translation in its language, a reference leads to the original.
      const targets = [languageOf(file), null].flatMap((one) => entries.get(keyOf(folder, slug, one)) ?? []);
      const reasons = targets.map((one) => absence(one, content.edition));
      const [target] = targets;
      const [why] = reasons;
      if (!target || !why || reasons.includes(null)) continue;
      const params = { value: slug, file: target.file, why: reasonOf(why, target) };
      yield { file, code: 'reference/hidden', params, at: { pointer } };
    }
  }
}

export default [
  { on: 'site', run: ofSettings } satisfies SiteCheck,
  { on: 'site', run: hidden } satisfies SiteCheck,
];
