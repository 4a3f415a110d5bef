/** Tables are written by cell: nothing but the cell changes, and the page shows what was typed in it. */
import { markdownLanguage } from '@codemirror/lang-markdown';
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import { EditorState, type TransactionSpec } from '@codemirror/state';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { markdownParser } from '../../../../cli/core/bodies/markdown-parser.ts';
import { writable, writeField } from '../../../../cli/core/edit/index.ts';
import { toggleMarks } from '../../../../cli/edit/app/markdown/inline.ts';
import {
  cellsPasted,
  columnAdded,
  columnDeleted,
  rowAdded,
  rowCompleted,
  rowDeleted,
} from '../../../../cli/edit/app/markdown/tables/changes.ts';
import { pastedCells } from '../../../../cli/edit/app/markdown/tables/pasted.ts';
import { shownTables } from '../../../../cli/edit/app/markdown/tables/shown.ts';
import { type CellPlace, cellAt, tablesIn } from '../../../../cli/edit/app/markdown/tables/table.ts';
import { times } from '../../../support/machine/long.ts';

const markdown = markdownParser();

function stateOf(doc: string): EditorState {
  const state = EditorState.create({
    doc,
    extensions: [EditorState.lineSeparator.of('\n'), markdownLanguage, shownTables],
  });
  ensureSyntaxTree(state, doc.length, 5000);
  // What is read in the meantime comes with the next change.
  return state.update({}).state;
}

const next = (state: EditorState, spec: TransactionSpec | null): EditorState => {
  const made = state.update(spec ?? {}).state;
  ensureSyntaxTree(made, made.doc.length, 5000);
  return made.update({}).state;
};

/** As a change of the whole table is made. */
const changed = (state: EditorState, spec: TransactionSpec | null) => next(state, { ...spec, filter: false });

/** @returns the texts of the cells of a table on the page, row by row */
function onPage(text: string): string[][] {
  const [table = ''] = /<table>[\s\S]*?<\/table>/.exec(markdown.render(text)) ?? [];
  return [...table.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell = '']) => cell),
  );
}

/** @returns the table of a text, and what is written between the bars of its cells */
function tableIn(state: EditorState) {
  const [table] = tablesIn(state);
  const raw = table?.rows.map(({ cells }) => cells.map(({ from, to }) => state.sliceDoc(from, to))) ?? [];
  return { table, raw, texts: raw.map((cells) => cells.map((cell) => cell.trim())) };
}

const FIRST = [
  'Nasi',
  'Air putih',
  'a **b** c',
  'ikan `a \\| b`',
  '12 gelas',
  'Sayur \\| buah',
  'x\\\\y',
  'é_ü_',
];
const MORE = [
  ...FIRST,
  '',
  '',
  '**tebal**',
  '`kode`',
  '[tautan](/a/)',
  '\\|',
  '~~lama~~',
  '1.',
  '- x',
  '<b>x</b>',
  '\\',
];
const TYPED = [
  ...[
    'Bubur',
    '',
    'a|b',
    '\\|',
    'x\\',
    '`a|b`',
    '**a|b**',
    '# x',
    '- x',
    '1. x',
    '> x',
    '<div>',
    '::: tip',
    '|',
    '||',
  ],
  ...[
    'a\nb',
    '\n',
    ' spasi ',
    '[x](/y|z/)',
    '\\\\|',
    '```',
    '---',
    ':-',
    '=',
    '1',
    'ü̈',
    '👩‍🦳|👴',
    '{#a}',
    '[^1]',
    '&amp;|',
  ],
];
const space = fc.constantFrom('', ' ', '  ', '\t', '   ');

const row = (cells: fc.Arbitrary<string>[]) =>
  fc.record({
    cells: fc.tuple(...cells.map((cell) => fc.tuple(space, cell, space))),
    first: fc.boolean(),
    last: fc.boolean(),
    indent: fc.constantFrom('', '', ' ', '   '),
    tail: fc.constantFrom('', '', ' ', '\t'),
  });

interface RandomRow {
  cells: readonly (readonly string[])[];
  first: boolean;
  last: boolean;
  indent: string;
  tail: string;
}

function lineOf({ cells, first, last, indent, tail }: RandomRow): string {
  const raw = cells.map(
    ([before = '', text = '', behind = '']) => before + text + (text.endsWith('\\') ? ' ' : behind),
  );
  const inner = raw.join('|');
  const isOne = cells.length === 1;
  const opens = first || isOne || !/^[\p{L}\d]/u.test(inner.trim());
  const closes = last || isOne || raw.at(-1)?.trim() === '';
  return `${indent}${opens ? `|${inner}` : inner.trimStart()}${closes ? '|' : ''}${tail}`;
}

