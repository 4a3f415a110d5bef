/** Flags and environment to what the commands go by. */
import path from 'node:path';
import type { Lang } from '../diagnostics/diagnostic.ts';
import type { Format } from '../diagnostics/reporters/index.ts';
import { settled } from '../io/inside.ts';
import type { Options } from './context.ts';

export const FORMATS: readonly Format[] = ['pretty', 'json', 'github', 'sarif', 'junit'];

/** Flags of every command, as commander gives them. */
export interface Flags {
  content: string;
  out: string;
  format?: Format;
  lang?: Lang;
  strict: boolean;
  cache: boolean;
  quiet: boolean;
  color: boolean;
  now?: string;
  drafts?: boolean;
}

/** Others resolve paths from where GitHub has checked the repository out, wherever a step runs. */
function contentName(content: string, env: NodeJS.ProcessEnv, cwd: string): string {
  const workspace = env.GITHUB_WORKSPACE;
  const within = workspace ? path.relative(settled(workspace), settled(content)) : '..';
  const isInside = within.split(path.sep)[0] !== '..' && !path.isAbsolute(within);
  return (isInside ? within : path.relative(cwd, content)).split(path.sep).join('/');
}

export function resolveOptions(flags: Flags, env: NodeJS.ProcessEnv, cwd: string, lang: Lang): Options {
  const format = flags.format ?? (env.GITHUB_ACTIONS === 'true' ? 'github' : 'pretty');
  const content = path.resolve(cwd, flags.content);
  return {
    // Where a link leads that is given here is the user's own choice; from there on none is followed.
    content: settled(content),
    contentName: contentName(content, env, cwd),
    out: flags.out,
    format,
    lang,
    strict: flags.strict,
    cache: flags.cache,
    quiet: flags.quiet,
    day: flags.now ?? null,
    drafts: flags.drafts ?? false,
    colour: flags.color && !env.NO_COLOR && (process.stderr.isTTY === true || Boolean(env.FORCE_COLOR)),
  };
}

/** Terminals known to open the links of OSC 8; others may print the address in the middle of the text. */
export const opensLinks = (env: NodeJS.ProcessEnv): boolean =>
  process.stderr.isTTY === true &&
  (/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper)$/.test(env.TERM_PROGRAM ?? '') ||
    env.TERM === 'xterm-kitty' ||
    Boolean(env.WT_SESSION) ||
    Number(env.VTE_VERSION ?? 0) >= 5000);
