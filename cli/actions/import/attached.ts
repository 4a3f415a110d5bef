/** Pictures that texts name by their address on the old site, as files of the export's folder. */
import { percentDecoded } from '../../core/values/addresses.ts';
import { isMediaName } from '../../core/values/image-paths.ts';
import { addressPart } from '../../core/values/names/slug.ts';
import type { Copy, Export } from './brought.ts';

/** The size that WordPress adds to the name of a picture that it has made smaller. */
const SIZED = /-\d+x\d+(?=\.\w+$)/;

/** A name that content may use. */
const safePath = (path: string): string =>
  path
    .split('/')
    .map((part) =>
      part.replace(
        /^(.*?)(\.\w+)?$/,
        (_, name: string, end = '') =>
          `${/^[\p{L}\p{N}][\p{L}\p{M}\p{N}_.-]*$/u.test(name) ? name : addressPart(name)}${end}`,
      ),
    )
    .join('/');

/**
 * @returns a function that gives the picture of an address as content names it, and notes that it must be copied; null if
 *   it is not in the folder
 */
export function attachedIn(
  { files, single }: Export,
  copies: Map<string, Copy>,
): (address: string) => string | null {
  const media = files.filter((file) => file !== single && isMediaName(file));
  const byEnd = new Map<string, string>();
  // The longest end of a path comes first where several files have one name.
  for (const file of media) {
    const parts = file.split('/');
    for (let from = 0; from < parts.length; from += 1) {
      const end = parts.slice(from).join('/').toLowerCase();
      if (!byEnd.has(end)) byEnd.set(end, file);
    }
  }
  return (address) => {
    const written = /^(?:https?:)?\/\/[^/?#]+\/([^?#]*)/.exec(address)?.[1] ?? '';
    const path = percentDecoded(written) ?? written;
    const [, below] = /(?:^|\/)uploads\/(.*)/s.exec(path) ?? [];
    const names = below === undefined ? [path.split('/').at(-1) ?? ''] : [below, path];
    const tried = names.flatMap((name) => [name.replace(SIZED, ''), name]).map((name) => name.toLowerCase());
    const file = tried.map((name) => byEnd.get(name)).find((one) => one !== undefined);
    if (file === undefined || path === '') return null;
    const to = `images/${safePath(file.replace(/^(?:.*\/)?uploads\//, '').replace(/^(?:wp-content|media|images|files)\//, ''))}`;
    copies.set(file, { from: file, to: `content/${to}` });
    return to;
  };
}
