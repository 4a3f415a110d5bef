/** Campaigns look longer when FUZZ_RUNS is set, which says how often a property is tried. */
export const LONG = process.env.FUZZ_RUNS !== undefined;

/** @returns how often to try something: in each run of the tests, or in a long campaign */
export const times = (usual: number, long: number): number => (LONG ? long : usual);
