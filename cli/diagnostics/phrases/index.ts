/** Messages of commands and failures, in both languages, generated from `cli/words/` by `npm run generate`. */

import FAILURES from '../generated/failure-messages.json' with { type: 'json' };
import PHRASES from '../generated/phrases.json' with { type: 'json' };
import {
  createLookup,
  type Filling,
  fillTemplate,
  inBoth,
  type Lang,
  type MessageWords,
  type Param,
  wordsFrom,
} from '../languages/index.ts';

/** A subject and a name, or a code and a reason. */
export type Phrase = keyof typeof PHRASES;
/** Names of the reasons of a code, or of the phrases of a subject. */
export type NameIn<P, Of extends string> = P extends `${Of}${':' | '.'}${infer Name}` ? Name : never;

/** A code, and after a colon which of its several messages. */
export type FailureMessage = keyof typeof FAILURES;

type Fill<K extends Phrase> = Filling<(typeof PHRASES)[K]['params']>;

/** @returns a function that gives a phrase in a language */
export const phrasesIn = (lang: Lang) => wordsFrom(PHRASES, lang);

/** Gives a phrase in one language: `say('report.error')`. */
export type Phrases = ReturnType<typeof phrasesIn>;

/** @returns a phrase in both languages */
export const phrase = <K extends Phrase>(key: K, ...params: Fill<K>): Record<Lang, string> =>
  inBoth((lang) => phrasesIn(lang)(key, ...params));

/** @returns a phrase from a table of reasons by a library's name for one, or undefined */
export const reasonFor = (code: 'machine/file-system' | 'content/photo-not-fetched', name: string) => {
  const key = `${code}:${name}`;
  return Object.hasOwn(PHRASES, key) ? (PHRASES[key as Phrase] as Record<Lang, string>) : undefined;
};

/** Values for the placeholders of a failure's message. */
export type FailureParams<K extends FailureMessage> = Readonly<
  Record<keyof (typeof FAILURES)[K]['params'], Param>
>;

/** @returns message and hint of a failure in both languages */
export const failureTexts = <K extends FailureMessage>(
  key: K,
  params: FailureParams<K>,
): Record<Lang, MessageWords> =>
  inBoth((lang) => {
    const { message, hint } = FAILURES[key][lang];
    const show = createLookup(params, lang);
    return { message: fillTemplate(message, show), hint: fillTemplate(hint, show) };
  });
