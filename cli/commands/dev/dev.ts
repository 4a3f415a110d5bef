/** `senja dev`: runs the pipeline of `build` into memory after each change, and shows the result in the browser. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { BuildResult, BuiltSite } from '../../core/stages/result.ts';
import { SiteFaults } from '../../core/stages/site-error.ts';
import { type Diagnostic, isError } from '../../diagnostics/diagnostic.ts';
import { phrase } from '../../diagnostics/phrases.ts';
import { failureView } from '../../diagnostics/view.ts';
import { attempt } from '../../io/attempt.ts';
import { asSiteFaults } from '../../io/compiled/code-fault.ts';
import { replaceText } from '../../io/content/content-writer.ts';
import type { Failure } from '../../io/failure.ts';
import { failureFrom } from '../../io/machine-failure.ts';
import { startDevServer } from '../../io/serve/dev-server.ts';
import { clearContent } from '../../io/temporary-files.ts';
import { onUnhandledError, takeUnhandledError, throwUnhandledError } from '../../io/unhandled-errors.ts';
import { ownPath } from '../../tools/own-files.mjs';
import type { Context, ExitCode } from '../context.ts';
import { editsOf } from '../fix.ts';
import { createRegenerator } from '../generate.ts';
import { foldSince } from '../output/repeated.ts';
import { print, printFailure, reportWith, siteFaultsReport, withContentFaults } from '../output/report.ts';
import { whereInWords } from '../output/where.ts';
import { type DevReport, viewOf, waitingPage } from './dev-report.ts';
import { followAll, hasChangedSince, untilWritten } from './follow-all.ts';
import { siteInMemory } from './site-in-memory.ts';

/** Maximum number of saved files whose place is printed: a checkout changes many at once. */
const MAX_LISTED = 3;

/** Words for limits of Linux, by the code of the system. */
const UNFOLLOWED: Readonly<Record<string, 'dev.unfollowed-watches' | 'dev.unfollowed-instances'>> =
  process.platform === 'linux'
    ? { ENOSPC: 'dev.unfollowed-watches', EMFILE: 'dev.unfollowed-instances' }
    : {};

