/** Errors of the site's code that senja finds itself. */

export type InBoth = Readonly<Record<'id' | 'en', string>>;

/** @returns an error with its words in both languages, which begin with the wrong word in quotes, if there is one */
export const siteFault = (words: InBoth): TypeError => Object.assign(new TypeError(words.en), { words });
