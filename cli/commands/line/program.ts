/** The commands and their options; each command is loaded when it is called. */
import { isIP } from 'node:net';
import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import type { Program } from '../../actions/import/index.ts';
import type { Theme } from '../../actions/new-site/index.ts';
import { isDay } from '../../core/values/days/days.ts';
import { HOSTS, type Host } from '../../core/values/names/public-name.ts';
import type { Lang } from '../../diagnostics/languages/index.ts';
import { type Phrases, phrasesIn } from '../../diagnostics/phrases/index.ts';
import { REPORT_FORMATS } from '../../diagnostics/reporters/index.ts';
import type { Terminal } from '../../io/process/index.ts';
import type { Context, ExitCode } from '../context.ts';
import { helpIn } from './help.ts';
import type { Flags, FormatFlag } from './options.ts';
import { SOURCES } from './sources.ts';
import { THEMES } from './themes.ts';

export type Run = (context: Context) => Promise<ExitCode>;

/** A value that begins with dashes is the next option, and an empty one comes of an unset variable: the value is missing. */
const parseName = (text: string): string => {
  if (text.startsWith('--') || text.trim() === '') throw new InvalidArgumentError(text);
  return text;
};

/** A format for the streams, at most one, or `format=file`. */
const parseFormat = (text: string, before: readonly FormatFlag[] = []): FormatFlag[] => {
  const [name, ...rest] = text.split('=');
  const format = REPORT_FORMATS.find((known) => known === name);
  const file = rest.length > 0 ? rest.join('=') : null;
  const isSecond = file === null && before.some((one) => one.file === null);
  if (format === undefined || file === '' || isSecond) throw new InvalidArgumentError(text);
  return [...before, { format, file }];
};

/** Codes, separated by commas. */
const parseCodes = (text: string, before: readonly string[] = []): string[] => {
  const codes = text.split(',').map((code) => code.trim());
  if (text.startsWith('--') || codes.includes('')) throw new InvalidArgumentError(text);
  return [...before, ...codes];
};

const parseDay = (text: string): string => {
  if (!isDay(text)) throw new InvalidArgumentError(text);
  return text;
};

const parsePort = (text: string): number => {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65535) throw new InvalidArgumentError(text);
  return Number(text);
};

/** An address or name, without a port. */
const parseHost = (text: string): string => {
  if (isIP(text) === 0 && !/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i.test(text)) throw new InvalidArgumentError(text);
  return text;
};

/** Where a server of `dev` or `preview` is reached. */
interface Reach {
  port: number;
  host?: string | null;
}

export type Kinds = Readonly<Record<string, readonly string[]>>;

interface EditFlags {
  port?: number | null;
  open: boolean;
  checks: boolean;
}

type NewFlags = Flags & { markdown: boolean; template: string };

export interface ProgramOptions {
  lang: Lang;
  /** The command to call senja. */
  called: string;
  /** Names of entries on the command line, each with its synonyms. */
  kinds: Kinds;
  /** Null if the command is not interactive. */
  terminal: Terminal | null;
  /** Writes help and version. */
  writeOut(text: string): void;
  /** Version of senja, read on demand. */
  version(): string;
  /** Called with the flags and the command that gets them. */
  run(flags: Flags, command: Run): Promise<void>;
}

/** Omits options from help that every command accepts, but that mean nothing to this one. */
function hiding(one: Command, ...names: string[]): Command {
  for (const option of one.options) if (names.includes(option.attributeName())) option.hideHelp();
  return one;
}

/** Shows options in help that mean nothing to most commands. */
function showing(one: Command, ...names: string[]): Command {
  for (const option of one.options) if (names.includes(option.attributeName())) option.hideHelp(false);
  return one;
}

