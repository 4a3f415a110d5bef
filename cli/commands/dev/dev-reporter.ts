/** Reports of `senja dev`: in the terminal, and over the open pages. */
import { isDeepStrictEqual } from 'node:util';
import { editsOf } from '../../core/edit/shown/index.ts';
import type { BuildResult, BuiltSite } from '../../core/stages/result.ts';
import { SiteFaults } from '../../core/stages/site-error.ts';
import type { FollowedSite } from '../../desk/index.ts';
import { type Diagnostic, isError } from '../../diagnostics/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { failureView } from '../../diagnostics/view/index.ts';
import { replaceText } from '../../io/changes/index.ts';
import type { Failure } from '../../io/failures/index.ts';
import type { DevServer } from '../../io/serve/index.ts';
import type { Context } from '../context.ts';
import { foldSince } from '../output/repeated.ts';
import { print, printFailure, reportWith, siteFaultsReport, withContentFaults } from '../output/report.ts';
import { whereInWords } from '../output/where.ts';
import { type DevReport, viewOf } from './dev-report.ts';
import { widgetFinding } from './widget-findings.ts';

/** Maximum number of saved files whose place is printed: a checkout changes many at once. */
const MAX_LISTED = 3;

/** What the watcher has reported. */
export interface FollowedChanges {
  /** Whether the watcher runs. */
  isFollowed: boolean;
  /** Content files saved since the last valid site. */
  readonly saved: Set<string>;
  /** Files changed since the build began. */
  readonly since: Set<string>;
}

export type DevReporter = ReturnType<typeof devReporter>;

export function devReporter(
  context: Context,
  site: FollowedSite,
  server: DevServer,
  changes: FollowedChanges,
) {
  const { options, siteRoot, say } = context;
  /** The last report sent to open pages. */
  let last: DevReport = { diagnostics: [], files: 0, fixes: [], behind: 'none' };
  /** What React has found in widgets of open pages since the last build. */
  let ofWidgets: Diagnostic[] = [];
  /** The last failure printed, so that it is not repeated. */
  let failed = '';
  /** Marks what was printed after the last save. */
  const fresh = foldSince(context);
  const behind = (): DevReport['behind'] => (site.served() ? 'kept' : 'none');
  const show = (next: Partial<DevReport>): void => {
    // Another report of the same faults keeps the offered fixes: the user may be about to press a button.
    const isSame = isDeepStrictEqual(next.diagnostics, last.diagnostics);
    last = { ...last, ...(!isSame && { fixes: [] }), behind: behind(), ...next };
    server.sendReport(viewOf(context, { ...last, diagnostics: [...last.diagnostics, ...ofWidgets] }));
  };
  /** Offers fixes of the last report, unless there is another one by then. */
  const offerFixes = async ({ diagnostics }: Pick<DevReport, 'diagnostics'>): Promise<void> => {
    const faulty = new Set(diagnostics.filter(isError).map(({ file }) => file));
    const fixes = faulty.size === 0 ? [] : await site.safeFixes(faulty);
    // Changes since then may not have been reported.
    if (last.diagnostics === diagnostics && !isDeepStrictEqual(fixes, last.fixes)) show({ fixes });
  };
  return {
    /** Whether the last report has an error. */
    hasErrors: (): boolean => last.diagnostics.some(isError),
    show,
    offerFixes,
    /** Reports once what a page has found in a widget. */
    ofWidget(query: URLSearchParams): void {
      const found = widgetFinding(query, context);
      if (!found || ofWidgets.some((one) => isDeepStrictEqual(one.params, found.params))) return;
      const [placed] = withContentFaults(new SiteFaults([found]), siteRoot, options.content);
      if (!placed) return;
      ofWidgets.push(placed);
      print(context, reportWith(context, { ok: true, diagnostics: [placed] }));
      show({});
    },
    failure(failure: Failure): void {
      if (failure.message !== failed) printFailure(context, failure);
      failed = failure.message;
      last = { ...last, fixes: [], behind: behind() };
      server.sendReport(failureView(failure, { lang: options.lang, kept: phrase(`dev.${last.behind}`) }));
    },
    async siteFaults(faults: SiteFaults): Promise<void> {
      if (faults.message !== failed)
        print(context, siteFaultsReport(context, faults, siteRoot, [say(`dev.${behind()}`)]));
      failed = faults.message;
      show({ diagnostics: withContentFaults(faults, siteRoot, options.content) });
      if (faults.content.length > 0) await offerFixes(last);
    },
    /** @param milliseconds since a change, or null for the first build */
    result({ diagnostics, fileNames, built }: BuildResult, milliseconds: number | null): void {
      failed = '';
      ofWidgets = [];
      show({ diagnostics, files: fileNames.length });
      // The next build begins at once, and its report says where the file is shown.
      if (built !== null && [...changes.saved].some((file) => changes.since.has(file))) return;
      const time = milliseconds === null ? [] : [say('dev.fresh', { count: Math.round(milliseconds) })];
      const closing = built
        ? [...time, ...whereSaved(built, context, server, changes)]
        : [say(site.served() ? 'dev.kept' : 'dev.above')];
      print(context, fresh(reportWith(context, { ok: built !== null, fileNames, diagnostics, closing })));
    },
    /** @returns whether a file was offered for fixing, and was fixed */
    async fix(name: string): Promise<boolean> {
      // Only files that were offered: no other name is looked up on disk.
      if (!last.fixes.some((file) => file.path === name)) return false;
      const [file] = await site.safeFixes(new Set([name]));
      if (!file || !(await replaceText(options.content, name, file.before, file.after))) return false;
      context.stderr(`${editsOf(file, options.lang).join('\n')}\n`);
      return true;
    },
  };
}

/** Says where saved entries are shown, once for each save. */
function whereSaved(
  { whereShown }: BuiltSite,
  { options }: Context,
  server: DevServer,
  { saved, since }: FollowedChanges,
): string[] {
  const files = [...saved].filter((file) => !since.has(file));
  for (const file of files) saved.delete(file);
  const href = (at: string): string => server.url() + at.slice(1);
  return files.slice(0, MAX_LISTED).flatMap((file) => {
    const where = whereShown(file);
    return where ? whereInWords(where, href, options.lang).map((line) => `${file}: ${line}`) : [];
  });
}
