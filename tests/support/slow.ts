/** How many times slower the processor is for the pages of the browser tests. */
export const SLOW = Number(process.env.SLOW ?? 1);

/** Milliseconds to wait for what comes in the end: the machine may be slow and busy. */
export const PATIENCE = 60_000 * SLOW;
