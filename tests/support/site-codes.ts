/** Whether a code is of what a developer of the site does wrong: of its code, its models, its data. */
export const isOfCode = (code: string): boolean => /^(?:code|model|senja)\//.test(code);
