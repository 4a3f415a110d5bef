/** Files that are complete or not there, whenever a process is killed. */

/** Several new files: all, or none. @throws Failure */
export { writeNewFiles } from './new-files.ts';
/**
 * Through a temporary name next to the file (`name.senja-123~`): replaces a file; creates one, also after a loss of power;
 * gives a file another name, never that of another file. @throws system errors, `EEXIST`
 */
/** What killed processes have left: of one folder, or of all with content. */
export {
  clearContent,
  clearTemporary,
  createThroughTemporary,
  isLeft,
  nameFile,
  temporaryOf,
  writeThroughTemporary,
} from './temporary-files.ts';
