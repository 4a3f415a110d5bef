/**
 * Flags to a command, its result to an exit code. The only place that reads the environment; commands are
 * loaded when they are called. `senja.mjs` beside this file starts it.
 */
import path from 'node:path';
import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { type Context, EXIT, type ExitCode, type Options } from './commands/context.ts';
import type { Kind } from './commands/new.ts';
import { HELP, USAGE } from './commands/words.ts';
import type { Lang } from './diagnostics/diagnostic.ts';
import type { Format } from './diagnostics/reporters/index.ts';
import { Failure } from './io/failure.ts';
import { settled } from './io/inside.ts';

const FORMATS: readonly Format[] = ['pretty', 'json', 'github', 'sarif', 'junit'];

interface Flags {
  content: string;
  out: string;
  format?: Format;
  lang?: Lang;
  strict: boolean;
  cache: boolean;
  quiet: boolean;
  color: boolean;
}

type Run = (context: Context) => Promise<ExitCode>;

/** Indonesian when the environment's locale is, else English. */
function localeLang(env: NodeJS.ProcessEnv): Lang {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^(?:id|in)(?:[_.@-]|$)/i.test(locale) || /^indonesian/i.test(locale) ? 'id' : 'en';
}

/** `--lang` before the flags are parsed, so that help and usage errors are in it too. */
function earlyLang(argv: readonly string[], env: NodeJS.ProcessEnv): Lang {
  const at = argv.findIndex((argument) => argument === '--lang' || argument.startsWith('--lang='));
  const value = at < 0 ? undefined : argv[at]?.includes('=') ? argv[at]?.slice(7) : argv[at + 1];
  return value === 'id' || value === 'en' ? value : localeLang(env);
}

function resolveOptions(flags: Flags, env: NodeJS.ProcessEnv, cwd: string, lang: Lang): Options {
  const format = flags.format ?? (env.GITHUB_ACTIONS === 'true' ? 'github' : 'pretty');
  const content = path.resolve(cwd, flags.content);
  return {
    // Where a link leads that is given here is the user's own choice; from there on none is followed.
    content: settled(content),
    contentName: path.relative(cwd, content).split(path.sep).join('/'),
    out: flags.out,
    format,
    lang,
    strict: flags.strict,
    cache: flags.cache,
    quiet: flags.quiet,
    colour: flags.color && !env.NO_COLOR && (process.stderr.isTTY === true || Boolean(env.FORCE_COLOR)),
  };
}

/** Terminals known to open the links of OSC 8; others may print the address in the middle of the text. */
const opensLinks = (env: NodeJS.ProcessEnv): boolean =>
  process.stderr.isTTY === true &&
  (/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper)$/.test(env.TERM_PROGRAM ?? '') ||
    env.TERM === 'xterm-kitty' ||
    Boolean(env.WT_SESSION) ||
    Number(env.VTE_VERSION ?? 0) >= 5000);

const parsePort = (text: string): number => {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65535) throw new InvalidArgumentError(text);
  return Number(text);
};

