/** What few builds ask for: the compiled command loads it then. */
export const loadPagesMade = () => import('./pages-made.ts');
