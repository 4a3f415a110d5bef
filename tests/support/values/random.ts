/** Mulberry32: a small, seeded generator, good from its first number on. */
export function random(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  const of = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  return { below, of };
}

export type Random = ReturnType<typeof random>;