/** @returns functions that add a command with shared options: of all commands, with a date, with a choice of codes */
function makersOf(root: Command, say: Phrases) {
  const command = (name: string, description: string): Command =>
    root
      .command(name)
      .description(description)
      .helpOption('-h, --help', say('help.help'))
      .allowExcessArguments(false)
      .option(`--content <${say('argument.folder')}>`, say('help.content'), parseName, 'content')
      .option(`--out <${say('argument.folder')}>`, say('help.out'), parseName, 'dist')
      .option(`--url <${say('argument.address')}>`, say('help.url'), parseName)
      .addOption(
        new Option(`--format <${say('argument.format')}>`, say('help.format'))
          .choices(REPORT_FORMATS)
          .argParser(parseFormat),
      )
      .addOption(new Option(`--lang <${say('argument.lang')}>`, say('help.lang')).choices(['id', 'en']))
      .option('--strict', say('help.strict'), false)
      .option('--errors', say('help.errors'), false)
      .addOption(new Option('--changed', say('help.changed')).default(false).hideHelp())
      .addOption(
        new Option(`--baseline <${say('argument.file')}>`, say('help.baseline'))
          .argParser(parseName)
          .hideHelp(),
      )
      .option('--no-cache', say('help.cache'))
      .option('--quiet', say('help.quiet'), false)
      .option('--no-color', say('help.color'));
  const dated = (name: string, description: string): Command =>
    command(name, description).option(`--now <${say('argument.day')}>`, say('help.now'), parseDay);
  const reporting = (name: string, description: string): Command =>
    showing(dated(name, description), 'changed', 'baseline')
      .option(`--only <${say('argument.codes')}>`, say('help.only'), parseCodes)
      .option(`--skip <${say('argument.codes')}>`, say('help.skip'), parseCodes);
  return { command, dated, reporting };
}

interface Adding extends ReturnType<typeof makersOf>, Pick<ProgramOptions, 'run'> {
  say: Phrases;
}

function addBuildAndCheck({ reporting, say, run }: Adding): void {
  reporting('build', say('help.build'))
    .option('--why', say('help.why'), false)
    .option('--drafts', say('help.drafts'), false)
    .addOption(new Option(`--host <${say('argument.host')}>`, say('help.host')).choices(HOSTS))
    .action(({ host, ...flags }: Flags & { why: boolean; host?: Host }, own: Command) => {
      const named = own.getOptionValueSource('out') !== 'default';
      return run({ ...flags, ...(host && { rulesFor: host }) }, async (context) =>
        (await import('../build.ts')).build(context, { showWhy: flags.why, named }),
      );
    });
  reporting('check', say('help.check'))
    .argument(`[${say('argument.files')}...]`, say('help.files'))
    .option('--all', say('help.all'), false)
    .option('--fix', say('help.fix'), false)
    .option('--suggested', say('help.suggested'), false)
    .option('--update-baseline', say('help.update-baseline'), false)
    .action((files: string[], flags: Flags & { fix: boolean; suggested: boolean }) =>
      run(flags, async (context) => {
        const { suggested } = flags;
        if (suggested) (await import('./selection.ts')).checkSuggested(context, flags.fix);
        if (flags.fix) await (await import('../fix.ts')).fix(context, files, { suggested });
        return (await import('../check.ts')).check(context, files, { hasFixed: flags.fix && !suggested });
      }),
    );
}

function addNew(
  { command, say, run }: Adding,
  { lang, kinds, terminal }: Pick<ProgramOptions, 'lang' | 'kinds' | 'terminal'>,
): void {
  const known = Object.keys(kinds);
  const kind = new Argument(`[${say('argument.kind')}]`, known.join(lang === 'id' ? ' atau ' : ' or '));
  command('new', say('help.new'))
    // Unknown without models; the command then reports why they cannot be read.
    .addArgument(known.length > 0 ? kind.choices(known) : kind)
    .argument(`[${say('argument.title')}]`, say('help.title'))
    .option('--markdown', say('help.markdown'), false)
    .option(`--template <${say('argument.template')}>`, say('help.template'), parseName, 'legal')
    .action((kind: string | undefined, title: string | undefined, flags: NewFlags, own: Command) => {
      const missing = (argument: 'kind' | 'title'): never =>
        own.error(`'${say(`argument.${argument}`)}'`, { code: 'commander.missingArgument' });
      if (!terminal && kind === undefined) missing('kind');
      if (!terminal && title === undefined) missing('title');
      return run(flags, async (context) =>
        (await import('../new.ts')).create(context, { ...flags, kind, title, terminal, missing }),
      );
    });
}

