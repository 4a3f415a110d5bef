/**
 * The build that has nothing to do: neither content nor senja nor `dist` has changed since the last one. It is told from
 * the stamps of files alone, before anything that parses or renders is even loaded.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { contentFiles, contentsOf } from '../core/content-files.ts';
import type { ContentFolder } from '../core/read-content.ts';
import type { SiteState } from '../core/site-state.ts';
import type { Summary } from '../core/summary.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { frontEndKey } from './bundler.ts';
import { readCache, writeCache } from './cache.ts';
import { stampIn } from './file-writer.ts';
import { fingerprint } from './hash.ts';
import { readManifest } from './manifest.ts';

/** What a build says when all is well. */
export interface Said {
  diagnostics: Diagnostic[];
  summary: Summary;
}

interface Kept extends Said {
  tool: string;
  frontEnd: string;
  /** Fingerprint of `contentsOf`. */
  contents: string;
  /** Path in `dist` to stamp. */
  files: Record<string, string>;
}

export interface StandingPlaces {
  packageRoot: string;
  /** Absolute paths of the content and of the output folder. */
  content: string;
  out: string;
  tool: string;
}

const keyOf = ({ content, out }: StandingPlaces): string => `standing-${fingerprint(`${content}\0${out}`)}`;

/** Remembers a build that has been published. */
export function rememberStanding(places: StandingPlaces, { contents, files }: SiteState, said: Said): void {
  if (contents === null) return;
  const { packageRoot, tool } = places;
  const frontEnd = keyOfFrontEnd(packageRoot);
  if (frontEnd === null) return;
  const stamps = Object.fromEntries([...files].map(([name, { stamp }]) => [name, stamp]));
  const kept: Kept = {
    ...said,
    tool,
    frontEnd,
    contents: fingerprint(contents),
    files: stamps,
  };
  writeCache(packageRoot, keyOf(places), [JSON.stringify(kept)]);
}

/** @returns what the last build said when another would do nothing, else null */
export async function standing(
  places: StandingPlaces,
  content: ContentFolder,
): Promise<(Said & { fileNames: string[] }) | null> {
  const kept = read(places);
  if (kept?.tool !== places.tool) return null;
  const contents = contentsOf(content, content.stamp);
  const stands =
    contents !== null &&
    fingerprint(contents) === kept.contents &&
    kept.frontEnd === keyOfFrontEnd(places.packageRoot) &&
    nothingLeftBeside(places.out) &&
    (await isAsWritten(places.out, kept.files));
  return stands ? { ...kept, fileNames: contentFiles(content) } : null;
}

/** The site stands by the time this is asked: a fault of the disk must not speak up any more. */
function keyOfFrontEnd(packageRoot: string): string | null {
  try {
    return frontEndKey(packageRoot);
  } catch {
    return null;
  }
}

function read(places: StandingPlaces): Kept | null {
  try {
    return JSON.parse(
      readCache(places.packageRoot, keyOf(places))?.toString('utf8') ?? 'null',
    ) as Kept | null;
  } catch {
    return null;
  }
}

/** What a killed build has left is for the next whole one to clear. */
function nothingLeftBeside(out: string): boolean {
  const own = `.${path.basename(out)}.senja`;
  try {
    return !readdirSync(path.dirname(out)).some((name) => name.startsWith(own));
  } catch {
    return false;
  }
}

async function isAsWritten(out: string, files: Readonly<Record<string, string>>): Promise<boolean> {
  const manifest = await readManifest(out);
  const names = Object.keys(files);
  if (!manifest || names.length !== Object.keys(manifest.files).length) return false;
  return names.every((name) => {
    return name in manifest.files && stampIn(out, name) === files[name];
  });
}
