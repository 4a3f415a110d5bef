/** Limits of content files. */

/** Maximum size of a content file, in bytes. */
export const MAX_FILE_BYTES = 256 * 1024;

/** Deepest nesting of lists and fields. */
export const MAX_DEPTH = 24;
/** Maximum number of fields and list items in a file: the parser compares each key with all others of its mapping. */
export const MAX_ITEMS = 4000;
