/**
 * One build at a time into a folder. The lock is a file beside it that names its holder. It is stale, and taken over,
 * when its holder is gone: on this machine when no such process runs, on another when the lock is older than any build
 * can be. So a killed build never blocks the next for good.
 */
import { promises as fs } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './alive.ts';
import { Failure, fileSystemFailure } from './failure.ts';
import { cannotLink } from './file-writer.ts';
import { readFile, writeFresh } from './inside.ts';

interface Holder {
  pid: number;
  host: string;
}

/** What a lock says: its holder, that it is not there, or nothing that could be read. */
type Found = Holder | 'gone' | 'broken';

/** Locks of other machines, whose processes cannot be asked for, count as left behind from this age on. */
const LONGER_THAN_ANY_BUILD = 60 * 60 * 1000;

/** Locks that this very process holds. */
const held = new Set<string>();

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

/** @throws the system's error when the lock cannot be read: it may well have a holder then */
async function readHolder(file: string): Promise<Found> {
  let text: string;
  try {
    text = readFile(file).toString('utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 'gone';
    throw error;
  }
  try {
    const { pid, host } = JSON.parse(text) as Partial<Holder>;
    const named = Number.isInteger(pid) && Number(pid) > 0 && typeof host === 'string';
    return named ? ({ pid, host } as Holder) : 'broken';
  } catch {
    return 'broken';
  }
}

const isSame = (a: Found, b: Found): boolean =>
  typeof a === 'string' || typeof b === 'string' ? a === b : a.pid === b.pid && a.host === b.host;

const heldBy = ({ pid, host }: Holder, file: string): Failure =>
  new Failure('machine/locked', {
    id: {
      message: `senja lain (proses ${pid} di ${host}) sedang menulis ke folder ini.`,
      hint:
        host === os.hostname()
          ? 'Tunggu sampai selesai, lalu ulangi.'
          : `Tunggu sampai selesai, lalu ulangi. Bila proses itu sudah tidak ada, hapus ${file}.`,
    },
    en: {
      message: `Another senja (process ${pid} on ${host}) is writing to this folder.`,
      hint:
        host === os.hostname()
          ? 'Wait until it is done and run again.'
          : `Wait until it is done and run again. If that process is gone, delete ${file}.`,
    },
  });

/**
 * Written aside and linked, so that a lock is never seen without its holder; where the disk knows no links, made as
 * only one can make it, and written at once.
 * @returns null when the lock is ours now, else what the time is by the clock of the disk
 */
async function put(file: string, own: Holder): Promise<number | null> {
  const fresh = `${file}.${process.pid}.new`;
  const text = JSON.stringify(own);
  try {
    writeFresh(fresh, text);
    try {
      await fs.link(fresh, file);
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return (await fs.stat(fresh)).mtimeMs;
      if (!cannotLink(error)) throw error;
      await writeExclusively(file, text);
    }
    return null;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return (await fs.stat(fresh)).mtimeMs;
    throw error;
  } finally {
    // If it stays, the next build clears it.
    await fs.rm(fresh, { force: true }).catch(() => undefined);
  }
}

async function writeExclusively(file: string, text: string): Promise<void> {
  const handle = await fs.open(file, 'wx');
  try {
    await handle.writeFile(text);
  } catch (error) {
    await fs.rm(file, { force: true }).catch(() => undefined);
    throw error;
  } finally {
    await handle.close();
  }
}

/** @param now by the clock of the disk, which all machines share */
async function isStale(found: Found, file: string, own: Holder, now: number): Promise<boolean> {
  if (typeof found === 'string') return found === 'broken';
  if (found.host !== own.host) {
    const stat = await fs.stat(file).catch(() => null);
    return stat !== null && now - stat.mtimeMs > LONGER_THAN_ANY_BUILD;
  }
  // In a container every build may have the same number: then the lock is of the one before.
  return found.pid === own.pid ? !held.has(file) : !isAlive(found.pid);
}

/** Takes away a lock whose holder is gone. The rename lets only one of several rivals win. */
async function removeStale(file: string, judged: Found): Promise<void> {
  const aside = `${file}.${process.pid}`;
  try {
    await fs.rename(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  const moved = await readHolder(aside).catch(() => 'gone' as const);
  // Between reading and renaming, a rival may have put its own fresh lock there: give it back.
  if (!isSame(moved, judged)) await giveBack(aside, file).catch(() => undefined);
  await fs.rm(aside, { force: true }).catch(() => undefined);
}

async function giveBack(aside: string, file: string): Promise<void> {
  try {
    await fs.link(aside, file);
  } catch (error) {
    if (cannotLink(error)) await fs.copyFile(aside, file, fs.constants.COPYFILE_EXCL);
  }
}

/** The lock of a folder, held. */
export interface Lock {
  /** @throws Failure when it is not ours any more, so that nothing must be published */
  confirm(): Promise<void>;
  /** Gives it back. What cannot be removed is stale, so this never fails. */
  release(): Promise<void>;
}

function lockOf(file: string, own: Holder): Lock {
  held.add(file);
  return {
    async confirm() {
      const found = await readHolder(file);
      if (isSame(found, own)) return;
      if (typeof found === 'object') throw heldBy(found, file);
      throw fileSystemFailure(file, { code: 'ENOENT' });
    },
    async release() {
      held.delete(file);
      try {
        if (isSame(await readHolder(file), own)) await fs.rm(file, { force: true });
      } catch {
        // The next build takes it over.
      }
    },
  };
}

/** Times that a lock is tried for: each time, a rival may have been quicker. */
const ATTEMPTS = 20;
/** Without links, a lock is empty between being made and being written. */
const PATIENCE = { times: 3, milliseconds: 20 };

/**
 * @param file path of the lock
 * @throws Failure `machine/locked`, naming the holder
 */
export async function takeLock(file: string): Promise<Lock> {
  const own: Holder = { pid: process.pid, host: os.hostname() };
  let found: Found = 'gone';
  let broken = 0;
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const now = await put(file, own);
      if (now === null) return lockOf(file, own);
      found = await readHolder(file);
      if (found === 'broken' && broken < PATIENCE.times) {
        broken += 1;
        await sleep(PATIENCE.milliseconds);
      } else if (await isStale(found, file, own, now)) {
        await removeStale(file, found);
      } else if (typeof found === 'object') {
        throw heldBy(found, file);
      }
    }
  } catch (error) {
    throw fileSystemFailure(file, error);
  }
  throw heldBy(typeof found === 'object' ? found : own, file);
}

/** Removes what processes that are gone left beside a lock while they tried to take it; what stays does no harm. */
export async function clearLockStrays(file: string): Promise<void> {
  const folder = path.dirname(file);
  const prefix = `${path.basename(file)}.`;
  for (const name of await fs.readdir(folder)) {
    const pid = name.startsWith(prefix) ? /^\d+(?=$|\.new$)/.exec(name.slice(prefix.length))?.[0] : undefined;
    // This process holds the lock, so what bears its number is left over.
    if (pid === undefined || (Number(pid) !== process.pid && isAlive(Number(pid)))) continue;
    await fs.rm(path.join(folder, name), { force: true }).catch(() => undefined);
  }
}
