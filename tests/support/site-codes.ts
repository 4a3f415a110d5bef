/**
 * Whether a code concerns features that the shipped site's models lack: `tests/process/references.test.ts` has
 * samples.
 */
export const isOfReference = (code: string): boolean =>
  code.startsWith('reference/') || code === 'content/date-format' || code === 'content/bad-time';

/** Whether a code is for developers of a site: its code, its models, its data. */
export const isOfCode = (code: string): boolean => /^(?:code|model|senja)\//.test(code);

/** Whether a code concerns files in `public/`, which is outside the content folder. */
export const isOfPublic = (code: string): boolean => code.startsWith('public/');
