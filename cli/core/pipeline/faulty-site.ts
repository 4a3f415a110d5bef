/** A site as far as it is known: its plan, and the bodies and links of one whose pages cannot be made yet. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { ReadContent } from '../entries/read-content.ts';
import { mayBeAnywhere } from '../entries/routes.ts';
import type { Photos } from '../images/photos.ts';
import { checkPlan } from '../plan/check-plan.ts';
import { planContent } from '../plan/plan-content.ts';
import { sameParts } from '../plan/same-parts.ts';
import type { SitePlan } from '../plan/site-plan.ts';
import type { EarlierChecks } from '../reuse/checked.ts';
import { type Entry, isSound } from '../stages/entry.ts';
import { CodeFaults, SiteError, SiteErrors, type TextFault } from '../stages/site-error.ts';
import type { Build } from '../work/build.ts';
import { readBodies } from './faulty-bodies.ts';
import { NO_CODE, type OwnFaults } from './ports.ts';
import type { siteChecker } from './site-checks.ts';

/** A site as far as it has been read. */
export interface SiteSoFar {
  build: Build;
  content: ReadContent;
  photos: Photos;
  check: ReturnType<typeof siteChecker>;
  earlier: EarlierChecks;
  own: OwnFaults;
  /** Adds diagnostics of content. */
  add(more: readonly Diagnostic[]): void;
  /** Whether no error has been found so far. */
  isSound(): boolean;
}

/**
 * Plans the pages of all files of which anything is certain, and checks the plan.
 * @returns null if they cannot be planned yet; of an error that other faults may cause there is a note
 */
export async function planSoFar({
  build,
  content,
  photos,
  check,
  earlier,
  own,
  add,
  isSound: isSoundSoFar,
}: SiteSoFar): Promise<SitePlan | null> {
  const { folder, models, site } = build;
  if (site === NO_CODE.site || models.faulty || !content.site) return null;
  const isKnown = (one: Entry): boolean => !one.tainted?.includes('') && !mayBeAnywhere(one, models);
  let plan: SitePlan;
  try {
    plan = planContent(build, { ...content, published: content.published.filter(isKnown) }, photos.local);
  } catch (error) {
    if (error instanceof SiteError && !content.entries.every(isSound)) {
      const kind = { code: 'code/not-planned', severity: 'note' } as const;
      const file = (one: Diagnostic): string => `${folder.siteFolder}/${one.file}`;
      const text = (one: Diagnostic) => one.params.text ?? '';
      add(
        (await own.of(error)).map((one) => ({
          ...one,
          ...kind,
          params: { text: text(one) },
          file: file(one),
        })),
      );
    } else await own.add(error);
    return null;
  }
  if (isSoundSoFar()) {
    add((await own.attempt(() => earlier.found('plan', () => check('plan', { plan }).diagnostics))) ?? []);
    return plan;
  }
  // Addresses from content have checks of their own.
  const isOwn = (one: TextFault) =>
    one.template !== 'moved' && !one.planned?.ofEntry && sameParts(one.text, content.published).next().done;
  const twice = checkPlan(plan).filter(isOwn);
  if (twice.length > 0) await own.add(new CodeFaults(twice));
  return plan;
}

/**
 * Adds the faults of a site without pages: of the code of its templates, of bodies, and of links as far as they are certain.
 * @returns the number of links that cannot be checked yet
 */
export async function checkUnmade(
  { build, content, photos, check, own, add }: SiteSoFar,
  plan: SitePlan | null,
): Promise<number> {
  if (build.site === NO_CODE.site) return 0;
  // Loads the templates' code: its faults need no content.
  const render = await own.attempt(() => build.site.renderPage('/'));
  const bodies = readBodies(build, content, photos, plan);
  add(bodies.diagnostics);
  if (bodies.errors.length > 0) await own.add(new SiteErrors(bodies.errors));
  if (build.models.faulty || !render) return 0;
  if (plan) await build.site.ready?.(plan.base);
  const { diagnostics, open } = check('faulty-site', { bodies, plan });
  add(diagnostics);
  return open;
}
