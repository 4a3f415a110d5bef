/** The disk helper's side: looks at the output folder and does its share of chores. */
import { parentPort } from 'node:worker_threads';
import { stretches } from '../../core/render/turns.ts';
import { filesOfRecord } from '../cache/record.ts';
import { type Chore, doing } from '../dist/chores.ts';
import { type Look, lookAtOut } from '../dist/look-at-out.ts';
import { type Answer, failing } from './ask.ts';

interface LookRequest {
  kind: 'look';
  out: string;
  /** As `readRecord` has read it. */
  record: Uint8Array;
}

interface ChoreRequest {
  kind: 'chore';
  chore: Chore;
  names: readonly string[];
  taken: Int32Array;
}

export type DiskRequest = LookRequest | ChoreRequest;

/** Names that a thread takes at a time. */
export const STRETCH = 32;

/** @returns the names that could not be done */
function share({ chore, names, taken }: ChoreRequest): string[] {
  const act = doing(chore);
  const undone: string[] = [];
  for (const { from, to } of stretches({ taken, end: 'back' }, names.length, STRETCH)) {
    for (const name of names.slice(from, to)) {
      try {
        if (undone.length > 0) undone.push(name);
        else act(name);
      } catch {
        // The other thread will meet the reason, and tell it.
        undone.push(name);
      }
    }
    if (undone.length > 0) break;
  }
  return undone;
}

async function answer(request: DiskRequest): Promise<Answer<Look | string[]>> {
  try {
    if (request.kind === 'chore') return { value: share(request) };
    return { value: await lookAtOut(request.out, filesOfRecord(request.record)) };
  } catch (error) {
    return failing(error);
  }
}

parentPort?.on('message', async (request: DiskRequest) => parentPort?.postMessage(await answer(request)));
