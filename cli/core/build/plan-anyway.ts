/** The pages of the valid files of a faulty site. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { withoutGaps } from '../images/image-set.ts';
import type { Photos } from '../images/photos.ts';
import { checkPlan } from '../plan/check-plan.ts';
import { planSources } from '../plan/plan-input.ts';
import { planSite } from '../plan/plan-site.ts';
import type { PlannedSite } from '../plan/planned-site.ts';
import type { Content } from '../stages/content.ts';
import { CodeFaults, SiteError } from '../stages/site-error.ts';
import type { Build } from '../work/build.ts';
import type { OwnFaults } from './ports.ts';

export interface PlannedAnyway {
  /** Null if it cannot be planned yet. */
  site: PlannedSite | null;
  notes: Diagnostic[];
}

/** @param own faults, to which those of the plan are added; of an error that other faults may cause there is a note */
export async function planAnyway(
  { frontEnd, folder, models, site: { definition } }: Build,
  { site, published, faulty }: Content,
  { images }: Photos,
  own: OwnFaults,
): Promise<PlannedAnyway> {
  if (!site) return { site: null, notes: [] };
  const sound = { site, entries: published, local: new Map(), frontEnd };
  try {
    const planned = planSite(sound, definition, planSources(models, folder), withoutGaps(images));
    // Addresses of entries have checks of their own.
    const twice = checkPlan(planned).filter(
      (one) => one.template !== 'moved' && one.planned?.collection === undefined,
    );
    if (twice.length > 0) await own.add(new CodeFaults(twice));
    return { site: planned, notes: [] };
  } catch (error) {
    if (!(error instanceof SiteError) || faulty.length === 0) {
      await own.add(error);
      return { site: null, notes: [] };
    }
    const notes = (await own.of(error)).map(({ params, ...one }): Diagnostic => {
      const file = `${folder.siteFolder}/${one.file}`;
      return {
        ...one,
        code: 'code/not-planned',
        severity: 'note',
        params: { text: params.text ?? '' },
        file,
      };
    });
    return { site: null, notes };
  }
}
