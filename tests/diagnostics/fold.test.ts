/** A fault with one cause in many files is reported once, with their number. */
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import { foldDiagnostics, foldForPeople } from '../../cli/diagnostics/reporters/fold.ts';
import { wording } from '../../cli/diagnostics/wording/wording.ts';

const fault = (index: number, more: Partial<Diagnostic> = {}): Diagnostic => ({
  code: 'content/not-one-of',
  severity: 'error',
  params: { value: 'Makanan', list: 'categories', allowed: 'Pangan' },
  suggestions: ['Pangan'],
  file: `articles/${index}.yaml`,
  range: { line: 3, column: 11, endLine: 3, endColumn: 18 },
  field: '/category',
  lineText: 'category: Makanan',
  ...more,
});
const many = (count: number, more: Partial<Diagnostic> = {}) =>
  Array.from({ length: count }, (_, index) => fault(index + 1, more));

describe('faults with the same cause', () => {
  it('are merged in twenty files, with the number of the others and the first of them', () => {
    const [one, ...rest] = foldDiagnostics(many(10_000));
    expect(rest).toEqual([]);
    expect(one?.file).toBe('articles/1.yaml');
    expect(one?.others).toEqual({
      count: 9999,
      files: ['articles/2.yaml', 'articles/3.yaml', 'articles/4.yaml'],
    });
    expect(one && wording(one, 'id').message).toMatch(
      / Sama di 9999 berkas lain: articles\/2\.yaml, articles\/3\.yaml, articles\/4\.yaml, …\.$/,
    );
    expect(one && wording(one, 'en').message).toMatch(/ The same in 9999 other files: /);
  });

  it.each(['content/unknown-field', 'content/missing-field', 'frontmatter/missing'] as const)(
    'are a field of %s, by its name',
    (code) => {
      const named = (name: string) => many(30, { code, params: { name, known: 'title' }, suggestions: [] });
      const found = foldDiagnostics([...named('weight'), ...named('layout')]);
      expect(found.map(({ params, others }) => [params.name, others?.count])).toEqual([
        ['weight', 29],
        ['layout', 29],
      ]);
    },
  );

  it('are reported separately in fewer', () => {
    expect(foldDiagnostics(many(19))).toEqual(many(19));
    expect(foldDiagnostics(many(20))).toHaveLength(1);
  });

  it('are merged for people in two files if the cause can only be elsewhere', () => {
    const two = many(2, { code: 'content/choice-gone' });
    expect(foldDiagnostics(two)).toEqual(two);
    const [one, ...rest] = foldForPeople(two);
    expect(rest).toEqual([]);
    expect(one?.others).toEqual({ count: 1, files: ['articles/2.yaml'] });
  });

  it('are reported separately in one file, however many there are', () => {
    const all = many(30, { file: 'articles/1.yaml' });
    expect(foldDiagnostics(all)).toEqual(all);
  });

  it('are reported separately if value, suggestion or code differ', () => {
    const other = { params: { value: 'Minuman', list: 'categories', allowed: 'Pangan' } };
    expect(foldDiagnostics([...many(25), ...many(25, other), fault(99, { suggestions: [] })])).toHaveLength(
      3,
    );
  });

  it('are reported separately if every file has its own mistake', () => {
    const all = many(30, { code: 'content/bad-date', params: { value: 'kemarin' } });
    expect(foldDiagnostics(all)).toEqual(all);
  });

  it('keep the order of all others', () => {
    const own = fault(5, { code: 'content/empty', params: {} });
    const found = foldDiagnostics([...many(10), own, ...many(30).slice(10)]);
    expect(found.map(({ code }) => code)).toEqual(['content/not-one-of', 'content/empty']);
  });
});
