/** What `senja check` has to say about how easy the texts are to read. */

import { READING_LIMITS, type Sentence, sentencesIn } from '../core/author/reading-level.ts';
import { contentFiles } from '../core/entries/content-files.ts';
import { readDocument } from '../core/entries/documents.ts';
import type { ContentFolder } from '../core/stages/content-folder.ts';
import { naturally } from '../core/values/order.ts';
import { counted } from '../diagnostics/counted.ts';
import type { Lang } from '../diagnostics/diagnostic.ts';
import { locator } from '../diagnostics/place.ts';
import { pathBelow } from '../diagnostics/report.ts';

interface LongSentence {
  file: string;
  line: number;
  words: number;
}

export interface Reading {
  sentences: number;
  /** Words a sentence has on average. */
  average: number;
  /** Sentences over the limit, in file order. */
  long: LongSentence[];
}

/** @returns figures of all files that can be read */
export function readingOf(content: ContentFolder): Reading {
  let sentences = 0;
  let words = 0;
  const long: LongSentence[] = [];
  const read = (path: string): void => {
    const document = readDocument(content, path).value;
    if (!document) return;
    const tell = locator(document);
    const lineOf = ({ at }: Sentence): number => tell({ code: 'yaml/syntax', at }).range.line;
    for (const sentence of sentencesIn(document)) {
      sentences += 1;
      words += sentence.words;
      if (sentence.words > READING_LIMITS.longest) {
        long.push({ file: path, line: lineOf(sentence), words: sentence.words });
      }
    }
  };
  content.each(contentFiles(content).sort(naturally), read);
  return { sentences, average: sentences === 0 ? 0 : words / sentences, long };
}

const MOST_SHOWN = 10;

const WORDS = {
  id: {
    figures: (sentences: number, average: string) =>
      `Keterbacaan: ${sentences} kalimat, rata-rata ${average} kata.`,
    average: `Saran: buat kalimat lebih pendek, rata-rata paling banyak ${READING_LIMITS.average} kata.`,
    long: ({ file, line, words }: LongSentence) =>
      `Saran: ${file}:${line} kalimat ini ${words} kata; bagi menjadi dua.`,
    more: (count: number) => `… dan ${count} kalimat panjang lagi.`,
  },
  en: {
    figures: (sentences: number, average: string) =>
      `Reading: ${counted(sentences, 'sentence')}, ${average} words on average.`,
    average: `Advice: make sentences shorter, ${READING_LIMITS.average} words on average at most.`,
    long: ({ file, line, words }: LongSentence) =>
      `Advice: ${file}:${line} this sentence has ${words} words; make two of it.`,
    more: (count: number) => `… and ${counted(count, 'more long sentence')}.`,
  },
} as const satisfies Record<Lang, unknown>;

/**
 * @param below folder that paths are shown below, '' for none
 * @returns closing lines for a person
 */
export function readingAdvice({ sentences, average, long }: Reading, lang: Lang, below: string): string[] {
  if (sentences === 0) return [];
  const words = WORDS[lang];
  const shown = long.slice(0, MOST_SHOWN).map((each) => ({ ...each, file: pathBelow(below, each.file) }));
  const decimal = average.toFixed(1);
  return [
    words.figures(sentences, lang === 'id' ? decimal.replace('.', ',') : decimal),
    ...(average > READING_LIMITS.average ? [words.average] : []),
    ...shown.map(words.long),
    ...(long.length > MOST_SHOWN ? [words.more(long.length - MOST_SHOWN)] : []),
  ];
}
