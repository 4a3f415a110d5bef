/**
 * Flags → command, result → exit code. The only module that reads the environment; commands are loaded when they are
 * called. `senja.mjs` in this folder starts it.
 */

import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CommanderError } from 'commander';
import {
  type Context,
  EXIT,
  type ExitCode,
  type Flags,
  loadReports,
  loadSelection,
  loadSiteUrl,
  loadUsage,
  opensLinks,
  type PrintContext,
  program,
  resolveOptions,
} from './commands/index.ts';
import { SiteFaults } from './core/stages/site-error.ts';
import { phrase, phrasesIn } from './diagnostics/phrases/index.ts';
import { withoutCommands } from './diagnostics/texts/index.ts';
import { invocation } from './invocation.ts';
import { loadCodeFaults } from './io/compiled/index.ts';
import { kindsIn } from './io/content/index.ts';
import { attempt, Failure, failure, failureFrom, fileSystemFailure, reasonOf } from './io/failures/index.ts';
import {
  exit,
  recordUnhandledError,
  type Sinks,
  standardSinks,
  takeUnhandledError,
  terminalHere,
} from './io/process/index.ts';
import { manifestIn, siteRootOf } from './io/site/index.ts';
import { loadOnDemand } from './on-demand.ts';
import { languageOf } from './tools/language.mjs';

export { isCodeWorthStoring } from './io/process/index.ts';
export { startWorker } from './io/threads/index.ts';

loadOnDemand(
  () => require('./advice/bodies/index.ts'),
  () => require('./advice/index.ts'),
);

/** Failure of a part of the command that is not of this version. */
export const replacedMeanwhile = (): Failure => failure('machine/not-compiled:replaced', {});

/** Write errors that mean the pipe's reader has exited; report nothing. */
const LEFT = new Set(['EPIPE', 'ECONNRESET']);

/**
 * Reports on the working stream a failure to write the other.
 * @returns whether everything could be written
 */
async function allWritten({ stdout, stderr }: Sinks, speaker: PrintContext): Promise<boolean> {
  const [out, err] = [await stdout.fault(), await stderr.fault()];
  const fault = out ?? err;
  if (fault === null) return true;
  // Messages for people must not be mixed into machine-readable output.
  const format = out !== null ? 'pretty' : speaker.options.format;
  if (!LEFT.has(fault.code ?? '') && (format === 'pretty' || format === 'github')) {
    const left = out !== null ? stderr : stdout;
    const stream = phrase(`machine/output:${out !== null ? 'stdout' : 'stderr'}`);
    const ways = { stdout: left.write, stderr: format === 'pretty' ? left.write : stderr.write };
    const options = { ...speaker.options, format, reports: [], stepSummary: null, colour: false };
    const words = { stream, reason: reasonOf(fault) };
    (await loadReports()).printFailure(
      { ...speaker, ...ways, options },
      failure('machine/output:stream', words),
    );
    await left.fault();
  }
  return false;
}

/** Where and how the command was called. */
function surroundings(argv: readonly string[], toolRoot: string) {
  const { env } = process;
  // Null if the folder has been deleted.
  const cwd = attempt(() => process.cwd(), null);
  const called = invocation({ program: process.argv[1] ?? '', env, cwd: cwd ?? path.sep, toolRoot });
  const siteRoot = siteRootOf(argv, cwd ?? toolRoot, toolRoot);
  return { argv, toolRoot, env, lang: languageOf(argv, env), cwd, called, siteRoot };
}

type Surroundings = ReturnType<typeof surroundings>;

/** How messages are printed until the flags are known. */
const firstSpeaker = ({ env, lang }: Surroundings, { stdout, stderr }: Sinks): PrintContext => ({
  options: {
    format: 'pretty',
    reports: [],
    stepSummary: null,
    lang,
    colour: false,
    quiet: false,
    content: '',
    contentName: '',
    contentInCheckout: '',
    helpUri: null,
  },
  say: phrasesIn(lang),
  stdout: stdout.write,
  stderr: env.GITHUB_ACTIONS === 'true' ? (text) => stderr.write(withoutCommands(text)) : stderr.write,
  width: process.stderr.columns ?? 80,
  links: false,
});

