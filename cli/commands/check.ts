/** `senja check`: the pipeline of `build` without an output, starting from the state of the last check or build. */
import path from 'node:path';
import { buildSite } from '../build-site.ts';
import type { Ports } from '../core/build/ports.ts';
import type { BuildResult } from '../core/stages/result.ts';
import type { SiteState } from '../core/stages/site-state.ts';
import { isError } from '../diagnostics/diagnostic.ts';
import { readingCache } from '../io/cache/reading-cache.ts';
import type { Context, ExitCode } from './context.ts';
import { fileFilter } from './line/file-filter.ts';
import { contents, fails, refusal, reportOf } from './output/outcome.ts';
import { readingAdvice, readingOf } from './output/reading.ts';
import { printFound } from './output/report.ts';
import { realPorts } from './ports.ts';

/** Reports only on some files; the whole site is checked, since files link to each other. */
async function reportOn(
  context: Context,
  result: BuildResult,
  isNamed: (file: string) => boolean,
): Promise<ExitCode> {
  const { options, say } = context;
  const diagnostics = result.diagnostics.filter(({ file }) => isNamed(file));
  const others = result.diagnostics.filter((one) => isError(one) && !isNamed(one.file)).length;
  const isInvalid = fails(options, diagnostics);
  const isSound = !diagnostics.some(isError);
  const closing = [
    ...(isInvalid ? [say('outcome.invalid-check')] : isSound ? [say('outcome.checked')] : []),
    ...(others > 0 ? [say(others === 1 ? 'outcome.other' : 'outcome.others', { errors: others })] : []),
  ];
  const fileNames = result.fileNames.filter(isNamed);
  return printFound(context, reportOf(context, { diagnostics, fileNames }, !isInvalid, closing));
}

/** Readability of the texts; only new and changed files are read. */
async function reading(context: Context, ports: Pick<Ports, 'readContent'>, state: SiteState) {
  const { options, siteRoot, cwd } = context;
  const places = { content: options.content, out: path.resolve(cwd, options.out) };
  const cache = readingCache(siteRoot, places, state.tool);
  const found = readingOf(await ports.readContent(), (file, read) =>
    cache.of(file, state.entries.get(file)?.entry?.fingerprint, read),
  );
  cache.save();
  return found;
}

/**
 * @param named files and folders to report on; empty for all
 * @throws Failure for the command line and the machine
 */
export async function check(context: Context, named: readonly string[]): Promise<ExitCode> {
  const isNamed = fileFilter(context, named);
  const { options, say } = context;
  const { ports, remember } = await realPorts(context, { writer: 'check' });
  const result = await buildSite({ ...ports, makePictures: async () => undefined });
  if (result.built) remember(result.built.state);
  if (named.length > 0) return reportOn(context, result, isNamed);
  const refused = refusal(context, result);
  if (refused || !result.built) {
    const isInvalid = fails(options, result.diagnostics);
    const closing = [...(refused ?? []), ...(isInvalid ? [say('outcome.invalid-check')] : [])];
    return printFound(context, reportOf(context, result, !isInvalid, closing));
  }
  const below = options.format === 'github' ? options.contentName : '';
  const { summary, state } = result.built;
  const advice = readingAdvice(await reading(context, ports, state), options.lang, below);
  const closing = [say('outcome.checked'), ...contents(context, summary), ...advice];
  return printFound(context, reportOf(context, result, true, closing));
}
