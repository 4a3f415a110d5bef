/** `senja build`: exits early when nothing has changed; otherwise loads and runs the pipeline. */

import { nowFor } from '../context.ts';
import type { Report } from '../diagnostics/report/index.ts';
import { toolFingerprint } from '../io/cache/index.ts';
import { readModels, readSiteContent } from '../io/content/index.ts';
import {
  inspectOutput,
  outputVersion,
  preservedFolders,
  refuseForeign,
  resolveOut,
} from '../io/dist/index.ts';
import { failure } from '../io/failures/index.ts';
import { readRecord, upToDate } from '../io/state/index.ts';
import { expectFinished } from '../unfinished.ts';
import type { Context, ExitCode } from './context.ts';
import { narrowedBuild, narrowing } from './line/narrow.ts';
import { contents, figuresOf, refusal, reportOf } from './output/outcome.ts';
import { printFound } from './output/report.ts';
import { why } from './output/why.ts';
import type { OutputState } from './run-build.ts';

function find({ options, siteRoot, cwd }: Context): OutputState {
  const { content } = options;
  const out = resolveOut({ out: options.out, content, siteRoot, cwd });
  const record = options.cache ? readRecord({ siteRoot, content, out }) : null;
  const preserved = preservedFolders(siteRoot);
  const inspected = inspectOutput(out, preserved).then((inspection) => {
    // An inspection during another build's publication has seen parts of two sites; the next one happens under the
    // lock.
    if (inspection.version === outputVersion(out)) refuseForeign(out, inspection);
    return inspection;
  });
  // Its error is thrown where it is awaited.
  inspected.catch(() => undefined);
  return { out, record, inspected, preserved };
}

/**
 * @param named whether the output folder was named by the user
 * @throws Failure for the command line and the machine; `dist` is then unchanged
 */
export async function build(
  context: Context,
  { showWhy, named = true }: { showWhy: boolean; named?: boolean },
): Promise<ExitCode> {
  const { options, siteRoot, toolRoot, say } = context;
  if (options.drafts && !named) throw failure('usage/drafts-need-out', { called: context.called });
  const found = find(context);
  const { out, record, inspected } = found;
  const modelTexts = await readModels(context);
  const tool = options.cache ? toolFingerprint(toolRoot, modelTexts) : null;
  expectFinished(context);
  const content = await readSiteContent({ content: options.content, siteRoot }, modelTexts);
  const places = tool === null ? null : { siteRoot, toolRoot, content: options.content, out, tool };
  const request = {
    now: nowFor(context),
    drafts: options.drafts,
    url: options.url,
    host: options.host ?? null,
  };
  const narrow = await narrowing(context);
  const last = places && (await upToDate(places, record, content, inspected, request));
  const narrowed = last && narrowedBuild(narrow, last.diagnostics);
  const known = last && narrowed && { ...last, diagnostics: narrowed.diagnostics };
  if (known && !refusal(context, { ...known, built: known })) {
    if (showWhy) context.stderr(why({ made: [], summary: known.summary }, options.lang));
    const closing = [say('outcome.built', { out }), ...contents(context, known.summary), ...narrowed.closing];
    const report: Report = { ...reportOf(context, known, true, closing), site: figuresOf(known.summary) };
    if (options.stepSummary) report.pages = { added: [], changed: [], gone: [] };
    return printFound(context, report);
  }
  const { runBuild } = await import('./run-build.ts');
  return runBuild(context, { found, content, places, showWhy, narrow });
}
