/** Suggests the pictures that an address may have meant which names none. */
import type { Code, Diagnostic } from '../../diagnostics/diagnostic.ts';
import { localPath, pictureFinder } from '../values/image-paths.ts';

const OF_ADDRESSES: ReadonlySet<Code> = new Set<Code>([
  'content/bad-image-path',
  'content/image-kind',
  'content/image-missing',
]);

/**
 * @param images paths of the pictures that are there
 * @returns a function that adds suggestions to a diagnostic about the address of a picture
 */
export function meantPictures(images: ReadonlySet<string>): (diagnostic: Diagnostic) => Diagnostic {
  const find = pictureFinder(images);
  return (diagnostic) => {
    const { code, params, suggestions } = diagnostic;
    if (!OF_ADDRESSES.has(code) || suggestions.length > 0) return diagnostic;
    const address = String(params.value);
    // A file that is there may be of a kind that its name does not tell.
    if (images.has(localPath(address, images) ?? '')) return diagnostic;
    return { ...diagnostic, suggestions: find(address) };
  };
}
