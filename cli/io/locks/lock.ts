/**
 * Allows one build at a time per folder. The lock is a file next to it that names its holder: a process of this
 * machine, which is checked, or one elsewhere, which touches its lock every few seconds. So a killed build never
 * blocks the next permanently. Two builds that take over the same stale lock at once may both begin: the one that has
 * lost it finds out before it publishes (`confirm`).
 */

import { randomBytes } from 'node:crypto';
import { readdirSync, renameSync, statSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../../tools/alive.mjs';
import { attempt, codeOf, type Failure, failure, fileSystemFailure } from '../failures/index.ts';
import { readFile, rmIfThere, writeNew } from '../files/index.ts';
import { realm, startTimeOf } from './process-identity.ts';

export interface Holder {
  /** Random; distinguishes this lock from every other one. */
  token: string;
  pid: number;
  /** From `startTimeOf`: process ids are reused. */
  started: string | null;
  /** From `realm`. */
  realm: string;
  /** Name of the machine, for people. */
  host: string;
  /** When the lock was taken (ISO 8601, UTC), for people. */
  since: string;
}

/** Milliseconds between two touches. */
const TOUCH = 5000;
/** Milliseconds without a touch after which a holder that cannot be checked counts as gone. */
const SILENCE = 60_000;

const isHolder = (found: Partial<Holder> | null): found is Holder =>
  typeof found?.token === 'string' &&
  Number.isInteger(found.pid) &&
  Number(found.pid) > 0 &&
  (found.started === null || typeof found.started === 'string') &&
  typeof found.realm === 'string' &&
  typeof found.host === 'string' &&
  !Number.isNaN(Date.parse(`${found.since}`));

/** @returns this process, with a new token */
export const newHolder = (): Holder => ({
  token: randomBytes(8).toString('hex'),
  pid: process.pid,
  started: startTimeOf(process.pid),
  realm: realm(),
  host: os.hostname(),
  since: new Date().toISOString(),
});

/**
 * @returns null if there is no lock, `broken` if its holder was killed while writing it
 * @throws system errors if the lock cannot be read: it may have a holder
 */
function readHolder(file: string): Holder | 'broken' | null {
  let text: string;
  try {
    text = readFile(file).toString('utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
  const found = attempt(() => JSON.parse(text) as Partial<Holder> | null, null);
  return isHolder(found) ? found : 'broken';
}

/** Tokens of the locks that this process holds. */
const held = new Set<string>();

/** Whether this machine can check the process of a holder. */
const canCheck = (holder: Holder): boolean =>
  holder.realm === realm() &&
  (!isAlive(holder.pid) || (holder.started !== null && startTimeOf(holder.pid) !== null));

export function isStale(holder: Holder, file: string): boolean {
  // In a container every build may have the same pid: then the lock belongs to the previous one.
  if (holder.realm === realm() && holder.pid === process.pid) return !held.has(holder.token);
  if (canCheck(holder)) return !isAlive(holder.pid) || startTimeOf(holder.pid) !== holder.started;
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat !== undefined && Date.now() - stat.mtimeMs > SILENCE;
}

export function heldBy(holder: Holder, file: string): Failure {
  const { pid, host, since } = holder;
  const time = `${since.slice(0, 16).replace('T', ' ')} UTC`;
  return canCheck(holder)
    ? failure('machine/locked:known', { pid, host, time })
    : failure('machine/locked:elsewhere', { pid, host, time, file });
}

/** Maximum number of attempts: a rival may win each. A lock is empty between its creation and the write. */
const ATTEMPTS = 20;
const WAIT = 20;
/** Number of attempts after which an incomplete lock counts as left by a killed build. */
const PATIENCE = 4;

/** A held lock. */
export interface Lock {
  /** @throws Failure if it is no longer ours, so that nothing must be published */
  confirm(): void;
  /** Releases it; never fails. */
  release(): void;
}

/**
 * @param file path of the lock
 * @throws Failure `machine/locked`, naming the holder
 */
export async function takeLock(file: string): Promise<Lock> {
  const own = newHolder();
  const { token } = own;
  try {
    held.add(token);
    await create(file, JSON.stringify(own), token);
  } catch (error) {
    held.delete(token);
    throw fileSystemFailure(file, error);
  }
  const isOurs = (): boolean => {
    const found = readHolder(file);
    return typeof found === 'object' && found?.token === token;
  };
  const timer = setInterval(() => {
    const now = new Date();
    // If this one fails, the next may succeed.
    attempt(() => isOurs() && utimesSync(file, now, now));
  }, TOUCH).unref();
  return {
    confirm() {
      const found = readHolder(file);
      if (typeof found !== 'object' || found === null) throw fileSystemFailure(file, { code: 'ENOENT' });
      if (found.token !== token) throw heldBy(found, file);
    },
    release() {
      clearInterval(timer);
      held.delete(token);
      // A lock that cannot be removed becomes stale.
      attempt(() => isOurs() && rmIfThere(file));
    },
  };
}

/** Creates the lock; a stale one is removed first. */
async function create(file: string, text: string, token: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      return writeNew(file, text);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    const found = readHolder(file);
    if (found === 'broken' && attempt < PATIENCE) await sleep(WAIT);
    else if (found === 'broken' || (found && isStale(found, file))) removeStale(file, found, token);
    else if (found) throw heldBy(found, file);
  }
  throw { code: 'EEXIST' };
}

/** Removes a stale lock, but not the one with which a rival has just replaced it. */
function removeStale(file: string, stale: Holder | 'broken', token: string): void {
  const aside = `${file}.${token}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  const found = readHolder(aside);
  const isSame =
    typeof stale === 'string' ? found === stale : (found as Partial<Holder>).token === stale.token;
  if (isSame) rmIfThere(aside);
  else renameSync(aside, file);
}

/** Removes what a build left that was killed while it removed a stale lock. */
export function removeOldLocks(file: string): void {
  const prefix = `${path.basename(file)}.`;
  for (const name of readdirSync(path.dirname(file)))
    if (name.startsWith(prefix) && /^[0-9a-f]{16}$/.test(name.slice(prefix.length)))
      attempt(() => rmIfThere(path.join(path.dirname(file), name)));
}
