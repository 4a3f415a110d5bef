/**
 * One build at a time into a folder. The lock is a file beside it that names its holder, and is touched every few seconds
 * while the holder lives. A holder that this machine can ask for is asked; any other counts as gone when it has not
 * touched its lock for a minute. So a killed build never blocks the next for good, and none that lives is robbed.
 */

import { randomBytes } from 'node:crypto';
import {
  closeSync,
  linkSync,
  openSync,
  readdirSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, realm, startOf } from './alive.ts';
import { attempt } from './attempt.ts';
import { cannotLink } from './dist/file-writer.ts';
import { type Failure, failure, fileSystemFailure } from './failure.ts';
import { codeOf, readFile, rmIfThere, writeFresh } from './inside.ts';

interface Holder {
  /** Random: tells this lock from every other one. */
  token: string;
  pid: number;
  /** As `startOf` tells it. */
  started: string | null;
  /** As `realm` tells it. */
  realm: string;
  /** Name of the machine, for people. */
  host: string;
  /** When the lock was taken (ISO 8601, UTC), for people. */
  since: string;
}

/** What a lock says: its holder, that it is not there, or nothing that could be read. */
type Found = Holder | 'gone' | 'broken';

/** Milliseconds between two signs of life. */
const BEAT = 5000;
/** Milliseconds without one after which a holder that cannot be asked for counts as gone. */
const SILENCE = 60_000;

/** Tokens of locks that this very process holds. */
const held = new Set<string>();

const newHolder = (): Holder => ({
  token: randomBytes(8).toString('hex'),
  pid: process.pid,
  started: startOf(process.pid),
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

/** @throws the system's error when the lock cannot be read: it may well have a holder then */
function readHolder(file: string): Found {
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

/** What a lock is told from others by. */
const markOf = (found: Found): string => (typeof found === 'string' ? found : found.token);

function heldBy(holder: Holder, file: string): Failure {
  const { pid, host, since } = holder;
  const time = `${since.slice(0, 16).replace('T', ' ')} UTC`;
  return canAsk(holder)
    ? failure('machine/locked:known', { pid, host, time })
    : failure('machine/locked:elsewhere', { pid, host, time, file });
}

/** What a lock is written as before it has its name. */
const freshOf = (file: string, { token }: Holder): string => `${file}.${token}.new`;

/** Puts a lock in its place, and takes its other name away again; if that stays, the next build clears it. */
function withFresh<T>(file: string, own: Holder, place: (fresh: string) => T): T {
  const fresh = freshOf(file, own);
  try {
    writeFresh(fresh, JSON.stringify(own));
    return place(fresh);
  } finally {
    attempt(() => rmIfThere(fresh));
  }
}

/**
 * Written aside and linked, so that a lock is never seen without its holder; where the disk knows no links, made as
 * only one can make it, and written at once.
 * @returns whether the lock is ours now, and what the time is by the clock of the disk, which all machines share
 */
function put(file: string, own: Holder): { ours: boolean; now: number } {
  return withFresh(file, own, (fresh) => {
    let now = Date.now();
    try {
      now = statSync(fresh).mtimeMs;
      linkSync(fresh, file);
    } catch (error) {
      // It is there already; or what was to become it is not, as a rival has taken that for left behind.
      if (codeOf(error) === 'EEXIST' || codeOf(error) === 'ENOENT') return { ours: false, now };
      if (!cannotLink(error)) throw error;
      return { ours: writeExclusively(file, JSON.stringify(own)), now };
    }
    return { ours: true, now };
  });
}

/** @returns false when the file is there already */
function writeExclusively(file: string, text: string): boolean {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'wx');
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
  try {
    writeFileSync(descriptor, text);
  } catch (error) {
    rmIfThere(file);
    throw error;
  } finally {
    closeSync(descriptor);
  }
  return true;
}

/** Whether this machine knows which process a holder is. */
const canAsk = (holder: Holder): boolean =>
  holder.realm === realm() &&
  (!isAlive(holder.pid) || (holder.started !== null && startOf(holder.pid) !== null));

/** @param now by the clock of the disk */
function isStale(found: Found, file: string, now: number): boolean {
  if (typeof found === 'string') return found === 'broken';
  // In a container every build may have the same number: then the lock is of the one before.
  if (found.realm === realm() && found.pid === process.pid) return !held.has(found.token);
  if (canAsk(found)) return !isAlive(found.pid) || startOf(found.pid) !== found.started;
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat !== undefined && now - stat.mtimeMs > SILENCE;
}

/** The file whose holder alone may replace a lock that was found stale. */
const claimOf = (file: string, found: Found): string =>
  `${file}.${typeof found === 'string' ? '0'.repeat(16) : found.token}`;

/**
 * Puts a lock in the place of one whose holder is gone. Of several rivals one wins the lock on that, and whoever comes
 * after it sees that the token is another by then.
 * @returns whether the lock is ours now
 */
async function takeOver(file: string, found: Found, own: Holder): Promise<boolean> {
  const claim = claimOf(file, found);
  const right = await acquire(claim);
  try {
    if (markOf(readHolder(file)) !== markOf(found)) return false;
    withFresh(file, own, (fresh) => renameSync(fresh, file));
    return true;
  } catch (error) {
    // A rival has taken what was to become the lock for left behind.
    if (codeOf(error) !== 'ENOENT') throw error;
    return false;
  } finally {
    drop(claim, right);
  }
}

/** Times that a lock is tried for: each time, a rival may have been quicker. */
const ATTEMPTS = 20;
/** Without links, a lock is empty between being made and being written. */
const PATIENCE = { times: 3, milliseconds: 20 };

/** @returns who holds the lock now, which is this process */
async function acquire(file: string): Promise<Holder> {
  const own = newHolder();
  // From before it can be seen, so that this process never takes its own for that of another one of its number.
  held.add(own.token);
  let found: Found = 'gone';
  let broken = 0;
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const { ours, now } = put(file, own);
      if (ours) return own;
      found = readHolder(file);
      if (found === 'broken' && broken < PATIENCE.times) {
        broken += 1;
        await sleep(PATIENCE.milliseconds);
      } else if (isStale(found, file, now)) {
        if (await takeOver(file, found, own)) return own;
      } else if (typeof found === 'object') {
        break;
      }
    }
    throw typeof found === 'object' ? heldBy(found, file) : { code: 'ENOENT' };
  } catch (error) {
    held.delete(own.token);
    throw fileSystemFailure(file, error);
  }
}

