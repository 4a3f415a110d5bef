/** Which names have an order in front: the same, however often and for whichever list of files it is asked. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderedFiles } from '../../../cli/core/models/collections/index.ts';

const COLLECTIONS = [
  { name: 'a', nested: false },
  { name: 'b', nested: true },
  { name: 'a', nested: false, numbered: false },
  { name: 'a', nested: false, route: '/{year}/{slug}/' },
];

const file = fc
  .tuple(
    fc.constantFrom('a', 'b', 'b/1-c'),
    fc.constantFrom('', '1-', '2-', '01-', '12-', '2024-05-01-'),
    fc.constantFrom('x', 'y', 'z'),
  )
  .map(([folder, prefix, name]) => `${folder}/${prefix}${name}.md`);
const files = fc.uniqueArray(file, { maxLength: 8 });
const asked = fc.array(
  fc.record({ list: fc.nat(2), collections: fc.uniqueArray(fc.constantFrom(...COLLECTIONS)) }),
  { minLength: 1, maxLength: 8 },
);

it('gives for a list what it gives for a list with the same files that was never asked for', () => {
  let found = 0;
  fc.assert(
    fc.property(fc.tuple(files, files, files), asked, (lists, asks) => {
      for (const { list, collections } of asks) {
        const own = lists[list] ?? [];
        const fresh = orderedFiles(
          [...own],
          collections.map((one) => ({ ...one })),
        );
        expect(orderedFiles(own, collections)).toEqual(fresh);
        found += fresh.size;
      }
    }),
    { seed: 63, numRuns: 300 },
  );
  expect(found).toBeGreaterThan(100);
});

it('gives a set of its own, which does not change what others get', () => {
  const list = ['a/1-x.md', 'a/2-y.md'];
  const [first] = COLLECTIONS;
  const one = orderedFiles(list, first ? [first] : []) as Set<string>;
  one.clear();
  expect(orderedFiles(list, first ? [first] : []).size).toBe(2);
});

it('has days in front of later ones with the same name, where more than the name makes an address', () => {
  const [early, late] = ['a/2023-05-01-x.md', 'a/2024-05-01-x.md'];
  const found = (route: string) => [
    ...orderedFiles(
      [early, late, 'a/2024-05-01-y.md'],
      [{ name: 'a', nested: false, numbered: false, route }],
    ),
  ];
  expect(found('/{year}/{slug}/')).toEqual([late]);
  expect(found('/{slug}/')).toEqual([]);
});
