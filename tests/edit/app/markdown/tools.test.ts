/** The tools above the text: each makes something of the selection, and takes it away again. */
import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState, type TransactionSpec } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { toggleMarks } from '../../../../cli/edit/app/markdown/inline.ts';
import { markdown } from '../../../../cli/edit/app/markdown/language.ts';
import { nextLine, toggleLines } from '../../../../cli/edit/app/markdown/lines.ts';
import { linkAt, linked, typedAddress, unlinked } from '../../../../cli/edit/app/markdown/links.ts';

/** A state of a text in which `‹` and `›` enclose the selection, and `|` is the caret. */
function stateOf(text: string): EditorState {
  const anchor = text.search(/[|‹]/);
  const head = text.includes('›') ? text.indexOf('›') - 1 : anchor;
  const doc = text.replace(/[|‹›]/g, '');
  const state = EditorState.create({ doc, selection: { anchor, head }, extensions: markdown });
  ensureSyntaxTree(state, doc.length);
  return state;
}

function shown(state: EditorState): string {
  const { from, to, empty } = state.selection.main;
  const parts = [state.sliceDoc(0, from), state.sliceDoc(from, to), state.sliceDoc(to)];
  return empty ? `${parts[0]}|${parts[2]}` : `${parts[0]}‹${parts[1]}›${parts[2]}`;
}

const result = (text: string, act: (state: EditorState) => TransactionSpec | null) => {
  const state = stateOf(text);
  const spec = act(state);
  return spec && shown(state.update(spec).state);
};

describe('bold and italics', () => {
  it.each([
    ['the word at the caret', 'bold', 'air ha|ngat', 'air **ha|ngat**'],
    ['nothing yet', 'bold', 'air |', 'air **|**'],
    ['a selection', 'bold', 'air ‹hangat ›x', 'air **‹hangat›** x'],
    ['italics', 'italic', '‹air›', '*‹air›*'],
    ['italics in bold', 'italic', '**‹air› x**', '***‹air›* x**'],
    ['text of an item', 'bold', '‹- satu\n- dua›', '‹- **satu**\n- **dua**›'],
    ['text of a heading', 'italic', '‹## Bahan›', '‹## *Bahan*›'],
    ['what is partly so', 'bold', '‹a **b› c**', '‹**a b› c**'],
    ['not half a link', 'bold', 'a ‹b [c› d](e)', 'a **‹b [c› d](e)**'],
  ] as const)('marks %s', (_, kind, before, expected) => {
    expect(result(before, (state) => toggleMarks(state, kind))?.replace(/[‹›|]/g, '')).toBe(
      expected.replace(/[‹›|]/g, ''),
    );
  });

  it.each([
    ['bold', 'air **ha|ngat**', 'air ha|ngat'],
    ['bold', '**‹hangat›**', '‹hangat›'],
    ['bold', '__ha|ngat__', 'ha|ngat'],
    ['italic', '*|a*', '|a'],
    ['italic', '**a *b|c***', '**a b|c**'],
  ] as const)('takes %s away from %s', (kind, before, expected) => {
    expect(result(before, (state) => toggleMarks(state, kind))).toBe(expected);
  });
});

describe('headings, lists, quotes', () => {
  it.each([
    ['heading', 'Bah|an', '## Bah|an'],
    ['heading', 'a\n|b\nc', 'a\n\n## |b\n\nc'],
    ['heading', '### B|', 'B|'],
    ['heading', '- B|', '## B|'],
    ['list', '|', '- |'],
    ['list', 'x\n|\ny', 'x\n\n- |\n\ny'],
    ['list', '‹a\n\nb›', '- ‹a\n\n- b›'],
    ['list', '- a\n|b', '- a\n- |b'],
    ['list', '- a\n- |b\n- c', '- a\n\n|b\n\n- c'],
    ['list', '1. |a', '- |a'],
    ['ordered', '‹a\nb›', '1. ‹a\n2. b›'],
    ['ordered', '3. a\n|b', '3. a\n4. |b'],
    ['ordered', '1) |a', '|a'],
    ['quote', '|a\n\nb', '> |a\n\nb'],
    ['quote', '> |a', '|a'],
  ] as const)('toggles %s of %j', (kind, before, expected) => {
    expect(result(before, (state) => toggleLines(state, kind))).toBe(expected);
  });
});

describe('Enter', () => {
  it.each([
    ['begins a paragraph', 'a|', 'a\n\n|'],
    ['leaves a heading', '## a|', '## a\n\n|'],
    ['goes on with a list', '- a|', '- a\n- |'],
    ['splits an item', '  * a|b', '  * a\n  * |b'],
    ['counts', '9. a|', '9. a\n10. |'],
    ['keeps its sign', '1) a|', '1) a\n2) |'],
    ['goes on with a quote', '> a|', '> a\n> |'],
    ['ends a list', '- a\n- |', '- a\n\n|'],
    ['is a line break within a paragraph', 'a|b', null],
    ['is a line break in an empty line', 'a\n|', null],
    ['is a line break in code', '```\na|\n```', null],
    ['is a line break at a box', '::: note|', null],
  ])('%s', (_, before, expected) => {
    expect(result(before, nextLine)).toBe(expected);
  });

  it('is a line break in a table', () => {
    const doc = '| a |\n| - |\n| b |';
    const state = EditorState.create({ doc, selection: { anchor: doc.length }, extensions: markdown });
    expect(nextLine(state)).toBeNull();
  });
});

describe('links', () => {
  it('makes one of the selection, changes it, and takes it away', () => {
    const state = stateOf('Lihat ‹di sini›.');
    const made = state.update(linked(linkAt(state), 'di sini', '/kontak/')).state;
    expect(shown(made)).toBe('Lihat [di sini](/kontak/)|.');
    const place = linkAt(made.update({ selection: { anchor: 10 } }).state);
    expect(place).toMatchObject({ text: 'di sini', href: '/kontak/' });
    expect(made.update(linked(place, 'sini [x]', 'a.id')).state.doc.toString()).toBe(
      'Lihat [sini \\[x\\]](https://a.id).',
    );
    expect(made.update(unlinked(place)).state.doc.toString()).toBe('Lihat di sini.');
  });

  it.each([
    ['kemkes.go.id/air', 'https://kemkes.go.id/air'],
    ['bu.sri@contoh.id', 'mailto:bu.sri@contoh.id'],
    ['https://a.id/b (c)', 'https://a.id/b%20%28c%29'],
    ['/kontak/', '/kontak/'],
    ['#bahan', '#bahan'],
    ['./02-jalan.md', './02-jalan.md'],
  ])('reads the address %s', (typed, address) => {
    expect(typedAddress(typed)).toBe(address);
  });
});
