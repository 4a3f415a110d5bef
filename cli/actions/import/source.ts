/** Exports on disk: a folder of files, or one file with the folder around it. */
import { lstatSync, statSync } from 'node:fs';
import path from 'node:path';
import { compareNatural } from '../../core/values/order.ts';
import { attempt, failure, onFile } from '../../io/failures/index.ts';
import { readFile } from '../../io/files/index.ts';
import { readableEntries } from '../../io/folders/index.ts';
import type { Export } from './brought.ts';

/** Folders of programs, and what they make. */
const SKIPPED =
  /^(?:node_modules|bower_components|vendor|_site|resources|\.(?!obsidian$|vitepress$|eleventy|well-known$).*)$/;

function* filesBelow(root: string, below: string): Generator<string> {
  for (const entry of readableEntries(path.join(root, below))) {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!SKIPPED.test(entry.name)) yield* filesBelow(root, name);
      // A link may lead out of the export.
    } else if (entry.isFile()) yield name;
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * @param place absolute path of a file or folder
 * @throws Failure (`usage/no-export`) if there is none
 */
export function openExport(place: string, typed: string): Export & { root: string } {
  const stats = attempt(() => statSync(place), null);
  if (!stats) throw failure('usage/no-export:missing', { source: typed });
  const single = stats.isFile() ? path.basename(place) : null;
  const root = single === null ? place : path.dirname(place);
  return {
    root,
    single,
    files: [...filesBelow(root, '')].sort(compareNatural),
    size: (file) => lstatSync(path.join(root, file)).size,
    text(file) {
      const bytes = onFile(file, () => readFile(path.join(root, file)));
      return attempt(() => decoder.decode(bytes), null);
    },
  };
}
