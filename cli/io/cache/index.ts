/** What `.senja` keeps from one command to the next. Everything in it may be missing, and is then made again. */

/**
 * Entries by key in a room of the cache: bytes or JSON. Null if one is missing, damaged or of another folder; writing fails
 * silently. `keyFor` makes keys that stay when the site's folder is moved; `jsonIn` reads JSON from bytes.
 */
/** The random id of the folder, which each entry names; null if it has none yet. @throws system errors while creating it */
export {
  clearOldPictures,
  createOwnId,
  dropCache,
  jsonIn,
  keyFor,
  ownId,
  type Places,
  readCached,
  readCachedJson,
  writeCached,
} from './cache.ts';
/** Of this senja, alone or with the site's models; null if it has not been compiled: then nothing is cached. */
export { codeFingerprint, toolFingerprint } from './tool-fingerprint.ts';
