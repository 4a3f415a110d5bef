/** Runs the pipeline with an output folder; called only if something has changed. */

import path from 'node:path';
import { buildSite } from '../build-site.ts';
import type { ContentFolder } from '../core/stages/content-folder.ts';
import type { SiteCode } from '../core/stages/site.ts';
import type { SiteState } from '../core/stages/site-state.ts';
import type { Diagnostic } from '../diagnostics/index.ts';
import type { Report } from '../diagnostics/report/index.ts';
import {
  createStampCheck,
  inspectOutput,
  loadPagesMade,
  type OutputInspection,
  openStage,
  outputVersion,
  refuseForeign,
  type Stage,
  type StampCheck,
} from '../io/dist/index.ts';
import { type BuildPlaces, type BuildRecord, forgetRecord, rememberBuild } from '../io/state/index.ts';
import { executorFor, openSite } from '../open-site.ts';
import { expectFinished } from '../unfinished.ts';
import type { Context, ExitCode } from './context.ts';
import { type Narrowing, narrowedBuild } from './line/narrow.ts';
import { contents, figuresOf, refusal, reportOf } from './output/outcome.ts';
import { progress } from './output/progress.ts';
import { printFound } from './output/report.ts';
import { why } from './output/why.ts';

/** The output folder before the build, and the record of the last build in it. */
export interface OutputState {
  /** Absolute path that `resolveOut` has accepted. */
  out: string;
  record: BuildRecord | null;
  /** Rejected if the folder must not be replaced. */
  inspected: Promise<OutputInspection>;
  /** Its folders that other programs fill. */
  preserved: readonly string[];
}

export interface BuildRun {
  found: OutputState;
  content: ContentFolder;
  /** Where to record the build, or null for nowhere. */
  places: BuildPlaces | null;
  narrow: Narrowing;
  showWhy: boolean;
}

/** Publishing may change the times of copied files, so their stamps are replaced. */
function withStamps(state: SiteState, stamps: Stage['stamps']): SiteState {
  for (const [name, file] of state.files) {
    const stamp = stamps[name] ?? file.stamp;
    if (stamp !== file.stamp) state.files.set(name, { ...file, stamp });
  }
  return state;
}

/** @throws Failure if the folder must not be replaced, or for errors of the machine */
function openStageFor({ out, inspected, preserved }: OutputState, onWritten?: () => void): Promise<Stage> {
  const inspect = async (): Promise<StampCheck> => {
    const inspection = await inspected;
    // Another build may have published since.
    const seen = inspection.version === outputVersion(out) ? inspection : await inspectOutput(out, preserved);
    refuseForeign(out, seen);
    const now = createStampCheck(out);
    return (name, stamp) => (stamp.startsWith(`${seen.times.get(name)} `) ? stamp : now(name, stamp));
  };
  return openStage(out, { inspect, onWritten, others: preserved });
}

/**
 * Builds into a stage, which is discarded after any error.
 * @returns the stage, unless the content has errors
 */
async function buildIntoStage(context: Context, { found, content }: BuildRun) {
  const { out, record } = found;
  const all = content.entries.length;
  let stage: Stage | undefined;
  const shown = progress(context);
  // First, since another thread takes a while to start.
  const executor = executorFor(context, { all, expected: record ? 0 : all, stage: () => stage });
  try {
    const site = await openSite(context, { out, toleratesModels: true, onPicture: shown.picture });
    const output = async (): Promise<Stage> => {
      stage = await openStageFor(found, shown.speaks ? shown.step : undefined);
      return stage;
    };
    const ports = site.ports({ content, executor, output });
    let code: SiteCode | undefined;
    const siteCode: typeof ports.siteCode = (files) => {
      code = ports.siteCode(files);
      return code;
    };
    const result = await buildSite({ ...ports, siteCode });
    // Of faulty content, no output has been opened.
    await found.inspected;
    // A rename may have begun while the content was read.
    expectFinished(context);
    // Only on request: each rendered page is read again.
    const { files } = result.built?.state ?? {};
    const pages =
      context.options.stepSummary && stage && files
        ? (await loadPagesMade()).comparePages(out, stage.folder, files.keys())
        : null;
    return { site, result, stage, pages, code };
  } catch (error) {
    // Else it might write a page into the folder that is being removed.
    await executor.end();
    await stage?.discard();
    throw error;
  } finally {
    void executor.end();
    shown.clear();
  }
}

/** @throws Failure for the command line and the machine; `dist` is then unchanged */
export async function runBuild(context: Context, run: BuildRun): Promise<ExitCode> {
  const { options, cwd, siteRoot, say } = context;
  const { content, places } = run;
  const { out } = run.found;
  const { site, result: found, stage, pages, code } = await buildIntoStage(context, run);
  const { built, diagnostics } = found;
  const narrowed = narrowedBuild(run.narrow, diagnostics);
  const result = { ...found, diagnostics: narrowed.diagnostics };
  const refused = refusal(context, result);
  if (refused || !built || !stage) {
    await stage?.discard();
    const closing = [...(refused ?? []), say('outcome.invalid', { out: path.relative(cwd, out) || out })];
    return printFound(context, reportOf(context, result, false, closing), site.ports({ content }));
  }
  const { summary, state, period, timeZone } = built;
  const frontEnd = await site.frontEndKey();
  const hasMore = code?.definition.built !== undefined;
  // While the folder is still locked, so that the states of two builds are in the order of their sites.
  const how = await stage.commit(() => {
    withStamps(state, stage.stamps);
    site.remember(state);
    const { drafts, url, host = null } = options;
    const edition = { drafts, url, host, period, timeZone };
    // What runs after a build runs after each, also of an unchanged site.
    if (places && !hasMore) rememberBuild(places, frontEnd, state, { diagnostics, summary, ...edition });
    else forgetRecord({ siteRoot, content: options.content, out });
  });
  const after: Diagnostic[] = [];
  if (hasMore) {
    const { afterBuild } = await import('./after-build.ts');
    const published = { dist: out, pages: built.pages(), preview: options.drafts };
    after.push(...(await afterBuild(code, published, { ...context, content: options.content })));
  }
  const inPlace = how === 'in-place' ? [say('outcome.in-place')] : [];
  const closing = [
    after.length === 0 ? say('outcome.built', { out }) : say('outcome.after', { out }),
    ...inPlace,
    ...contents(context, summary),
    ...narrowed.closing,
  ];
  if (run.showWhy) context.stderr(why(built, options.lang));
  const reported = { ...result, diagnostics: [...result.diagnostics, ...after] };
  const isDone = after.length === 0;
  const report: Report = { ...reportOf(context, reported, isDone, closing), site: figuresOf(summary) };
  if (pages) report.pages = pages;
  return printFound(context, report, site.ports({ content, cached: state }));
}
