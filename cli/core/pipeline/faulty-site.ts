/** A faulty site: what is certain about it in spite of its faults. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { ReadContent } from '../entries/read-content.ts';
import { mayBeAnywhere } from '../entries/routes.ts';
import type { Photos } from '../images/photos.ts';
import { checkPlan } from '../plan/check-plan.ts';
import { planContent } from '../plan/plan-content.ts';
import { sameParts } from '../plan/same-parts.ts';
import type { SitePlan } from '../plan/site-plan.ts';
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
  /** Diagnostics, to which others are added. */
  found: Diagnostic[];
}

/**
 * Adds the faults that are certain in spite of others.
 * @returns the number of links that cannot be checked yet
 */
export async function checkFaultySite(
  { build, content, photos, check, found }: SiteSoFar,
  own: OwnFaults,
): Promise<number> {
  if (build.site === NO_CODE.site) return 0;
  // Loads the templates' code: its faults need no content.
  const render = await own.attempt(() => build.site.renderPage('/'));
  const bodies = readBodies(build, content, photos);
  found.push(...bodies.diagnostics);
  if (bodies.errors.length > 0) await own.add(new SiteErrors(bodies.errors));
  if (build.models.faulty) return 0;
  const planned = await planAnyway(build, content, photos, own);
  found.push(...planned.notes);
  if (!render) return 0;
  if (planned.site) await build.site.ready?.(planned.site.base);
  const { diagnostics, open } = check('faulty-site', { bodies, plan: planned.site });
  found.push(...diagnostics);
  return open;
}

/**
 * The pages of all files of which anything is certain; null if they cannot be planned yet.
 * @param own faults, to which those of the plan are added; of an error that other faults may cause there is a note
 */
async function planAnyway(
  build: Build,
  content: ReadContent,
  { local }: Photos,
  own: OwnFaults,
): Promise<{ site: SitePlan | null; notes: Diagnostic[] }> {
  const { folder, models } = build;
  if (!content.site) return { site: null, notes: [] };
  const isKnown = (one: Entry): boolean => !one.tainted?.includes('') && !mayBeAnywhere(one, models);
  try {
    const site = planContent(build, { ...content, published: content.published.filter(isKnown) }, local);
    // Addresses from content have checks of their own.
    const isOwn = (one: TextFault) =>
      one.template !== 'moved' && !one.planned?.ofEntry && sameParts(one.text, content.published).next().done;
    const twice = checkPlan(site).filter(isOwn);
    if (twice.length > 0) await own.add(new CodeFaults(twice));
    return { site, notes: [] };
  } catch (error) {
    if (!(error instanceof SiteError) || content.entries.every(isSound)) {
      await own.add(error);
      return { site: null, notes: [] };
    }
    const kind = { code: 'code/not-planned', severity: 'note' } as const;
    const notes = (await own.of(error)).map(({ params, ...one }): Diagnostic => {
      const file = `${folder.siteFolder}/${one.file}`;
      return { ...one, ...kind, params: { text: params.text ?? '' }, file };
    });
    return { site: null, notes };
  }
}
