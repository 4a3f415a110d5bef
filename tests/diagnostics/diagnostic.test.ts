import { describe, expect, it } from 'vitest';
import {
  codeWithoutWords,
  type Diagnostic,
  isError,
  type Params,
  severityOf,
} from '../../cli/diagnostics/diagnostic.ts';
import { formatCount, general } from '../../cli/diagnostics/languages/fill-template.ts';
import { safeText } from '../../cli/diagnostics/texts/safe-text.ts';
import { MAX_SHOWN, shorten } from '../../cli/diagnostics/texts/shorten.ts';
import { shownSuggestions, wording } from '../../cli/diagnostics/wording/wording.ts';

const diagnostic = (code: Diagnostic['code'], params: Params = {}): Diagnostic => ({
  code,
  severity: severityOf(code),
  params,
  suggestions: [],
  file: 'site.yaml',
  range: { line: 1, column: 1, endLine: 1, endColumn: 1 },
  field: '',
  lineText: '',
});

describe('a suggestion', () => {
  const shown = (value: string, right: string) =>
    shownSuggestions({ ...diagnostic('content/image-missing', { value }), suggestions: [right] });

  it.each([
    ['images/a 1.png', 'images/a\u202F1.png', 'images/a 1.png → images/a⟨U+202F⟩1.png'],
    ['Kafe\u0301', 'Kaf\u00E9', 'Kafe⟨U+0301⟩ → Kaf\u00E9'],
    ['a\u200Bb', 'a b', 'a⟨U+200B⟩b → a b'],
    ['हिन्\u00A0दी', 'हिन् दी', 'हिन्⟨U+00A0⟩दी → हिन् दी'],
  ])('that looks like %j shows the difference', (value, right, both) => {
    expect(shown(value, right)).toEqual([both]);
  });

  it.each([
    ['kontk', 'kontak'],
    ['Kontak', 'kontak'],
    ['true', 'true'],
  ])('for %j is shown as it is: %j', (value, right) => {
    expect(shown(value, right)).toEqual([right]);
  });

  it('is compared with what is marked if no value is named', () => {
    const range = { line: 1, column: 6, endLine: 1, endColumn: 9 };
    const one = {
      ...diagnostic('content/unknown-field'),
      lineText: 'kata a\u00A0b',
      range,
      suggestions: ['a b'],
    };
    expect(shownSuggestions(one)).toEqual(['a⟨U+00A0⟩b → a b']);
  });
});

