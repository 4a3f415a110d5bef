/**
 * May this folder be replaced? Only what senja's own manifest names is ever deleted, so a folder that holds
 * anything else, or that something else lives in, is refused before the first write.
 */
import { promises as fs } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Lang } from '../../diagnostics/diagnostic.ts';
import { phrase } from '../../diagnostics/phrases.ts';
import { OWN_FOLDER } from '../../tools/own-files.mjs';
import { type Failure, failure, fileSystemFailure } from '../failure.ts';
import type { OutputInspection } from './inspect-output.ts';

const dangerous = (folder: string, reason: Record<Lang, string>): Failure =>
  failure('usage/out-dangerous', { folder, reason });

/** Whether two names may be one: many disks know no case, and one form of a letter for all. */
export const folded = (name: string): string => name.normalize('NFC').toLowerCase();

/** Whether a path is a folder, or lies in it. */
export const holds = (outer: string, inner: string): boolean => {
  const relative = path.relative(folded(outer), folded(inner));
  return (
    relative === '' ||
    (!relative.startsWith(`..${path.sep}`) && relative !== '..' && !path.isAbsolute(relative))
  );
};

/**
 * The path with symbolic links resolved as far as it exists.
 * @throws Failure when the disk does not tell: an unresolved path could be any place
 */
async function real(folder: string): Promise<string> {
  try {
    return await fs.realpath(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw fileSystemFailure(folder, error);
    if (await isLink(folder)) throw dangerous(folder, phrase('usage/out-dangerous:broken-link'));
    const parent = path.dirname(folder);
    return parent === folder ? folder : path.join(await real(parent), path.basename(folder));
  }
}

/** @returns the home folder, or null for a user who has none */
async function home(): Promise<string | null> {
  try {
    const folder = os.homedir();
    return await real(folder).catch(() => folder);
  } catch {
    return null;
  }
}

const isLink = (file: string): Promise<boolean> =>
  fs.lstat(file).then(
    (stat) => stat.isSymbolicLink(),
    () => false,
  );

const PARTS_OF_SENJA = [
  'cli',
  'templates',
  'client',
  'content',
  'tests',
  'node_modules',
  OWN_FOLDER,
] as const;

/** Folders that another program keeps its own state in. */
const KEPT_BY_OTHERS = /^(?:\.(?:git|hg|svn|bzr|jj|sl|pijul)|_darcs|CVS|node_modules)$/;

/** @returns the name of such a folder that another one is or lies in, or null */
async function keeperOf(folder: string): Promise<string | null> {
  const parts = folder.split(path.sep);
  const named = parts.find((part) => KEPT_BY_OTHERS.test(part) || KEPT_BY_OTHERS.test(folded(part)));
  if (named !== undefined) return named;
  // A repository of Git may have any name, and is known by what it holds.
  for (let end = parts.length; end > 1; end -= 1) {
    const place = parts.slice(0, end).join(path.sep);
    const signs = ['HEAD', 'objects', 'refs'].map((name) => fs.lstat(path.join(place, name)));
    if ((await Promise.allSettled(signs)).every(({ status }) => status === 'fulfilled'))
      return path.basename(place);
  }
  return null;
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
 * @throws Failure when its place is one that must not be replaced; what it holds is still to be looked at
 */
export async function resolveOut({ out, content, siteRoot, cwd }: OutPlaces): Promise<string> {
  const folder = await real(path.resolve(cwd, out));
  const project = await real(siteRoot);
  const source = await real(content);
  const own = await home();
  const published = path.join(project, 'public');
  // Each may be a link itself, as node_modules often is.
  const parts = await Promise.all(PARTS_OF_SENJA.map((part) => real(path.join(project, part))));
  const faults = {
    root: folder === path.parse(folder).root,
    home: own !== null && holds(folder, own),
    cwd: holds(folder, await real(cwd)),
    project: holds(folder, project),
    content: holds(folder, source) || holds(source, folder),
    public: folder !== published && holds(published, folder),
    part: parts.some((part) => holds(part, folder)),
  };
  const fault = Object.keys(faults).find((name) => faults[name as keyof typeof faults]);
  if (fault) throw dangerous(folder, phrase(`usage/out-dangerous:${fault as keyof typeof faults}`));
  const keeper = await keeperOf(folder);
  if (keeper !== null) throw dangerous(folder, phrase('usage/out-dangerous:keeper', { keeper }));
  await refuseFile(folder);
  return folder;
}

async function refuseFile(folder: string): Promise<void> {
  const stat = await fs.stat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw fileSystemFailure(folder, error);
  });
  if (stat?.isDirectory() === false) throw dangerous(folder, phrase('usage/out-dangerous:file'));
}

/** @throws Failure when there is anything that senja did not make */
export function refuseForeign(folder: string, { foreign }: Pick<OutputInspection, 'foreign'>): void {
  if (foreign.length === 0) return;
  const shown = [...foreign].sort().slice(0, 3).join(', ') + (foreign.length > 3 ? ', …' : '');
  throw failure('usage/out-foreign', { folder, files: shown });
}
