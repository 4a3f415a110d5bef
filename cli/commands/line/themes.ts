import type { Theme } from '../../actions/new-site/index.ts';

/** Themes for a new site. */
export const THEMES: readonly Theme[] = ['blank', 'blog', 'docs', 'sehat'];
