/** Campaigns run longer if FUZZ_RUNS is set, the number of tries per property. */
export const LONG = process.env.FUZZ_RUNS !== undefined;

/** @returns the number of tries: in a normal run, or in a long campaign */
export const times = (usual: number, long: number): number => (LONG ? long : usual);
