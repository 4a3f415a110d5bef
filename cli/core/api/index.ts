/**
 * The content of a site for programs: a JSON file for each entry, lists of them in pages, the JSON Schema of these files, and their
 * types. Loaded by the build of a site that has it.
 *
 * - `apiFiles` gives all files, in each language of the site.
 */
export { apiFiles } from './api-files.ts';
