/** The output folder: what is in it, whether it may be replaced, and how it is. Paths are absolute, names in it have `/`. */

/** Writes files below a folder, with their stamps. */
export { fileWriter } from './file-writer.ts';
/** What is in the folder, and what of it senja did not make. @throws Failure */
export { inspectOutput, type OutputInspection } from './inspect-output.ts';
/** The files that senja has published into a folder, or null; and its version, which every publication changes. */
export { outputVersion, readManifest } from './manifest.ts';
/** Loads `comparePages`, for reports that list added, changed and removed pages. */
export { loadPagesMade } from './on-demand.ts';
/** Refuses folders that must not be replaced, by their place and by what is in them. @throws Failure (`usage/out-…`) */
export { refuseForeign, resolveOut } from './out-folder.ts';
/** Names of its folders that other programs fill, as the site's `package.json` lists them. */
export { preservedFolders } from './preserved-folders.ts';
/** A new site next to the old one, until it is committed or discarded. @throws Failure, `machine/locked` */
export { openStage, type Stage, type StampCheck } from './publish.ts';
/** Absolute addresses in the sitemap of the site in the folder; none of a preview. */
export { publishedUrls } from './published-urls.ts';
/** Whether a file is still the one that was written; a text that is equal only for the same files. */
export { createStampCheck, outputPrint } from './stamps.ts';
