/** Factor by which the processor is slowed down for the pages of the browser tests. */
export const SLOW = Number(process.env.SLOW ?? 1);

/** Milliseconds to wait for an eventual result: the machine may be slow and busy. */
export const TEST_TIMEOUT = 180_000 * SLOW;
