/** `senja dev`: runs the pipeline of `build` into memory after each change, and shows the result in the browser. */

import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { completeChanges } from '../../actions/index.ts';
import { type FollowedSite, followedSite } from '../../desk/index.ts';
import { attempt } from '../../io/failures/index.ts';
import { untilWritten } from '../../io/follow/index.ts';
import { onUnhandledError } from '../../io/process/index.ts';
import { startDevServer } from '../../io/serve/index.ts';
import { ownPath } from '../../tools/own-files.cjs';
import type { Context, ExitCode } from '../context.ts';
import { progress } from '../output/progress.ts';
import { devBuilds } from './dev-builds.ts';
import { waitingPage } from './dev-report.ts';
import { type DevReporter, devReporter, type FollowedChanges } from './dev-reporter.ts';
import { followAll, type Steps } from './follow-all.ts';

/** Words for limits of Linux, by the code of the system. */
const UNFOLLOWED: Readonly<Record<string, 'dev.unfollowed-watches' | 'dev.unfollowed-instances'>> =
  process.platform === 'linux'
    ? { ENOSPC: 'dev.unfollowed-watches', EMFILE: 'dev.unfollowed-instances' }
    : {};

/** Milliseconds in which open pages ask for themselves before a build of a large site occupies this thread. */
const OPEN_PAGES = 100;

/** Milliseconds of the first check after which the address is printed without waiting for its end. */
const LONG_CHECK = 1000;

/** Reports the errors of saved files before all of the content is checked, which takes time. */
function earlyCheck(site: FollowedSite, reporter: DevReporter) {
  /** Files to check, each with the identity of its last save. */
  const checking = new Map<string, object>();
  return {
    /** Drops a check: the file has changed again. */
    drop: (file: string): boolean => checking.delete(file),
    async check(file: string): Promise<void> {
      const own = {};
      checking.set(file, own);
      await untilWritten([file]);
      if (checking.get(file) !== own || reporter.hasErrors()) return;
      const diagnostics = attempt(() => site.check(file), []);
      if (diagnostics.length > 0) reporter.show({ diagnostics });
    },
  };
}

/** Runs until a signal ends the process. */
export async function dev(
  given: Context,
  { port, host }: { port: number; host: string | null },
): Promise<ExitCode> {
  const context = { ...given, isDevelopment: true };
  const { options, toolRoot, say } = context;
  await completeChanges(context);
  // V8 would let the heap grow to a multiple of its live size before it collects the garbage of builds.
  setFlagsFromString('--heap-growing-percent=30');
  const changes: FollowedChanges = { isFollowed: false, saved: new Set(), since: new Set() };
  const site = followedSite(context, {
    awaited: changes.saved,
    progress: () => progress(context),
    changed: () => server.notify(),
  });
  const server = await startDevServer({
    port,
    host,
    script: readFileSync(ownPath(toolRoot, 'cli', 'dev-page.js'), 'utf8'),
    waiting: waitingPage(options.lang),
    site: site.served,
    settled: site.settled,
    fix: (name) => reporter.fix(name),
    found: (found) => reporter.ofWidget(found),
  });
  const reporter = devReporter(context, site, server, changes);
  const builds = devBuilds(context, { site, server, reporter, changes });

  const early = earlyCheck(site, reporter);
  const steps: Steps = {
    hasRead: site.hasRead,
    changed(file) {
      early.drop(file);
      changes.since.add(site.nameOf(file));
      changes.saved.add(site.nameOf(file));
    },
    touched(file) {
      if (site.touch(file)) server.notify();
      void early.check(file);
    },
    async code() {
      try {
        await site.renderAnew();
        server.notify();
        await sleep(OPEN_PAGES);
      } catch {
        // The build reports faults of the code.
      }
    },
    build: builds.next,
    inputs: site.inputs,
    unheard: () => context.stderr(`${say('dev.unheard')}\n`),
    unfollowed: (code) => context.stderr(`${say(UNFOLLOWED[code] ?? 'dev.unfollowed', { code })}\n`),
  };
  const began = Date.now();
  const followOnce = (): void => {
    if (changes.isFollowed) return;
    changes.isFollowed = true;
    followAll(context, began, first, steps);
  };
  let isAnnounced = false;
  const announceOnce = (): void => {
    if (isAnnounced) return;
    isAnnounced = true;
    site.clearProgress();
    context.stderr(`${options.quiet ? server.url() : say('dev.at', { url: server.url() })}\n`);
  };
  const first = builds.first(() => {
    followOnce();
    setTimeout(announceOnce, LONG_CHECK);
  });
  await first;
  onUnhandledError(() => void builds.unhandled());
  announceOnce();
  void site.warm().catch(() => undefined);
  followOnce();
  return new Promise(() => undefined);
}
