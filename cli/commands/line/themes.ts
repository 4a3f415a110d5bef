/** Themes for a new site. */
export const THEMES = ['blank', 'docs', 'sehat'] as const;
export type Theme = (typeof THEMES)[number];
