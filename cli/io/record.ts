/** What a published build leaves on disk to tell whether another would have anything to do. */
import type { Summary } from '../core/summary.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { dropCache, readCache } from './cache.ts';
import { fingerprint } from './hash.ts';

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
  readCache(places.packageRoot, keyOfRecord(places));

export const forgetRecord = (places: RecordPlaces): void =>
  dropCache(places.packageRoot, keyOfRecord(places));

/** @returns null for bytes that are no record */
export function parseRecord(bytes: Uint8Array): BuildRecord | null {
  try {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
    const record = JSON.parse(text) as Partial<BuildRecord> | null;
    return typeof record?.files === 'object' && record.files !== null ? (record as BuildRecord) : null;
  } catch {
    return null;
  }
}

/** @returns stamps of the files that the build has left, by path in `dist` */
export const filesOfRecord = (bytes: Uint8Array): Record<string, string> | null =>
  parseRecord(bytes)?.files ?? null;
