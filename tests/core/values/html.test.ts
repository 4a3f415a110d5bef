import { describe, expect, it } from 'vitest';
import { ENTITIES, HTML_TAG, htmlAt, writtenBody } from '../../../cli/core/values/html.ts';

describe('HTML in a text', () => {
  it.each([
    ['<b>', '<b>'],
    ['</b>', '</b>'],
    ['<BR>', '<BR>'],
    ['<br />', '<br />'],
    ['<br/>', '<br/>'],
    ['<h2>', '<h2>'],
    ['<a href="/kontak/">', '<a href="/kontak/">'],
    ['<img src=x alt="a b" />', '<img src=x alt="a b" />'],
    ['<!-- catatan -->', '<!--'],
    ['<!- catatan ->', '<!-'],
    ['<-- catatan -->', '<--'],
    ['<p\n>', '<p\n>'],
  ])('is found in %j', (text, found) => {
    expect(HTML_TAG.exec(`Kata ${text} lagi`)?.[0]).toBe(found);
    expect(htmlAt(`Kata ${text} lagi`, 5)).toBe(found);
  });

  it.each([
    'a < b',
    '<bapak>',
    '<h7>',
    '< b>',
    '<b',
    'b>',
    '<a dan b dan c>',
    '<b <i',
    '<b and c>d',
    '<https://contoh.id/>',
    '<>',
    '<!- a',
    'a <-- b',
    'a <--> b',
    'a <- b ->',
  ])('is not found in %j', (text) => {
    expect(HTML_TAG.test(text)).toBe(false);
    expect(htmlAt(text, 0)).toBeNull();
  });

  it('is searched for at a single place', () => {
    expect(htmlAt('a <b>', 2)).toBe('<b>');
    expect(htmlAt('a <b>', 0)).toBeNull();
    expect(htmlAt('<b> <i>', 4)).toBe('<i>');
    expect(htmlAt('<b>', 3)).toBeNull();
  });
});

describe('a character reference', () => {
  it.each(['&nbsp;', '&#8203;', '&#x200B;', '&#X200b;', '&frac12;', '&LT;'])('%s is valid', (text) => {
    expect(`a ${text} b`.match(ENTITIES)).toEqual([text]);
  });

  it.each(['& ', 'a&b', '&nbsp', '&;', '&#;', '&#x;', '&#12345678;', '&#xg;', '&1a;', '&a;', '&a b;'])(
    '%s is not one',
    (text) => {
      expect(text.match(ENTITIES)).toBeNull();
    },
  );
});

it('finds no text in a body of white space and comments', () => {
  const written = ['Isi', '\n<!-- a --> Isi', '<!-- open'].map((text) => ({ text, start: 7 }));
  expect(written.map(writtenBody)).toEqual(written);
  const empty = ['', ' \n\t', '<!-- a -->\n<!-- b -->'].map((text) => ({ text, start: 7 }));
  expect([null, ...empty].map(writtenBody)).toEqual([null, null, null, null]);
});
