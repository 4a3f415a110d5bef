/**
 * Decides whether a folder may be replaced. Only files listed in senja's own manifest are ever deleted, so a folder
 * with other files, or one that another program uses, is refused before the first write.
 */

import { existsSync, lstatSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Lang } from '../../diagnostics/languages/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { OWN_FOLDER } from '../../tools/own-files.cjs';
import { attempt, codeOf, type Failure, failure, fileSystemFailure, onFile } from '../failures/index.ts';
import { comparable, holds, resolvedPath, resolveExisting } from '../folders/index.ts';
import type { OutputInspection } from './inspect-output.ts';

const dangerous = (folder: string, reason: Record<Lang, string>): Failure =>
  failure('usage/out-dangerous', { folder, reason });

/**
 * The path with symbolic links resolved as far as it exists.
 * @throws Failure if the disk cannot be read: an unresolved path could be anywhere
 */
const real = (folder: string): string =>
  resolveExisting(folder, (at, error) => {
    if (codeOf(error) !== 'ENOENT') throw fileSystemFailure(at, error);
    const stats = onFile(at, () => lstatSync(at, { throwIfNoEntry: false }));
    if (stats?.isSymbolicLink()) throw dangerous(at, phrase('usage/out-dangerous:broken-link'));
  });

const PARTS_OF_SENJA = ['cli', 'templates', 'client', 'content', 'tests', 'node_modules', OWN_FOLDER];

/** Folders in which another program keeps its own state. */
const OWNED_BY_OTHERS = /^(?:\.(?:git|hg|svn|bzr|jj|sl|pijul)|_darcs|CVS|node_modules)$/;

/** A Git repository may have any name, and is recognised by its content. */
const isRepository = (folder: string): boolean =>
  ['HEAD', 'objects', 'refs'].every((name) => existsSync(path.join(folder, name)));

/** @returns the name of such a folder that contains another one, or is it; or null */
function keeperOf(folder: string): string | null {
  const parts = folder.split(path.sep);
  const named = parts.find((part) => OWNED_BY_OTHERS.test(part) || OWNED_BY_OTHERS.test(comparable(part)));
  if (named !== undefined) return named;
  const above = parts.map((_, index) => parts.slice(0, parts.length - index).join(path.sep)).slice(0, -1);
  const repository = above.find(isRepository);
  return repository === undefined ? null : path.basename(repository);
}

export interface OutPlaces {
  out: string;
  content: string;
  /** Folder of the site. */
  siteRoot: string;
  cwd: string;
}

/**
 * @returns the absolute, resolved path of the folder to publish into
 * @throws Failure if it must not be replaced because of its place; its content is checked later
 */
export function resolveOut({ out, content, siteRoot, cwd }: OutPlaces): string {
  const folder = real(path.resolve(cwd, out));
  const project = real(siteRoot);
  const source = real(content);
  // A user may have none.
  const home = attempt(() => resolvedPath(os.homedir()));
  const published = path.join(project, 'public');
  // Each may be a link itself, as node_modules often is.
  const parts = PARTS_OF_SENJA.map((part) => real(path.join(project, part)));
  const faults = {
    root: folder === path.parse(folder).root,
    home: home !== undefined && holds(folder, home),
    cwd: holds(folder, real(cwd)),
    project: holds(folder, project),
    content: holds(folder, source) || holds(source, folder),
    public: folder !== published && holds(published, folder),
    part: parts.some((part) => holds(part, folder)),
  };
  const fault = Object.keys(faults).find((name) => faults[name as keyof typeof faults]);
  if (fault) throw dangerous(folder, phrase(`usage/out-dangerous:${fault as keyof typeof faults}`));
  const keeper = keeperOf(folder);
  if (keeper !== null) throw dangerous(folder, phrase('usage/out-dangerous:keeper', { keeper }));
  const stats = onFile(folder, () => statSync(folder, { throwIfNoEntry: false }));
  if (stats?.isDirectory() === false) throw dangerous(folder, phrase('usage/out-dangerous:file'));
  return folder;
}

/** @throws Failure if there are files that senja did not make */
export function refuseForeign(folder: string, { foreign }: Pick<OutputInspection, 'foreign'>): void {
  if (foreign.length === 0) return;
  const shown = [...foreign].sort().slice(0, 3).join(', ') + (foreign.length > 3 ? ', …' : '');
  throw failure('usage/out-foreign', { folder, files: shown });
}
