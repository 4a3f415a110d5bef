/** The addresses that the last build has made public, as a search engine would find them in the output folder. */

import { urlsIn } from '../../core/files/sitemap.ts';
import { attempt } from '../attempt.ts';
import { reaching, readFile, settled } from '../inside.ts';

/**
 * A site for looking before publication names no sitemap, and nothing is known of a folder that cannot be read.
 * @param out absolute path of the output folder
 * @returns absolute addresses, those of another site included if one lies there
 */
export function publishedUrls(out: string): ReadonlySet<string> {
  const reach = reaching(settled(out));
  const read = (name: string): string => readFile(reach(name)).toString('utf8');
  const isPublic = () => /^Sitemap: /m.test(read('robots.txt'));
  return attempt(() => (isPublic() ? urlsIn(read('sitemap.xml')) : new Set()), new Set());
}
