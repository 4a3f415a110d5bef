/** All articles of a content folder: kept ones where nothing has changed, the rest read, by two threads if that pays. */

import { type ArticleRead, type ContentFolder, type ReadTools, readArticle } from './read-content.ts';
import type { KeptArticle } from './site-state.ts';
import { frontTurns, stretches, type Turns } from './turns.ts';
import { localImage } from './urls.ts';
import type { ArticleContext } from './validate.ts';

/** Articles that a thread reads at a stretch. */
const STRETCH = 64;

/** Another thread that reads on the same list from the other end. */
export interface ReadHelper {
  read(paths: readonly string[], context: ArticleContext, taken: Int32Array): Promise<ArticleRead[]>;
}

/** @returns this thread's share of the articles, in no particular order */
export function readStretches(
  paths: readonly string[],
  context: ArticleContext,
  tools: ReadTools,
  turns: Turns,
): ArticleRead[] {
  const reads: ArticleRead[] = [];
  for (const { from, to } of stretches(turns, paths.length, STRETCH)) {
    for (const path of paths.slice(from, to)) reads.push(readArticle(path, context, tools));
  }
  return reads;
}

export interface Gathered {
  /** By path, in the order of the folder. */
  reads: Map<string, ArticleRead>;
  /** Paths of those that are new or have changed. */
  changed: Set<string>;
}

export interface GatherTools extends Omit<ReadTools, 'content'> {
  content: ContentFolder;
  /** @returns a helper when reading so many articles is worth one */
  helper(articles: number): ReadHelper | null;
}

/** @param kept what is known of articles judged in the same context */
export async function gatherArticles(
  kept: ReadonlyMap<string, KeptArticle>,
  context: ArticleContext,
  tools: GatherTools,
): Promise<Gathered> {
  const { content } = tools;
  const known = new Map<string, ArticleRead>();
  for (const path of content.articles) {
    const one = kept.get(path);
    if (!one || !photoStands(one, context)) continue;
    const stamp = content.stamp(path);
    if ((stamp !== null && stamp === one.stamp) || sameBytes(path, one, tools)) {
      known.set(path, { ...one, path, stamp });
    }
  }
  const pending = content.articles.filter((path) => !known.has(path));
  const turns = frontTurns();
  const theirs = tools.helper(pending.length)?.read(pending, context, turns.taken);
  const fresh = [...readStretches(pending, context, tools, turns), ...((await theirs) ?? [])];
  for (const read of fresh) known.set(read.path, read);
  const reads = new Map<string, ArticleRead>();
  for (const path of content.articles) {
    const read = known.get(path);
    if (read) reads.set(path, read);
  }
  return { reads, changed: new Set(pending) };
}

/** A checkout or an editor may touch a file without changing it. */
function sameBytes(path: string, { article }: KeptArticle, { content, fingerprint }: GatherTools): boolean {
  const bytes = content.read(path);
  return !('code' in bytes) && fingerprint(bytes) === article.fingerprint;
}

function photoStands({ article }: KeptArticle, { images }: ArticleContext): boolean {
  const local = localImage(article.fields.imageUrl);
  return local === null || images.has(local);
}
