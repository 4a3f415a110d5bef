/** The addresses published by the last build, read from the output folder as a search engine would. */

import { mappedUrls } from '../../core/files/index.ts';
import { attempt } from '../failures/index.ts';
import { readFile } from '../files/index.ts';
import { resolvedPath, resolverIn } from '../folders/index.ts';

/**
 * A preview names no sitemap, and an unreadable folder gives none.
 * @param out absolute path of the output folder
 * @returns absolute addresses, including those of another site in the folder
 */
export function publishedUrls(out: string): ReadonlySet<string> {
  const reach = resolverIn(resolvedPath(out));
  const read = (name: string): string => readFile(reach(name)).toString('utf8');
  const isPublic = () => /^Sitemap: /m.test(read('robots.txt'));
  return attempt(() => (isPublic() ? mappedUrls(read) : new Set()), new Set());
}
