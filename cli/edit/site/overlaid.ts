/** The content folder with the texts of the editor in place of those on disk. */
import type { ContentFolder } from '../../core/stages/content-folder.ts';
import { compareNatural } from '../../core/values/order.ts';

/** Texts of files with unsaved changes, by file. */
export type EditedTexts = () => ReadonlyMap<string, string>;

/** @returns the content folder with the texts of the editor, as they are when they are read */
export function overlaid(content: ContentFolder, texts: EditedTexts): ContentFolder {
  const fresh = [...texts().keys()].filter((file) => !content.entries.includes(file));
  return {
    ...content,
    entries: fresh.length === 0 ? content.entries : [...content.entries, ...fresh].sort(compareNatural),
    read: (file) => {
      const text = texts().get(file);
      return text === undefined ? content.read(file) : Buffer.from(text);
    },
    stamp: (file) => (texts().has(file) ? null : content.stamp(file)),
  };
}
