/** The site's own checks: of each entry, and of the whole once all files are valid. */

import { SITE_FILE } from '../../core/entries/folder/index.ts';
import type { FileFault, SiteCheck, SiteCheckInput } from '../../core/pipeline/checks/index.ts';
import { collectionInfos } from '../../core/plan/index.ts';
import { isSound } from '../../core/stages/entry.ts';
import type { SiteFault } from '../../core/stages/site.ts';
import { ofSite } from '../../core/stages/site-error.ts';
import { faultOfSite } from '../../core/validate/index.ts';

function* ownFaults({ build, content }: SiteCheckInput): Generator<FileFault> {
  const { definition } = build.site;
  const { site, entries, published } = content;
  const files = new Set(build.folder.entries);
  /** A site knows the slugs of entries, but not the numbers and extensions of their files. */
  const fileOf = (named: string): string => {
    const name = named.replace(/\.(?:md|ya?ml)$/, '');
    const entry = files.has(named) ? null : published.find((one) => `${one.collection}/${one.slug}` === name);
    return entry?.file ?? named;
  };
  const fault = (one: SiteFault, file: string): FileFault[] =>
    definition.diagnostics[one.code]?.onlyChecked && !build.thorough
      ? []
      : [{ ...faultOfSite(definition, one), file: fileOf(one.file ?? file) }];
  if (!site) return;
  const tools = { collections: collectionInfos(build.models) };
  const found: FileFault[] = [];
  ofSite(() => {
    for (const entry of definition.checkEntry ? published.filter(isSound) : [])
      for (const one of definition.checkEntry?.(entry, site.fields) ?? [])
        found.push(...fault(one, entry.file));
  });
  yield* found;
  if (definition.checkContent && entries.every(isSound) && !build.models.faulty)
    for (const one of definition.checkContent({ settings: site.fields, entries: published }, tools))
      yield* fault(one, SITE_FILE);
}

export default { on: 'site', run: ownFaults } satisfies SiteCheck;
