/** A site has a home page and a 404 page; if a faulty file may be one, there is no fault. */

import { mayBeAnywhere } from '../../core/entries/addresses/index.ts';
import { SITE_FILE } from '../../core/entries/folder/index.ts';
import type { FileFault, PlanCheck, SiteCheck } from '../../core/pipeline/checks/index.ts';
import { NOT_FOUND_PATH } from '../../core/stages/page.ts';
import { PLAN_FILE } from '../../core/stages/site-error.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';

function* lacking(addresses: ReadonlySet<string | null>, isPlanned: boolean): Generator<FileFault> {
  const fault = (code: 'site/no-home' | 'site/no-not-found', path: string): FileFault => {
    const how = isPlanned
      ? phrase(`${code}:plan`, { address: `'${path}'`, file: PLAN_FILE })
      : phrase(`${code}:entry`);
    return { file: SITE_FILE, code, params: { how } };
  };
  if (!addresses.has('/')) yield fault('site/no-home', '/');
  if (!addresses.has(NOT_FOUND_PATH)) yield fault('site/no-not-found', NOT_FOUND_PATH);
}

/** If every page has an entry of its own, missing pages are known without a plan. */
const ofEntries: SiteCheck = {
  on: 'site',
  *run({ build, content: { site, entries } }) {
    const { models, site: code } = build;
    if (
      !site ||
      models.faulty ||
      code.definition.plansPages ||
      entries.some((one) => mayBeAnywhere(one, models))
    )
      return;
    const addresses = new Set<string | null>();
    for (const { address } of entries) addresses.add(address);
    yield* lacking(addresses, false);
  },
};

const ofPlan: PlanCheck = {
  on: 'plan',
  *run({ build, plan }) {
    if (!build.site.definition.plansPages) return;
    const addresses = new Set<string>();
    for (const { path } of plan.pages) addresses.add(path);
    yield* lacking(addresses, true);
  },
};

export default [ofEntries, ofPlan];
