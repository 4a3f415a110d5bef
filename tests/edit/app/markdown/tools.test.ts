/** The tools above the text: each makes something of the selection, and takes it away again. */
import { markdownLanguage } from '@codemirror/lang-markdown';
import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState, type StateCommand, type TransactionSpec } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { toggleMarks } from '../../../../cli/edit/app/markdown/inline.ts';
import { continueLine, deleteMark, toggleLines } from '../../../../cli/edit/app/markdown/lines.ts';
import { linkAt, linked, typedAddress, unlinked } from '../../../../cli/edit/app/markdown/links.ts';

/** A state of a text in which `‹` and `›` enclose the selection, and `|` is the caret. */
function stateOf(text: string): EditorState {
  const anchor = text.search(/[|‹]/);
  const head = text.includes('›') ? text.indexOf('›') - 1 : anchor;
  const doc = text.replace(/[|‹›]/g, '');
  const state = EditorState.create({ doc, selection: { anchor, head }, extensions: markdownLanguage });
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
    ['bold', 'air **|**', 'air |'],
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

/** @returns the text after a key; null where it does what it does elsewhere */
function pressed(text: string, key: StateCommand): string | null {
  const made: string[] = [];
  key({ state: stateOf(text), dispatch: ({ state }) => void made.push(shown(state)) });
  return made[0] ?? null;
}

describe('Enter', () => {
  it.each([
    ['begins a paragraph', 'a|', 'a\n\n|'],
    ['makes two of a paragraph', 'a b. |c', 'a b.\n\n|c'],
    ['leaves a heading', '## a|', '## a\n\n|'],
    ['goes on with a list', '- a|', '- a\n- |'],
    ['splits an item', '* a|b', '* a\n* |b'],
    ['counts', '8. a|\n9. b', '8. a\n9. |\n10. b'],
    ['keeps its sign', '1) a|', '1) a\n2) |'],
    ['goes on with a quote', '> - a|', '> - a\n> - |'],
    ['ends a list', '- a\n- |\n- b', '- a\n\n|\n\n- b'],
    ['is a line break in an empty line', 'a\n|', null],
    ['is a line break at the beginning of a line', 'a\n\n|b', null],
    ['is a line break in code', '```\n- a|\n```', null],
    ['is a line break at a box', '::: note|', null],
    ['is a line break in a table', '| a |\n| - |\n| b |', null],
  ])('%s', (_, before, expected) => {
    expect(pressed(before, continueLine)).toBe(expected);
  });
});

describe('Backspace', () => {
  it.each([
    ['takes the mark of an item', '- a\n- |b', '- a\n\n|b'],
    ['takes the mark of a heading', '## |a', '|a'],
    ['takes a letter', '- a|', null],
    ['takes a letter of code', '```\n- |\n```', null],
  ])('%s', (_, before, expected) => {
    expect(pressed(before, deleteMark)).toBe(expected);
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
