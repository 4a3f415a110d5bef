import { describe, expect, it } from 'vitest';
import {
  leadingTab,
  lineWithoutColon,
  missingDash,
  strayItem,
} from '../../../cli/advice/traps/layout-traps.ts';
import { lineAt } from '../../../cli/core/values/yaml/lines.ts';

/** The line of a text that contains `⟦`, and the text without that mark. */
function marked(text: string) {
  const offset = text.indexOf('⟦');
  const clean = text.replace('⟦', '');
  return { text: clean, line: lineAt(clean, offset) };
}
type DashFault = ReturnType<typeof missingDash>;
const part = (text: string, fault: DashFault) => {
  if (!fault) return null;
  if (!('start' in fault.at)) throw new Error('no place');
  return [fault.code, text.slice(fault.at.start, fault.at.end)];
};

describe('tabs at the start of a line', () => {
  const advice = (from: string) => {
    const { text, line } = marked(from);
    return (leadingTab(text, line)?.params?.advice as { en: string } | undefined)?.en;
  };
  const spaces = (wanted: number) => `Replace the Tab with spaces: ${wanted} at the start of the line`;

  it.each([
    ['⟦\ttitle: a\n', 'Remove the Tab'],
    ['a: 1\n⟦\tb: 2\n', 'Remove the Tab'],
    ['a:\n⟦\tb: 2\n', spaces(2)],
    ['a:\n  b:\n⟦\t\tc: 2\n', spaces(4)],
    ['a:\n  b: 1\n⟦\tc: 2\n', spaces(2)],
    ['a: teks\n⟦\tlanjut\n', spaces(2)],
    ['a:\n⟦\t- b\n', spaces(2)],
    ['a:\n  - b\n⟦\t- c\n', spaces(2)],
    ['a:\n  - b: 1\n⟦\tc: 2\n', spaces(4)],
    ['a:\n  -\n⟦\tc: 2\n', spaces(4)],
    ['a: |\n⟦\tteks\n', spaces(2)],
    ['a: >-2\n⟦\tteks\n', spaces(2)],
    ['a:\n\tb: 1\n⟦\t\tc: 2\n', spaces(4)],
    ['a:\n# catatan\n\n⟦\tb: 2\n', spaces(2)],
    ['a:\n    - b: 1\n      c: 2\n⟦\t- b: 3\n', spaces(4)],
    ['a:\n    - b: 1\n      c: teks\n        lanjut\n⟦\t- b: 3\n', spaces(4)],
    ['a:\n    - b: 1\n\t- b: 3\n⟦\t  c: 2\n', spaces(6)],
    ['a:\n    - b: 1\n\t- b: 3\n\t  c: 2\n⟦\t- b: 4\n', spaces(4)],
    ['a:\n  - b:\n⟦\t\t- c\n', spaces(6)],
    ['a: |\n\tteks\n⟦\tteks\n', spaces(2)],
  ])('are replaced according to the line above: %j', (from, wanted) => {
    expect(advice(from)).toBe(wanted);
  });

  it('are reported in Indonesian too', () => {
    const id = (from: string) => {
      const { text, line } = marked(from);
      return (leadingTab(text, line)?.params?.advice as { id: string } | undefined)?.id;
    };
    expect(id('⟦\ttitle: a\n')).toBe('Hapus Tab itu');
    expect(id('a:\n⟦\tb: 2\n')).toBe('Ganti Tab dengan spasi: 2 di awal baris');
  });

  it('are located, even after spaces', () => {
    const { text, line } = marked('a:\n⟦  \t\tb: 1\n');
    const fault = leadingTab(text, line);
    expect(fault).toMatchObject({ code: 'yaml/tab', at: { start: 5, end: 7 } });
  });

  it.each(['⟦title: a\n', '⟦  b\tc\n', '⟦a:\tb\n'])('are not found in %j', (from) => {
    const { text, line } = marked(from);
    expect(leadingTab(text, line)).toBeNull();
  });
});

describe('a line among list items', () => {
  it.each([
    ['a:\n  - b\n⟦  c \n', 'c'],
    ['a:\n  - b\n    c\n⟦  d: 1\n', 'd: 1'],
    ['a:\n -\tb\n# e\n\n⟦ d\n', 'd'],
    ['a:\n  -\n⟦  c\n', 'c'],
  ])('lacks its dash: %j', (from, wanted) => {
    const { text, line } = marked(from);
    expect(part(text, missingDash(text, line))).toEqual(['yaml/missing-dash', wanted]);
  });

  it.each([
    'a:\n  - b\n⟦  - c\n',
    'a:\n  - b\n⟦    c\n',
    'a:\n  - b\n⟦c: 1\n',
    '- b\n⟦c: 1\n',
    'a:\n  b: 1\n⟦  c\n',
    'a:\n  - b\n⟦  # c\n',
    'a:\n  - b\n⟦  \tc\n',
    '⟦  c\n',
    'a:\n  -b\n⟦  c\n',
  ])('lacks no dash: %j', (from) => {
    const { text, line } = marked(from);
    expect(missingDash(text, line)).toBeNull();
  });
});

describe('an item below a field that already has a value', () => {
  it.each([
    ['a: b\n⟦- c \n', '- c'],
    ['  a: b\n\n⟦  - c\n', '- c'],
    ['a: b\n⟦-\n', '-'],
  ])('%j', (from, wanted) => {
    const { text, line } = marked(from);
    expect(part(text, strayItem(text, line))).toEqual(['yaml/stray-item', wanted]);
  });

  it.each([
    'a:\n⟦- c\n',
    'a: \n⟦- c\n',
    '- b\n⟦- c\n',
    'a: b\n⟦  - c\n',
    'a: |\n⟦- c\n',
    'a: >2\n⟦- c\n',
    '⟦- c\n',
    'a: b\n⟦c: 1\n',
    'a: b\n⟦-c\n',
  ])('is not found in %j', (from) => {
    const { text, line } = marked(from);
    expect(strayItem(text, line)).toBeNull();
  });
});

describe('text alone on its line', () => {
  const missing = { code: 'yaml/missing-colon', at: { start: 0, end: 1 } } as const;
  const faultOf = (from: string) => {
    const { text, line } = marked(from);
    return part(
      text,
      lineWithoutColon(text, line, missing, (word) => word === 'title' || word === 'a-b'),
    );
  };

  it.each([
    ['excerpt: a\n⟦lanjutan dari teks \n', 'lanjutan dari teks'],
    ['excerpt: a\n⟦  lanjutan\n', 'lanjutan'],
    ['excerpt: a\n⟦judul title\n', 'judul title'],
    ['excerpt: a\n⟦atitle\n', 'atitle'],
    ['excerpt: a\n⟦12 . 5\n', '12 . 5'],
  ])('continues the line above: %j', (from, wanted) => {
    expect(faultOf(from)).toEqual(['yaml/continuation', wanted]);
  });

  it.each([
    'excerpt: a\n⟦title Teh\n',
    'excerpt: a\n⟦a-b Teh\n',
    '⟦judul Teh\n',
    '---\n⟦judul Teh\n',
    '...\n⟦judul Teh\n',
    '# catatan\n⟦judul Teh\n',
  ])('lacks its colon: %j', (from) => {
    expect(faultOf(from)?.[0]).toBe('yaml/missing-colon');
  });
});
