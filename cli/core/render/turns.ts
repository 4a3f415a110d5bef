/**
 * Shares a list between two threads so that neither waits for a slower one: each takes the next stretch from its own
 * end until they meet. What a thread read in one phase then mostly is what it renders in the next.
 */
export interface Turns {
  /** One cell of shared memory, 0 at the start: how many stretches are taken. */
  taken: Int32Array;
  end: 'front' | 'back';
}

/** @returns turns of the thread that starts at the front; `taken` is for the other one */
export const frontTurns = (): Turns => ({ taken: new Int32Array(new SharedArrayBuffer(4)), end: 'front' });

/** The stretches of a list of `length` that fall to this thread; `to` is exclusive. */
export function* stretches(
  { taken, end }: Turns,
  length: number,
  size: number,
): Generator<{ from: number; to: number }> {
  const count = Math.ceil(length / size);
  // Together both threads take no more than there are, so the two ends never overlap.
  for (let own = 0; Atomics.add(taken, 0, 1) < count; own += 1) {
    const from = (end === 'front' ? own : count - 1 - own) * size;
    yield { from, to: Math.min(length, from + size) };
  }
}
