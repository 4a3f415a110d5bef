import { describe, expect, it } from 'vitest';
import type { Candidate, Claim } from '../../../cli/core/edit/edits.ts';
import { prove } from '../../../cli/core/edit/proof.ts';
import type { Reader } from '../../../cli/core/edit/read-file.ts';
import { parse } from '../../../cli/core/parse/parse.ts';
import type { Diagnostic } from '../../../cli/diagnostics/diagnostic.ts';
import { locator } from '../../../cli/diagnostics/locator/locator.ts';

/** Checks only YAML, and one rule: no value may be "salah". */
const readerOf = (path: string): Reader => ({
  read(text) {
    const { value, diagnostics } = parse(path, new TextEncoder().encode(text));
    const wrong = Object.entries(value?.fields ?? {}).filter(([, one]) => one === 'salah');
    const tell = value && locator(value);
    const more = wrong.flatMap(([name]): Diagnostic[] =>
      tell
        ? [
            tell({
              code: 'content/not-one-of',
              params: { name },
              at: { pointer: `/${name}` },
            }),
          ]
        : [],
    );
    return { path, text, document: value, diagnostics: [...diagnostics, ...more] };
  },
});
const reader = readerOf('a.yaml');
const { read } = reader;

/** An edit of the first occurrence of a text, from the first diagnostic. */
function candidate(text: string, old: string, now: string, claim: Claim, field = ''): Candidate {
  const start = text.indexOf(old);
  const line = text.slice(0, start).split('\n').length;
  const mends = claim.is === 'nothing' ? null : (read(text).diagnostics[0] ?? null);
  const code = mends?.code ?? 'trailing-blanks';
  return { start, end: start + old.length, old, new: now, code, field, line, mends, claim };
}

/** The proven text, or null. */
function proven(
  text: string,
  edits: readonly [string, string, Claim, string?][],
  by = reader,
): string | null {
  const candidates = edits.map(([old, now, claim, field]) => candidate(text, old, now, claim, field));
  return prove(by.read(text), candidates, by)?.after.text ?? null;
}
const NOTHING = { is: 'nothing' } as const;

