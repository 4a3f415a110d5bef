/**
 * Whether a code concerns features that the shipped site lacks: `tests/process/references.long.test.ts` and
 * `tests/process/site-markdown.long.test.ts` have samples.
 */
export const isOfReference = (code: string): boolean =>
  /^(?:reference\/.*|route\/same-part|content\/(?:date-format|bad-time))$/.test(code);

/** Whether a code is for developers of a site: its code, its models, its data. */
/** Whether a code is of data besides the content: `tests/process/data.test.ts` has samples. */
export const isOfData = (code: string): boolean => code.startsWith('data/');

export const isOfCode = (code: string): boolean => /^(?:code|model|senja)\//.test(code);

/** Whether a code concerns files in `public/`, which is outside the content folder. */
export const isOfPublic = (code: string): boolean => code.startsWith('public/');