describe('words', () => {
  it('are filled with their parameters, in the requested language', () => {
    const date = diagnostic('content/no-such-date', {
      value: '31 April 2025',
      month: 'April',
      year: 2025,
      lastDay: 30,
    });
    expect(wording(date, 'id').message).toBe(
      'Tanggal 31 April 2025 tidak ada di kalender: April 2025 berakhir pada tanggal 30.',
    );
    expect(wording(date, 'en').message).not.toBe(wording(date, 'id').message);
    expect(wording(date, 'en').message).toContain('31 April 2025');
  });

  it('use the text of each language if there are two', () => {
    const empty = diagnostic('content/empty', { name: 'title', optional: { id: 'Wajib.', en: 'Required.' } });
    const words = (['id', 'en'] as const).map((lang) => Object.values(wording(empty, lang)).join(' '));
    expect(words[0]).toContain('Wajib.');
    expect(words[1]).toContain('Required.');
    expect(words[1]).not.toContain('Wajib.');
  });

  it('are missing for an unknown code, which is known in every thread', () => {
    const made = () => diagnostic('content/tidak-ada' as Diagnostic['code']);
    expect(made).toThrow();
    try {
      made();
    } catch (error) {
      expect(codeWithoutWords(structuredClone(error))).toBe('content/tidak-ada');
    }
    expect(codeWithoutWords(new Error('content/tidak-ada'))).toBeNull();
  });

  it.each(['page/unused-body', 'page/needs-body'] as const)('name no template in %s without one', (code) => {
    for (const lang of ['id', 'en'] as const) {
      expect(wording(diagnostic(code, { template: '', how: '' }), lang).message).not.toContain('“”');
      expect(wording(diagnostic(code, { template: 'legal', how: '' }), lang).message).toContain('“legal”');
    }
  });

  it('keep a placeholder without a value', () => {
    expect(wording(diagnostic('content/no-such-date'), 'id').message).toContain('{value}');
  });

  it('quote at most 500 characters of a value, without control characters', () => {
    const { message } = wording(
      diagnostic('content/bad-date', { value: `\u001b[31m${'a'.repeat(600)}` }),
      'en',
    );
    expect(message).toContain(`\ufffd[31m${'a'.repeat(495)}…`);
  });

  it('omit a part with an empty text in it', () => {
    const hint = (params: Params) => wording(diagnostic('content/unknown-field', params), 'en').hint;
    expect(hint({ name: 'x', taken: '', known: 'title, excerpt' })).toBe('Fields here: title, excerpt.');
    expect(hint({ name: 'x', taken: '', known: '' })).toBe('');
    expect(hint({ name: 'x', taken: '' })).toBe('Fields here: {known}.');
    const fields = (known: string) =>
      wording(diagnostic('content/expected-fields', { name: 'x', found: 'y', known }), 'en').hint;
    expect(fields('title')).toBe('Write its fields below it, indented by two spaces: title.');
    expect(fields('')).toBe('Write its fields below it, indented by two spaces.');
  });

  it('use singular and plural', () => {
    const message = (length: number) =>
      wording(diagnostic('content/too-long', { name: 'title', length, limit: 80 }), 'en').message;
    expect(message(1)).toContain('1 character,');
    expect(message(90)).toContain('90 characters,');
  });

  it('use singular and plural in English', () => {
    expect([formatCount(1, 'file'), formatCount(2, 'file'), formatCount(0, 'file')]).toEqual([
      '1 file',
      '2 files',
      '0 files',
    ]);
    expect([formatCount(1, 'entry', 'entries'), formatCount(3, 'entry', 'entries')]).toEqual([
      '1 entry',
      '3 entries',
    ]);
  });

  it('keep their placeholders in a general text', () => {
    expect(general('a {name} b')).toBe('a … b');
    expect(general('a [[b {name}]] c')).toBe('a b … c');
    expect(general('{count|file|files} read')).toBe('… files read');
  });
});

it('prefers the words of a diagnostic to those of the catalogue, without control characters', () => {
  const words = { message: 'A\u001b[2J {name}.', hint: '' };
  const own = { severity: 'note', id: words, en: words } as const;
  expect(wording({ ...diagnostic('site/draft', { name: 'x' }), own }, 'en').message).toBe('A\ufffd[2J x.');
});

describe('text from content', () => {
  it.each([
    ['a\tb', 'a b'],
    ['a\nb', 'a\ufffdb'],
    ['a\r\u001b\u0000b', 'a\ufffd\ufffd\ufffdb'],
    ['\u007f\u009f', '\ufffd\ufffd'],
    ['\u200b\u200f\u2028\u202e\u2060\u206f\ufeff', '\ufffd'.repeat(7)],
    ['\ud800a', '\ufffda'],
    ['🌅 é\u00a0', '🌅 é\u00a0'],
  ])('%j is shown as %j', (text, shown) => {
    expect(safeText(text)).toBe(shown);
  });

  it('is cut after 500 characters, and never within one', () => {
    expect(MAX_SHOWN).toBe(500);
    expect(shorten('a'.repeat(500))).toBe('a'.repeat(500));
    expect(shorten('a'.repeat(501))).toBe(`${'a'.repeat(500)}…`);
    expect(shorten(`${'a'.repeat(499)}🌅b`)).toBe(`${'a'.repeat(499)}…`);
    expect(shorten(`${'a'.repeat(498)}🌅b`)).toBe(`${'a'.repeat(498)}🌅…`);
  });
});

it('derives the severity from the code', () => {
  expect(isError(diagnostic('content/no-such-date'))).toBe(true);
  expect(isError(diagnostic('site/draft'))).toBe(false);
  expect(severityOf('site/draft')).toBe('note');
});
