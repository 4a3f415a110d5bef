/** Errors of the site's code that senja finds itself. */

export type InBoth = Readonly<Record<'id' | 'en', string>>;

/** @returns an error with its words in both languages, which begin with the wrong word in quotes, if there is one */
export const siteFault = (words: InBoth): TypeError => Object.assign(new TypeError(words.en), { words });

/**
 * @returns an error for a missing component: a template, box or widget without a file, or without a default export. The
 *   engine finds its place and the most similar name by `codeFaults`.
 */
export const missingError = (kind: 'template' | 'box' | 'widget', name: string): Error =>
  Object.assign(new Error(`there is no ${kind} ${name}`), { codeFaults: [{ kind, name }] });
