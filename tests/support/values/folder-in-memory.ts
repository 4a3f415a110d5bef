/** A content folder in memory, for tests. */
import type { ContentFolder } from '../../../cli/core/stages/content-folder.ts';

/** @param texts of the files by path, in natural order */
export function contentFolder(
  texts: Readonly<Record<string, string>>,
  changes: Partial<ContentFolder> = {},
): ContentFolder {
  const paths = Object.keys(texts);
  return {
    site: paths.find((path) => path === 'site.yaml') ?? null,
    entries: paths.filter((path) => path.includes('/') && !path.startsWith('images/')),
    images: new Set(paths.filter((path) => path.startsWith('images/'))),
    imageFolders: new Set(),
    unreadable: [],
    read: (path) => {
      const found = texts[path];
      if (found === undefined) return { path, code: 'file/unreadable', params: { reason: 'EIO' } };
      return new TextEncoder().encode(found);
    },
    stamp: (path) => (path in texts ? `stamp of ${path}` : null),
    each: (items, step) => items.map((item) => step(item)),
    readImage: (path) => {
      throw new Error(`${path} was looked at`);
    },
    ...changes,
  };
}
