/** How many times slower the processor is for the pages of the browser tests. */
export const SLOW = Number(process.env.SLOW ?? 1);
