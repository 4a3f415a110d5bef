/** The content folder with texts that are not on disk. */

import { type SlowTexts, withReading } from '../core/entries/documents/index.ts';
import { SITE_FILE } from '../core/entries/folder/index.ts';
import type { ContentFolder } from '../core/stages/content-folder.ts';
import { compareNatural } from '../core/values/order.ts';

/** Texts that are not on disk, by file. */
export type EditedTexts = () => ReadonlyMap<string, string>;

/**
 * @param slow texts that are known to take too long
 * @returns the content folder with other texts, as they are when they are read, some of them of new entries
 */
export function overlaid(content: ContentFolder, texts: EditedTexts, slow?: SlowTexts): ContentFolder {
  const added = new Set(texts().keys());
  for (const file of [SITE_FILE, content.addresses ?? '']) added.delete(file);
  // Fewer are added than there are.
  for (const file of content.entries) added.delete(file);
  const fresh = [...added];
  const read: ContentFolder['read'] = (file) => {
    const text = texts().get(file);
    return text === undefined ? content.read(file) : Buffer.from(text);
  };
  return {
    ...withReading(content, read, slow),
    entries: fresh.length === 0 ? content.entries : [...content.entries, ...fresh].sort(compareNatural),
    stamp: (file) => (texts().has(file) ? null : content.stamp(file)),
  };
}
