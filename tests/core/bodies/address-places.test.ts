/** Addresses are found by the rules that parse links, not by searching for their text. */
import { describe, expect, it } from 'vitest';
import { addressPlaces } from '../../../cli/core/bodies/address-places.ts';
import { BodyText } from '../../../cli/core/bodies/body-text.ts';

const START = 100;

/** The places of the addresses of a body, with the text at each. */
function places(text: string): [string, number, string][] {
  const body = new BodyText({ text, start: START });
  return addressPlaces(body).map(({ start, end }, index) => [
    body.addresses[index]?.address ?? '',
    start - START,
    text.slice(start - START, end - START),
  ]);
}
/** The body with a mark around each address. */
const marked = (text: string): string =>
  places(text)
    .sort(([, a], [, b]) => b - a)
    .reduce((all, [, at, found]) => `${all.slice(0, at)}«${found}»${all.slice(at + found.length)}`, text);

describe('the places of addresses', () => {
  it.each([
    'a [x](«/a/») [y](«/a/»)\n\nb [z](«/a/»)\n',
    '/a/ [x](/b /a/)\n\n[y](«/a/»)\n',
    'x/a/ [b](«/a/») /a/',
    '[b](«/a/b») [c](«/a/» "/a/")',
    '[b](«/a/b») [c](<«/a/»>)',
    '\\[b](/a/) [c](«/a/»)',
    '`[b](/a/)` ``[b](/a/) ` `` [c](«/a/»)',
    '<!-- [b](/a/) --> [c](«/a/»)',
    '<!--\n[b](/a/)\n-->\n\n[c](«/a/»)',
    'x <!-- [b](/a/)\ny --> [c](«/a/»)',
    '```\n[b](/a/)\n```\n\n    [b](/a/)\n\n[c](«/a/»)',
    '| a | b |\n|---|---|\n| /a/ [x](«/a/») | `\\|` [y](«/a/») |\n',
    '> a /a/\n> [x](«/a/»)\n>\n> - b [y](«/a/»)\nlazy [z](«/a/»)\n',
    '1. a\n   - b\n\n     [x](«/a/»)\n2. [y](\n   «/a/»\n   "t")\n',
    '# /a/ [x](«/a/») #\n\n[y](«/a/»)\n===\n',
    '[![/a/](«/a/»)](«/a/»)',
    '*[x](«/a/»)* [**y**](«/a/») [`z`](«/a/»)',
    '[/a/](«/a/»)',
    '<«https://a.example/a/»> «https://a.example/a/» <a href="«/a/»">b</a>',
    '[a\\](/a/)](«/a/»)',
    '[a](/a/ b) [a](«/a/»)',
    'x [y](«/a\\_b/»)',
    'x [y](«/?a=1&amp;b=2» "J")',
    'x ![y](<«images/a\\_b c.jpg»>)',
    'x ![y](«images/a b (c).jpg»)',
    '\t[b](/a/)\n\n- a\n\n\t[x](«/a/»)\n',
    'a\r\n[x](«/a/»)\r\n\r\n> b\r\n> [y](«/a/»)\r\n',
  ])('are those of links: %j', (text) => {
    const bare = text.replace(/[«»]/g, '');
    expect(marked(bare)).toBe(text);
  });

  it.each([
    ['[x][k] [y][l]\n\n[k]: «/a/»\n[l]: «/a/»\n', ['/a/', '/a/']],
    ['a /a/ [x][k]\n\n[k]: <«/a/»> "/a/"\n', ['/a/']],
    ['[k]: «/a/»\n\n(/a/) [x][k] [k] [K][] /a/\n', ['/a/', '/a/', '/a/']],
    ['[k] [x](/b/ y)\n\n[K]:\n  «/a\\_b/»\n', ['/a_b/']],
    ['> [a\n> b]: «/a/»\n\n[a b]\r\n', ['/a/']],
    ['[k]: «/a/»\n[k]: /b/\n[m]: /a/\n\n[k]\n', ['/a/']],
    ['[a\\]]: «/a/»\r\n\r\n[a\\]]\r\n', ['/a/']],
  ])('are those of the definition of a reference: %j', (text, addresses) => {
    const bare = text.replace(/[«»]/g, '');
    const at = [...text.matchAll(/«/g)].map(({ index }, number) => index - 2 * number);
    const found = places(bare);
    expect(found.map(([address]) => address)).toEqual(addresses);
    expect([...new Set(found.map(([, start]) => start))]).toEqual(at);
    expect(found.every(([, , raw]) => raw.startsWith('/a'))).toBe(true);
  });

  it('are the start of the block if there is no address', () => {
    expect(places('a\n\nb [x]()\n')).toEqual([['', 3, '']]);
  });

  it('are found in time that grows with the text', () => {
    const text = '[b](/a/) `[b](/a/)` ![c](/a/)\n'.repeat(4000);
    expect(places(text)).toHaveLength(8000);
  });
});
