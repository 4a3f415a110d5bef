/** Random numbers that are the same on every machine. */

/**
 * Mulberry32: small, seeded, good enough for words.
 * @param {number} seed
 * @returns {() => number} the next number, from 0 up to 1
 */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
