/** Campaigns run longer if FUZZ_RUNS is set, the number of tries per property. */
export const LONG = process.env.FUZZ_RUNS !== undefined;

/** @returns the first number in a normal run, the second in a long campaign */
export const times = (usual: number, long: number): number => (LONG ? long : usual);
