import { describe, expect, it } from 'vitest';
import { editOfValue } from '../../../cli/core/edit/value-edits.ts';
import type { Code } from '../../../cli/diagnostics/catalogue.ts';
import type { Diagnostic } from '../../../cli/diagnostics/diagnostic.ts';
import { yamlNodes } from '../../../cli/diagnostics/field-places/index.ts';
import { locator } from '../../../cli/diagnostics/locator/locator.ts';

interface Input {
  field?: string;
  target?: 'key' | 'value';
  trusted?: readonly string[];
  others?: (text: string) => Diagnostic[];
}

const fault = (
  text: string,
  code: Code,
  pointer: string,
  target: 'key' | 'value',
  suggestions: readonly string[],
) =>
  locator({ path: 'a.yaml', text, yaml: { text, start: 0 } })({ code, suggestions, at: { pointer, target } });

/** The edit of a one-line text, and the replacement. */
function edit(text: string, code: Code, suggestions: readonly string[], given: Input = {}) {
  const { field = '/a', target = 'value', trusted = [], others = () => [] } = given;
  const diagnostic = fault(text, code, field, target, suggestions);
  const nodes = new Map(yamlNodes({ text, start: 0 }).map((node) => [node.pointer, node]));
  const lines = text.split('\n').slice(0, diagnostic.range.line - 1);
  const at = lines.join('\n').length + Number(lines.length > 0) + diagnostic.range.column - 1;
  return editOfValue({ text, diagnostics: [diagnostic, ...others(text)], nodes }, diagnostic, at, {
    isName: () => false,
    trustedHosts: trusted,
  });
}
const now = (...given: Parameters<typeof edit>) => edit(...given)?.new ?? null;

