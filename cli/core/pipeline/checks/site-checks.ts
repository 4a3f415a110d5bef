/** Types of checks, and how checks of the whole site are run. */
import type { Diagnostic, UnplacedFault } from '../../../diagnostics/index.ts';
import type { Place } from '../../../diagnostics/places/index.ts';
import { faultPlacer, START } from '../../entries/documents/index.ts';
import type { ReadContent } from '../../entries/index.ts';
import type { Photos } from '../../images/index.ts';
import type { FileCheck, FileChecks } from '../../models/checks/index.ts';
import type { SitePlan } from '../../plan/index.ts';
import type { Build } from '../../run/index.ts';
import type { Document } from '../../stages/document.ts';
import { isSound, isTainted } from '../../stages/entry.ts';
import type { CachedFile } from '../../stages/site-state.ts';
import type { Bodies } from '../faulty-bodies.ts';

/** A fault in a file of the content folder. */
export interface FileFault extends UnplacedFault {
  /** Path relative to the content folder. */
  file: string;
  /** By default the beginning of the file. */
  at?: Place;
  /** Whether it is uncertain until other faults are fixed: then it is only counted. */
  open?: true;
}

/** Everything that was read, valid or not. */
export interface SiteCheckInput {
  build: Build;
  content: ReadContent;
  photos: Photos;
  /** @returns the readable part of a content file, or null */
  documentOf(file: string): Document | null;
}

/** A site with its plan. */
export interface PlanCheckInput extends SiteCheckInput {
  plan: SitePlan;
}

/** A finished site. */
export interface OutputCheckInput extends PlanCheckInput {
  /** Pages of the finished site, by path in `dist`. */
  pages: ReadonlyMap<string, CachedFile>;
}

/** A site with faults, with all of its bodies. */
export interface FaultySiteCheckInput extends SiteCheckInput {
  bodies: Bodies;
  /** Null if the pages cannot be planned yet. */
  plan: SitePlan | null;
}

interface SiteCheckOn<On extends string, Input> {
  on: On;
  /** Reported only by `check`, not by every build. */
  onlyChecked?: true;
  run(input: Input): Iterable<FileFault>;
}

/** A check of the content as read, valid and faulty files; it reports only what is certain. */
export type SiteCheck = SiteCheckOn<'site', SiteCheckInput>;
/** A check of a site whose pages cannot be made yet, with all bodies known. */
export type FaultySiteCheck = SiteCheckOn<'faulty-site', FaultySiteCheckInput>;
/** A check of valid content, once the pages are planned. */
export type PlanCheck = SiteCheckOn<'plan', PlanCheckInput>;
/** A check of valid content, once all pages are rendered. */
export type OutputCheck = SiteCheckOn<'output', OutputCheckInput>;
/** A check of entries that are published on a later day: `plan` is that of the day, `pages` and its entries are theirs. */
export type ScheduledCheck = SiteCheckOn<'scheduled', OutputCheckInput>;

type WholeCheck = SiteCheck | FaultySiteCheck | PlanCheck | OutputCheck | ScheduledCheck;
export type Check = FileCheck | WholeCheck;

/** All checks, of single files and of the whole site. */
export interface Checks {
  /** Checks of a single file. */
  file: FileChecks;
  whole: readonly WholeCheck[];
}

const isOn =
  <On extends Check['on']>(...kinds: On[]) =>
  (check: Check): check is Extract<Check, { on: On }> =>
    (kinds as string[]).includes(check.on);

/** @param all checks, some folders with several of them */
export function sortedChecks(all: readonly (Check | readonly Check[])[]): Checks {
  const each = all.flat() as Check[];
  return {
    file: {
      document: each.filter(isOn('document')),
      link: each.filter(isOn('link')),
      body: each.filter(isOn('body', 'empty-body')),
      diagnostic: each.filter(isOn('diagnostic')),
    },
    whole: each.filter(isOn('site', 'faulty-site', 'plan', 'output', 'scheduled')),
  };
}

/**
 * Runs the checks of the whole site; each file with a fault is read once.
 * @returns a function that gives diagnostics, and the number of faults that are not certain yet (`open`)
 */
export function siteChecker(checks: Checks['whole'], build: Build, content: ReadContent, photos: Photos) {
  const { place, documentOf } = faultPlacer(build.folder, build.models.isName);
  const faulty = new Map(content.entries.flatMap((one) => (isSound(one) ? [] : [[one.file, one] as const])));
  /** Whether a fault is one of an unreadable line, or of a value that has a fault already. */
  const isEcho = ({ file, field, range }: Diagnostic): boolean => {
    if (documentOf(file)?.unread?.lines.has(range.line)) return true;
    const entry = field === '' ? undefined : faulty.get(file);
    return entry !== undefined && isTainted(entry, field);
  };
  const base: SiteCheckInput = { build, content, photos, documentOf };
  return <On extends WholeCheck['on']>(
    on: On,
    more: Omit<Parameters<Extract<WholeCheck, { on: On }>['run']>[0], keyof SiteCheckInput>,
  ) => {
    const results = { diagnostics: [] as Diagnostic[], open: 0 };
    for (const check of checks) {
      if (check.on !== on || (check.onlyChecked && !build.thorough)) continue;
      const run = check.run as (input: SiteCheckInput) => Iterable<FileFault>;
      for (const { file, open = false, ...fault } of run({ ...base, ...more })) {
        if (open) results.open += 1;
        if (open) continue;
        const diagnostic = place(file, { at: START, ...fault });
        if (!isEcho(diagnostic)) results.diagnostics.push(diagnostic);
      }
    }
    return results;
  };
}
