/**
 * Shares a list between two threads so that neither waits for a slower one: each takes the next chunk from its own end
 * until they meet. What a thread has read it mostly renders as well.
 */
export interface WorkQueue {
  /** One cell of shared memory, 0 at the start: how many chunks are taken. */
  taken: Int32Array;
  end: 'front' | 'back';
}

/** @returns the queue of the thread that starts at the front; `taken` is for the other one */
export const frontQueue = (): WorkQueue => ({
  taken: new Int32Array(new SharedArrayBuffer(4)),
  end: 'front',
});

/** The chunks of a list that fall to this thread. */
export function* chunksOf<Item>(
  { taken, end }: WorkQueue,
  items: readonly Item[],
  size: number,
): Generator<readonly Item[]> {
  const count = Math.ceil(items.length / size);
  // Together both threads take no more than there are, so the two ends never overlap.
  for (let own = 0; Atomics.add(taken, 0, 1) < count; own += 1) {
    const from = (end === 'front' ? own : count - 1 - own) * size;
    yield items.slice(from, from + size);
  }
}
