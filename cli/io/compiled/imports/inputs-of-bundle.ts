/** Finds, in what esbuild says of a bundle, the inputs that a later build compares (`bundle-inputs.ts`). */
import path from 'node:path';
import type { Metafile } from 'esbuild';
import { stampOnDisk } from '../../content/index.ts';
import { foldersAbove } from '../../site/index.ts';
import { type BundleInputs, decisiveNames, inputHash, portable, realOf, stemOf } from '../bundle-inputs.ts';

/** The name of a package in an import such as `@a/b/c`; null for a path. */
const packageIn = (imported: string): string | null =>
  /^(?![./#]|\w+:)((?:@[^/]+\/)?[^/]+)/.exec(imported)?.[1] ?? null;

/** Names at which a package was looked up, from its importer upwards, to where it was found. */
function* placesOf(name: string, importer: string): Generator<string> {
  for (const folder of foldersAbove(path.dirname(importer))) {
    const modules = path.join(folder, 'node_modules');
    if (path.basename(folder) === 'node_modules' || realOf(modules) === null) continue;
    const place = path.join(modules, name);
    yield place;
    if (realOf(place) !== null) return;
  }
}

/** @returns the path in the name of an input: those that a bundle replaces, or takes as text, have a prefix */
export const inputPath = (name: string): string => name.replace(/^(?:\(disabled\)|raw-text):/, '');

/** @param sources absolute paths of the files that are part of the key */
export function inputsOf(
  root: string,
  metafiles: readonly Metafile[],
  sources: readonly string[],
): BundleInputs {
  const own = new Set(sources);
  const inputs: BundleInputs = { files: {}, names: {}, links: {} };
  const stems = new Map<string, Set<string>>();
  const addFile = (file: string): void => {
    const hash = own.has(file) ? null : inputHash(file);
    if (hash !== null) inputs.files[portable(root, file)] = { stamp: stampOnDisk(file), hash };
  };
  const addLink = (place: string): void => {
    const real = realOf(place);
    if (real !== place) inputs.links[portable(root, place)] = real && portable(root, real);
  };
  const all = metafiles.flatMap((one) => Object.entries(one.inputs));
  for (const [name, { imports }] of all) {
    const file = path.resolve(root, inputPath(name));
    if (/^</.test(name)) continue;
    addFile(file);
    addLink(file);
    let child = file;
    for (const folder of foldersAbove(path.dirname(file))) {
      const known = stems.get(folder) ?? new Set();
      // Names next to the site itself have no effect.
      if (
        !`${root}${path.sep}`.startsWith(folder === path.sep ? folder : `${folder}${path.sep}`) ||
        folder === root
      )
        known.add(stemOf(path.basename(child)));
      stems.set(folder, known);
      child = folder;
    }
    for (const { original = '' } of imports) {
      const named = packageIn(original);
      if (named !== null) for (const place of placesOf(named, file)) addLink(place);
      else if (original.startsWith('.')) addLink(path.dirname(path.resolve(path.dirname(file), original)));
    }
  }
  for (const [folder, some] of stems) {
    const names = decisiveNames(folder, some);
    inputs.names[portable(root, folder)] = [...some, '', ...names];
    if (names.includes('package.json')) addFile(path.join(folder, 'package.json'));
  }
  return inputs;
}

/** Absolute paths of inputs outside the site's own folders. */
export const inputFiles = (root: string, metafiles: readonly Metafile[]): string[] => [
  ...new Set(
    metafiles
      .flatMap(({ inputs }) => Object.keys(inputs))
      .filter((name) => !/^(?:<|\(|templates\/|client\/)/.test(name))
      .map((name) => path.resolve(root, inputPath(name))),
  ),
];
