import { describe, expect, it } from 'vitest';
import { decode } from '../../../cli/core/parse/decode.ts';
import { forbiddenCharacter } from '../../../cli/core/values/characters.ts';
import { MAX_FILE_BYTES } from '../../../cli/core/values/yaml/limits.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const latin1 = (text: string): Uint8Array => Uint8Array.from([...text].map((sign) => sign.charCodeAt(0)));
const first = (content: Uint8Array) => decode(content).faults[0];

it('accepts UTF-8 with and without a byte-order mark', () => {
  expect(decode(bytes('judul: é'))).toEqual({ text: 'judul: é', faults: [] });
  expect(decode(bytes('\ufeffjudul: é'))).toEqual({ text: 'judul: é', faults: [] });
  expect(decode(bytes(''))).toEqual({ text: '', faults: [] });
});

describe('files that are not text', () => {
  it.each([
    ['PK\x03\x04...', 'a Word or OpenDocument file, or a zip archive'],
    ['\xd0\xcf\x11\xe0...', 'an old Word or Excel document'],
    ['%PDF-1.7', 'a PDF document'],
    ['{\\rtf1', 'an RTF document'],
    ['<!DOCTYPE html>\n', 'an HTML page'],
    ['  \n<html lang="id">', 'an HTML page'],
    ['<html>', 'an HTML page'],
    ['\xff\xd8\xff\xe0', 'a picture or a video'],
    ['\x89PNG\r\n', 'a picture or a video'],
    ['GIF89a', 'a picture or a video'],
    ['RIFF\x01\x02\x03\x04WEBP', 'a picture or a video'],
    ['\0\0\0\x20ftypavif', 'a picture or a video'],
    ['\x1f\x8b\x08', 'a gzip archive'],
  ])('%j', (start, en) => {
    const { text, faults } = decode(latin1(start));
    expect(text).toBe('');
    expect(faults).toEqual([
      {
        code: 'file/not-text',
        params: { kind: { id: expect.stringMatching(/./), en } },
        at: { start: 0, end: 0 },
      },
    ]);
  });

  it.each([
    'PK: a\n',
    'a PK\x03\x04',
    ' %PDF-: a\n',
    'a: <html>\n',
    '{a: b}\n',
    '<htmlx>',
    '<!-- a -->',
    'RIFF: a\n',
    'GIF: a\n',
    'ftyp: a\n',
  ])('%j is text', (text) => {
    expect(decode(bytes(text)).faults.filter(({ code }) => code === 'file/not-text')).toEqual([]);
  });

  it('are recognised as UTF-16 by a byte-order mark, or by the zeros of Latin text', () => {
    const utf16 = [...'judul: a'].flatMap((sign) => [sign.charCodeAt(0), 0]);
    const swapped = [...'judul: a'].flatMap((sign) => [0, sign.charCodeAt(0)]);
    for (const content of [[0xff, 0xfe, 0x61, 0], [0xfe, 0xff, 0, 0x61], utf16, swapped]) {
      const { text, faults } = decode(Uint8Array.from(content));
      expect(text).toBe('');
      expect(faults).toEqual([{ code: 'file/utf16', at: { start: 0, end: 0 } }]);
    }
  });

  it.each([
    ['a zero among letters', 'judul\0abc', 'file/nul'],
    ['zeros here and there', 'ab\0c\0efgh\0j\0l', 'file/nul'],
    ['too few bytes to tell', 'a\0b\0', 'file/nul'],
  ])('are not UTF-16: %s', (_what, text, code) => {
    expect(first(bytes(text))?.code).toBe(code);
  });

  it('have invalid bytes if they start with half a byte-order mark', () => {
    for (const content of [
      [0xff, 0x61],
      [0x61, 0xfe],
      [0xfe, 0x61],
      [0x61, 0xff],
    ]) {
      expect(first(Uint8Array.from(content))?.code).toBe('file/not-utf8');
    }
  });
});

describe('files that are too large', () => {
  it('have more than 256 KiB', () => {
    expect(decode(bytes('a'.repeat(MAX_FILE_BYTES))).faults).toEqual([]);
    expect(decode(bytes('a'.repeat(MAX_FILE_BYTES + 1)))).toEqual({
      text: '',
      faults: [{ code: 'file/too-large', params: { size: 257, limit: 256 }, at: { start: 0, end: 0 } }],
    });
  });

  it.each([
    ['\n', 10_000, []],
    ['\n', 10_001, ['file/too-many-lines']],
    ['a\r\n', 10_000, []],
    ['a\r\n', 10_001, ['file/too-many-lines']],
  ])('have more than 10,000 lines: %j times %i', (line, times, codes) => {
    expect(decode(bytes(line.repeat(times))).faults.map(({ code }) => code)).toEqual(codes);
  });

  it('include one with a character after the last allowed line break', () => {
    const { text, faults } = decode(bytes(`${'\n'.repeat(10_000)}a`));
    expect(text).toBe('');
    expect(faults).toEqual([
      { code: 'file/too-many-lines', params: { limit: 10_000 }, at: { start: 0, end: 0 } },
    ]);
    expect(decode(bytes(`${'\n'.repeat(9_999)}${'a'.repeat(9)}`)).faults).toEqual([]);
  });
});

