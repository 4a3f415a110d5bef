/**
 * One build at a time into a folder. The lock is a file beside it that names its holder; the lock of a
 * process that is gone is taken over, so a killed build never blocks the next.
 */
import { promises as fs } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Failure, fileSystemFailure } from './failure.ts';

interface Holder {
  pid: number;
  host: string;
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it is there but belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

async function readHolder(file: string): Promise<Holder | null> {
  try {
    const holder = JSON.parse(await fs.readFile(file, 'utf8')) as Partial<Holder>;
    return typeof holder.pid === 'number' && typeof holder.host === 'string' ? (holder as Holder) : null;
  } catch {
    return null;
  }
}

const heldBy = ({ pid, host }: Holder): Failure =>
  new Failure('machine/locked', {
    id: {
      message: `senja lain (proses ${pid} di ${host}) sedang menulis ke folder ini.`,
      hint: 'Tunggu sampai selesai, lalu ulangi.',
    },
    en: {
      message: `Another senja (process ${pid} on ${host}) is writing to this folder.`,
      hint: 'Wait until it is done and run again.',
    },
  });

/** Takes over a lock whose holder is gone. The rename lets only one of several rivals win. */
async function removeStale(file: string, holder: Holder | null): Promise<void> {
  const aside = `${file}.${process.pid}`;
  try {
    await fs.rename(file, aside);
  } catch {
    return;
  }
  const moved = await readHolder(aside);
  // Between reading and renaming, a rival may have put its own fresh lock there: give it back.
  if (moved && (moved.pid !== holder?.pid || moved.host !== holder.host)) {
    await fs.link(aside, file).catch(() => undefined);
  }
  await fs.rm(aside, { force: true });
}

/**
 * @param file path of the lock
 * @returns a function that gives the lock back
 * @throws Failure `machine/locked`, naming the holder
 */
export async function takeLock(file: string): Promise<() => Promise<void>> {
  const own: Holder = { pid: process.pid, host: os.hostname() };
  const fresh = `${file}.${process.pid}.new`;
  for (let attempt = 0; attempt < 20; attempt += 1) {
    try {
      // Written aside and linked, so that a lock is never seen without its holder.
      await fs.writeFile(fresh, JSON.stringify(own));
      await fs.link(fresh, file);
      await fs.rm(fresh, { force: true });
      return () => fs.rm(file, { force: true });
    } catch (error) {
      await fs.rm(fresh, { force: true }).catch(() => undefined);
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw fileSystemFailure(file, error);
    }
    const holder = await readHolder(file);
    if (holder && (holder.host !== own.host || isAlive(holder.pid))) throw heldBy(holder);
    await removeStale(file, holder);
  }
  throw heldBy((await readHolder(file)) ?? own);
}

/** Removes what processes that are gone left beside a lock while they tried to take it. */
export async function clearLockStrays(file: string): Promise<void> {
  const folder = path.dirname(file);
  const prefix = `${path.basename(file)}.`;
  for (const name of await fs.readdir(folder)) {
    const pid = name.startsWith(prefix) ? /^\d+(?=$|\.new$)/.exec(name.slice(prefix.length))?.[0] : undefined;
    if (pid !== undefined && !isAlive(Number(pid))) await fs.rm(path.join(folder, name), { force: true });
  }
}
