/** Explains a picture address without a file: a folder, or a picture with a similar name. */
import type { DiagnosticCheck } from '../../core/models/checks/index.ts';
import { isSamePicture, localPath, pictureFinder } from '../../core/values/image-paths.ts';

/** Maximum number of suggested pictures. */
const MOST = 3;

export default {
  on: 'diagnostic',
  of: ['content/bad-image-path', 'content/image-kind', 'content/image-missing'],
  run({ folder: { images, imageFolders } }) {
    const [find, findFolder] = [pictureFinder(images), pictureFinder(imageFolders)];
    return ({ params, suggestions }) => {
      const address = String(params.value);
      // An existing file may have another format than its name says.
      if (suggestions.length > 0 || images.has(localPath(address, images) ?? '')) return null;
      const folder = findFolder(address).find((path) => isSamePicture(address, path));
      if (folder === undefined) return { suggestions: find(address) };
      const inside = [...images].filter((path) => path.startsWith(`${folder}/`)).slice(0, MOST);
      return { code: 'content/image-folder', params: { value: folder }, suggestions: inside };
    };
  },
} satisfies DiagnosticCheck;
