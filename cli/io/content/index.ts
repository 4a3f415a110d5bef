/** Reads what a site is made of: content, models, `public/`. Only ordinary files are read, and no link is followed. */

/** Limits in bytes. */
/** Reads files of a content folder by name; and the stamp of a file: null if it is missing or has just changed. */
export { contentReader, MAX_IMAGE_BYTES, MEGABYTE, stampOnDisk } from './content-folder.ts';
/** The texts of a site's models and its theme's, by name (@throws Failure, UnknownTheme); what one entry of each is called. */
export { kindsIn, readModels } from './model-texts.ts';
/** Lists the content folder and `public/`; texts are read when they are asked for. @throws Failure */
export { PUBLIC, readSiteContent } from './site-content.ts';
