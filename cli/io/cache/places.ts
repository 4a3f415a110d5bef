/**
 * Identifies the content and output folders of a site, wherever the site is stored: a cache may be moved together
 * with it.
 */
import path from 'node:path';
import { fingerprint } from '../../core/values/hash.ts';

/** Absolute paths of the content folder and of the output folder. */
export interface Places {
  content: string;
  out: string;
}

/**
 * @param kind of what is cached
 * @param root absolute path of the site's folder
 */
export const keyFor = (kind: 'site' | 'check' | 'build' | 'reading', root: string, places: Places): string =>
  `${kind}-${fingerprint([places.content, places.out].map((folder) => path.relative(root, folder)).join('\0'))}`;
