/** A site has a home page and a 404 page; if a faulty file may be one, there is no fault. */
import type { FileFault, PlanCheck, SiteCheck } from '../../core/build/site-checks.ts';
import { START } from '../../core/entries/documents.ts';
import { SITE_FILE } from '../../core/entries/known-places.ts';
import { NOT_FOUND_PATH } from '../../core/stages/page.ts';

function* lacking(addresses: ReadonlySet<string | null>): Generator<FileFault> {
  if (!addresses.has('/')) yield { file: SITE_FILE, code: 'site/no-home', at: START };
  if (!addresses.has(NOT_FOUND_PATH)) yield { file: SITE_FILE, code: 'site/no-not-found', at: START };
}

/** If every page has an entry of its own, missing pages are known without a plan. */
const ofEntries: SiteCheck = {
  on: 'site',
  *run({ build, content: { site, entries, faulty } }) {
    if (!site || build.site.definition.plansPages || faulty.some(({ mayBeAnywhere }) => mayBeAnywhere))
      return;
    const addresses = new Set<string | null>();
    for (const { address } of [...entries, ...faulty]) addresses.add(address);
    yield* lacking(addresses);
  },
};

const ofPlan: PlanCheck = {
  on: 'plan',
  *run({ build, planned: { site } }) {
    if (!build.site.definition.plansPages) return;
    const addresses = new Set<string>();
    for (const { path } of site.pages) addresses.add(path);
    yield* lacking(addresses);
  },
};

export default [ofEntries, ofPlan];