function program(lang: Lang, run: (flags: Flags, command: Run) => Promise<void>): Command {
  const text = HELP[lang];
  const root = new Command('senja')
    .description(text.about)
    .exitOverride()
    .configureOutput({ writeErr: () => undefined });
  root.helpOption('-h, --help', text.help).helpCommand(false).version('1.0.0', '-V, --version', text.version);
  const command = (name: string, description: string): Command =>
    root
      .command(name)
      .description(description)
      .helpOption('-h, --help', text.help)
      .allowExcessArguments(false)
      .option('--content <dir>', text.content, 'content')
      .option('--out <dir>', text.out, 'dist')
      .addOption(new Option('--format <format>', text.format).choices(FORMATS))
      .addOption(new Option('--lang <lang>', text.lang).choices(['id', 'en']))
      .option('--strict', text.strict, false)
      .option('--no-cache', text.cache)
      .option('--quiet', text.quiet, false)
      .option('--no-color', text.color);

  command('build', text.build)
    .option('--why', text.why, false)
    .action((flags: Flags & { why: boolean }) =>
      run(flags, async (context) =>
        (await import('./commands/build.ts')).build(context, { tellWhy: flags.why }),
      ),
    );
  command('check', text.check)
    .option('--fix', text.fix, false)
    .action((flags: Flags & { fix: boolean }) =>
      run(flags, async (context) => {
        if (flags.fix) await (await import('./commands/fix.ts')).fix(context);
        return (await import('./commands/check.ts')).check(context);
      }),
    );
  command('new', text.new)
    .addArgument(new Argument('<kind>', text.kind).choices(['article', 'page']))
    .argument('<title>', text.title)
    .option('--markdown', text.markdown, false)
    .option('--template <template>', text.template, 'legal')
    .action((kind: Kind, title: string, flags: Flags & { markdown: boolean; template: string }) =>
      run(flags, async (context) =>
        (await import('./commands/new.ts')).create(context, { kind, title, ...flags, today: new Date() }),
      ),
    );
  command('dev', text.dev)
    .option('--port <port>', text.port, parsePort, 4173)
    .action((flags: Flags & { port: number }) =>
      run(flags, async (context) => (await import('./commands/dev.ts')).dev(context, { port: flags.port })),
    );
  command('preview', text.preview)
    .option('--port <port>', text.port, parsePort, 4173)
    .action((flags: Flags & { port: number }) =>
      run(flags, async (context) =>
        (await import('./commands/preview.ts')).preview(context, { port: flags.port }),
      ),
    );
  command('explain', text.explain)
    .argument('[code]')
    .action((code: string | undefined, flags: Flags) =>
      run(flags, async (context) => (await import('./commands/explain.ts')).explain(context, code)),
    );
  return root;
}

/** Tells a failure in the chosen format: a document for machines, words for people. */
async function tellFailure(context: Context, failure: Failure): Promise<void> {
  const { print } = await import('./commands/report.ts');
  const { lang } = context.options;
  print(context, {
    ok: false,
    lang,
    files: 0,
    fileNames: [],
    diagnostics: [],
    contentFolder: context.options.contentName,
    closing: [],
    failure: { code: failure.code, ...failure.words[lang] },
  });
}

const asFailure = (error: unknown): Failure =>
  error instanceof Failure
    ? error
    : new Failure(
        'senja/bug',
        {
          id: {
            message: `senja sendiri bermasalah: ${(error as Error)?.message ?? error}`,
            hint: 'Situs yang lama tidak berubah. Laporkan masalah ini beserta isi konten yang memicunya.',
          },
          en: {
            message: `senja itself failed: ${(error as Error)?.message ?? error}`,
            hint: 'The old site is unchanged. Please report this with the content that set it off.',
          },
        },
        error,
      );

/**
 * @param argv the arguments after the command's own name
 * @param packageRoot folder of the senja package
 * @returns the exit code; everything is printed by then
 */
export async function main(argv: readonly string[], packageRoot: string): Promise<ExitCode> {
  const { env } = process;
  const cwd = process.cwd();
  const lang = earlyLang(argv, env);
  const stderr = (text: string): void => void process.stderr.write(text);
  let exitCode: ExitCode = EXIT.usage;
  const root = program(lang, async (flags, command) => {
    const context: Context = {
      options: resolveOptions(flags, env, cwd, lang),
      packageRoot,
      cwd,
      stdout: (text) => void process.stdout.write(text),
      stderr,
      width: process.stderr.columns ?? 80,
      terminal: process.stderr.isTTY === true,
      links: opensLinks(env),
    };
    try {
      exitCode = await command(context);
    } catch (error) {
      const failure = asFailure(error);
      await tellFailure(context, failure);
      if (failure.code === 'senja/bug' && env.SENJA_DEBUG) stderr(`${(error as Error).stack}\n`);
      exitCode = failure.exitCode;
    }
  });
  try {
    await root.parseAsync([...argv], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return EXIT.done;
    const words: Record<string, string> = USAGE[lang];
    // Without a command, commander answers with its help.
    if (error.code === 'commander.help') stderr(root.helpInformation());
    else {
      const name = /'([^']+)'/.exec(error.message)?.[1] ?? '';
      stderr(`${(words[error.code] ?? words.other ?? '').replace('{name}', name)} ${words.hint}\n`);
    }
  }
  return exitCode;
}
