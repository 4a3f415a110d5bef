/** Keeps processes apart, on this machine and on others that share the disk. */

/** The process that has a lock or a list: whether it is gone, and the failure that names it (`machine/locked`). */
/** A lock file. @throws Failure if another process holds it for longer than is waited for. */
export { type Holder, heldBy, isStale, type Lock, newHolder, removeOldLocks, takeLock } from './lock.ts';
