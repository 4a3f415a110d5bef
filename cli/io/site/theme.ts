/** The theme of a site: provides every file that the site does not have. */

import path from 'node:path';
import { readLinked } from '../files/index.ts';

export const PACKAGE_FILE = 'package.json';

/** Thrown for an unknown theme in a `package.json`; `io/compiled/` reports it. */
export class UnknownTheme extends Error {
  readonly found: Readonly<{ text: string; theme: string; themes: readonly string[] }>;

  /** @param found text of the `package.json`, and names of the existing themes */
  constructor(found: UnknownTheme['found']) {
    super(`there is no theme ${found.theme}`);
    this.found = found;
  }
}

interface Manifest {
  /** Of the file; '' without one. */
  text: string;
  version?: string;
  homepage?: unknown;
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
  senja?: {
    /** In a site: the name of its theme. */
    extends?: unknown;
    /** In a site: folders of `dist` that other programs fill. */
    keep?: string | readonly string[];
    /** In the senja package: folder of each theme, relative to the package. */
    themes?: Readonly<Record<string, string>>;
  };
}

/** @returns the `package.json` of a folder */
export function manifestIn(folder: string): Manifest {
  try {
    const text = readLinked(path.join(folder, PACKAGE_FILE)).toString('utf8');
    return { ...(JSON.parse(text) as object), text };
  } catch {
    // npm reports invalid JSON; without the file there is no theme.
    return { text: '' };
  }
}

/** Whether the `package.json` of a folder names a theme, known or not. */
export const namesTheme = (folder: string): boolean => manifestIn(folder).senja?.extends !== undefined;

/**
 * @returns the folders in which the files of a site are looked up, in this order: its own, then that of its theme, if
 *   it names one
 * @throws UnknownTheme
 */
export function layersOf({
  siteRoot,
  toolRoot,
}: Readonly<Record<'siteRoot' | 'toolRoot', string>>): readonly string[] {
  if (siteRoot === toolRoot) return [siteRoot];
  const { text, senja } = manifestIn(siteRoot);
  const word = senja?.extends;
  if (word === undefined) return [siteRoot];
  const { themes = {} } = manifestIn(toolRoot).senja ?? {};
  const theme = typeof word === 'string' ? word : JSON.stringify(word);
  const folder = Object.hasOwn(themes, theme) ? themes[theme] : undefined;
  if (folder === undefined) throw new UnknownTheme({ text, theme, themes: Object.keys(themes) });
  return [siteRoot, path.join(toolRoot, folder)];
}
