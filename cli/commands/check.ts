/** `senja check`: the pipeline of `build` without a place to write to. */
import path from 'node:path';
import { buildSite } from '../build-site.ts';
import { type Context, EXIT, type ExitCode } from './context.ts';
import { OUTCOME, refusal, reportOf } from './outcome.ts';
import { realPorts } from './ports.ts';
import { readingAdvice, readingOf } from './reading.ts';
import { print } from './report.ts';

/** @throws Failure for the command line and the machine */
export async function check(context: Context): Promise<ExitCode> {
  const { options, cwd } = context;
  const words = OUTCOME[options.lang];
  const { ports, end } = await realPorts(context, { output: null, out: path.resolve(cwd, options.out) });
  const result = await buildSite({ ...ports, makePictures: async () => undefined }).finally(end);
  const refused = refusal(context, result);
  if (refused || !result.built) {
    print(context, reportOf(context, result, false, [...(refused ?? []), words.invalidCheck]));
    return EXIT.invalid;
  }
  const below = options.format === 'github' ? options.contentName : '';
  const advice = readingAdvice(readingOf(await ports.readContent()), options.lang, below);
  print(
    context,
    reportOf(context, result, true, [words.checked, words.content(result.built.summary), ...advice]),
  );
  return EXIT.done;
}
