/** `senja check`: the pipeline of `build` without an output, starting from the state of the last check or build. */
import { buildSite } from '../build-site.ts';
import { placesFor } from '../context.ts';
import { SiteFaults } from '../core/stages/site-error.ts';
import { type Diagnostic, isError } from '../diagnostics/index.ts';
import { checkCommand, quoteForShell } from '../invocation.ts';
import { readingCache } from '../io/state/index.ts';
import { executorFor, type OpenSite, openSite } from '../open-site.ts';
import type { Context, ExitCode } from './context.ts';
import { fileFilter } from './line/file-filter.ts';
import { narrowing } from './line/narrow.ts';
import { selects } from './line/selected.ts';
import { contents, fails, figuresOf, refusal, reportOf } from './output/outcome.ts';
import { readingAdvice, readingOf } from './output/reading.ts';
import { foldOld } from './output/repeated.ts';
import { printFound } from './output/report.ts';

/** The command that applies the suggestions which `--fix` has left to the author, if there are any. */
async function suggestionAdvice(
  context: Context,
  { readContent }: Pick<OpenSite, 'readContent'>,
  diagnostics: readonly Diagnostic[],
  named: readonly string[],
): Promise<string[]> {
  const isSelected = selects(context.options);
  const single = diagnostics.filter(({ code, suggestions }) => suggestions.length === 1 && isSelected(code));
  if (single.length === 0) return [];
  const { suggestedFiles } = await import('../core/edit/index.ts');
  const files = suggestedFiles(await readContent(), single);
  const codes = new Set(files.flatMap(({ passes }) => passes.flat().map(({ code }) => code)));
  if (codes.size === 0) return [];
  const only = [...codes].sort().join(',');
  const words = [checkCommand(context), '--fix', '--only', only, '--suggested', ...named.map(quoteForShell)];
  return [context.say('fix.suggested', { command: words.join(' ') })];
}

/**
 * @param named files and folders to report on; empty for all
 * @param hasFixed whether the safe fixes have just been made, but no suggestion was applied
 * @throws Failure for the command line and the machine
 */
export async function check(
  context: Context,
  named: readonly string[],
  { hasFixed = false }: { hasFixed?: boolean } = {},
): Promise<ExitCode> {
  const isOfNames = fileFilter(context, named);
  const narrow = await narrowing(context);
  const isNamed = (file: string): boolean => isOfNames(file) && narrow.isShown(file);
  const isLimited = named.length > 0 || context.options.changed === true;
  const { options, say, siteRoot } = context;
  const site = await openSite(context, { writer: 'check', toleratesModels: true });
  const checked = async () => {
    const content = await site.readContent();
    const executor = executorFor(context, { all: content.entries.length });
    return { ...(await buildSite(site.ports({ content, executor }))), content };
  };
  const { content: folder, ...found } = await checked().catch((error) => {
    if (!(error instanceof SiteFaults)) throw error;
    const content = narrow.newOf(error.content).diagnostics.filter(({ file }) => isNamed(file));
    throw new SiteFaults(error.diagnostics, error, content);
  });
  if (found.built) site.remember(found.built.state);
  const { diagnostics, closing: known } = narrow.newOf(found.diagnostics);
  const result = { ...found, diagnostics };
  const others = result.diagnostics.filter(({ file, severity }) => severity !== 'note' && !isNamed(file));
  const elsewhere = narrow.changed.length > 0 ? others.filter(({ file }) => isOfNames(file)) : [];
  const causedOf = async () =>
    (await import('./caused.ts')).causedFaults(context, site, folder, narrow.changed, elsewhere);
  const caused = new Set(elsewhere.length > 0 ? await causedOf() : []);
  const shown = result.diagnostics.filter((one) => isNamed(one.file) || caused.has(one));
  const suggested = hasFixed ? await suggestionAdvice(context, site, shown, named) : [];
  // The whole site is checked, since files link to each other.
  const refused = isLimited ? [] : refusal(context, result);
  if (refused || !result.built) {
    const left = others.filter((one) => isError(one) && !caused.has(one)).length;
    const errors = [...caused].filter(isError).length;
    const isInvalid = fails(options, shown);
    const isSound = isLimited && !shown.some(isError);
    const closing = [
      ...(refused ?? []),
      ...(isInvalid ? [say('outcome.invalid-check')] : []),
      ...(errors > 0 ? [say('outcome.caused', { errors })] : []),
      ...(isSound ? [say(options.changed && left > 0 ? 'outcome.checked-changed' : 'outcome.checked')] : []),
      ...(left > 0 ? [say(left === 1 ? 'outcome.other' : 'outcome.others', { errors: left })] : []),
      ...known,
      ...suggested,
    ];
    const ofCaused = new Set([...caused].map(({ file }) => file));
    const fileNames = result.fileNames.filter((file) => isNamed(file) || ofCaused.has(file));
    const report = reportOf(context, { diagnostics: shown, fileNames }, !isInvalid, closing);
    return printFound(
      context,
      isLimited || narrow.isNarrow ? report : foldOld(context, report),
      site.ports(),
    );
  }
  const below = options.format === 'github' ? options.contentInCheckout : '';
  const { summary, state } = result.built;
  // Only new and changed files are read.
  const cache = readingCache(siteRoot, placesFor(context), state.tool);
  const reading = readingOf(folder, (file, read) =>
    cache.of(file, state.entries.get(file)?.entry?.fingerprint, read),
  );
  cache.save();
  const advice = readingAdvice(reading, options.lang, below, options.all);
  const [numbers = '', ...days] = contents(context, summary);
  const closing = [`${say('outcome.checked')} ${numbers}`, ...days, ...advice, ...known, ...suggested];
  const report = { ...reportOf(context, result, true, closing), site: figuresOf(summary) };
  return printFound(context, narrow.isNarrow ? report : foldOld(context, report), site.ports());
}
