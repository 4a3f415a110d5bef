/** A site as far as it is known, and its plan. */
import type { Diagnostic } from '../../diagnostics/index.ts';
import { mayBeAnywhere, sameParts } from '../entries/addresses/index.ts';
import type { ReadContent } from '../entries/index.ts';
import type { Photos } from '../images/index.ts';
import { checkPlan, planContent, type SitePlan } from '../plan/index.ts';
import type { EarlierChecks } from '../reuse/index.ts';
import type { Build } from '../run/index.ts';
import { type Entry, isSound } from '../stages/entry.ts';
import { CodeFaults, SiteError, type TextFault } from '../stages/site-error.ts';
import type { siteChecker } from './checks/index.ts';
import { NO_CODE, type OwnFaults } from './ports.ts';

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
  if (site === NO_CODE.site || models.faulty || !content.site || !build.data) return null;
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