/** Texts with a table among others. */
const texts = fc.integer({ min: 1, max: 4 }).chain((width) =>
  fc
    .record({
      head: row([
        fc.constantFrom(...FIRST),
        ...Array.from({ length: width - 1 }, () => fc.constantFrom(...MORE)),
      ]),
      rule: row(Array.from({ length: width }, () => fc.constantFrom('---', ':-', '-:', ':---:', '-'))),
      rows: fc.array(
        fc
          .integer({ min: 1, max: width })
          .chain((own) => row(Array.from({ length: own }, () => fc.constantFrom(...MORE)))),
        { maxLength: 4 },
      ),
      before: fc.constantFrom('', 'Teks | lagi\n\n', '## Judul\n\n', '::: tip Judul\n', '- satu\n- dua\n\n'),
      behind: fc.constantFrom('', '\n', '\n\nTeks\n', '\n\n| x |\n', '\n\n: Keterangan\n'),
    })
    .map(({ head, rule, rows, before, behind }) => {
      const dashes = { ...rule, first: true, indent: '' };
      const lines = [lineOf(head), lineOf(dashes), ...rows.map(lineOf)];
      return `${before}${lines.join('\n')}${before.startsWith(':::') ? '\n:::' : ''}${behind}`;
    }),
);

/** Types a text in place of that of a cell. */
function typed(state: EditorState, place: { row: number; column: number }, text: string, isByKey: boolean) {
  const cell = tableIn(state).table?.rows[place.row]?.cells[place.column];
  if (!cell) return state;
  const cleared = state.update({
    changes: { ...cell.text, insert: isByKey ? '' : text },
    selection: { anchor: cell.text.from + (isByKey ? 0 : text.length) },
    userEvent: isByKey ? 'delete.backward' : 'input.paste',
  }).state;
  if (!isByKey) return next(cleared, null);
  return [...text].reduce(
    (now, sign) => {
      const made = now.update(now.replaceSelection(sign), { userEvent: 'input.type' }).state;
      ensureSyntaxTree(made, made.doc.length, 5000);
      return made;
    },
    next(cleared, null),
  );
}

const cellText = (text: string) =>
  markdown.renderInline(
    text
      .replace(/^\n+|\n+$/g, '')
      .replaceAll('\n', '<br>')
      .replace(/(?<!\\)((?:\\\\)*)\\\|/g, '$1|')
      .trim(),
  );

describe('a cell', () => {
  it('is all that an edit changes, and the page shows what was typed', () => {
    let [shown, edits] = [0, 0];
    fc.assert(
      fc.property(
        texts,
        fc.nat(),
        fc.nat(),
        fc.constantFrom(...TYPED),
        fc.boolean(),
        (text, r, c, insert, isByKey) => {
          const state = stateOf(text);
          const before = tableIn(state);
          if (!before.table) return;
          shown += 1;
          const { rows } = before.table;
          const row = r % rows.length;
          const own = rows[row];
          if (!own || own.cells.length === 0) return;
          const column = c % own.cells.length;
          const cell = own.cells[column];
          if (!cell) return;
          const pageBefore = onPage(text);
          expect(pageBefore.length).toBe(rows.length);
          edits += 1;
          // Enter leads to another cell.
          const made = typed(state, { row, column }, insert, isByKey && !insert.includes('\n'));
          const doc = made.doc.toString();
          // Everything around the cell is as it was; a row without bars at its ends may have got them.
          const [head, tail] = [text.slice(0, cell.from), text.slice(cell.to)];
          expect(doc.startsWith(head)).toBe(true);
          expect(doc.endsWith(tail)).toBe(true);
          const inner = doc.slice(head.length, doc.length - tail.length);
          const bars = [...inner.matchAll(/(?<!\\)\|/g)];
          const mayOpen = column === 0 && !own.hasFirstBar;
          const mayClose = column === own.cells.length - 1 && !own.hasLastBar;
          expect(bars.length).toBeLessThanOrEqual(Number(mayOpen) + Number(mayClose));
          const now = tableIn(made);
          const others = (raw: string[][]) =>
            raw.map((cells, at) => cells.filter((_, index) => at !== row || index !== column));
          expect(others(now.raw)).toEqual(others(before.raw));
          const pageAfter = onPage(doc);
          expect(others(pageAfter)).toEqual(others(pageBefore));
          expect(pageAfter[row]?.[column]).toBe(cellText(insert));
        },
      ),
      { numRuns: times(400, 20_000) },
    );
    expect(shown).toBeGreaterThan(times(160, 8000));
    expect(edits).toBeGreaterThan(times(160, 8000));
  });
});

