/** Text and addresses in XML. */
import { expect, it } from 'vitest';
import { absoluteIn, escapeXml } from '../../../cli/core/files/xml.ts';

it.each([
  ['a & b', 'a &#38; b'],
  ['<b', '&#60;b'],
  ['b>', 'b&#62;'],
  ['"a"', '&#34;a&#34;'],
  ["'a'", '&#39;a&#39;'],
  ['&<&', '&#38;&#60;&#38;'],
  ['https://x.example/a_b-c/', 'https://x.example/a_b-c/'],
  ['Café, teh!', 'Café, teh!'],
  ['', ''],
])('writes %j as %j', (text, escaped) => {
  expect(escapeXml(text)).toBe(escaped);
});

it.each([
  ['/', 'https://x.example/senja/'],
  ['/feed.xml', 'https://x.example/senja/feed.xml'],
  ['/kontak/', 'https://x.example/senja/kontak/'],
  ['/kébun/', 'https://x.example/senja/k%C3%A9bun/'],
  ['/teh jahe/', 'https://x.example/senja/teh%20jahe/'],
  ['/é', 'https://x.example/senja/%C3%A9'],
  ['/éa', 'https://x.example/senja/%C3%A9a'],
])('finds %j at %j', (path, address) => {
  expect(absoluteIn({ origin: 'https://x.example', base: '/senja/' }, path)).toBe(address);
});

it.each([
  ['a\nb\tc\r', 'a&#10;b&#9;c&#13;'],
  ['a\u0001b\uFFFE', 'a\uFFFDb\uFFFD'],
  ['\uD83D', '\uFFFD'],
  ['👵', '👵'],
])('writes nothing that is no XML: %j', (text, escaped) => {
  expect(escapeXml(text)).toBe(escaped);
});
