/** Finds what the address of a picture means that names none: a folder, or a picture that is spelled otherwise. */
import type { Code, Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import { isSamePicture, localPath, pictureFinder } from '../values/image-paths.ts';

const OF_ADDRESSES: ReadonlySet<Code> = new Set<Code>([
  'content/bad-image-path',
  'content/image-kind',
  'content/image-missing',
]);

/** Most pictures of a folder that are suggested. */
const MOST = 3;

/**
 * @returns a function that adds suggestions to a diagnostic about the address of a picture, or says that it names a folder
 */
export function meantPictures({
  images,
  imageFolders,
}: Pick<ContentFolder, 'images' | 'imageFolders'>): (diagnostic: Diagnostic) => Diagnostic {
  const [find, findFolder] = [pictureFinder(images), pictureFinder(imageFolders)];
  return (diagnostic) => {
    const { code, params, suggestions } = diagnostic;
    if (!OF_ADDRESSES.has(code) || suggestions.length > 0) return diagnostic;
    const address = String(params.value);
    // A file that is there may be of a kind that its name does not tell.
    if (images.has(localPath(address, images) ?? '')) return diagnostic;
    const folder = findFolder(address).find((path) => isSamePicture(address, path));
    if (folder === undefined) return { ...diagnostic, suggestions: find(address) };
    const inside = [...images].filter((path) => path.startsWith(`${folder}/`)).slice(0, MOST);
    return { ...diagnostic, code: 'content/image-folder', params: { value: folder }, suggestions: inside };
  };
}