describe('an edit is safe', () => {
  it('of a value if the field then has it and no other has changed', () => {
    const value = (is: unknown) => ({ is: 'value', value: is }) as const;
    expect(proven('a: salah\nb: 1\n', [['salah', 'benar', value('benar'), '/a']])).toBe('a: benar\nb: 1\n');
    expect(proven('a: salah\nb: 1\n', [['salah', 'benar', value('lain'), '/a']])).toBeNull();
    expect(proven('a: salah\nb: 1\n', [['salah\nb: 1', 'benar\nb: 2', value('benar'), '/a']])).toBeNull();
    expect(proven('a: salah\nb: 1\n', [['salah\nb: 1', 'benar', value('benar'), '/a']])).toBeNull();
    expect(proven('a: salah\nb: 1\n', [['salah', 'benar\nc: 2', value('benar'), '/a']])).toBeNull();
  });

  it('of a name if the value is then found under the new name', () => {
    const name = { is: 'name', name: 'judul' } as const;
    expect(proven('titel: a\nb: 1\n', [['titel', 'judul', name, '/titel']])).toBe('judul: a\nb: 1\n');
    expect(proven('titel:\n  c: 1\n  d: [2]\n', [['titel', 'judul', name, '/titel']])).toBe(
      'judul:\n  c: 1\n  d: [2]\n',
    );
    expect(proven('titel: a\n', [['titel', 'jodul', name, '/titel']])).toBeNull();
    expect(proven('titel: a\n', [['titel: a', 'judul: b', name, '/titel']])).toBeNull();
  });

  it('of an unreadable line if the whole line is then the value', () => {
    const line = (rest: string, name: string | null = 'b') => ({ is: 'line', name, rest }) as const;
    expect(proven('a: 1\nb = c\n', [['b = ', 'b: ', line('c')]])).toBe('a: 1\nb: c\n');
    expect(proven('a: 1\nb = "c" # d\n', [['b = ', 'b: ', line('"c" # d')]])).toBe('a: 1\nb: "c" # d\n');
    // Then the comment would cut off the text there.
    expect(proven('a: 1\nb = c # d\n', [['b = ', 'b: ', line('c # d')]])).toBeNull();
    expect(proven('a: 1\nb = c\n', [['b = ', 'b: ', line('d')]])).toBeNull();
    expect(proven('a: 1\nb = c\n', [['b = ', 'x: ', line('c')]])).toBeNull();
    expect(proven('a: 1\nb = c\n', [['b = c', 'b: c d', line('c')]])).toBe('a: 1\nb: c d\n');
    expect(proven('a: 1\nb = c: d\n', [['b = ', 'b: ', line('c: d')]])).toBeNull();
    expect(proven('a: 1\nb = c\n', [['b = c', 'b:', line('')]])).toBe('a: 1\nb:\n');
  });

  it('and names the field that a line has become', () => {
    const text = 'a: 1\nb = c\n';
    const edit = candidate(text, 'b = ', 'b: ', { is: 'line', name: 'b', rest: 'c' });
    expect(prove(read(text), [edit], reader)?.edits.map(({ field }) => field)).toEqual(['/b']);
  });

  it('of a list or a group if it then has all its values, and no others', () => {
    const value = (is: unknown) => ({ is: 'value', value: is }) as const;
    const [text, now] = ['a:\n  - b\nc: 1\n', 'a:\n  - b\n  - d\nc: 1\n'];
    const edit = (claim: Claim) => proven(text, [['b\n', 'b\n  - d\n', claim, '/a']]);
    expect(edit(value(['b', 'd']))).toBe(now);
    for (const other of [['b', 'e'], ['b'], ['b', 'd', 'e'], { 0: 'b' }, 'b', []])
      expect(edit(value(other))).toBeNull();
    expect(proven(text, [['b\nc: 1', 'b\n  - d\nc: 2', value(['b', 'd']), '/a']])).toBeNull();
    expect(proven('a: {}\n', [['{}', '"{}"', value('{}'), '/a']])).toBe('a: "{}"\n');
    expect(proven('a: {}\n', [['{}', '"{}"', NOTHING]])).toBeNull();
    expect(proven('a: [b]\n', [['[b]', '[]', value([]), '/a']])).toBe('a: []\n');
    expect(proven('a: [b]\n', [['[b]', '{}', value([]), '/a']])).toBeNull();
  });

  it('of any value if no other has changed', () => {
    const any = { is: 'any' } as const;
    const text = 'a:\n  b: 1\nab: 2\n';
    expect(proven(text, [['b: 1', 'c: [2]', any, '/a']])).toBe('a:\n  c: [2]\nab: 2\n');
    expect(proven(text, [['a:\n  b: 1\n', '', any, '/a']])).toBe('ab: 2\n');
    expect(proven(text, [['ab: 2', 'ab: 3', any, '/a']])).toBeNull();
    expect(proven(text, [['a:', 'd:', any, '/a']])).toBeNull();
  });

  it('of trailing spaces if no value changes', () => {
    expect(proven('a: b  \n', [['  ', '', NOTHING]])).toBe('a: b\n');
    expect(proven('a: "b  "\n', [['  ', '', NOTHING]])).toBeNull();
    expect(proven('a: b\n', [['b', '"b"', NOTHING]])).toBe('a: "b"\n');
  });

  it('of all fields if they are as they should be, and comments are only lost where that is meant', () => {
    const text = 'a: 1 # satu\nb: 2\n';
    const edit = (old: string, now: string, value: object, losesComments = false): string | null => {
      const made = { ...candidate(text, old, now, { is: 'value', value }), losesComments };
      return prove(read(text), [made], reader)?.after.text ?? null;
    };
    expect(edit('1', '3', { a: 3, b: 2 })).toBe('a: 3 # satu\nb: 2\n');
    expect(edit('1', '3', { a: 1, b: 2 })).toBeNull();
    expect(edit('a: 1 # satu\n', '', { b: 2 })).toBeNull();
    expect(edit('a: 1 # satu\n', '', { b: 2 }, true)).toBe('b: 2\n');
    expect(edit('b: 2', '- 2', { a: 1 })).toBeNull();
    expect(edit('b: 2', 'c', { a: 1 }, true)).toBeNull();
    expect(edit(text, '{}\n', {}, true)).toBe('{}\n');
  });

  it('of a body if it is the text, and the fields are as before', () => {
    const md = readerOf('a.md');
    const text = '---\na: b\n---\nIsi\n';
    const body = (is: string): Claim => ({ is: 'body', text: is });
    expect(proven(text, [['Isi', 'Lain', body('Lain\n')]], md)).toBe('---\na: b\n---\nLain\n');
    expect(proven(text, [['Isi', 'Lain', body('Isi\n')]], md)).toBeNull();
    expect(proven(text, [['b\n---\nIsi', 'c\n---\nIsi', body('Isi\n')]], md)).toBeNull();
  });

  it('if no comment is lost, changed or made', () => {
    expect(proven('a: b # c\n', [[' # c', '', NOTHING]])).toBeNull();
    expect(proven('a: b # c\n', [['# c', '# d', NOTHING]])).toBeNull();
    expect(proven('a: b c\n', [[' c', ' # c', { is: 'value', value: 'b' }, '/a']])).toBeNull();
    expect(proven('a: b  # c\n', [['b  #', '"b" #', NOTHING]])).toBe('a: "b" # c\n');
  });

  it('if it adds no fault and removes its own', () => {
    const claim = { is: 'value', value: 'salah' } as const;
    expect(proven('a: lain\n', [['lain', 'salah', claim, '/a']])).toBeNull();
    expect(proven('a: salah\n', [['salah', '"salah"', claim, '/a']])).toBeNull();
    expect(proven('a: salah\nb: salah\n', [['salah', 'x', { is: 'value', value: 'x' }, '/a']])).toBe(
      'a: x\nb: salah\n',
    );
  });

  it('even if it only reveals what else was wrong with its line', () => {
    const line = { is: 'line', name: 'b', rest: 'salah' } as const;
    expect(proven('a: 1\nb = salah\n', [['b = ', 'b: ', line]])).toBe('a: 1\nb: salah\n');
  });

  it('only outside of the fences and the body', () => {
    const md = readerOf('a.md');
    const text = '---\na: b  \n---\nIsi  \n';
    expect(proven(text, [['  \n---', '\n---', NOTHING]], md)).toBe('---\na: b\n---\nIsi  \n');
    expect(proven(text, [['Isi  ', 'Isi', NOTHING]], md)).toBeNull();
    expect(proven(text, [['---\na', '--- \na', NOTHING]], md)).toBeNull();
  });

  it('only if the text can then be read', () => {
    expect(proven('a: b\n', [['a: b', '- b', NOTHING]])).toBeNull();
    expect(proven('a: b\nc: 1\n', [['b', '[b', NOTHING]])).toBeNull();
  });
});