/** Runs until a signal ends the process. */
export async function dev(context: Context, { port }: { port: number }): Promise<ExitCode> {
  const { options, siteRoot, toolRoot, say } = context;
  clearContent(options.content);
  /** Content files saved since the last valid site. */
  const saved = new Set<string>();
  const site = siteInMemory(context, saved);
  /** The last report sent to open pages. */
  let lastReport: DevReport = { diagnostics: [], files: 0, fixes: [], behind: 'none' };

  const server = await startDevServer({
    port,
    script: readFileSync(ownPath(toolRoot, 'cli', 'dev-page.js'), 'utf8'),
    waiting: waitingPage(options.lang),
    async fix(name) {
      // Only files that were offered: no other name is looked up on disk.
      if (!lastReport.fixes.some((file) => file.path === name)) return false;
      const [file] = await site.safeFixes(new Set([name]));
      if (!file || !(await replaceText(options.content, name, file.before, file.after))) return false;
      context.stderr(`${editsOf(file, options.lang).join('\n')}\n`);
      return true;
    },
  });
  const behind = (): DevReport['behind'] => (site.files().size > 0 ? 'kept' : 'none');
  const show = (next: Partial<DevReport>): void => {
    // Another report of the same faults keeps the offered fixes: the user may be about to press a button.
    const isSame = isDeepStrictEqual(next.diagnostics, lastReport.diagnostics);
    lastReport = { ...lastReport, ...(!isSame && { fixes: [] }), behind: behind(), ...next };
    server.sendReport(viewOf(context, lastReport));
  };
  /** The last failure printed, so that it is not repeated. */
  let failed = '';
  const reportFailure = (failure: Failure): void => {
    if (failure.message !== failed) printFailure(context, failure);
    failed = failure.message;
    lastReport = { ...lastReport, fixes: [], behind: behind() };
    server.sendReport(failureView(failure, { lang: options.lang, kept: phrase(`dev.${lastReport.behind}`) }));
  };

  /** Offers fixes of the last report, unless there is another one by then. */
  const offerFixes = async ({ diagnostics }: Pick<DevReport, 'diagnostics'>): Promise<void> => {
    const faulty = new Set(diagnostics.filter(isError).map(({ file }) => file));
    const fixes = faulty.size === 0 ? [] : await site.safeFixes(faulty);
    // Changes since then may not have been reported.
    if (lastReport.diagnostics === diagnostics && !isDeepStrictEqual(fixes, lastReport.fixes))
      show({ fixes });
  };

  const reportSiteFaults = async (faults: SiteFaults): Promise<void> => {
    if (faults.message !== failed)
      print(context, siteFaultsReport(context, faults, siteRoot, [say(`dev.${behind()}`)]));
    failed = faults.message;
    show({ diagnostics: withContentFaults(faults, siteRoot, options.content) });
    if (faults.content.length > 0) await offerFixes(lastReport);
  };

  const report = ({ diagnostics, fileNames, built }: BuildResult, milliseconds: number): void => {
    const files = fileNames.length;
    failed = '';
    show({ diagnostics, files });
    const isThere = site.files().size > 0;
    // The next build begins at once, and its report says where the file is shown.
    if (built !== null && [...saved].some((file) => since.has(file))) return;
    const closing = built
      ? [...(isFollowed ? [say('dev.fresh', { count: Math.round(milliseconds) })] : []), ...whereSaved(built)]
      : [say(isThere ? 'dev.kept' : 'dev.above')];
    print(context, fresh(reportWith(context, { ok: built !== null, fileNames, diagnostics, closing })));
  };
  /** Marks what was printed after the last save. */
  const fresh = foldSince(context);
  let building = false;
  /** Files changed since the build began. */
  const since = new Set<string>();
  /** Prints where saved entries are shown. */
  const whereSaved = ({ whereShown }: BuiltSite): string[] => {
    const files = [...saved].filter((file) => !since.has(file));
    for (const file of files) saved.delete(file);
    const href = (at: string): string => server.url() + at.slice(1);
    return files.slice(0, MAX_LISTED).flatMap((file) => {
      const where = whereShown(file);
      return where ? whereInWords(where, href, options.lang).map((line) => `${file}: ${line}`) : [];
    });
  };
  const generated = createRegenerator(context);
  let isFollowed = false;
  /**
   * Whether faulty files may have been read while they were being written.
   * @returns `reported` if the watcher has reported a change since, so that another build follows; `unreported` if it has
   *   not yet
   */
  const unfinished = async (diagnostics: readonly Diagnostic[], folder: string, began: number) => {
    if (!isFollowed) return null;
    const faulty = [...new Set(diagnostics.filter(isError).map(({ file }) => path.join(folder, file)))];
    await untilWritten(faulty);
    if (faulty.some((file) => since.has(site.nameOf(file)))) return 'reported';
    return faulty.some((file) => hasChangedSince(file, began)) ? 'unreported' : null;
  };
  const build = async (): Promise<void> => {
    const [started, clock] = [performance.now(), Date.now()];
    since.clear();
    // Later errors of earlier code are not this build's.
    takeUnhandledError();
    building = true;
    const built = await site.build().finally(() => {
      building = false;
    });
    if (built === null) return;
    const { result, changed } = built;
    const why = await unfinished(result.diagnostics, options.content, clock);
    if (why === 'unreported') return build();
    if (why === 'reported') return;
    server.show(site.files(), site.base());
    if (changed) server.notify();
    report(result, performance.now() - started);
    await generated(result.fileNames);
    await offerFixes(result);
  };
  const orReport = async (work: Promise<void>): Promise<void> => {
    try {
      await work;
    } catch (error) {
      const cause = await asSiteFaults(error, context);
      if (!(cause instanceof SiteFaults)) reportFailure(failureFrom(cause));
      else if ((await unfinished(cause.diagnostics, siteRoot, Number.POSITIVE_INFINITY)) === null)
        await reportSiteFaults(cause);
    }
  };

  const began = Date.now();
  await build().catch(async (error: unknown) => {
    const cause = await asSiteFaults(error, context);
    // Without readable content, there is nothing to follow.
    if (!(cause instanceof SiteFaults)) throw cause;
    await reportSiteFaults(cause);
  });
  // A running build reports it; otherwise report it now.
  onUnhandledError(() => void orReport(building ? Promise.resolve() : throwUnhandledError()));
  context.stderr(`${options.quiet ? server.url() : say('dev.at', { url: server.url() })}\n`);
  void site.warm().catch(() => undefined);

  /** Saved files whose errors are reported before all of the content is checked, which takes time. */
  const checking = new Map<string, object>();
  const check = async (file: string): Promise<void> => {
    const own = {};
    checking.set(file, own);
    await untilWritten([file]);
    if (checking.get(file) !== own || lastReport.diagnostics.some(isError)) return;
    const diagnostics = attempt(() => site.check(file), []);
    if (diagnostics.length > 0) show({ diagnostics });
  };
  isFollowed = true;
  followAll(context, began, {
    hasRead: site.hasRead,
    changed(file) {
      checking.delete(file);
      since.add(site.nameOf(file));
      saved.add(site.nameOf(file));
    },
    touched(file) {
      if (site.touch(file)) server.notify();
      else void check(file);
    },
    // The build reports faults of the code.
    code: () => site.renderAnew(server.open()).then(server.notify, () => undefined),
    build: () => orReport(build()),
    inputs: site.inputs,
    unfollowed: (code) => context.stderr(`${say(UNFOLLOWED[code] ?? 'dev.unfollowed', { code })}\n`),
  });
  return new Promise(() => undefined);
}
