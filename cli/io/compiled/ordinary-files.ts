/** The bundler opens whatever a site's folders hold, and would wait for a pipe for ever. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { attempt, fileSystemFailure } from '../failures/index.ts';
import { SPECIAL, systemError } from '../files/index.ts';
import { readableEntries } from '../folders/index.ts';
import { PACKAGE_FILE } from '../site/index.ts';
import { CODE_FOLDERS } from './theme-files.ts';

/** @returns whether a path leads to something that is neither a file nor a folder */
function isSpecial(file: string): boolean {
  const stats = attempt(() => statSync(file));
  return stats !== undefined && !stats.isFile() && !stats.isDirectory();
}

function* specialBelow(folder: string): Generator<string> {
  for (const entry of readableEntries(folder)) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules') yield* specialBelow(place);
    } else if (!entry.isFile() && isSpecial(place)) yield place;
  }
}

/** The bundler looks for the package of each file in all folders above it. */
function* packagesAbove(folder: string): Generator<string> {
  yield path.join(folder, PACKAGE_FILE);
  if (path.dirname(folder) !== folder) yield* packagesAbove(path.dirname(folder));
}

/** @throws Failure for a pipe, a socket or a device among the files of a site that the bundler may open */
export function expectOrdinaryFiles(siteRoot: string): void {
  const [special] = [
    ...[...packagesAbove(siteRoot)].filter(isSpecial),
    ...CODE_FOLDERS.flatMap((folder) => [...specialBelow(path.join(siteRoot, folder))]),
  ];
  if (special !== undefined) throw fileSystemFailure(special, systemError(SPECIAL, special));
}
