/**
 * Detects a build that has nothing to do: content, senja and `dist` are unchanged. Uses only stamps, before anything
 * that parses or renders is loaded.
 */

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { contentFiles, contentsOf } from '../../core/entries/folder/index.ts';
import { isWithin } from '../../core/entries/index.ts';
import type { ContentFolder } from '../../core/stages/content-folder.ts';
import type { Now } from '../../core/stages/edition.ts';
import type { SiteState } from '../../core/stages/site-state.ts';
import { dayIn } from '../../core/values/days/days.ts';
import { fingerprint } from '../../core/values/hash.ts';
import { writeCached } from '../cache/index.ts';
import { changedRead, frontEndKey } from '../compiled/index.ts';
import { type OutputInspection, outputPrint } from '../dist/index.ts';
import { attempt } from '../failures/index.ts';
import type { Roots } from '../site/index.ts';
import {
  type BuildMessages,
  type BuildRecord,
  type EditionRecord,
  keyOfRecord,
  type RecordPlaces,
} from './record.ts';

export interface BuildPlaces extends RecordPlaces, Roots {
  tool: string;
}

/**
 * Records a published build.
 * @param frontEnd its key; null if it is not cached
 */
export function rememberBuild(
  places: BuildPlaces,
  frontEnd: string | null,
  { contents, files, reads, data }: SiteState,
  messages: BuildMessages & EditionRecord,
): void {
  if (contents === null || frontEnd === null) return;
  const { siteRoot, tool } = places;
  const times = [...files].map(
    ([name, { stamp }]) => [name, stamp.slice(0, stamp.lastIndexOf(' '))] as const,
  );
  const record: BuildRecord = {
    ...messages,
    tool,
    frontEnd,
    contents: fingerprint(contents),
    reads: { ...reads, ...data.reads },
    until: data.until,
    output: outputPrint(times),
  };
  writeCached(siteRoot, 'cache', keyOfRecord(places), [JSON.stringify(record)]);
}

/** The requested edition of a site. */
export interface RequestedEdition extends Pick<EditionRecord, 'drafts' | 'url' | 'host'> {
  now: Now;
}

/**
 * @param inspected the output folder; awaited only if all else is unchanged
 * @returns the messages of the last build if another would do nothing, else null
 */
export async function upToDate(
  places: BuildPlaces,
  record: BuildRecord | null,
  content: ContentFolder,
  inspected: Promise<OutputInspection>,
  { drafts, url, host, now }: RequestedEdition,
): Promise<(BuildMessages & { fileNames: string[] }) | null> {
  if (record?.tool !== places.tool || record.drafts !== drafts || record.url !== url || record.host !== host)
    return null;
  if (!isWithin(dayIn(now, record.timeZone), record.period)) return null;
  if (record.until !== null && Date.now() >= record.until) return null;
  const contents = contentsOf(content, { get: content.stamp });
  const isSame =
    contents !== null &&
    fingerprint(contents) === record.contents &&
    record.frontEnd === attempt(() => frontEndKey(places), null) &&
    changedRead(places.siteRoot, record.reads) === null &&
    hasNoneStaged(places.out);
  if (!isSame) return null;
  const { asListed, times } = await inspected;
  const isUpToDate = asListed && outputPrint(times) === record.output;
  return isUpToDate ? { ...record, fileNames: contentFiles(content) } : null;
}

/** The next complete build removes leftovers of a killed one. */
function hasNoneStaged(out: string): boolean {
  const own = `.${path.basename(out)}.senja`;
  const names = attempt(() => readdirSync(path.dirname(out)), [own]);
  return !names.some((name) => name.startsWith(own));
}
