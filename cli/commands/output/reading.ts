/** Advice of `senja check` on readability. */

import { readDocument } from '../../core/entries/documents/index.ts';
import { contentFiles } from '../../core/entries/folder/index.ts';
import type { ContentFolder } from '../../core/stages/content-folder.ts';
import { compareNatural } from '../../core/values/order.ts';
import type { Lang } from '../../diagnostics/languages/index.ts';
import { locator } from '../../diagnostics/locator/index.ts';
import { phrasesIn } from '../../diagnostics/phrases/index.ts';
import { pathBelow } from '../../diagnostics/report/index.ts';
import type { Figures } from '../../io/state/index.ts';
import { READING_LIMITS, type Sentence, sentencesIn } from './reading-level.ts';

export interface Reading {
  sentences: number;
  /** Average number of words in a sentence. */
  average: number;
  /** Sentences over the limit, in file order. */
  long: { file: string; line: number; words: number }[];
}

/** @returns figures of one file; null if it cannot be read */
function readFile(content: ContentFolder, path: string): Figures | null {
  const document = readDocument(content, path).value;
  if (!document) return null;
  const place = locator(document);
  const lineOf = ({ at }: Sentence): number => place({ code: 'yaml/syntax', at }).range.line;
  const sentences = [...sentencesIn(document)];
  return {
    sentences: sentences.length,
    words: sentences.reduce((sum, { words }) => sum + words, 0),
    long: sentences
      .filter(({ words }) => words > READING_LIMITS.longest)
      .map((sentence) => [lineOf(sentence), sentence.words]),
  };
}

/**
 * @param cached gives the figures of a file, which it may read
 * @returns figures of all readable files
 */
export function readingOf(
  content: ContentFolder,
  cached = (_path: string, read: () => Figures | null): Figures | null => read(),
): Reading {
  const files = contentFiles(content).sort(compareNatural);
  const readings = content.each(files, (path) => cached(path, () => readFile(content, path)));
  const sentences = readings.reduce((sum, read) => sum + (read?.sentences ?? 0), 0);
  const words = readings.reduce((sum, read) => sum + (read?.words ?? 0), 0);
  const long = readings.flatMap((read, at) =>
    (read?.long ?? []).map(([line, count]) => ({ file: files[at] ?? '', line, words: count })),
  );
  return { sentences, average: sentences === 0 ? 0 : words / sentences, long };
}

const MAX_SENTENCES = 10;

/**
 * @param below folder shown before paths, '' for none
 * @param always whether the figures are shown even if there is nothing to advise
 * @returns closing lines for a person
 */
export function readingAdvice(
  { sentences, average, long }: Reading,
  lang: Lang,
  below: string,
  always = false,
): string[] {
  const isReadable = long.length === 0 && average <= READING_LIMITS.average;
  if (sentences === 0 || (isReadable && !always)) return [];
  const say = phrasesIn(lang);
  const shown = long.slice(0, MAX_SENTENCES).map((each) => ({ ...each, file: pathBelow(below, each.file) }));
  const decimal = average.toFixed(1);
  const { average: limit } = READING_LIMITS;
  return [
    say('reading.figures', { sentences, average: lang === 'id' ? decimal.replace('.', ',') : decimal }),
    ...(average > limit ? [say('reading.average', { limit })] : []),
    ...shown.map((sentence) => say('reading.long', sentence)),
    ...(long.length > MAX_SENTENCES ? [say('reading.more', { count: long.length - MAX_SENTENCES })] : []),
  ];
}
