import { describe, expect, it } from 'vitest';
import { addressPlaces } from '../../../cli/core/bodies/address-places.ts';
import { lineStarts } from '../../../cli/diagnostics/place.ts';

const START = 100;

/** Searches for addresses, each with the first line of its block and the one after the last. */
function places(text: string, asked: readonly [string, number, number][]): [number, string][] {
  const addresses = asked.map(([address, first, last]) => ({ address, lines: [first, last] as const }));
  return addressPlaces({ text, start: START }, lineStarts(text), addresses).map(({ start, end }) => [
    start - START,
    text.slice(start - START, end - START),
  ]);
}

describe('the places of addresses', () => {
  it('are found in their block, each after the previous one', () => {
    const text = 'a [x](/a/) [y](/a/)\n\nb [z](/a/)\n';
    expect(
      places(text, [
        ['/a/', 0, 1],
        ['/a/', 0, 1],
        ['/a/', 2, 3],
      ]),
    ).toEqual([
      [6, '/a/'],
      [15, '/a/'],
      [27, '/a/'],
    ]);
  });

  it('are not searched for above the block', () => {
    expect(places('/a/ [x](/a/)\n\n[y](/a/)\n', [['/a/', 2, 3]])).toEqual([[18, '/a/']]);
  });

  it.each([
    ['x/a/ [b](/a/)', 9],
    ['/a/b [b](/a/)', 9],
    ['[b](/a/b) [c](/a/ "Judul")', 14],
    ['[b](/a/b) [c](</a/>)', 15],
    ['[b](/a/b) </a/>', 11],
    ['/a/" x', 0],
    ["/a/' x", 0],
    ['x:/a/ x', 2],
    ['/a/', 0],
  ])('exclude those of longer addresses: %j', (text, at) => {
    expect(places(text, [['/a/', 0, 1]])).toEqual([[at, '/a/']]);
  });

  it('are those of a longer address if there is no exact match', () => {
    expect(places('x [b](/a/b) /a/c', [['/a/', 0, 1]])).toEqual([[6, '/a/']]);
  });

  it('are found where a reference is defined, below its block, each definition once', () => {
    const text = '[x][k] [y][l]\n\n[k]: /a/\n[l]: /a/\n';
    expect(
      places(text, [
        ['/a/', 0, 1],
        ['/a/', 0, 1],
        ['/a/', 0, 1],
      ]),
    ).toEqual([
      [20, '/a/'],
      [29, '/a/'],
      [0, ''],
    ]);
  });

  it.each([
    ['a /a/ [x][k]\n\n[k]: /a/\n', 0, [19, '/a/']],
    ['`[y](/b/) /a/` [x][k]\n\n[k]: </a/>\n', 0, [29, '/a/']],
    ['[k]: /a/\n\n(/a/) [x][k] /a/\n', 2, [5, '/a/']],
    ['/a/ (/a/) [x]( /a/)\n', 0, [15, '/a/']],
  ])('are those in links and definitions: %j', (text, line, place) => {
    expect(places(text, [['/a/', line, line + 1]])).toEqual([place]);
  });

  it.each([
    ['x [y](/a\\_b/)', '/a_b/', '/a\\_b/'],
    ['x [y](/?a=1&amp;b=2 "J")', '/?a=1&b=2', '/?a=1&amp;b=2'],
    ['x ![y](<images/a\\_b c.jpg>)', 'images/a_b c.jpg', 'images/a\\_b c.jpg'],
    ['[k]\n\n[k]: /a\\_b/', '/a_b/', '/a\\_b/'],
  ])('are those of addresses with escapes: %j', (text, address, written) => {
    expect(places(text, [[address, 0, 1]])).toEqual([[text.indexOf(written), written]]);
  });

  it('are those of each of several with escapes', () => {
    const text = '[y](/a\\_b/) [z](/a\\_b/)';
    expect(
      places(text, [
        ['/a_b/', 0, 1],
        ['/a_b/', 0, 1],
      ]).map(([at]) => at),
    ).toEqual([4, 16]);
  });

  it('are the start of the block if the address is written differently', () => {
    expect(places('a\n\nb [x](/%61/)\n', [['/a/', 2, 3]])).toEqual([[3, '']]);
    expect(places('a\n\nb [x]()\n', [['', 2, 3]])).toEqual([[3, '']]);
  });

  it('are searched for up to the end of the text if the block is the last', () => {
    expect(places('a\n\nb [x](/a/)', [['/a/', 2, 3]])).toEqual([[9, '/a/']]);
  });

  it('are no longer searched for once that has taken too long', () => {
    const text = `${'x'.repeat(1000)}\n[a](/a/)\n`;
    const missing = Array.from({ length: 50 }, (_, index): [string, number, number] => [`/b${index}/`, 0, 1]);
    const found = places(text, [...missing.slice(0, 10), ['/a/', 1, 2]]);
    expect(found.at(-1)).toEqual([1005, '/a/']);
    expect(places(text, [...missing, ['/a/', 1, 2]]).at(-1)).toEqual([1001, '']);
  });
});