/** Reports errors, in the format of the flags as soon as `speaker` is set to the command's context. */
function errorReporter({ env, siteRoot, toolRoot }: Surroundings, speaker: PrintContext) {
  let failing: Promise<ExitCode> | undefined;
  const self = {
    speaker,
    /** @returns whether the site's own code or models caused the error */
    async reportSiteFaults(error: unknown, closing: string): Promise<boolean> {
      if (error instanceof Failure) return false;
      const { asSiteFaults } = await loadCodeFaults();
      const faults = await asSiteFaults(error, { siteRoot, toolRoot });
      if (!(faults instanceof SiteFaults)) return false;
      await (await loadReports()).printSiteFaults(self.speaker, faults, siteRoot, [closing]);
      return true;
    },
    /** Reports only the first failure; the others are consequences. */
    fail(error: unknown): Promise<ExitCode> {
      failing ??= reportAny(error).catch(reportFailure);
      return failing;
    },
    /** Reports what the site's code has left behind, unless the command has failed. */
    async late(): Promise<void> {
      const error = takeUnhandledError();
      if (!error || failing !== undefined) return;
      // The command has printed its report: this is for people.
      const options = { ...self.speaker.options, format: 'pretty', reports: [], stepSummary: null } as const;
      self.speaker = { ...self.speaker, options };
      await self.reportSiteFaults(error, self.speaker.say('outcome.late'));
    },
  };
  const reportFailure = async (error: unknown): Promise<ExitCode> => {
    const failure = failureFrom(error);
    (await loadReports()).printFailure(self.speaker, failure);
    if (failure.code === 'senja/bug' && env.SENJA_DEBUG) self.speaker.stderr(`${(error as Error).stack}\n`);
    return failure.exitCode;
  };
  const reportAny = async (error: unknown): Promise<ExitCode> =>
    (await self.reportSiteFaults(error, self.speaker.say('outcome.invalid-site')))
      ? EXIT.invalid
      : reportFailure(error);
  return self;
}

/**
 * @returns the context of a command, after checking the flags
 * @throws Failure for the command line
 */
async function contextFor(
  flags: Flags,
  { argv, toolRoot, env, lang, cwd, called, siteRoot }: Surroundings,
  reporter: { speaker: PrintContext },
): Promise<Context> {
  if (cwd === null) throw fileSystemFailure(env.PWD ?? '.', { code: 'ENOENT' });
  const garbled = [...argv, cwd].find((text) => text.includes('\uFFFD'));
  if (garbled !== undefined) throw failure('usage/not-utf8', { name: garbled });
  const options = resolveOptions(flags, env, { cwd, toolRoot }, lang);
  const terminal = process.stderr.isTTY === true;
  const roots = { siteRoot, toolRoot, cwd };
  const context = { ...reporter.speaker, options, ...roots, called, terminal, links: opensLinks(env) };
  if (options.reports.length > 0 || options.stepSummary) {
    // A file that cannot be written is reported elsewhere.
    reporter.speaker = { ...context, options: { ...options, reports: [], stepSummary: null } };
    (await loadReports()).checkReports(context);
  }
  reporter.speaker = context;
  if (options.url !== null) (await loadSiteUrl()).checkUrl(options.url, flags.url !== undefined);
  if (options.only.length > 0 || options.skip.length > 0) await (await loadSelection()).checkCodes(context);
  return context;
}

/**
 * @param argv arguments after the command's own name
 * @param toolRoot folder of the senja package
 * @returns the exit code, after everything is printed
 */
export async function main(
  argv: readonly string[],
  toolRoot: string,
  sinks: Sinks = standardSinks(),
): Promise<ExitCode> {
  const here = surroundings(argv, toolRoot);
  const { lang, called } = here;
  const reporter = errorReporter(here, firstSpeaker(here, sinks));
  let exitCode: ExitCode = EXIT.usage;
  // No other command has use for the models before it runs.
  const kinds = argv.includes('new') ? kindsIn(here) : {};
  const root = program({
    lang,
    called,
    kinds,
    terminal: terminalHere(),
    writeOut: sinks.stdout.write,
    version: () => manifestIn(toolRoot).version ?? '',
    async run(flags, command) {
      exitCode = await command(await contextFor(flags, here, reporter));
    },
  });
  // Background work, such as watching files, can fail too.
  const stray = (error: unknown): void => {
    if (recordUnhandledError(error)) return;
    void reporter
      .fail(error)
      .then(() => allWritten(sinks, reporter.speaker))
      .then(() => exit(EXIT.failed));
  };
  // Without it, Node ends with exit code 0 when a promise is pending and nothing is left that could resolve it.
  const stuck = (): void => stray(new Error('nothing is left to wait for'));
  process.on('uncaughtException', stray).on('unhandledRejection', stray).once('beforeExit', stuck);
  try {
    await root.parseAsync([...argv], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) exitCode = await reporter.fail(error);
    else if (error.exitCode === 0) exitCode = EXIT.done;
    // Without a command, commander prints its help.
    else if (error.code === 'commander.help') reporter.speaker.stderr(root.helpInformation());
    else {
      const { usageFault } = await loadUsage();
      reporter.speaker.stderr(usageFault(error, { root, argv, lang, called, kinds }));
    }
  }
  // A promise of the site's code may have been rejected in this turn.
  await nextTurn();
  await reporter.late();
  process.off('uncaughtException', stray).off('unhandledRejection', stray).off('beforeExit', stuck);
  return (await allWritten(sinks, reporter.speaker)) ? exitCode : EXIT.failed;
}