function addServers({ command, dated, say, run }: Adding): void {
  const withPort = (one: Command): Command =>
    one
      .option(`--port <${say('argument.port')}>`, say('help.port'), parsePort, 4173)
      .option(`--host <${say('argument.name-or-address')}>`, say('help.reach'), parseHost);
  const dev = dated('dev', say('help.dev')).option('--all', say('help.all'), false);
  withPort(dev).action(({ port, host = null, ...flags }: Flags & Reach) =>
    run(flags, async (context) => (await import('../dev/dev.ts')).dev(context, { port, host })),
  );
  hiding(dated('edit', say('help.edit')), 'out', 'strict', 'errors')
    .option(`--port <${say('argument.port')}>`, say('help.port'), parsePort)
    .option('--no-open', say('help.open'))
    // How the editor starts a process that checks its site.
    .addOption(new Option('--checks').default(false).hideHelp())
    .action(({ port = null, open: opens, checks, ...flags }: Flags & EditFlags) =>
      run(flags, async (context) => (await import('../edit.ts')).edit(context, { port, opens, checks })),
    );
  const preview = hiding(command('preview', say('help.preview')), 'url', 'strict', 'errors', 'cache');
  withPort(preview).action(({ port, host = null, ...flags }: Flags & Reach) =>
    run(flags, async (context) => (await import('../preview.ts')).preview(context, { port, host })),
  );
}

function addOthers({ command, say, run }: Adding): void {
  hiding(command('init', say('help.init')), 'content', 'out', 'url', 'strict', 'errors', 'cache', 'quiet')
    .argument(`[${say('argument.folder')}]`, say('help.site'), '.')
    .addOption(
      new Option(`--theme <${say('argument.theme')}>`, say('help.theme')).choices(THEMES).default('blank'),
    )
    .action((folder: string, flags: Flags & { theme: Theme }) =>
      run(flags, async (context) =>
        (await import('../init.ts')).init(context, { folder, theme: flags.theme }),
      ),
    );
  hiding(command('import', say('help.import')), 'out', 'url', 'strict', 'errors', 'cache')
    .argument(`<${say('argument.export')}>`, say('help.export'))
    .argument(`[${say('argument.folder')}]`, say('help.import-site'))
    .addOption(new Option(`--from <${say('argument.program')}>`, say('help.from')).choices(SOURCES))
    .option('--dry-run', say('help.dry-run'), false)
    .action(
      (source: string, folder: string | undefined, flags: Flags & { from?: Program; dryRun: boolean }) =>
        run(flags, async (context) =>
          (await import('../import.ts')).importFrom(context, {
            source,
            folder: folder ?? null,
            named: flags.from ?? null,
            dryRun: flags.dryRun,
          }),
        ),
    );
  command('photos', say('help.photos')).action((flags: Flags) =>
    run(flags, async (context) => (await import('../photos.ts')).photos(context)),
  );
  command('rename', say('help.rename'))
    .argument(`<${say('argument.entry')}>`, say('help.entry'))
    .argument(`<${say('argument.name')}>`, say('help.name'))
    .option('--dry-run', say('help.dry-run'), false)
    .action((entry: string, name: string, flags: Flags & { dryRun: boolean }) =>
      run(flags, async (context) =>
        (await import('../rename.ts')).rename(context, { entry, name, dryRun: flags.dryRun }),
      ),
    );
  command('generate', say('help.generate')).action((flags: Flags) =>
    run(flags, async (context) => (await import('../generate.ts')).generate(context)),
  );
  hiding(command('explain', say('help.explain')), 'out', 'url', 'strict', 'errors', 'quiet')
    .argument(`[${say('argument.code')}]`)
    .action((code: string | undefined, flags: Flags) =>
      run(flags, async (context) => (await import('../explain.ts')).explain(context, code)),
    );
}

export function program({ lang, called, writeOut, version, run, ...given }: ProgramOptions): Command {
  const say = phrasesIn(lang);
  const root = new Command(called)
    .description(say('help.about'))
    .configureHelp(helpIn(lang))
    .exitOverride()
    .configureOutput({ writeOut, writeErr: () => undefined });
  root
    .helpOption('-h, --help', say('help.help'))
    .helpCommand(false)
    .option('-V, --version', say('help.version'))
    .on('option:version', () => {
      writeOut(`${version()}\n`);
      throw new CommanderError(0, 'commander.version', '');
    });
  const adding = { ...makersOf(root, say), say, run };
  addBuildAndCheck(adding);
  addNew(adding, { lang, ...given });
  addServers(adding);
  addOthers(adding);
  return root;
}
