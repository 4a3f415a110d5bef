/** Files of a site that the engine finds by name, relative to its folder. */

/** Plans the site's pages. */
export const PLAN_FILE = 'templates/site.ts';
