/**
 * Allows one build at a time per folder. The lock is a file next to it that identifies its holder, and is touched
 * every few seconds. A holder on this machine is checked; any other is stale if it has not touched its lock for a
 * minute. So a killed build never blocks the next permanently, and no live one loses its lock.
 */

import { randomBytes } from 'node:crypto';
import { linkSync, readdirSync, renameSync, statSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../tools/alive.mjs';
import { attempt } from './attempt.ts';
import { cannotLink } from './dist/file-writer.ts';
import { type Failure, failure, fileSystemFailure } from './failure.ts';
import { codeOf, readFile, rmIfThere, writeFresh, writeNew } from './inside.ts';
import { realm, startTimeOf } from './process-identity.ts';

interface Holder {
  /** Random; distinguishes this lock from every other one. */
  token: string;
  pid: number;
  /** From `startOf`. */
  started: string | null;
  /** From `realm`. */
  realm: string;
  /** Name of the machine, for people. */
  host: string;
  /** When the lock was taken (ISO 8601, UTC), for people. */
  since: string;
}

/** Content of a lock: its holder, missing, or unreadable. */
type LockContent = Holder | 'gone' | 'broken';

/** Milliseconds between two touches. */
const BEAT = 5000;
/** Milliseconds without a touch after which a holder that cannot be checked counts as gone. */
const SILENCE = 60_000;

/** Tokens of locks held by this process. */
const ownTokens = new Set<string>();

const newHolder = (): Holder => ({
  token: randomBytes(8).toString('hex'),
  pid: process.pid,
  started: startTimeOf(process.pid),
  realm: realm(),
  host: os.hostname(),
  since: new Date().toISOString(),
});

const isHolder = (found: Partial<Holder> | null): found is Holder =>
  /^[0-9a-f]{16}$/.test(`${found?.token}`) &&
  Number.isInteger(found?.pid) &&
  Number(found?.pid) > 0 &&
  (found?.started === null || typeof found?.started === 'string') &&
  typeof found.realm === 'string' &&
  typeof found.host === 'string' &&
  !Number.isNaN(Date.parse(`${found.since}`));

/** @throws system errors if the lock cannot be read: it may have a holder */
function readHolder(file: string): LockContent {
  let text: string;
  try {
    text = readFile(file).toString('utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 'gone';
    throw error;
  }
  const found = attempt(() => JSON.parse(text) as Partial<Holder> | null, null);
  return isHolder(found) ? found : 'broken';
}

/** Identity of a lock. */
const markOf = (found: LockContent): string => (typeof found === 'string' ? found : found.token);

function heldBy(holder: Holder, file: string): Failure {
  const { pid, host, since } = holder;
  const time = `${since.slice(0, 16).replace('T', ' ')} UTC`;
  return canAsk(holder)
    ? failure('machine/locked:known', { pid, host, time })
    : failure('machine/locked:elsewhere', { pid, host, time, file });
}

/** Creates a lock, and removes its temporary name; if that stays, the next build removes it. */
function withFresh<T>(file: string, own: Holder, place: (fresh: string) => T): T {
  const fresh = `${file}.${own.token}.new`;
  try {
    writeFresh(fresh, JSON.stringify(own));
    return place(fresh);
  } finally {
    attempt(() => rmIfThere(fresh));
  }
}

/**
 * Written under a temporary name and linked, so that a lock is never seen without its holder; on disks without hard
 * links, created exclusively and written at once.
 * @returns whether the lock is ours now, and the time by the disk's clock, which all machines share
 */
function put(file: string, own: Holder): { ours: boolean; now: number } {
  return withFresh(file, own, (fresh) => {
    let now = Date.now();
    try {
      now = statSync(fresh).mtimeMs;
      linkSync(fresh, file);
    } catch (error) {
      // It exists already; or a rival has removed the temporary file as a leftover.
      if (codeOf(error) === 'EEXIST' || codeOf(error) === 'ENOENT') return { ours: false, now };
      if (!cannotLink(error)) throw error;
      try {
        writeNew(file, JSON.stringify(own));
      } catch (reason) {
        if (codeOf(reason) !== 'EEXIST') throw reason;
        return { ours: false, now };
      }
    }
    return { ours: true, now };
  });
}

/** Whether this machine can check the process of a holder. */
const canAsk = (holder: Holder): boolean =>
  holder.realm === realm() &&
  (!isAlive(holder.pid) || (holder.started !== null && startTimeOf(holder.pid) !== null));

/** @param now by the clock of the disk */
function isStale(found: LockContent, file: string, now: number): boolean {
  if (typeof found === 'string') return found === 'broken';
  // In a container every build may have the same pid: then the lock belongs to the previous one.
  if (found.realm === realm() && found.pid === process.pid) return !ownTokens.has(found.token);
  if (canAsk(found)) return !isAlive(found.pid) || startTimeOf(found.pid) !== found.started;
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat !== undefined && now - stat.mtimeMs > SILENCE;
}

/**
 * Replaces a stale lock. Of several rivals one gets the lock on its token; later ones see that the token has changed.
 * @returns whether the lock is ours now
 */
async function takeOver(file: string, found: LockContent, own: Holder): Promise<boolean> {
  const claim = `${file}.${typeof found === 'string' ? '0'.repeat(16) : found.token}`;
  const right = await acquire(claim);
  try {
    if (markOf(readHolder(file)) !== markOf(found)) return false;
    withFresh(file, own, (fresh) => renameSync(fresh, file));
    return true;
  } catch (error) {
    // A rival has removed the temporary file as a leftover.
    if (codeOf(error) !== 'ENOENT') throw error;
    return false;
  } finally {
    drop(claim, right);
  }
}

/** Maximum number of attempts: a rival may win each. */
const ATTEMPTS = 20;
/** Without hard links, a lock is empty between its creation and the write. */
const RETRIES = { times: 3, milliseconds: 20 };

/** @returns the holder of the lock, which is this process */
async function acquire(file: string): Promise<Holder> {
  const own = newHolder();
  // Before it is visible, so that this process never takes its own lock for that of an earlier process with its pid.
  ownTokens.add(own.token);
  let found: LockContent = 'gone';
  let broken = 0;
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const { ours, now } = put(file, own);
      if (ours) return own;
      found = readHolder(file);
      if (found === 'broken' && broken < RETRIES.times) {
        broken += 1;
        await sleep(RETRIES.milliseconds);
      } else if (isStale(found, file, now)) {
        if (await takeOver(file, found, own)) return own;
      } else if (typeof found === 'object') {
        break;
      }
    }
    throw typeof found === 'object' ? heldBy(found, file) : { code: 'ENOENT' };
  } catch (error) {
    ownTokens.delete(own.token);
    throw fileSystemFailure(file, error);
  }
}

