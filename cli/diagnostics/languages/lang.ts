export type Lang = 'id' | 'en';

/** @returns a value for each language */
export const inBoth = <T>(of: (lang: Lang) => T): Record<Lang, T> => ({ id: of('id'), en: of('en') });
