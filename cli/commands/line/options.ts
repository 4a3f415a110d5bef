/** Converts flags and environment to options of commands. */

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Host } from '../../core/values/names/public-name.ts';
import type { Lang } from '../../diagnostics/languages/index.ts';
import type { Format } from '../../diagnostics/reporters/index.ts';
import { uriOf } from '../../diagnostics/texts/index.ts';
import { pathWithin, resolvedPath } from '../../io/folders/index.ts';
import type { Context, Options, StepSummary } from '../context.ts';

/** A format and its file, or null for the streams. */
export interface FormatFlag {
  format: Format;
  file: string | null;
}

/** Flags of every command, as commander returns them. */
export interface Flags {
  content: string;
  out: string;
  url?: string;
  format?: readonly FormatFlag[];
  lang?: Lang;
  strict: boolean;
  cache: boolean;
  quiet: boolean;
  color: boolean;
  now?: string;
  only?: readonly string[];
  skip?: readonly string[];
  drafts?: boolean;
  rulesFor?: Host;
  errors?: boolean;
  changed?: boolean;
  baseline?: string;
  updateBaseline?: boolean;
  all?: boolean;
}

/** @returns the path of a folder below another one, with `/`, or null if it is outside, or none is known */
const inRepository = (folder: string, root: string | null | undefined): string | null =>
  root ? pathWithin(resolvedPath(root), resolvedPath(folder)) : null;

/** @returns the folder of Git's repository or work tree that holds a folder, or null */
function gitRoot(folder: string): string | null {
  if (existsSync(path.join(folder, '.git'))) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? null : gitRoot(parent);
}

/**
 * CI systems resolve paths from the root of the checkout, in whatever folder a step runs.
 * @returns that path of a folder, with `/`; null if it is in no repository
 */
function pathInCheckout(folder: string, env: NodeJS.ProcessEnv): string | null {
  const roots = [env.GITHUB_WORKSPACE, gitRoot(resolvedPath(folder)), env.CI_PROJECT_DIR, env.WORKSPACE];
  return roots.map((root) => inRepository(folder, root)).find((found) => found !== null) ?? null;
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

/** @returns address of senja's README, if CI says where the repository with senja is; else null */
function readmeAddress(env: NodeJS.ProcessEnv, toolRoot: string): string | null {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_SHA: sha } = env;
  const { CI_PROJECT_URL: project, CI_COMMIT_SHA: commit, CI_PROJECT_DIR: checkout } = env;
  const [root, source] =
    server && name && sha
      ? [env.GITHUB_WORKSPACE, `${server}/${name}/blob/${sha}`]
      : [checkout, project && commit ? `${project}/-/blob/${commit}` : undefined];
  const within = root && source ? inRepository(toolRoot, root) : null;
  return within === null ? null : `${source}/${uriOf(path.posix.join(within, 'README.md'))}`;
}

export function resolveOptions(
  flags: Flags,
  env: NodeJS.ProcessEnv,
  { cwd, toolRoot }: Pick<Context, 'cwd' | 'toolRoot'>,
  lang: Lang,
): Options {
  const formats = flags.format ?? [];
  const toStreams = formats.find(({ file }) => file === null)?.format;
  const format = toStreams ?? (env.GITHUB_ACTIONS === 'true' ? 'github' : 'pretty');
  const content = path.resolve(cwd, flags.content);
  const fromHere = path.relative(cwd, content).split(path.sep).join('/');
  return {
    // A link given here is the user's own choice; links below it are not followed.
    content: resolvedPath(content),
    contentName: fromHere,
    contentInCheckout: pathInCheckout(content, env) ?? fromHere,
    out: flags.out,
    url: flags.url ?? (env.SENJA_URL || null),
    format,
    reports: formats.flatMap((one) =>
      one.file === null ? [] : [{ format: one.format, file: path.resolve(cwd, one.file) }],
    ),
    helpUri: readmeAddress(env, toolRoot),
    stepSummary:
      format === 'github' ? stepSummary(env, inRepository(content, env.GITHUB_WORKSPACE) !== null) : null,
    lang,
    only: flags.only ?? [],
    skip: flags.skip ?? [],
    strict: flags.strict,
    ...(flags.errors && { errors: true }),
    ...(flags.changed && { changed: true }),
    ...(flags.baseline !== undefined && { baseline: flags.baseline }),
    ...(flags.updateBaseline && { updateBaseline: true }),
    ...(flags.all && { all: true }),
    cache: flags.cache,
    quiet: flags.quiet,
    day: flags.now ?? null,
    drafts: flags.drafts ?? false,
    ...(flags.rulesFor && { host: flags.rulesFor }),
    colour: flags.color && !env.NO_COLOR && (process.stderr.isTTY === true || Boolean(env.FORCE_COLOR)),
  };
}

/** Terminals known to support the links of OSC 8; others may print the address within the text. */
export const opensLinks = (env: NodeJS.ProcessEnv): boolean =>
  process.stderr.isTTY === true &&
  (/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper)$/.test(env.TERM_PROGRAM ?? '') ||
    env.TERM === 'xterm-kitty' ||
    Boolean(env.WT_SESSION) ||
    Number(env.VTE_VERSION ?? 0) >= 5000);
