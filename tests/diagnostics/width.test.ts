import { expect, it } from 'vitest';
import { uriOf } from '../../cli/diagnostics/texts/uri.ts';
import { columnsOf } from '../../cli/diagnostics/wording/frame.ts';

it.each([
  ['', 0],
  ['teh', 3],
  ['é', 1],
  ['e\u0301', 1],
  ['te\u200bh', 3],
  ['日本', 4],
  ['한', 2],
  ['🌅', 2],
  ['a🌅b', 4],
  ['☀\ufe0f', 1],
])('%j has a width of %i columns', (text, columns) => {
  expect(columnsOf(text)).toBe(columns);
});

it.each([
  ['articles/01-a.yaml', 'articles/01-a.yaml'],
  ['articles/a b#c?d.md', 'articles/a%20b%23c%3Fd.md'],
  ['é/🌅', '%C3%A9/%F0%9F%8C%85'],
  ['a\ud800b', 'a%EF%BF%BDb'],
  ['a\ud800\udc00\udc00', 'a%F0%90%80%80%EF%BF%BD'],
])('%j is %j in an address', (path, uri) => {
  expect(uriOf(path)).toBe(uri);
});
