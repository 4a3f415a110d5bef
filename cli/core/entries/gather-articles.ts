/** All articles of a content folder: kept ones where nothing has changed, the rest read, by two threads if that pays. */

import { frontTurns, stretches, type Turns } from '../render/turns.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { ArticleContext } from '../validate/validate.ts';
import { localImage } from '../values/urls.ts';
import { type ArticleRead, type Frame, type ReadTools, readArticle } from './read-content.ts';

/** Articles that a thread reads at a stretch. */
const STRETCH = 64;

/** By what articles are read; plain data. */
export type ReadFrame = Pick<Frame, 'context' | 'ahead'>;

/** Another thread that renders bodies ahead, then reads on the same list from the other end. */
export interface ReadHelper {
  read(paths: readonly string[], frame: ReadFrame, taken: Int32Array): Promise<ArticleRead[]>;
}

/** Whether every article is read or being read. */
export const allTaken = (taken: Int32Array, paths: readonly string[]): boolean =>
  Atomics.load(taken, 0) * STRETCH >= paths.length;

const itself = (path: string): string => path;

/** Reads this thread's share of the articles, in no particular order. */
export function* readStretches(
  paths: readonly string[],
  context: ArticleContext,
  tools: ReadTools,
  turns: Turns,
): Generator<ArticleRead> {
  for (const { from, to } of stretches(turns, paths.length, STRETCH)) {
    yield* tools.content.each(paths.slice(from, to), itself, (path) => readArticle(path, context, tools));
  }
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
  /** Lets signals and timers be heard when that is due. */
  pause(): Promise<void> | null;
}

/** @param kept what is known of articles judged in the same context */
export async function gatherArticles(
  kept: ReadonlyMap<string, ArticleRead>,
  frame: Frame,
  tools: GatherTools,
): Promise<Gathered> {
  const { content } = tools;
  const { context, ahead } = frame;
  const reads = new Map<string, ArticleRead | null>();
  const pending: string[] = [];
  for (const path of content.articles) {
    const known = standing(kept.get(path), context, tools);
    if (!known) pending.push(path);
    // The place in the order is taken now, whoever reads it.
    reads.set(path, known);
  }
  const turns = frontTurns();
  const theirs = tools.helper(pending.length)?.read(pending, { context, ahead }, turns.taken);
  // Its error is told when its answer is wanted.
  theirs?.catch(() => undefined);
  for (const read of readStretches(pending, context, tools, turns)) {
    reads.set(read.path, read);
    await tools.pause();
  }
  for (const read of (await theirs) ?? []) {
    reads.set(read.path, read);
    if (read.diagnostics.some(({ code }) => code === 'file/too-slow')) content.giveUp(read.path);
  }
  const missed = pending.find((path) => !reads.get(path));
  if (missed !== undefined) throw new Error(`${missed} was read by no thread`);
  return { reads: reads as Map<string, ArticleRead>, changed: new Set(pending) };
}

/** @returns what is known of an article when it still holds, else null */
function standing(
  known: ArticleRead | undefined,
  { images }: ArticleContext,
  { content, fingerprint }: GatherTools,
): ArticleRead | null {
  if (!known?.article) return null;
  const { path, article } = known;
  const photo = localImage(article.fields.imageUrl);
  if (photo !== null && !images.has(photo)) return null;
  if (known.stamp !== null && content.stamp(path) === known.stamp) return known;
  // A checkout or an editor may touch a file without changing it.
  const bytes = content.read(path);
  if ('code' in bytes || fingerprint(bytes) !== article.fingerprint) return null;
  return { ...known, stamp: content.stamp(path) };
}
