/** A new table is a block of its own: nothing else on the page changes, whatever the caret is in. */
import { markdownLanguage } from '@codemirror/lang-markdown';
import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownParser } from '../../../../cli/core/bodies/markdown-parser.ts';
import { tableMade } from '../../../../cli/edit/app/markdown/new-blocks/new-table.ts';
import { shownTables } from '../../../../cli/edit/app/markdown/tables/shown.ts';
import { cellAt, tablesIn } from '../../../../cli/edit/app/markdown/tables/table.ts';
import { times } from '../../../support/machine/long.ts';

const markdown = markdownParser();

function stateOf(doc: string, anchor: number, isPlain = false): EditorState {
  const extensions = [EditorState.lineSeparator.of('\n'), markdownLanguage, isPlain ? [] : shownTables];
  const state = EditorState.create({ doc, selection: { anchor }, extensions });
  ensureSyntaxTree(state, doc.length, 5000);
  return state.update({}).state;
}

/** The text after a press of the button, with `|` for rows of the table; null where the button has nothing to do. */
function pressed(marked: string, isPlain = false): string | null {
  const at = marked.indexOf('‸');
  const state = stateOf(marked.replace('‸', ''), at, isPlain);
  const spec = tableMade(state);
  if (!spec) return null;
  const { doc, selection } = state.update(spec).state;
  const text = `${doc.sliceString(0, selection.main.head)}‸${doc.sliceString(selection.main.head)}`;
  return text.replace('| ‸ |  |\n| --- | --- |\n|  |  |\n|  |  |', 'TABLE');
}

describe('the button for a new table', () => {
  it.each([
    ['in an empty text', '‸', 'TABLE'],
    ['on an empty line', 'a\n\n‸\n\nb', 'a\n\nTABLE\n\nb'],
    ['on an empty line right between others', 'a\n‸\nb', 'a\n\nTABLE\n\nb'],
    ['on a line of spaces', 'a\n\n  ‸ \n\nb', 'a\n\nTABLE\n\nb'],
    ['in a paragraph, which stays whole', 'a **b‸** c\nd\n\ne', 'a **b** c\nd\n\nTABLE\n\ne'],
    ['in the last line', 'a‸', 'a\n\nTABLE'],
    ['in a heading', '## a‸ b\nc', '## a b\n\nTABLE\n\nc'],
    ['in a list, below it', '- a\n- ‸b\n  - c\n\nd', '- a\n- b\n  - c\n\nTABLE\n\nd'],
    ['on an empty line of a list, below it', '- a\n\n‸\n\n- b', '- a\n\n\n\n- b\n\nTABLE'],
    ['in a quote, below it', '> ‸a\n> b\n', '> a\n> b\n\nTABLE\n'],
    ['in a note, below all of it', '[^1]: a‸\n\n    b\n\nc', '[^1]: a\n\n    b\n\nTABLE\n\nc'],
    ['in a box, within it', '::: note Ingat\na‸ b\n:::\n\nc', '::: note Ingat\na b\n\nTABLE\n\n:::\n\nc'],
    ['on the first line of a box, within it', '::: note‸\na\n:::', '::: note\n\nTABLE\n\na\n:::'],
    ['on the last line of a box, below it', '::: note\na\n::‸:\nc', '::: note\na\n:::\n\nTABLE\n\nc'],
  ])('%s', (_, before, expected) => {
    expect(pressed(before)).toBe(expected);
    expect(pressed(before, true)).toBe(expected);
  });

  it.each([
    ['a table', '| a |\n| - |\n| b‸ |'],
    ['code', '```\na‸\n```'],
    ['indented code', '    a‸'],
    ['HTML', '<div>\na‸\n</div>'],
    ['a comment', '<!--\na‸\n-->'],
  ])('has nothing to do in %s', (_, before) => {
    expect([pressed(before), pressed(before, true)]).toEqual([null, null]);
  });

  const BLOCKS = [
    'Satu dua.',
    'Satu\ndua **tiga\nempat** lima.',
    '## Judul',
    'Judul\n---',
    '- satu\n- dua\n\n  lagi\n- tiga',
    '1. satu\n2. dua',
    '> kutipan\n> lagi\n\n> lain',
    '::: note Ingat\nBerhenti.\n:::',
    '::: tip\n\n- a\n- b\n\n:::',
    '![Teh](images/teh.png)',
    '***',
    'Lihat[^1].\n\n[^1]: Catatan.\n\n    Lagi.\n',
    '```\nkode\n```',
    // Right below another block, it may be a part of it.
    '\n| a | b |\n| - | - |\n| c | d |',
  ];

  it('adds a table to the page and changes nothing else of it', () => {
    const blocks = fc.array(fc.constantFrom(...BLOCKS), { maxLength: 5 });
    const between = fc.constantFrom('\n\n', '\n\n\n', '\n');
    fc.assert(
      fc.property(blocks, between, fc.nat(), (all, separator, number) => {
        const doc = all.join(separator);
        const state = stateOf(doc, number % (doc.length + 1));
        const spec = tableMade(state);
        if (!spec) return;
        const made = state.update(spec).state;
        ensureSyntaxTree(made, made.doc.length, 5000);
        const now = made.update({}).state;
        const page = markdown.render(now.doc.toString());
        const tables = /<section class="table-scroll"[^>]*>\s*<table>([\s\S]*?)<\/table>\s*<\/section>\s*/g;
        const isEmpty = (table: string) => !/<t[hd](?: [^>]*)?>[^<]/.test(table);
        const others = page.replace(tables, (table) => (isEmpty(table) ? '' : table));
        expect([...page.matchAll(tables)].filter(([table]) => isEmpty(table))).toHaveLength(1);
        expect(others).toBe(markdown.render(doc));
        // It is shown by cell, and the caret is in the first.
        expect(tablesIn(now)).toHaveLength(tablesIn(state).length + 1);
        expect(cellAt(now)).toMatchObject({ row: 0, column: 0, table: { sides: [null, null] } });
        expect(cellAt(now)?.table.rows).toHaveLength(3);
      }),
      { numRuns: times(300, 20_000) },
    );
  });
});
