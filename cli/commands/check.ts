/** `senja check`: the pipeline of `build` without an output, starting from the state of the last check or build. */
import path from 'node:path';
import { buildSite } from '../build-site.ts';
import { suggestedFiles } from '../core/author/fix-suggested.ts';
import type { Ports } from '../core/build/ports.ts';
import type { BuildResult } from '../core/stages/result.ts';
import { SiteFaults } from '../core/stages/site-error.ts';
import type { SiteState } from '../core/stages/site-state.ts';
import { type Diagnostic, isError } from '../diagnostics/diagnostic.ts';
import { readingCache } from '../io/cache/reading-cache.ts';
import type { Context, ExitCode } from './context.ts';
import { fileFilter } from './line/file-filter.ts';
import { checkCommand, quoteForShell } from './line/invocation.ts';
import { selects } from './line/selected.ts';
import { contents, fails, refusal, reportOf } from './output/outcome.ts';
import { readingAdvice, readingOf } from './output/reading.ts';
import { printFound } from './output/report.ts';
import { realPorts } from './ports.ts';

/** Reports only on some files; the whole site is checked, since files link to each other. */
async function reportOn(
  context: Context,
  result: BuildResult,
  isNamed: (file: string) => boolean,
  advice: readonly string[],
): Promise<ExitCode> {
  const { options, say } = context;
  const diagnostics = result.diagnostics.filter(({ file }) => isNamed(file));
  const others = result.diagnostics.filter((one) => isError(one) && !isNamed(one.file)).length;
  const isInvalid = fails(options, diagnostics);
  const isSound = !diagnostics.some(isError);
  const closing = [
    ...(isInvalid ? [say('outcome.invalid-check')] : isSound ? [say('outcome.checked')] : []),
    ...(others > 0 ? [say(others === 1 ? 'outcome.other' : 'outcome.others', { errors: others })] : []),
    ...advice,
  ];
  const fileNames = result.fileNames.filter(isNamed);
  return printFound(context, reportOf(context, { diagnostics, fileNames }, !isInvalid, closing));
}

/** The command that applies the suggestions which `--fix` has left to the author, if there are any. */
async function suggestionAdvice(
  context: Context,
  { readContent }: Pick<Ports, 'readContent'>,
  diagnostics: readonly Diagnostic[],
  named: readonly string[],
): Promise<string[]> {
  const isSelected = selects(context.options);
  const single = diagnostics.filter(({ code, suggestions }) => suggestions.length === 1 && isSelected(code));
  if (single.length === 0) return [];
  const files = suggestedFiles(await readContent(), single);
  const codes = new Set(files.flatMap(({ passes }) => passes.flat().map(({ code }) => code)));
  if (codes.size === 0) return [];
  const only = [...codes].sort().join(',');
  const words = [checkCommand(context), '--fix', '--only', only, '--suggested', ...named.map(quoteForShell)];
  return [context.say('fix.suggested', { command: words.join(' ') })];
}

/** Readability of the texts; only new and changed files are read. */
async function measureReading(context: Context, ports: Pick<Ports, 'readContent'>, state: SiteState) {
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
 * @param hasFixed whether what is certain has just been fixed, but no suggestion was applied
 * @throws Failure for the command line and the machine
 */
export async function check(
  context: Context,
  named: readonly string[],
  { hasFixed = false }: { hasFixed?: boolean } = {},
): Promise<ExitCode> {
  const isNamed = fileFilter(context, named);
  const { options, say } = context;
  const { ports, remember } = await realPorts(context, { writer: 'check', toleratesModels: true });
  const result = await buildSite({ ...ports, makePictures: async () => undefined }).catch((error) => {
    if (!(error instanceof SiteFaults)) throw error;
    const content = error.content.filter(({ file }: Diagnostic) => isNamed(file));
    throw new SiteFaults(error.diagnostics, error, content);
  });
  if (result.built) remember(result.built.state);
  const shown = result.diagnostics.filter(({ file }) => isNamed(file));
  const suggested = hasFixed ? await suggestionAdvice(context, ports, shown, named) : [];
  if (named.length > 0) return reportOn(context, result, isNamed, suggested);
  const refused = refusal(context, result);
  if (refused || !result.built) {
    const isInvalid = fails(options, result.diagnostics);
    const closing = [...(refused ?? []), ...(isInvalid ? [say('outcome.invalid-check')] : []), ...suggested];
    return printFound(context, reportOf(context, result, !isInvalid, closing));
  }
  const below = options.format === 'github' ? options.contentName : '';
  const { summary, state } = result.built;
  const advice = readingAdvice(await measureReading(context, ports, state), options.lang, below);
  const closing = [say('outcome.checked'), ...contents(context, summary), ...advice, ...suggested];
  return printFound(context, reportOf(context, result, true, closing));
}
