/** Flags and environment to what the commands go by. */
import path from 'node:path';
import type { Lang } from '../diagnostics/diagnostic.ts';
import type { Format } from '../diagnostics/reporters/index.ts';
import { settled } from '../io/inside.ts';
import type { Options, StepSummary } from './context.ts';

export const FORMATS: readonly Format[] = ['pretty', 'json', 'github', 'sarif', 'junit'];

/** A format, and the file that it goes to, or null for the streams. */
export interface FormatFlag {
  format: Format;
  file: string | null;
}

/** Flags of every command, as commander gives them. */
export interface Flags {
  content: string;
  out: string;
  format?: readonly FormatFlag[];
  lang?: Lang;
  strict: boolean;
  cache: boolean;
  quiet: boolean;
  color: boolean;
  now?: string;
  drafts?: boolean;
}

/**
 * Others resolve paths from where GitHub has checked the repository out, wherever a step runs.
 * @returns where the content lies in the repository, or null when it does not
 */
function nameInRepository(
  content: string,
  { GITHUB_WORKSPACE: workspace }: NodeJS.ProcessEnv,
): string | null {
  const within = workspace ? path.relative(settled(workspace), settled(content)) : '..';
  return within.split(path.sep)[0] === '..' || path.isAbsolute(within) ? null : within;
}

function stepSummary(env: NodeJS.ProcessEnv, isInRepository: boolean): StepSummary | null {
  const {
    GITHUB_STEP_SUMMARY: file,
    GITHUB_SERVER_URL: server,
    GITHUB_REPOSITORY: name,
    GITHUB_SHA: sha,
  } = env;
  if (!file) return null;
  return { file, source: isInRepository && server && name && sha ? `${server}/${name}/blob/${sha}` : null };
}

export function resolveOptions(flags: Flags, env: NodeJS.ProcessEnv, cwd: string, lang: Lang): Options {
  const formats = flags.format ?? [];
  const toStreams = formats.find(({ file }) => file === null)?.format;
  const format = toStreams ?? (env.GITHUB_ACTIONS === 'true' ? 'github' : 'pretty');
  const content = path.resolve(cwd, flags.content);
  const within = nameInRepository(content, env);
  return {
    // Where a link leads that is given here is the user's own choice; from there on none is followed.
    content: settled(content),
    contentName: (within ?? path.relative(cwd, content)).split(path.sep).join('/'),
    out: flags.out,
    format,
    reports: formats.flatMap((one) =>
      one.file === null ? [] : [{ format: one.format, file: path.resolve(cwd, one.file) }],
    ),
    stepSummary: format === 'github' ? stepSummary(env, within !== null) : null,
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
