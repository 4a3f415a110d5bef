/** `senja edit`: every entry is a form in the browser. Its rooms are listed in `cli/README.md`. */

/** Serves the editor until the command is ended. @throws Failure (`machine/locked`, `machine/port`, for the command line) */
export { editSite } from './edit-site.ts';
