/** The commands and their options; each command is loaded when it is called. */
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import type { Lang } from '../diagnostics/diagnostic.ts';
import type { Context, ExitCode } from './context.ts';
import type { Kind } from './new.ts';
import { type Flags, FORMATS } from './options.ts';
import { HELP } from './words.ts';

export type Run = (context: Context) => Promise<ExitCode>;

const parsePort = (text: string): number => {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65535) throw new InvalidArgumentError(text);
  return Number(text);
};

export interface ProgramOptions {
  lang: Lang;
  /** Takes help and version. */
  writeOut(text: string): void;
  /** Called with the flags and the command that they go to. */
  run(flags: Flags, command: Run): Promise<void>;
}

export function program({ lang, writeOut, run }: ProgramOptions): Command {
  const text = HELP[lang];
  const root = new Command('senja')
    .description(text.about)
    .exitOverride()
    .configureOutput({ writeOut, writeErr: () => undefined });
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
      run(flags, async (context) => (await import('./build.ts')).build(context, { tellWhy: flags.why })),
    );
  command('check', text.check)
    .option('--fix', text.fix, false)
    .action((flags: Flags & { fix: boolean }) =>
      run(flags, async (context) => {
        if (flags.fix) await (await import('./fix.ts')).fix(context);
        return (await import('./check.ts')).check(context);
      }),
    );
  command('new', text.new)
    .addArgument(new Argument('<kind>', text.kind).choices(['article', 'page']))
    .argument('<title>', text.title)
    .option('--markdown', text.markdown, false)
    .option('--template <template>', text.template, 'legal')
    .action((kind: Kind, title: string, flags: Flags & { markdown: boolean; template: string }) =>
      run(flags, async (context) =>
        (await import('./new.ts')).create(context, { kind, title, ...flags, today: new Date() }),
      ),
    );
  command('dev', text.dev)
    .option('--port <port>', text.port, parsePort, 4173)
    .action((flags: Flags & { port: number }) =>
      run(flags, async (context) => (await import('./dev.ts')).dev(context, { port: flags.port })),
    );
  command('preview', text.preview)
    .option('--port <port>', text.port, parsePort, 4173)
    .action((flags: Flags & { port: number }) =>
      run(flags, async (context) => (await import('./preview.ts')).preview(context, { port: flags.port })),
    );
  command('explain', text.explain)
    .argument('[code]')
    .action((code: string | undefined, flags: Flags) =>
      run(flags, async (context) => (await import('./explain.ts')).explain(context, code)),
    );
  return root;
}
