/** Whether a code is of what the models of the shipped site have none of: `tests/process/references.test.ts` has samples. */
export const isOfReference = (code: string): boolean =>
  code.startsWith('reference/') || code === 'content/date-format' || code === 'content/bad-time';

/** Whether a code is of what a developer of the site does wrong: of its code, its models, its data. */
export const isOfCode = (code: string): boolean => /^(?:code|model|senja)\//.test(code);

/** Whether a code is of the files in `public/`, which no content folder has. */
export const isOfPublic = (code: string): boolean => code.startsWith('public/');
