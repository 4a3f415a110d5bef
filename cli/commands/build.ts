/** `senja build`: nothing, when nothing has changed since the last one; else the pipeline, loaded only then. */
import { listImages, readContentFolder } from '../io/content-folder.ts';
import { readModels } from '../io/model-texts.ts';
import { checkOut } from '../io/out-folder.ts';
import { standing } from '../io/standing.ts';
import { toolFingerprint } from '../io/tool-fingerprint.ts';
import { type Context, EXIT, type ExitCode } from './context.ts';
import { OUTCOME, refusal, reportOf } from './outcome.ts';
import { print } from './report.ts';
import { why } from './why.ts';

/** @throws Failure for the command line and the machine; `dist` is as it was then */
export async function build(context: Context, { tellWhy }: { tellWhy: boolean }): Promise<ExitCode> {
  const { options, packageRoot } = context;
  const out = await checkOut({ ...context, out: options.out, content: options.content });
  const modelTexts = await readModels(packageRoot);
  const tool = options.cache ? toolFingerprint(packageRoot, modelTexts) : null;
  const content = await readContentFolder(options.content, await listImages(options.content));
  const places = tool === null ? null : { packageRoot, content: options.content, out, tool };
  const known = places && (await standing(places, content));
  if (known && !refusal(context, known)) {
    const words = OUTCOME[options.lang];
    if (tellWhy) context.stderr(why({ made: [], summary: known.summary }, options.lang));
    print(context, reportOf(context, known, true, [words.built(out), words.content(known.summary)]));
    return EXIT.done;
  }
  const { buildAnew } = await import('./build-anew.ts');
  return buildAnew(context, { out, content, places, tellWhy });
}