describe('rows and columns', () => {
  /** @returns the table on the page without a row or a column */
  const without = (page: readonly string[][], row: number, column: number) =>
    page.filter((_, at) => at !== row).map((cells) => cells.filter((_, at) => at !== column));

  it('are added and deleted, and all other cells stay', () => {
    let edits = 0;
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(), (text, r, c) => {
        const state = stateOf(text);
        const { table } = tableIn(state);
        if (!table) return;
        edits += 1;
        const { doc } = state;
        const row = r % table.rows.length;
        const column = c % Math.max(1, table.rows[row]?.cells.length ?? 0);
        const place: CellPlace = { table, row, column };
        const page = onPage(text);
        const width = table.sides.length;
        const shown = (spec: TransactionSpec | null) => onPage(changed(state, spec).doc.toString());
        expect(without(shown(rowAdded(doc, place)), row + 1, -1)).toEqual(page);
        expect(shown(rowAdded(doc, place))[row + 1]).toEqual(Array.from({ length: width }, () => ''));
        expect(without(shown(columnAdded(doc, place)), -1, column + 1)).toEqual(page);
        if (row > 0) expect(shown(rowDeleted(place))).toEqual(without(page, row, -1));
        else expect(rowDeleted(place)).toBeNull();
        if (width > 1) expect(shown(columnDeleted(doc, place))).toEqual(without(page, -1, column));
        else expect(columnDeleted(doc, place)).toBeNull();
        const completed = rowCompleted(place);
        if (completed) {
          expect(shown(completed)).toEqual(page);
          expect(tableIn(changed(state, completed)).raw[row]?.length).toBe(width);
        }
      }),
      { numRuns: times(300, 20_000) },
    );
    expect(edits).toBeGreaterThan(times(120, 8000));
  });

  it('are added for what is pasted', () => {
    const cells = fc.array(
      fc.array(fc.constantFrom('', 'a', 'b \\| c', '**d**'), { minLength: 1, maxLength: 3 }),
      {
        minLength: 1,
        maxLength: 3,
      },
    );
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(), cells, (text, r, c, grid) => {
        const state = stateOf(text);
        const { table } = tableIn(state);
        if (!table) return;
        const row = r % table.rows.length;
        const column = c % table.sides.length;
        const page = onPage(text);
        const made = onPage(
          changed(state, cellsPasted(state.doc, { table, row, column }, grid)).doc.toString(),
        );
        const width = Math.max(table.sides.length, column + Math.max(...grid.map(({ length }) => length)));
        const expected = Array.from({ length: Math.max(page.length, row + grid.length) }, (_, y) =>
          Array.from({ length: width }, (__, x) => {
            const own = grid[y - row]?.[x - column];
            return own === undefined ? (page[y]?.[x] ?? '') : cellText(own);
          }),
        );
        expect(made).toEqual(expected);
      }),
      { numRuns: times(200, 10_000) },
    );
  });
});

describe('a text with bars', () => {
  it.each([
    ['one row has more cells than the head', '| a | b |\n| - | - |\n| c | d | e |'],
    ['a text is right below it', '| a | b |\n| - | - |\n| c | d |\nteks'],
    ['a formatter has moved the end of a box into it', '::: tip\n| a | b |\n| - | - |\n| c | ::: |'],
    ['it is in an item', '- | a | b |\n  | - | - |\n  | c | d |'],
    ['it is in a quotation', '> | a | b |\n> | - | - |'],
    ['it is code', '```\n| a | b |\n| - | - |\n```'],
  ])('stays a text where %s', (_, text) => {
    const state = stateOf(text);
    expect(tablesIn(state)).toEqual([]);
    const insert = 'x|y\nz';
    expect(next(state, { changes: { from: 2, insert }, userEvent: 'input.paste' }).doc.toString()).toBe(
      text.slice(0, 2) + insert + text.slice(2),
    );
  });
});

