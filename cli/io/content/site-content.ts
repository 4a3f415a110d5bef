/** The files of a site besides its code: the content folder, and `public/` of the site. */
import path from 'node:path';
import type { ContentFolder } from '../../core/stages/content-folder.ts';
import type { ModelTexts } from '../../core/validate/collections.ts';
import { readContentFolder } from './content-folder.ts';
import { readPublicFolder } from './public-folder.ts';

export const PUBLIC = 'public';

/** Both paths are absolute. @throws Failure if the content folder does not exist, or a folder cannot be listed */
export async function readSiteContent(
  { content, siteRoot }: { content: string; siteRoot: string },
  models: ModelTexts,
): Promise<ContentFolder> {
  const siteFolder = path.relative(content, siteRoot).split(path.sep).join('/');
  const folder = { ...(await readContentFolder(content, models)), siteFolder };
  const found = readPublicFolder(path.join(siteRoot, PUBLIC), content);
  if (!found) return folder;
  return {
    ...folder,
    public: found.folder,
    unreadable: [...folder.unreadable, ...found.unreadable],
  };
}
