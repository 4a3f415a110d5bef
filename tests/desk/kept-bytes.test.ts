/** Bytes that are kept between plans: never others than those on disk. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Unreadable } from '../../cli/core/stages/content-folder.ts';
import { keptBytes } from '../../cli/desk/kept-bytes.ts';

const FILES = ['a', 'b', 'c'] as const;

/** A file on disk: its text, or null if it is gone; its stamp, or null if it has just changed. */
interface OnDisk {
  text: string | null;
  stamp: string | null;
}

/** A disk, and its readings as they are made of the real one. */
function disk() {
  const files = new Map<string, OnDisk>();
  let reads = 0;
  return {
    files,
    reads: () => reads,
    /** @param meanwhile happens after the stamp of a file was taken, and before the file is read */
    reading(meanwhile: (file: string) => void = () => undefined) {
      const stamps = new Map<string, string | null>();
      const stampOf = (file: string): string | null => files.get(file)?.stamp ?? null;
      return {
        stamp(file: string): string | null {
          if (!stamps.has(file)) stamps.set(file, stampOf(file));
          return stamps.get(file) ?? null;
        },
        read(file: string): Uint8Array | Unreadable {
          meanwhile(file);
          reads += 1;
          stamps.set(file, stampOf(file));
          const text = files.get(file)?.text ?? null;
          return text === null ? { path: file, code: 'file/unreadable', params: {} } : Buffer.from(text);
        },
      };
    },
  };
}

const change = fc.record({
  file: fc.constantFrom(...FILES),
  text: fc.option(fc.constantFrom('x', 'yy', 'z'.repeat(9))),
  hasStamp: fc.boolean(),
});
const step = fc.oneof(
  change.map((one) => ({ is: 'change' as const, ...one })),
  fc.record({
    is: fc.constant('plan' as const),
    files: fc.array(fc.constantFrom(...FILES), { minLength: 1 }),
    meanwhile: fc.option(change),
  }),
);

it('gives after any changes what is on disk, even if a file changes while it is looked at', () => {
  let known = 0;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), fc.constantFrom(0, 3, 20, 1000), (steps, room) => {
      const { files, reads, reading } = disk();
      const from = keptBytes(room);
      let changes = 0;
      const make = ({ file, text, hasStamp }: typeof change extends fc.Arbitrary<infer T> ? T : never) => {
        changes += 1;
        files.set(file, { text, stamp: text !== null && hasStamp ? `${changes}` : null });
      };
      for (const one of steps) {
        if (one.is === 'change') {
          make(one);
          continue;
        }
        let left = one.meanwhile;
        const read = from(
          reading((file) => {
            if (left?.file === file) make(left);
            left = null;
          }),
        );
        for (const file of one.files) {
          const before = reads();
          const bytes = read(file);
          const { text = null } = files.get(file) ?? {};
          expect('code' in bytes ? null : Buffer.from(bytes).toString()).toBe(text);
          if (reads() === before) known += 1;
        }
      }
    }),
    { numRuns: 500 },
  );
  // Most of all, files that have not changed are not read again.
  expect(known).toBeGreaterThan(200);
});

it('keeps no more bytes than it may', () => {
  const { files, reads, reading } = disk();
  for (const file of FILES) files.set(file, { text: '12345', stamp: '1' });
  const from = keptBytes(10);
  const plan = () => {
    const [before, read] = [reads(), from(reading())];
    for (const file of FILES) read(file);
    return reads() - before;
  };
  expect([plan(), plan(), plan()]).toEqual([3, 1, 1]);
  files.set('a', { text: '1', stamp: '2' });
  expect([plan(), plan()]).toEqual([2, 1]);
});
