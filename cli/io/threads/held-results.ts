/** Results of a task, a file each, in memory that all threads see: none is held twice, or sent from one to the other. */

/** Bytes held at most. */
const ROOM = 32 * 1024 * 1024;
const BLOCK = 1024 * 1024;

/** What is held; can be sent to another thread. */
export interface Held {
  blocks: SharedArrayBuffer[];
  /** By file: the number of the block, and where in it the result starts and ends. */
  places: Map<string, readonly [block: number, start: number, end: number]>;
}

export const NOTHING_HELD: Held = { blocks: [], places: new Map() };

/** @returns an empty store, for one thread to fill */
export function holding(room = ROOM) {
  const held: Held = { blocks: [], places: new Map() };
  let left = room;
  let last: Buffer = Buffer.alloc(0);
  let used = 0;
  return {
    held,
    /**
     * @param result plain data
     * @returns false when there is no room for it
     */
    hold(file: string, result: unknown): boolean {
      const json = JSON.stringify(result);
      const size = Buffer.byteLength(json);
      if (size > left) return false;
      left -= size;
      if (used + size > last.length) {
        const block = new SharedArrayBuffer(Math.max(BLOCK, size));
        held.blocks.push(block);
        last = Buffer.from(block);
        used = 0;
      }
      last.write(json, used);
      held.places.set(file, [held.blocks.length - 1, used, used + size]);
      used += size;
      return true;
    },
  };
}

/** @returns what is held for a file, or null */
export function heldFor({ blocks, places }: Held, file: string): unknown {
  const place = places.get(file);
  const block = place && blocks[place[0]];
  return block ? JSON.parse(Buffer.from(block).toString('utf8', place[1], place[2])) : null;
}
