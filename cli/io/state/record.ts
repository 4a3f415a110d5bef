/** Record of a published build, which shows whether another one would have anything to do. */

import type { Period } from '../../core/stages/edition.ts';
import type { CodeReads } from '../../core/stages/site-state.ts';
import type { Summary } from '../../core/stages/summary.ts';
import type { Diagnostic } from '../../diagnostics/index.ts';
import { dropCache, keyFor, type Places, readCachedJson } from '../cache/index.ts';

/** Messages of a build without errors. */
export interface BuildMessages {
  diagnostics: Diagnostic[];
  summary: Summary;
}

/** The edition and the days that a site was made for. */
export interface EditionRecord {
  drafts: boolean;
  /** Address from the command line or environment; null without one. */
  url: string | null;
  /** The host that it was made for; null for those that read `_headers`. */
  host: string | null;
  period: Period;
  /** Time zone in which its days begin. */
  timeZone: string;
}

export interface BuildRecord extends BuildMessages, EditionRecord {
  tool: string;
  frontEnd: string;
  /** Fingerprint of `contentsOf`. */
  contents: string;
  /** What the site's code and its data were read from. */
  reads: CodeReads;
  /** Milliseconds since 1970 from which on a function of the site is called again; null if there is none. */
  until: number | null;
  /** `outputPrint` of `dist`. */
  output: string;
}

export interface RecordPlaces extends Places {
  siteRoot: string;
}

export const keyOfRecord = (places: RecordPlaces): string => keyFor('build', places.siteRoot, places);

/** @returns the stored record, or null */
export const readRecord = (places: RecordPlaces): BuildRecord | null =>
  readCachedJson(places.siteRoot, 'cache', keyOfRecord(places));

export const forgetRecord = (places: RecordPlaces): void => dropCache(places.siteRoot, keyOfRecord(places));
