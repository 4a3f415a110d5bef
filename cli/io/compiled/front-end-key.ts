/**
 * The key of a cached front end, apart from what bundles and runs it: a build that has nothing to do needs no more.
 */

import path from 'node:path';
import { shortHash } from '../../core/values/hash.ts';
import { codeFingerprint, readCachedJson } from '../cache/index.ts';
import { readLinked } from '../files/index.ts';
import { layersOf, type Roots } from '../site/index.ts';
import { areUnchanged, type BundleInputs, inputsFingerprint } from './bundle-inputs.ts';
import { importPaths } from './imports/tsconfig-paths.ts';
import { CODE_FOLDERS, sourcesBelow } from './theme-files.ts';
import { publicValues } from './widgets/public-env.ts';

const SEPARATOR = Buffer.from('\0');

/** @returns the files of the site's own folders, and those of its theme, by layer; relative to the layer's folder */
export const ownSources = (roots: Roots) =>
  layersOf(roots).map((layer) => [layer, sourcesBelow(layer, [...CODE_FOLDERS, 'content/models'])] as const);

/**
 * Changes with every file of the site's own folders and of its theme, with senja itself, and with the package
 * versions.
 */
export const keyOf = (
  { siteRoot, toolRoot, isDevelopment = false }: Roots,
  sources: ReturnType<typeof ownSources>,
): string => {
  // A file of the theme counts differently once it belongs to the site.
  const names = sources.map(([, files]) => files);
  const others = [codeFingerprint(toolRoot), process.env.NODE_PATH, publicValues(), importPaths(siteRoot)];
  const parts: Uint8Array[] = [Buffer.from(JSON.stringify([names, isDevelopment, ...others]))];
  for (const [layer, files] of sources)
    for (const file of files) parts.push(SEPARATOR, readLinked(path.join(layer, file)));
  return shortHash(Buffer.concat(parts));
};

export const inputsEntry = (key: string): string => `front-end-inputs-${key}.json`;

/** @returns the inputs of a cached bundle besides its key, or null if any has changed */
export function freshInputs(root: string, key: string): BundleInputs | null {
  const inputs = readCachedJson<BundleInputs>(root, 'made', inputsEntry(key));
  return inputs && areUnchanged(root, inputs) ? inputs : null;
}

export const wholeKey = (key: string, inputs: BundleInputs): string => `${key} ${inputsFingerprint(inputs)}`;

/** @returns a key that changes with all inputs of the front end; null if it has not been bundled from them */
export function frontEndKey(roots: Roots): string | null {
  const key = keyOf(roots, ownSources(roots));
  const inputs = freshInputs(roots.siteRoot, key);
  return inputs && wholeKey(key, inputs);
}
