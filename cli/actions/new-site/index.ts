/** New sites: `newSiteFiles` gives the files of one, by path below it, from the starter that is called a `Theme`. */
export { newSiteFiles, type Theme } from './new-site.ts';
