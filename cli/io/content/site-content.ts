/** The files of a site besides its code: the content folder, and `public/` of the site. */
import path from 'node:path';
import { collectionsIn, isRows, type ModelTexts } from '../../core/models/collections/index.ts';
import type { ContentFolder } from '../../core/stages/content-folder.ts';
import { isPictureName } from '../../core/stages/pictures/picture-formats.ts';
import { readContentFolder } from './content-folder.ts';
import { readPublicFolder } from './public-folder.ts';

export const PUBLIC = 'public';

/** Both paths are absolute. @throws Failure if the content folder does not exist, or a folder cannot be listed */
export async function readSiteContent(
  { content, siteRoot }: { content: string; siteRoot: string },
  models: ModelTexts,
): Promise<ContentFolder> {
  const siteFolder = path.relative(content, siteRoot).split(path.sep).join('/');
  const sources = [...new Set(collectionsIn(models).flatMap(({ rows }) => (isRows(rows) ? rows.file : [])))];
  const folder = {
    ...(await readContentFolder(content, models)),
    siteFolder,
    ...(sources.length > 0 && { sources: sources.map((file) => path.posix.join(siteFolder, file)) }),
  };
  const found = readPublicFolder(path.join(siteRoot, PUBLIC), content);
  if (!found) return folder;
  const { files, stamp, readImage } = found.folder;
  const published = (file: string): string | null => (file.startsWith('/') ? file.slice(1) : null);
  return {
    ...folder,
    public: found.folder,
    images: new Set([...folder.images, ...files.filter(isPictureName).map((file) => `/${file}`)]),
    stamp(file) {
      const own = published(file);
      return own === null ? folder.stamp(file) : stamp(own);
    },
    readImage(file) {
      const own = published(file);
      return own === null ? folder.readImage(file) : readImage(own);
    },
    unreadable: [...folder.unreadable, ...found.unreadable],
  };
}
