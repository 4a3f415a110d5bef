/** The repository that a content folder lies in: of the site or of another project, and never one that content brought. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { attempt } from '../failures/index.ts';
import { pathWithin, resolvedPath } from '../folders/index.ts';
import { foldersAbove } from '../site/index.ts';
import { type GitResult, git } from './git.ts';

export interface Checkout {
  /** Folder of the work tree. */
  root: string;
  /** Path of the content folder below it, with `/`. */
  content: string;
  /** Whether the site's own code is in it too: only then may its filters and hooks run. */
  isOwn: boolean;
  /** Files below the content folder that Git was told to take for unchanged. */
  unwatched: readonly string[];
  /** Runs Git there. */
  git(words: readonly string[], options?: { input?: string; hooks?: boolean }): Promise<GitResult | null>;
}

/**
 * Why there is none: no `git` on this machine, no repository, one of another user of this machine (`foreign`), one that
 * Git cannot read, or one `within` the content folder, by its path from there.
 */
export type NoCheckout =
  | { is: 'missing' | 'none' }
  | { is: 'foreign' | 'failed'; reason: string }
  | { is: 'within'; place: string };

/** @returns the first folder below that is a repository, with `/`; null if there is none */
function repositoryBelow(folder: string, name = ''): string | null {
  const entries = attempt(() => readdirSync(path.join(folder, name), { withFileTypes: true }), []);
  const names = new Set(entries.map((entry) => entry.name.toLowerCase()));
  const has = (...all: readonly string[]): boolean => all.every((one) => names.has(one));
  // Without a work tree it has the files of `.git` itself.
  if (has('.git') || has('head', 'objects', 'refs') || has('head', 'commondir')) return name;
  for (const entry of entries) {
    const found = entry.isDirectory() ? repositoryBelow(folder, path.posix.join(name, entry.name)) : null;
    if (found !== null) return found;
  }
  return null;
}

/** Lets a repository that is not the site's own neither filter files nor fetch what it lacks. */
const RESTRICTED = { GIT_ALLOW_PROTOCOL: '' };

/** @returns settings without the filters that a repository brings; null if they cannot all be named */
async function withoutFilters(root: string): Promise<Record<string, string> | null> {
  const words = ['config', '--null', '--show-scope', '--name-only', '--get-regexp', '^filter\\.'];
  const found = await git(root, words, { env: RESTRICTED });
  // 1 means that there is none.
  if (found?.status !== 0 && found?.status !== 1) return null;
  const listed = found.output.toString().split('\0');
  const names = listed.filter((_, at) => at % 2 === 1 && !/^(?:system|global)$/.test(listed[at - 1] ?? ''));
  if (names.some((name) => name.includes('='))) return null;
  const filters = names.map((name) => name.slice(0, name.lastIndexOf('.')));
  const none = { clean: '', smudge: '', process: '', required: 'false' };
  return Object.fromEntries(
    filters.flatMap((filter) => Object.entries(none).map(([name, value]) => [`${filter}.${name}`, value])),
  );
}

/** @returns files below the content folder that are another repository's, or that Git does not look at */
async function unusualFiles({ git, content }: Pick<Checkout, 'git' | 'content'>) {
  const listed = await git(['ls-files', '--stage', '-v', '-z', '--', content]);
  const lines = listed?.output.toString().split('\0') ?? [];
  const filesWith = (start: RegExp): string[] =>
    lines.flatMap((line) => (start.test(line) ? [line.slice(line.indexOf('\t') + 1)] : []));
  return { repositories: filesWith(/^. 160000 /), unwatched: filesWith(/^[a-zS] /) };
}

/**
 * @param places the content folder without links, and the folder of the site
 * @returns the repository that the content folder lies in, or why there is none
 */
export async function checkoutOf({
  content,
  siteRoot,
}: {
  content: string;
  siteRoot: string;
}): Promise<Checkout | NoCheckout> {
  const within = repositoryBelow(content);
  if (within !== null) return { is: 'within', place: within };
  const above = [...foldersAbove(path.dirname(content))];
  const root = above.find((folder) => existsSync(path.join(folder, '.git'))) ?? path.dirname(content);
  const asked = await git(root, ['rev-parse', '--show-toplevel']);
  if (asked === null) return { is: 'missing' };
  if (asked.status !== 0) {
    const [reason = ''] = asked.said.split('\n');
    if (/not a git repository/i.test(reason)) return { is: 'none' };
    return { is: /dubious ownership/.test(reason) ? 'foreign' : 'failed', reason };
  }
  // Its settings may name another folder.
  if (resolvedPath(path.resolve(asked.output.toString().replace(/\n$/, ''))) !== root) return { is: 'none' };
  const isOwn = pathWithin(root, resolvedPath(siteRoot)) !== null;
  const settings = isOwn ? {} : await withoutFilters(root);
  if (settings === null) return { is: 'failed', reason: 'filter' };
  const guards = isOwn ? {} : { settings, env: RESTRICTED };
  const here = {
    root,
    content: pathWithin(root, content) ?? '',
    isOwn,
    git: (words: readonly string[], options = {}) => git(root, words, { ...options, ...guards }),
  };
  const { repositories, unwatched } = await unusualFiles(here);
  const [first] = repositories;
  if (first !== undefined) return { is: 'within', place: pathWithin(here.content, first) ?? first };
  return { ...here, unwatched };
}
