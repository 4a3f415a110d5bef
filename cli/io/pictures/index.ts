/** Pictures: read, checked, made in other sizes and formats, and fetched. Notes in them are not published. */

/** Fetches a photo, or says why not. Network errors are no errors of the program. */
export { fetchPhoto } from './fetch-photo.ts';
/** A step for each of many items, as many at once as there are cores. @throws the first error */
export { inParallel } from './in-parallel.ts';
/** The facts about one picture: decoded once, to detect damage. */
export { inspectPicture } from './look.ts';
/** What a build asks for: facts about pictures, variants of them, drawings; cached. @throws Failure */
export { pictures } from './pictures.ts';
/** The library, loaded when there is a picture; options for opening one. @throws Failure (`machine/not-compiled`) */
export { loadSharp, READING } from './sharp.ts';
/** A picture without position, camera and other notes. */
export { withoutNotes } from './strip.ts';
