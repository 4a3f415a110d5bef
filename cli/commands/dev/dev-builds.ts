/** Builds of `senja dev`, each with its report. */
import path from 'node:path';
import { SiteFaults } from '../../core/stages/site-error.ts';
import type { FollowedSite } from '../../desk/index.ts';
import { type Diagnostic, isError } from '../../diagnostics/index.ts';
import { loadCodeFaults } from '../../io/compiled/index.ts';
import { failureFrom } from '../../io/failures/index.ts';
import { hasChangedSince, untilWritten } from '../../io/follow/index.ts';
import { takeUnhandledError, throwUnhandledError } from '../../io/process/index.ts';
import type { DevServer } from '../../io/serve/index.ts';
import type { Context } from '../context.ts';
import { createRegenerator } from '../generate.ts';
import type { DevReporter, FollowedChanges } from './dev-reporter.ts';

interface DevSite {
  site: FollowedSite;
  server: DevServer;
  reporter: DevReporter;
  changes: FollowedChanges;
}

export function devBuilds(context: Context, { site, server, reporter, changes }: DevSite) {
  const { options, siteRoot } = context;
  const generated = createRegenerator(context);
  let building = false;
  /**
   * Whether faulty files may have been read while they were being written.
   * @returns `reported` if the watcher has reported a change since, so that another build follows; `unreported` if it has
   *   not yet
   */
  const unfinished = async (diagnostics: readonly Diagnostic[], folder: string, began: number) => {
    if (!changes.isFollowed) return null;
    const faulty = [...new Set(diagnostics.filter(isError).map(({ file }) => path.join(folder, file)))];
    await untilWritten(faulty);
    if (faulty.some((file) => changes.since.has(site.nameOf(file)))) return 'reported';
    return faulty.some((file) => hasChangedSince(file, began)) ? 'unreported' : null;
  };
  /** @param begun for the first build: called as soon as pages of the site can be shown */
  const build = async (begun?: () => void): Promise<void> => {
    const [started, clock] = [performance.now(), Date.now()];
    changes.since.clear();
    // Later errors of earlier code are not this build's.
    takeUnhandledError();
    building = true;
    const running = site.build(() => {
      server.notify();
      begun?.();
    });
    const result = await running.finally(() => {
      building = false;
    });
    if (result === null) return;
    const why = await unfinished(result.diagnostics, options.content, clock);
    if (why === 'unreported') return build();
    if (why === 'reported') return;
    reporter.result(result, begun ? null : performance.now() - started);
    await generated(result.fileNames);
    await reporter.offerFixes(result);
  };
  const causeOf = async (error: unknown) => (await loadCodeFaults()).asSiteFaults(error, context);
  const orReport = async (work: Promise<void>): Promise<void> => {
    try {
      await work;
    } catch (error) {
      const cause = await causeOf(error);
      if (!(cause instanceof SiteFaults)) reporter.failure(failureFrom(cause));
      else if ((await unfinished(cause.diagnostics, siteRoot, Number.POSITIVE_INFINITY)) === null)
        await reporter.siteFaults(cause);
    }
  };
  return {
    /**
     * @param begun called as soon as pages can be shown
     * @throws errors other than faults of the site, unless it is followed: without readable content, there is nothing to
     *   follow
     */
    async first(begun: () => void): Promise<void> {
      try {
        await build(begun);
      } catch (error) {
        const cause = await causeOf(error);
        if (!changes.isFollowed && !(cause instanceof SiteFaults)) throw cause;
        await orReport(Promise.reject(cause));
      }
    },
    next: (): Promise<void> => orReport(build()),
    /** Reports an error of code that nobody awaits; a running build reports it itself. */
    unhandled: (): Promise<void> => orReport(building ? Promise.resolve() : throwUnhandledError()),
  };
}
