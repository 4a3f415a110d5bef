/** What `main.ts` asks for only when something is to be said: the compiled command loads some of it then. */

export const loadReports = () => import('./output/report.ts');

export const loadSelection = () => import('./line/selection.ts');

export const loadSiteUrl = () => import('./line/site-url.ts');

export const loadUsage = () => import('./line/usage.ts');
