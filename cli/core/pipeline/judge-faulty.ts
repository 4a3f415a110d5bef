/** A faulty site: what is certain about it in spite of its faults. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { ReadContent } from '../entries/read-content.ts';
import { withoutGaps } from '../images/image-set.ts';
import type { Photos } from '../images/photos.ts';
import { checkPlan } from '../plan/check-plan.ts';
import { planSources } from '../plan/plan-input.ts';
import { planSite } from '../plan/plan-site.ts';
import type { PlannedSite } from '../plan/planned-site.ts';
import { readBodies } from '../render/bodies-anyway.ts';
import type { Content } from '../stages/content.ts';
import { isSound } from '../stages/entry.ts';
import { CodeFaults, SiteError, SiteErrors, type TextFault } from '../stages/site-error.ts';
import type { Build } from '../work/build.ts';
import { NO_CODE, type OwnFaults } from './ports.ts';
import type { siteChecker } from './site-checks.ts';

/** A site as far as it has been read. */
export interface Judged {
  build: Build;
  content: ReadContent;
  photos: Photos;
  check: ReturnType<typeof siteChecker>;
  /** Diagnostics, to which others are added. */
  found: Diagnostic[];
}

/**
 * Adds the faults that are certain in spite of others.
 * @returns the number of links that cannot be judged yet
 */
export async function judgeFaulty(
  { build, content, photos, check, found }: Judged,
  own: OwnFaults,
): Promise<number> {
  if (build.site === NO_CODE.site) return 0;
  // Loads the templates' code: its faults need no content.
  const render = await own.attempt(() => build.site.renderPage());
  const bodies = readBodies(build, content, photos.images);
  found.push(...bodies.diagnostics);
  if (bodies.errors.length > 0) await own.add(new SiteErrors(bodies.errors));
  if (build.models.faulty) return 0;
  const planned = await planAnyway(build, content, photos, own);
  found.push(...planned.notes);
  if (!render) return 0;
  const { diagnostics, open } = check('faulty-site', { bodies, planned: planned.site });
  found.push(...diagnostics);
  return open;
}

/**
 * The pages of the valid files; null if they cannot be planned yet.
 * @param own faults, to which those of the plan are added; of an error that other faults may cause there is a note
 */
async function planAnyway(
  { frontEnd, folder, models, site: { definition } }: Build,
  { site, entries, published }: Content,
  { images }: Photos,
  own: OwnFaults,
): Promise<{ site: PlannedSite | null; notes: Diagnostic[] }> {
  if (!site) return { site: null, notes: [] };
  const sound = { site, entries: published.filter(isSound), local: new Map(), frontEnd };
  try {
    const planned = planSite(sound, definition, planSources(models, folder), withoutGaps(images));
    // Addresses of entries have checks of their own.
    const isOwn = (one: TextFault) => one.template !== 'moved' && !one.planned?.ofEntry;
    const twice = checkPlan(planned).filter(isOwn);
    if (twice.length > 0) await own.add(new CodeFaults(twice));
    return { site: planned, notes: [] };
  } catch (error) {
    if (!(error instanceof SiteError) || entries.every(isSound)) {
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