describe('a spreadsheet', () => {
  const data = (plain: string, html = '') => ({
    getData: (type: string) => (type === 'text/html' ? html : plain),
  });

  it.each([
    ['one row', 'a\tb\n', null, '', [['a', 'b']]],
    [
      'rows with signs',
      'a*\tb|c\r\n\td\r\n',
      null,
      '',
      [
        ['a\\*', 'b|c'],
        ['', 'd'],
      ],
    ],
    ['one column', 'a\nb\n', 'a\n\nb', '<table><tr><td>a<tr><td>b</table>', [['a'], ['b']]],
    [
      'a table of a page',
      'a b',
      '| a | **b** |\n| --- | --- |\n| c \\| d |  |',
      '<table>',
      [
        ['a', '**b**'],
        ['c \\| d', ''],
      ],
    ],
    ['a text', 'a\nb', null, '', null],
    ['a text with words', 'a b', '**a** b', '<b>a</b> b', null],
  ] as const)('has cells: %s', (_, plain, made, html, expected) => {
    expect(pastedCells(data(plain, html), made)).toEqual(expected);
  });
});

describe('deleting', () => {
  const text = 'Teks\n\n| a | b |\n| - | - |\n| satu | dua |\n\nAkhir';
  const deleted = (from: string, to: string, isChosen: boolean) => {
    const state = stateOf(text);
    const [start, end] = [text.indexOf(from), text.indexOf(to)];
    const chosen = state.update({
      selection: isChosen ? { anchor: start, head: end } : { anchor: end },
    }).state;
    return next(chosen, { changes: { from: start, to: end }, userEvent: 'delete.backward' }).doc.toString();
  };

  it('of a selection empties its cells, and takes a table with the text around it', () => {
    expect(deleted('tu |', 'a |\n\n', true)).toBe(text.replace('satu | dua', 'sa | a'));
    expect(deleted('Teks', 'Akhir', true)).toBe('Akhir');
  });

  it('at the edge of a cell takes nothing of the next', () => {
    expect(deleted(' | dua', 'dua', false)).toBe(text);
    expect(deleted('\n| satu', 'satu', false)).toBe(text);
  });
});

describe('a change of any part of a text', () => {
  it('keeps all cells that it does not touch, and every line outside of the table', () => {
    let changes = 0;
    fc.assert(
      fc.property(
        texts,
        fc.nat(),
        fc.nat(),
        fc.constantFrom('', '', 'x', 'a|b', 'satu\n\ndua'),
        fc.boolean(),
        (table, first, last, insert, isChosen) => {
          const text = `Awal.\n\n${table}\n\nAkhir.\n`;
          const state = stateOf(text);
          const before = tableIn(state);
          if (!before.table) return;
          const ends = [first % (text.length + 1), last % (text.length + 1)];
          const [from, to] = [Math.min(...ends), isChosen ? Math.max(...ends) : Math.min(...ends)];
          const { from: start, to: end, rows } = before.table;
          const touches = rows.some(({ cells }) =>
            cells.some((one) => one.text.from <= to && one.text.to >= from),
          );
          // What covers it all takes it away; what is in no cell, where no caret is, comes into the nearest.
          if ((from <= start && to >= end) || (from >= start && to <= end && !touches)) return;
          // CodeMirror reads no table right below a text with a bar.
          if (from < start && (insert + text.slice(0, start)).includes('|')) return;
          changes += 1;
          const chosen = state.update({ selection: { anchor: from, head: to }, filter: false }).state;
          const userEvent = insert === '' ? 'delete.selection' : 'input.paste';
          const made = next(chosen, {
            changes: { from, to, insert },
            selection: { anchor: from + insert.length },
            userEvent,
          });
          const now = tableIn(made);
          expect(now.raw.length).toBe(rows.length);
          for (const [row, { cells }] of rows.entries())
            for (const [column, cell] of cells.entries())
              if (to < cell.from || from > cell.to)
                expect(now.raw[row]?.[column]).toBe(before.raw[row]?.[column]);
          const doc = made.doc.toString();
          if (from > start) expect(doc.startsWith(text.slice(0, start))).toBe(true);
          if (to < end) expect(doc.endsWith(text.slice(end))).toBe(true);
        },
      ),
      { numRuns: times(300, 20_000) },
    );
    expect(changes).toBeGreaterThan(times(60, 4000));
  });
});

