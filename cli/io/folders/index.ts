/** Folders, and names below them that no link leads out of. Names have `/`; paths are of the system. */

/**
 * A `Resolver` gives the path of a name below a folder; the second also creates folders. @throws `ELOOP` if a folder on the way
 * is a link, `ENOTDIR` if it is none. `rmBelow` deletes through one.
 */
/** Paths: with links resolved; within a folder, or null; as disks compare them that ignore case. */
/** The entries of a folder; none if it cannot be read. */
export {
  comparable,
  creatingResolverIn,
  holds,
  pathWithin,
  type Resolver,
  readableEntries,
  resolvedPath,
  resolveExisting,
  resolverIn,
  rmBelow,
} from './inside.ts';
/** Creates a folder and those above it. @throws system errors */
export { makeFolder } from './make-folder.ts';
