/** Starts the thread that helps with very many files, and speaks with it. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { frontTurns, stretches } from '../../core/render/turns.ts';
import { filesOfRecord } from '../cache/record.ts';
import type { Chores } from '../dist/chores.ts';
import { type Look, lookAtOut } from '../dist/look-at-out.ts';
import { asking, Unanswered } from './ask.ts';
import { type DiskRequest, STRETCH } from './disk-thread.ts';

export interface DiskHelper extends Chores {
  look(out: string, record: Uint8Array): Promise<Look>;
  end(): void;
}

/** Names from which on sharing a chore costs less than it saves. */
const WORTH_SHARING = 500;

/**
 * Bytes of the last build's record, of some 50 for each file, from which on a second thread pays. With two cores, V8
 * wants the second one to compile for the first thread.
 */
const worthAThread = (cores: number): number =>
  cores < 2 ? Number.POSITIVE_INFINITY : cores === 2 ? 300_000 : 30_000;

/** @returns a helper, or null when the site or the machine is too small */
export function startDiskHelper(recordSize: number): DiskHelper | null {
  if (recordSize < worthAThread(availableParallelism())) return null;
  const worker = new Worker(new URL('./disk-thread.cjs', import.meta.url));
  const ask = asking<DiskRequest>(worker);
  return {
    async look(out, record) {
      try {
        return await ask<Look>({ kind: 'look', out, record });
      } catch (error) {
        if (error instanceof Unanswered) return lookAtOut(out, filesOfRecord(record));
        throw error;
      }
    },
    async share(chore, names, own) {
      const { taken, end } = frontTurns();
      // Of one that has ended nobody knows what it has done; to do it twice does no harm.
      const theirs =
        names.length < WORTH_SHARING
          ? []
          : ask<string[]>({ kind: 'chore', chore, names, taken }).catch(() => names);
      try {
        for (const { from, to } of stretches({ taken, end }, names.length, STRETCH)) {
          for (const name of names.slice(from, to)) own(name);
        }
      } catch (error) {
        // Nothing of it may go on while this thread clears up.
        Atomics.store(taken, 0, names.length);
        await theirs;
        throw error;
      }
      for (const name of await theirs) own(name);
    },
    end: () => void worker.terminate(),
  };
}
