/** Finds the site of a command, and senja itself. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { namesTheme } from './theme.ts';

export interface Roots {
  /** Folder of the site: its templates, client code and models, and senja's own files for it. */
  siteRoot: string;
  /** Folder of the senja package. */
  toolRoot: string;
  /** Whether widgets get React's development build, which reports what it finds. */
  isDevelopment?: boolean;
}

/** File that marks a folder as a site, unless its `package.json` names a theme. */
const SITE_FILE = 'templates/site.ts';

const isSite = (folder: string): boolean => existsSync(path.join(folder, SITE_FILE)) || namesTheme(folder);

/** A folder and all above it. */
export function* foldersAbove(folder: string): Generator<string> {
  for (let at = folder; ; at = path.dirname(at)) {
    yield at;
    if (path.dirname(at) === at) return;
  }
}

/** Stops at the first folder with a `package.json`: folders above belong to another project. */
function* projectAbove(folder: string): Generator<string> {
  for (const at of foldersAbove(folder)) {
    yield at;
    if (existsSync(path.join(at, 'package.json'))) return;
  }
}

/** @returns the value of `--content` on a command line; undefined without it */
function contentIn(argv: readonly string[]): string | undefined {
  const at = argv.findLastIndex((word) => /^--content(?:=|$)/.test(word));
  const word = argv[at];
  return word?.includes('=') ? word.slice(word.indexOf('=') + 1) : word && argv[at + 1];
}

/**
 * @param argv arguments of the command
 * @param cwd absolute path
 * @param toolRoot folder of the senja package
 * @returns the folder of the site: that of its content, else the one the command was called in, else senja's own site
 */
export function siteRootOf(argv: readonly string[], cwd: string, toolRoot: string): string {
  const content = contentIn(argv);
  const above = content === undefined ? [] : [path.dirname(path.resolve(cwd, content))];
  return [...above, ...projectAbove(cwd)].find(isSite) ?? toolRoot;
}

/** Whether npm has installed senja as a package of another project; false for a clone of the repository. */
export const isInstalled = (toolRoot: string): boolean =>
  path.basename(path.dirname(toolRoot)) === 'node_modules';

/** Whether a command has no site to work on: senja's own counts only in a clone of the repository. */
export const isNoSite = ({ siteRoot, toolRoot }: Roots): boolean =>
  siteRoot === toolRoot && isInstalled(toolRoot);