describe('bytes that are not UTF-8', () => {
  it.each([
    ['at the beginning', [0xe9], 0],
    ['behind a letter', [0x61, 0xe9], 1],
    ['behind a letter of two bytes', [0xc3, 0xa9, 0x61, 0xe9], 2],
    ['behind one of four bytes, two code units', [0xf0, 0x9f, 0x8c, 0x85, 0xe9], 2],
    ['cut off at the end', [0x61, 0x62, 0xc3], 2],
    ['among others', [0x61, 0xe9, 0x61, 0xe9, 0x61], 1],
  ])('are reported at the first one: %s', (_where, content, start) => {
    const { text, faults } = decode(Uint8Array.from(content));
    expect(faults).toEqual([{ code: 'file/not-utf8', at: { start, end: start + 1 } }]);
    expect(text[start]).toBe('\ufffd');
  });
});

describe('forbidden characters', () => {
  it.each([
    ['\0', 'file/nul'],
    ['\ufeff', 'file/byte-order-mark'],
    ['\u0001', 'file/control-character'],
    ['\u0008', 'file/control-character'],
    ['\u000b', 'file/control-character'],
    ['\u001f', 'file/control-character'],
    ['\u007f', 'file/control-character'],
    ['\u009f', 'file/control-character'],
    ['\u2028', 'file/control-character'],
    ['\u2029', 'file/control-character'],
    ['\u202a', 'file/bidi-character'],
    ['\u202e', 'file/bidi-character'],
    ['\u2066', 'file/bidi-character'],
    ['\u2069', 'file/bidi-character'],
  ] as const)('are reported in %j as %s', (character, code) => {
    expect(forbiddenCharacter(character)).toBe(code);
    const name = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
    expect(decode(bytes(`é: ${character}b`)).faults).toMatchObject([
      { code, params: { character: name, found: '', intended: '' }, at: { start: 3, end: 4 } },
    ]);
  });

  it.each([
    ['\u0001', 'Delete it'],
    ['\u001f', 'Delete it'],
    ['\u0007', 'Replace it with a space or a new line, so that the words around it stay apart'],
    ['\u000b', 'Replace it with a space or a new line, so that the words around it stay apart'],
    ['\u0085', 'Replace it with a space or a new line, so that the words around it stay apart'],
    ['\u2028', 'Replace it with a space or a new line, so that the words around it stay apart'],
    ['\r', 'Replace it with a new line (the Enter key)'],
    ['\u001e', 'Replace it with a hyphen (-)'],
  ])('are removed, unless words would join: %j', (character, en) => {
    expect(decode(bytes(`a${character}b\n`)).faults).toMatchObject([{ params: { cure: { en } } }]);
  });

  it.each(['\t', '\n', ' ', 'a', 'é', '\u00a0', '\u200b', '\u2027', '\u202f', '\u2065', '\u206a'])(
    'do not include %j',
    (character) => {
      expect(forbiddenCharacter(character)).toBeNull();
      expect(decode(bytes(`é: ${character}b`)).faults).toEqual([]);
    },
  );

  it('include a carriage return only inside a line', () => {
    expect(decode(bytes('a\r\nb\r\n')).faults).toEqual([]);
    expect(decode(bytes('a\rb\n')).faults).toMatchObject([
      { code: 'file/control-character', params: { character: 'U+000D' }, at: { start: 1, end: 2 } },
    ]);
  });

  it('are not the line ends of an old Mac, which are read as others', () => {
    expect(decode(bytes('a\rb\r\rc\r'))).toEqual({ text: 'a\nb\n\nc\n', faults: [] });
  });

  it('are reported once per run of one kind', () => {
    const { text, faults } = decode(bytes('a\u0001\u0002b\u202a\u202bc\0\0d\ufeff\ufeffe\u0001\0'));
    expect(text).toHaveLength(15);
    expect(faults.map(({ code, at }) => [code, at])).toEqual([
      ['file/control-character', { start: 1, end: 3 }],
      ['file/bidi-character', { start: 4, end: 6 }],
      ['file/nul', { start: 7, end: 9 }],
      ['file/byte-order-mark', { start: 10, end: 12 }],
      ['file/control-character', { start: 13, end: 15 }],
    ]);
  });

  it('are reported at most 200 times', () => {
    expect(decode(bytes('é\u0001'.repeat(201))).faults).toHaveLength(200);
  });
});