describe('a value', () => {
  it('is described with all details of an edit', () => {
    const found = edit('b: 1\na: "makanan seht"\n', 'content/not-one-of', ['Makanan Sehat']);
    expect(found).toMatchObject({
      start: 8,
      end: 22,
      line: 2,
      old: '"makanan seht"',
      new: '"Makanan Sehat"',
      code: 'content/not-one-of',
      field: '/a',
      mends: { code: 'content/not-one-of' },
      claim: { is: 'value', value: 'Makanan Sehat' },
    });
  });

  it.each([
    ['content/invalid', 'a: "12.5"', ['12.5'], '12.5'],
    ['content/invalid', "a: '12'", ['12'], '12'],
    ['content/invalid', 'a: 1.500.000', ['1500000'], '1500000'],
    ['content/invalid', 'a: 1.234,56', ['1234.56'], '1234.56'],
    ['content/invalid', 'a: 25_000', ['25000'], '25000'],
    ['content/invalid', 'a: Rp 25.000', ['25000'], null],
    ['content/invalid', 'a: 1,5 juta', ['1500000'], null],
    ['content/invalid', 'a: 1,500', ['1500', '1.5'], null],
    ['content/invalid', 'a: 1,500', ['1500'], null],
    ['content/invalid', 'a: 1.234', ['1234'], null],
    ['content/invalid', 'a: dua', [], null],
    ['content/bad-date', 'a: 5-Mei-2025', ['5 Mei 2025'], '5 Mei 2025'],
    ['content/bad-date', 'a: Senin, 5 Mei 2025', ['5 Mei 2025'], null],
    ['content/date-in-digits', 'a: 2025-05-05', ['5 Mei 2025'], '5 Mei 2025'],
    ['content/date-in-digits', 'a: 2025-05-05T10:00', ['5 Mei 2025'], null],
    ['content/english-month', "a: 'May 5th, 2025'", ['5 Mei 2025'], "'5 Mei 2025'"],
    ['content/english-month', 'a: May 5 2025', [], null],
    ['content/bad-month', 'a: 5 Mai 2025', ['5 Mei 2025', '5 Maret 2025'], '5 Mei 2025'],
    ['content/bad-month', 'a: 5 Mey 2025', ['5 Agustus 2025'], null],
    ['content/bad-host', 'a: https://Foto.example/', ['foto.example'], 'foto.example'],
    ['content/bad-host', 'a: http://foto.example', ['foto.example'], 'foto.example'],
    ['content/bad-host', 'a: https://foto.example/a', ['foto.example'], null],
    ['content/bad-path', 'a: kontak', ['/kontak/'], '/kontak/'],
    ['content/bad-path', 'a: kontak', ['/kontak/', '/kontrak/'], null],
    ['content/bad-read-time', 'a: 7 min', ['7 menit'], '7 menit'],
    ['content/look-alike', 'a: Теh', ['Teh'], 'Teh'],
    ['content/odd-space', 'a: Teh\u00a0hangat', ['Teh hangat'], 'Teh hangat'],
    ['content/not-one-of', 'a: Tidurr', ['Tidur', 'Tidur Berkualitas'], 'Tidur'],
    ['content/not-one-of', 'a: Tidu', ['Tidur', 'Tidux'], null],
    ['content/not-one-of', 'a: Makan', ['Makanan'], null],
    ['page/unknown-template', 'a: abuot', ['about'], 'about'],
    ['content/expected-yes-no', 'a: ya', ['true'], 'true'],
    ['content/expected-yes-no', 'a: tidak', ['false'], 'false'],
    ['content/expected-yes-no', 'a: mungkin', [], null],
    ['content/leading-zero', 'a: 007', [], '"007"'],
    ['content/number-not-text', 'a: 1e3', [], '"1e3"'],
    ['content/true-false-not-text', 'a: true', [], '"true"'],
    ['content/unknown-field', 'a: Teh', ['title'], null],
    ['content/too-long', 'a: Teh', ['title'], null],
    ['content/bad-path', 'a: /kontak/', ['/kontak/'], null],
  ] as const)('%s: %j', (code, text, suggestions, wanted) => {
    expect(now(`${text}\n`, code, suggestions)).toBe(wanted);
  });

  it('gets the value that it then means', () => {
    const means = (...given: Parameters<typeof edit>) => edit(...given)?.claim;
    expect(means('a: ya\n', 'content/expected-yes-no', ['true'])).toEqual({ is: 'value', value: true });
    expect(means('a: no\n', 'content/expected-yes-no', ['false'])).toEqual({ is: 'value', value: false });
    expect(means('a: 007\n', 'content/leading-zero', [])).toEqual({ is: 'value', value: '007' });
  });

  it('is changed to https if its host is known to support it', () => {
    const secured = (trusted: readonly string[]) =>
      now('a: http://foto.example/b\n', 'content/not-https', ['https://foto.example/b'], { trusted });
    expect(secured(['lain.example', 'foto.example'])).toBe('https://foto.example/b');
    expect(secured(['lain.example'])).toBeNull();
    expect(now('a: http:\n', 'content/not-https', ['https:'], { trusted: [''] })).toBeNull();
  });

  it('gets the quotes that it needs inside brackets', () => {
    const odd = (text: string, right: string) => now(text, 'content/odd-space', [right], { field: '/a/0' });
    expect(odd('a: [b\u00a0c]\n', 'b c')).toBe('b c');
    expect(odd('a: [b\u00a0c]\n', 'b, c')).toBe('"b, c"');
    expect(odd('a: [b\u00a0c]\n', 'b}c')).toBe('"b}c"');
    expect(odd("a: ['b\u00a0c']\n", 'b, c')).toBe("'b, c'");
    expect(odd('a:\n  - b\u00a0c\n', 'b, c')).toBe('b, c');
  });

  it('is unchanged if it is missing or not a single-line text', () => {
    const taken = ['Teh'];
    expect(now('a: |\n  Te\n', 'content/odd-space', taken)).toBeNull();
    expect(now('a: "Te\n  h"\n', 'content/odd-space', taken)).toBeNull();
    expect(now('a: [b]\n', 'content/odd-space', taken)).toBeNull();
    expect(now('b: Te\n', 'content/odd-space', taken)).toBeNull();
  });
});

describe('a name', () => {
  const named = (text: string, suggestions: readonly string[], others?: Input['others'], field = '/titel') =>
    edit(text, 'content/unknown-field', suggestions, { field, target: 'key', ...(others && { others }) });

  it('is fixed if only one name can be intended', () => {
    expect(named('titel: a\n', ['title'])).toMatchObject({
      start: 0,
      end: 5,
      new: 'title',
      claim: { is: 'name', name: 'title' },
    });
    expect(named('"titel": a\n', ['title'])?.new).toBe('"title"');
    expect(named('judul: a\n', ['title'], undefined, '/judul')).toBeNull();
  });

  it('is unchanged if another line has that name, or may be intended to have it', () => {
    expect(named('titel: a\ntitle: b\n', ['title'])).toBeNull();
    const other = (text: string) => [fault(text, 'content/unknown-field', '/tittle', 'key', ['title'])];
    expect(named('titel: a\ntittle: b\n', ['title'], other)).toBeNull();
    const elsewhere = (text: string) => [fault(text, 'content/unknown-field', '/b/tittle', 'key', ['title'])];
    expect(named('titel: a\nb:\n  tittle: b\n', ['title'], elsewhere)?.new).toBe('title');
  });

  it('loses special spaces', () => {
    const text = 'ti\u00a0tle: a\n';
    expect(edit(text, 'yaml/odd-space', [], { field: '/ti\u00a0tle', target: 'key' })?.new).toBe('title');
    expect(edit(text, 'content/odd-space', ['title'], { field: '/ti\u00a0tle', target: 'key' })?.new).toBe(
      'title',
    );
  });
});
