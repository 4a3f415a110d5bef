/** `senja check`: the pipeline of `build` without a place to write to. */
import path from 'node:path';
import { buildSite } from '../build-site.ts';
import { type Context, EXIT, type ExitCode } from './context.ts';
import { OUTCOME, refusal, reportOf } from './outcome.ts';
import { readingAdvice, readingOf } from './reading.ts';
import { print } from './report.ts';
import { realWorld } from './world.ts';

/** @throws Failure for the command line and the machine */
export async function check(context: Context): Promise<ExitCode> {
  const { options, cwd } = context;
  const words = OUTCOME[options.lang];
  const { world, end } = await realWorld(context, { output: null, out: path.resolve(cwd, options.out) });
  const result = await buildSite(world).finally(end);
  const refused = refusal(context, result);
  if (refused || !result.summary) {
    print(context, reportOf(context, result, false, [...(refused ?? []), words.invalidCheck]));
    return EXIT.invalid;
  }
  const below = options.format === 'github' ? options.contentName : '';
  const advice = readingAdvice(readingOf(await world.readContent()), options.lang, below);
  print(context, reportOf(context, result, true, [words.checked, words.content(result.summary), ...advice]));
  return EXIT.done;
}