/** Gives a lock back; one that is another's by now stays. What cannot be removed is stale, so this never fails. */
function drop(file: string, own: Holder): void {
  held.delete(own.token);
  attempt(() => {
    if (markOf(readHolder(file)) === own.token) rmIfThere(file);
  });
}

/**
 * @returns milliseconds by which the disk's clock, by which signs of life are judged, is ahead of this machine's
 * @param file one that was just written
 */
const aheadOf = (file: string): number => attempt(() => statSync(file).mtimeMs - Date.now(), 0);

/** The lock of a folder, held. */
export interface Lock {
  /** @throws Failure when it is not ours any more, so that nothing must be published */
  confirm(): void;
  /** A sign of life, when one is due: for work that leaves timers no room. */
  beat(): void;
  /** Gives it back; never fails. */
  release(): void;
}

/**
 * @param file path of the lock
 * @throws Failure `machine/locked`, naming the holder
 */
export async function takeLock(file: string): Promise<Lock> {
  const own = await acquire(file);
  const ahead = aheadOf(file);
  let last = Date.now();
  const beat = (): void => {
    if (Date.now() - last < BEAT) return;
    last = Date.now();
    const now = new Date(last + ahead);
    // Where this one fails, the next may do.
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

/** Names of what lies beside a lock while it is being taken. */
const STRAY = /^(?:\.[0-9a-f]{16})+(?:\.new)?$/;

/** Removes what processes that are gone left beside a lock while they tried to take it; what stays does no harm. */
export function clearLockStrays(file: string): void {
  const folder = path.dirname(file);
  const prefix = path.basename(file);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(prefix) || !STRAY.test(name.slice(prefix.length))) continue;
    const stray = path.join(folder, name);
    attempt(() => {
      // This process has just taken the lock, so that its time is that of the disk.
      if (isStale(readHolder(stray), stray, statSync(file).mtimeMs)) rmIfThere(stray);
    });
  }
}
