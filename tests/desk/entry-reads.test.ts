/** States of the entries of a site: each is as if all had been copied for it. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { EntryRead } from '../../cli/core/stages/entry.ts';
import { EntryReads } from '../../cli/desk/entry-reads.ts';

const FILES = Array.from({ length: 60 }, (_none, at) => `${at}`);
const read = (file: string): EntryRead => ({ file }) as EntryRead;

const step = fc.oneof(
  { weight: 40, arbitrary: fc.constantFrom(...FILES).map((file) => ({ is: 'with' as const, file })) },
  { weight: 1, arbitrary: fc.constantFrom(...FILES).map((file) => ({ is: 'without' as const, file })) },
  { weight: 1, arbitrary: fc.constant({ is: 'all' as const }) },
);

it('are the same, in the same order, as copies with one entry changed', () => {
  let shared = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 150, size: 'max' }), (steps) => {
      const first = new Map(FILES.slice(5).map((file) => [file, read(file)]));
      const states = [{ reads: new EntryReads(first), copy: new Map(first) }];
      for (const one of steps) {
        const { reads, copy } = states.at(-1) as (typeof states)[number];
        const next = new Map(copy);
        if (one.is === 'all') for (const file of FILES) next.set(file, read(file));
        else if (one.is === 'without') next.delete(one.file);
        else next.set(one.file, read(one.file));
        const given = one.is === 'with' && next.get(one.file);
        const made = given
          ? reads.with(one.file, given)
          : one.is === 'without'
            ? reads.without(one.file)
            : new EntryReads(next);
        states.push({ reads: made, copy: next });
      }
      // Earlier states stay as they were.
      for (const { reads, copy } of states) {
        expect([...reads.toMap()]).toEqual([...copy]);
        expect(reads.list().every((one, at) => one === [...copy.values()][at])).toBe(true);
        expect(reads.size).toBe(copy.size);
        for (const file of FILES) {
          expect(reads.get(file)).toBe(copy.get(file));
          expect(reads.has(file)).toBe(copy.has(file));
        }
      }
      const pairs = states.flatMap((one, at) => {
        const other = states[Math.max(0, at - 3)] as typeof one;
        return [[one, other] as const, [other, one] as const];
      });
      for (const [{ reads, copy }, other] of pairs) {
        const changed = [...reads.changedSince(other.reads)];
        for (const [file, one] of copy) if (other.copy.get(file) !== one) expect(changed).toContain(file);
        for (const file of changed) expect(copy.has(file)).toBe(true);
        if (changed.length < copy.size) shared += 1;
      }
    }),
    { numRuns: 100 },
  );
  expect(shared).toBeGreaterThan(100);
});
