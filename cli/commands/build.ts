/** `senja build`: nothing, when nothing has changed since the last one; else the pipeline, loaded only then. */

import { readRecord } from '../io/cache/record.ts';
import { toolFingerprint } from '../io/cache/tool-fingerprint.ts';
import { upToDate } from '../io/cache/up-to-date.ts';
import { readContentFolder } from '../io/content/content-folder.ts';
import { readModels } from '../io/content/model-texts.ts';
import { inspectOutput } from '../io/dist/inspect-output.ts';
import { outputVersion } from '../io/dist/manifest.ts';
import { refuseForeign, resolveOut } from '../io/dist/out-folder.ts';
import type { Found } from './build-anew.ts';
import { type Context, EXIT, type ExitCode, nowFor } from './context.ts';
import { nextTurn, OUTCOME, refusal, reportOf } from './outcome.ts';
import { print } from './report.ts';
import { why } from './why.ts';

async function find({ options, packageRoot, cwd }: Context): Promise<Found> {
  const { content } = options;
  const out = await resolveOut({ out: options.out, content, packageRoot, cwd });
  const record = options.cache ? readRecord({ packageRoot, content, out }) : null;
  const inspection = inspectOutput(out, record?.files ?? null);
  // An inspection while another build published has seen parts of two sites; the next one is taken under the lock.
  if (inspection.version === outputVersion(out)) refuseForeign(out, inspection);
  return { out, record, inspection };
}

/** @throws Failure for the command line and the machine; `dist` is as it was then */
export async function build(context: Context, { tellWhy }: { tellWhy: boolean }): Promise<ExitCode> {
  const { options, packageRoot } = context;
  const found = await find(context);
  const { out, record, inspection } = found;
  const modelTexts = await readModels(packageRoot);
  const tool = options.cache ? toolFingerprint(packageRoot, modelTexts) : null;
  const content = await readContentFolder(options.content, modelTexts);
  const places = tool === null ? null : { packageRoot, content: options.content, out, tool };
  const asked = { now: nowFor(context), drafts: options.drafts };
  const known = places && upToDate(places, record, content, inspection, asked);
  if (known && !refusal(context, { ...known, built: known })) {
    const words = OUTCOME[options.lang];
    if (tellWhy) context.stderr(why({ made: [], summary: known.summary }, options.lang));
    const closing = [
      words.built(out),
      words.content(known.summary),
      ...nextTurn(known.summary, options.lang),
    ];
    print(context, reportOf(context, known, true, closing));
    return EXIT.done;
  }
  const { buildAnew } = await import('./build-anew.ts');
  return buildAnew(context, { found, content, places, tellWhy });
}