/**
 * Releases a lock; one that belongs to another holder meanwhile is kept. A lock that cannot be removed becomes stale, so this
 * never fails.
 */
function drop(file: string, own: Holder): void {
  ownTokens.delete(own.token);
  attempt(() => {
    if (markOf(readHolder(file)) === own.token) rmIfThere(file);
  });
}

/** A held lock. */
export interface Lock {
  /** @throws Failure if it is no longer ours, so that nothing must be published */
  confirm(): void;
  /** Touches the lock if that is due: for work that blocks timers. */
  beat(): void;
  /** Releases it; never fails. */
  release(): void;
}

/**
 * @param file path of the lock
 * @throws Failure `machine/locked`, naming the holder
 */
export async function takeLock(file: string): Promise<Lock> {
  const own = await acquire(file);
  // The lock was just written: touches are judged by the disk's clock.
  const ahead = attempt(() => statSync(file).mtimeMs - Date.now(), 0);
  let last = Date.now();
  const beat = (): void => {
    if (Date.now() - last < BEAT) return;
    last = Date.now();
    const now = new Date(last + ahead);
    // If this one fails, the next may succeed.
    attempt(() => {
      if (markOf(readHolder(file)) === own.token) utimesSync(file, now, now);
    });
  };
  const timer = setInterval(beat, BEAT / 2).unref();
  return {
    beat,
    confirm() {
      const found = readHolder(file);
      if (markOf(found) === own.token) return;
      if (typeof found === 'object') throw heldBy(found, file);
      throw fileSystemFailure(file, { code: 'ENOENT' });
    },
    release() {
      clearInterval(timer);
      drop(file, own);
    },
  };
}

/** Temporary names next to a lock while it is being taken. */
const STRAY = /^(?:\.[0-9a-f]{16})+(?:\.new)?$/;

/** Removes leftovers of processes that tried to take a lock; files that cannot be removed do no harm. */
export function clearLockStrays(file: string): void {
  const folder = path.dirname(file);
  const prefix = path.basename(file);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(prefix) || !STRAY.test(name.slice(prefix.length))) continue;
    const stray = path.join(folder, name);
    attempt(() => {
      // This process has just taken the lock, so its time is by the disk's clock.
      if (isStale(readHolder(stray), stray, statSync(file).mtimeMs)) rmIfThere(stray);
    });
  }
}