it('in a file with its own line breaks, writes only the cell', () => {
  const head = '---\r\ntitle: Teh\r\nsummary: Hangat\r\n---\r\n';
  const text = '\r\n|  Hari|Menu  |\r\n|:--|--:|\r\n| Senin |  Sup |\r\n\r\nAkhir\r\n';
  const read = writable('articles/teh.md', head + text);
  const body = text.replaceAll('\r\n', '\n').slice(1);
  const made = typed(stateOf(body), { row: 1, column: 1 }, 'Sup | nasi', true).doc.toString();
  const order = () => [];
  expect(read && writeField(read, { is: 'body', text: `\n${made}` }, order)).toBe(
    head + text.replace('Sup', 'Sup \\| nasi'),
  );
});

it('the caret goes only where a text can be', () => {
  const text = 'x\n\n|  a  |b|\n|-|-|\n| c |  |\n';
  const state = stateOf(text);
  const places = Array.from({ length: text.length + 1 }, (_, at) => {
    const { head } = state.update({ selection: { anchor: at } }).state.selection.main;
    return cellAt(state, head) ? text.slice(0, head) : '';
  });
  const ends = ['a', '|  ', 'b', 'a  |', '| c', '| ', 'c | '];
  expect(new Set(places.filter(Boolean).map((before) => ends.some((end) => before.endsWith(end))))).toEqual(
    new Set([true]),
  );
});

describe('a table in its text', () => {
  const TEXT = 'Awal.\n\n| a | b |\n|---|---|\n| c | d |\n\nAkhir.\n';

  it('keeps what a command writes right above or below it apart', () => {
    const state = stateOf(TEXT);
    const { table } = tableIn(state);
    const [from = 0, to = 0] = [table?.from, table?.to];
    const added = (at: number, insert: string) =>
      next(state, { changes: { from: at, insert } }).doc.toString();
    expect(added(from, 'Baru.\n\n')).toBe(TEXT.replace('| a', 'Baru.\n\n| a'));
    expect(added(to, '\n\nBaru.')).toBe(TEXT.replace('| c | d |', '| c | d |\n\nBaru.'));
  });

  it('loses no line of its own when those before it are deleted', () => {
    const gone = next(stateOf(TEXT), { changes: { from: 0, to: 'Awal.\n\n'.length }, userEvent: 'delete' });
    expect(gone.doc.toString()).toBe(TEXT.slice('Awal.\n\n'.length));
  });

  it('is text while it is typed, until the caret leaves it', () => {
    let state = stateOf('\n\nAkhir.\n');
    for (const sign of '| a | b |\n|---|---|') {
      const { head } = state.selection.main;
      const changes = { from: head, insert: sign };
      state = next(state, { changes, selection: { anchor: head + 1 }, userEvent: 'input.type' });
      expect(tablesIn(state)).toEqual([]);
    }
    state = next(state, { selection: { anchor: state.doc.length } });
    expect(tableIn(state).texts).toEqual([['a', 'b']]);
  });

  it('has the rows that it has on the page, or is a text', () => {
    const signs = [
      ...['-', '*', '+', '•', '–', '1.', '1)', '12)', '#', '####', '>', '=', ':', '::: tip', '```', '~~~'],
      ...['[^1]', '<', '<div>', '<!--', '---', '   ', '\t', '|'],
    ];
    const lines = signs.flatMap((sign) => [`${sign} x | y`, `${sign}x | y`, `   ${sign} x | y`]);
    const shown = lines.flatMap((line) => {
      const text = `a | b\n--|--\nc | d\n${line}\n`;
      const rows = tableIn(stateOf(text)).table?.rows.length ?? 0;
      return rows > 0 && rows !== onPage(text).length ? [line] : [];
    });
    expect(shown).toEqual([]);
  });

  it('stays one while a large text is read again', () => {
    const state = stateOf(`${'Baris.\n\n'.repeat(2000)}${TEXT}`);
    expect(tablesIn(state)).toHaveLength(1);
    let now = 0;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000));
    const begun = state.update({ changes: { from: 0, insert: '```\n\n```\n\n' } }).state;
    clock.mockRestore();
    expect(syntaxTree(begun).length).toBeLessThan(begun.doc.length);
    expect(tablesIn(begun)).toHaveLength(1);
  });

  it('has marks around the text of each cell that is selected', () => {
    const state = stateOf(TEXT);
    const [from, to] = [TEXT.indexOf('a |'), TEXT.indexOf(' b |') + 2];
    const chosen = state.update({ selection: { anchor: from, head: to } }).state;
    const made = changed(chosen, toggleMarks(chosen, 'bold'));
    expect(made.doc.toString()).toBe(TEXT.replace('| a | b |', '| **a** | **b** |'));
  });
});
