/** What a new site may start from. */
export const THEMES = ['blank', 'docs', 'sehat'] as const;
export type Theme = (typeof THEMES)[number];
