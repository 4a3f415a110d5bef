/** Where the site of a command is, where senja is, and the theme below the site. */

/** Both folders, absolute; how they are found; whether senja is an installed package, and a command has no site. */
export { foldersAbove, isInstalled, isNoSite, type Roots, siteRootOf } from './roots.ts';
/**
 * The `package.json` of a folder, `{ text: '' }` if it cannot be read; the folders in which a site's files are looked up, in
 * their order. @throws UnknownTheme
 */
export { layersOf, manifestIn, namesTheme, PACKAGE_FILE, UnknownTheme } from './theme.ts';
