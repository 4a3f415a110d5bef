/** Lists the static files in `public/` of a site. Of links, only those to other files there are followed. */

import { type Dirent, existsSync, lstatSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isSystemFile } from '../../core/entries/folder/index.ts';
import type { PublicFolder, Unreadable } from '../../core/stages/content-folder.ts';
import { memoized } from '../../core/values/lists.ts';
import { HOST_RULES, isHiddenName, publicNameFault } from '../../core/values/names/public-name.ts';
import { compareNatural } from '../../core/values/order.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { readManifest } from '../dist/index.ts';
import { attempt, onFile } from '../failures/index.ts';
import { readFile } from '../files/index.ts';
import { pathWithin, resolvedPath, resolverIn } from '../folders/index.ts';
import { readImage, stampOnDisk } from './content-folder.ts';
import { entriesOf, type Refusal, refusalOf } from './listing.ts';

const MEGABYTE = 1024 * 1024;
/** Cloudflare Pages accepts no larger file, and few readers would wait for one. */
export const MAX_PUBLIC_BYTES = 25 * MEGABYTE;

/** @returns the path of the file in the folder that a link leads to, or null: what it holds is published anyway */
function linkedFile(root: string, link: string): string | null {
  const real = attempt(() => realpathSync.native(`${root}/${link}`), null);
  const target = real && pathWithin(resolvedPath(root), real);
  if (!target || isHiddenName(target)) return null;
  return lstatSync(`${root}/${target}`, { throwIfNoEntry: false })?.isFile() ? target : null;
}

/** @returns why a file or folder is not published, or null */
function whyNot(entry: Dirent, name: string, target: string | null): Refusal | null {
  const refused = target === null ? refusalOf(entry) : null;
  if (refused && refused.code !== 'file/special') return refused;
  const path = entry.isDirectory() ? `${name}/x` : name;
  if (isHiddenName(path)) return { code: 'public/hidden', params: {} };
  const reason = refused ? null : publicNameFault(path);
  if (!reason) return refused;
  const kind = entry.isDirectory() ? 'folder' : 'file';
  const rules = kind === 'file' && HOST_RULES.find((one) => one === name.toLowerCase());
  const how = rules
    ? phrase('public/bad-name:rename-to', { name: rules })
    : phrase(`public/bad-name:rename-${kind}`);
  const what = phrase(`public/bad-name:${kind}`);
  return { code: 'public/bad-name', params: { what, reason, how } };
}

/** A name that looks the same as another: some of its letters are one character there, and several here. */
function sameLetters(own: string, other: string): Refusal {
  const spelled = (text: string): string => text.replace(/\p{M}/gu, '\u25CC$&');
  const by = phrase('public/taken:same-letters', { own: spelled(own), other: `public/${spelled(other)}` });
  return { code: 'public/taken', params: { name: own, by } };
}

function sizeFault(file: string): Refusal | null {
  const size = lstatSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= MAX_PUBLIC_BYTES) return null;
  const params = { size: Math.ceil(size / MEGABYTE), limit: MAX_PUBLIC_BYTES / MEGABYTE };
  return { code: 'public/too-large', params };
}

/**
 * @param root absolute path of `public/`
 * @param content absolute path of the content folder
 * @returns its files; null if there is no such folder, or if it is the output of a build
 * @throws Failure if it cannot be listed
 */
export function readPublicFolder(
  root: string,
  content: string,
): { folder: PublicFolder; unreadable: Unreadable[] } | null {
  const name = path.relative(content, root).split(path.sep).join('/');
  const kind = lstatSync(root, { throwIfNoEntry: false });
  if (!kind || (existsSync(root) && readManifest(root) !== null)) return null;
  const files = new Map<string, string>();
  /** The files that are read in place of links. */
  const targets = new Map<string, string>();
  const unreadable: Unreadable[] = [];
  const list = (below: string): void => {
    for (const entry of entriesOf(path.join(root, below))) {
      const relative = below === '' ? entry.name : `${below}/${entry.name}`;
      if (isSystemFile(entry.name)) continue;
      const target = entry.isSymbolicLink() ? linkedFile(root, relative) : null;
      const isFile = target !== null || entry.isFile();
      const fault =
        whyNot(entry, relative, target) ?? (isFile ? sizeFault(`${root}/${target ?? relative}`) : null);
      if (fault) unreadable.push({ path: `${name}/${relative}`, ...fault });
      else if (entry.isDirectory()) list(relative);
      else {
        const composed = relative.normalize('NFC');
        const other = files.get(composed);
        if (other === undefined) {
          files.set(composed, relative);
          if (target !== null) targets.set(composed, target);
        } else unreadable.push({ path: `${name}/${relative}`, ...sameLetters(relative, other) });
      }
    }
  };
  if (kind.isSymbolicLink()) unreadable.push({ path: name, code: 'file/symbolic-link', params: {} });
  else if (kind.isDirectory()) list('');
  else unreadable.push({ path: name, code: 'file/not-a-folder', params: { name: 'public' } });
  const reach = resolverIn(root);
  const onDisk = (file: string): string => targets.get(file) ?? files.get(file) ?? file;
  const readOne = (file: string): Buffer => onFile(`${name}/${file}`, () => readFile(reach(onDisk(file))));
  const folder: PublicFolder = {
    name,
    files: [...files.keys()].sort(compareNatural),
    stamp: memoized((file) => stampOnDisk(`${root}/${onDisk(file)}`)),
    redirects: () => (files.has('_redirects') ? readOne('_redirects').toString() : ''),
    headers: () => (files.has('_headers') ? readOne('_headers').toString() : ''),
    readImage(file) {
      return onFile(`${name}/${file}`, () => readImage(reach(onDisk(file))));
    },
    async read(file) {
      // Yields to signals between files.
      await nextTurn();
      return readOne(file);
    },
  };
  return { folder, unreadable };
}
