/** Codes of languages, in any case, and their direction. */
import { expect, it } from 'vitest';
import {
  addressIn,
  addressWithin,
  languageOf,
  languageTag,
} from '../../../cli/core/values/names/languages.ts';
import { slugOf } from '../../../cli/core/values/names/slug.ts';
import { directionOf } from '../../../cli/site/react/html.tsx';

it.each([
  ['EN', 'en'],
  ['pt-br', 'pt-BR'],
  ['PT-BR', 'pt-BR'],
  ['zh-hans', 'zh-Hans'],
  ['zh-hant-tw', 'zh-Hant-TW'],
  ['es-419', 'es-419'],
])('%s is written %s', (code, tag) => {
  expect(languageTag(code)).toBe(tag);
  expect(languageTag(tag)).toBe(tag);
});

it('are the same in names of files, and small in addresses', () => {
  expect(['a.pt-BR.md', 'a.pt-br.md', 'a.PT-BR.yaml'].map(languageOf)).toEqual(['pt-BR', 'pt-BR', 'pt-BR']);
  const dotted = [
    'v1.2',
    'acme.sh-dns',
    'acme.sh',
    'socket.io',
    'sign.in',
    'node.js',
    'main.go',
    'notes.md',
    'a.en-xx',
    'a.en-Abcd',
    'a.en-gbr',
  ];
  expect(dotted.map((name) => languageOf(`${name}.md`))).toEqual(dotted.map(() => null));
  expect(dotted.map((name) => slugOf(`${name}.md`))).toEqual(dotted);
  expect(addressIn('pt-BR', '/a/')).toBe('/pt-br/a/');
  expect(addressWithin('pt-BR', '/pt-br/a/')).toBe('/a/');
});

it('have a direction', () => {
  const toLeft = ['ar', 'AR-EG', 'he', 'fa-IR', 'ur', 'pa-Arab', 'az-arab-IR', 'yi'];
  const toRight = ['id', 'en', 'arn', 'ar-Latn', 'pa', 'ku', 'hebr', '', undefined];
  expect(toLeft.map(directionOf)).toEqual(toLeft.map(() => 'rtl'));
  expect(toRight.map(directionOf)).toEqual(toRight.map(() => undefined));
});
