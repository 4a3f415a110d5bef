/**
 * Readability of a site's texts, by the length of sentences. Advice, never an error: a long sentence may be right,
 * but is seldom easy for readers with few years of school.
 */

import { markdownParagraphs } from '../../core/bodies/index.ts';
import type { Document } from '../../core/stages/document.ts';
import type { Fault } from '../../diagnostics/index.ts';
import { valuesIn } from '../../diagnostics/pointers/index.ts';

/** Advisable average and maximum number of words in a sentence. */
export const READING_LIMITS = { average: 12, longest: 25 } as const;

/** A sentence and its place in the document. */
export interface Sentence {
  text: string;
  words: number;
  at: Fault['at'];
}

// A sentence ends at a full stop, question or exclamation mark, possibly quoted, followed by white space or the end.
const END = /(?<![.!?…])[.!?…]+["'”’)]*(?=\s|$)/gu;

const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** @returns the sentences of a text; labels and titles, which have no final mark, are not sentences */
export function sentencesOf(text: string): { text: string; words: number }[] {
  let from = 0;
  return [...text.matchAll(END)].flatMap((end) => {
    const to = end.index + end[0].length;
    const sentence = text.slice(from, to).trim();
    from = to;
    const words = countWords(sentence);
    return words > 0 ? [{ text: sentence, words }] : [];
  });
}

/** @returns every sentence of a document's fields and body, in order */
export function sentencesIn({ fields, body }: Document): Sentence[] {
  const found: Sentence[] = [];
  for (const { pointer, value } of valuesIn(fields))
    if (typeof value === 'string')
      found.push(...sentencesOf(value).map((sentence) => ({ ...sentence, at: { pointer } })));
  for (const { text, start, end } of body ? markdownParagraphs(body) : []) {
    found.push(...sentencesOf(text).map((sentence) => ({ ...sentence, at: { start, end } })));
  }
  return found;
}
