/** What a published build leaves on disk to tell whether another would have anything to do. */

import type { Summary } from '../../core/stages/summary.ts';
import { group, shape } from '../../core/values/shapes.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { dropCache, readKept } from './cache.ts';
import { fingerprint } from './hash.ts';
import { jsonIn } from './json.ts';

/** What a build says when all is well. */
export interface Said {
  diagnostics: Diagnostic[];
  summary: Summary;
}

export interface BuildRecord extends Said {
  tool: string;
  frontEnd: string;
  /** Fingerprint of `contentsOf`. */
  contents: string;
  /** Path in `dist` to stamp. */
  files: Record<string, string>;
}

export interface RecordPlaces {
  packageRoot: string;
  /** Absolute paths of the content and of the output folder. */
  content: string;
  out: string;
}

export const keyOfRecord = ({ content, out }: RecordPlaces): string =>
  `standing-${fingerprint(`${content}\0${out}`)}`;

/** @returns the record as it is kept, or null */
export const readRecord = (places: RecordPlaces): Uint8Array | null =>
  readKept(places.packageRoot, 'cache', keyOfRecord(places));

export const forgetRecord = (places: RecordPlaces): void =>
  dropCache(places.packageRoot, keyOfRecord(places));

/** Stamps are only compared, and names count only where the manifest of the output folder has them too. */
export const hasFiles = shape<Pick<BuildRecord, 'files'>>({ files: group });

/** @returns stamps of the files that the build has left, by path in `dist`; null for bytes that are no record */
export function filesOfRecord(bytes: Uint8Array): BuildRecord['files'] | null {
  const record = jsonIn(bytes);
  return hasFiles(record) ? record.files : null;
}
