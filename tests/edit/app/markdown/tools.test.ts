/** The tools above the text: each makes something of the selection, and takes it away again. */
import { markdownLanguage } from '@codemirror/lang-markdown';
import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState, type StateCommand, type TransactionSpec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { describe, expect, it } from 'vitest';
import { hasMarks, leaveMarks, toggleMarks, typedMarks } from '../../../../cli/edit/app/markdown/inline.ts';
import { breakLine, continueLine, deleteMark, toggleLines } from '../../../../cli/edit/app/markdown/lines.ts';
import { linkAt, linked, typedAddress, unlinked } from '../../../../cli/edit/app/markdown/links.ts';

/** A state of a text in which `‹` and `›` enclose the selection, and `|` is the caret. */
function stateOf(text: string): EditorState {
  const anchor = text.search(/[|‹]/);
  const head = text.includes('›') ? text.indexOf('›') - 1 : anchor;
  const doc = text.replace(/[|‹›]/g, '');
  const extensions = [markdownLanguage, typedMarks];
  const state = EditorState.create({ doc, selection: { anchor, head }, extensions });
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

/** A view of a state without a page. */
function viewOf(state: EditorState): EditorView {
  const view = {
    state,
    dispatch(spec: TransactionSpec) {
      view.state = view.state.update(spec).state;
    },
  };
  return view as EditorView;
}

/** @returns a state in which a text was typed at the caret */
function typed(state: EditorState, text: string): EditorState {
  const view = viewOf(state);
  const { from, to } = state.selection.main;
  const insert = () => state.update(state.replaceSelection(text));
  const isDone = state.facet(EditorView.inputHandler).some((handle) => handle(view, from, to, text, insert));
  if (!isDone) view.dispatch(state.replaceSelection(text));
  return view.state;
}

describe('bold and italics', () => {
  it.each([
    ['the word at the caret', 'bold', 'air ha|ngat', 'air **ha|ngat**'],
    ['nothing yet', 'bold', 'air |', 'air |'],
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
    ['bold', '**air|** x', '**air**| x'],
    ['bold', 'a **air |**x', 'a **air** |x'],
    ['bold', '***air|***', '***air**|*'],
    ['bold', '**air**| x', '**air|** x'],
    ['bold', 'x |**air**', 'x **|air**'],
    ['italic', '**a *b|***', '**a *b*|**'],
  ] as const)('takes %s away from %s', (kind, before, expected) => {
    expect(result(before, (state) => toggleMarks(state, kind))).toBe(expected);
  });

  it('are chosen for what is typed next, until the caret moves', () => {
    const chosen = (state: EditorState) =>
      (['bold', 'italic'] as const).filter((kind) => hasMarks(state, kind));
    const toggled = (state: EditorState, kind: 'bold' | 'italic') =>
      state.update(toggleMarks(state, kind)).state;
    const bold = toggled(stateOf('air |'), 'bold');
    const both = toggled(bold, 'italic');
    expect([chosen(bold), chosen(both), chosen(toggled(both, 'bold'))]).toEqual([
      ['bold'],
      ['bold', 'italic'],
      ['italic'],
    ]);
    expect(chosen(both.update({ selection: { anchor: 0 } }).state)).toEqual([]);
    expect(shown(typed(both, 'x'))).toBe('air ***x|***');
    expect(shown(typed(stateOf('air |'), 'x'))).toBe('air x|');
  });

  it('are on only where what is typed gets them', () => {
    const isOn = (text: string) => hasMarks(stateOf(text), 'bold');
    const places = ['**a|ir** x', '**|air** x', '**air|** x', '**air**| x', '|**air** x', '‹**air**› x'];
    expect(places.map(isOn)).toEqual([true, true, true, false, false, true]);
  });

  it('end with their line', () => {
    const view = viewOf(stateOf('a ***b |***'));
    expect([leaveMarks(view), shown(view.state)]).toEqual([false, 'a ***b*** |']);
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
    ['begins an item after a line break in one', '1. a  \n   b|', '1. a  \n   b\n2. |'],
    ['stays in a later paragraph of an item', '- a\n\n  b|', null],
    ['goes on with a quote', '> - a|', '> - a\n> - |'],
    ['ends a list', '- a\n- |\n- b', '- a\n\n|\n\n- b'],
    ['is a line break in an empty line', 'a\n|', null],
    ['is a line break at the beginning of a line', 'a\n\n|b', null],
    ['is a line break in code', '```\n- a|\n```', null],
    ['is a line break at a box', '::: note|', null],
    ['leaves a box', '::: note\na\n:::|', '::: note\na\n:::\n\n|'],
    ['leaves a box that something follows', '::: note\na\n:::|\n\nb', '::: note\na\n:::\n\n|\n\nb'],
    ['comes between a box and what is right below', '::: note\na\n:::|\nb', '::: note\na\n:::\n\n|\n\nb'],
    ['leaves a box in a box', '::: a\n::: b\nc\n:::|\n:::', '::: a\n::: b\nc\n:::\n\n|\n\n:::'],
    ['is a line break where no box is closed', 'a\n:::|', null],
  ])('%s', (_, before, expected) => {
    expect(pressed(before, continueLine)).toBe(expected);
  });
});

it('Enter leaves a table at its end, and breaks a line within it', () => {
  const after = (doc: string, anchor: number) => {
    const state = EditorState.create({ doc, selection: { anchor }, extensions: markdownLanguage });
    const made: EditorState[] = [];
    continueLine({ state, dispatch: (transaction) => void made.push(transaction.state) });
    return made[0]?.doc.toString() ?? null;
  };
  const table = '| a |\n| - |\n| b |';
  expect(after(table, table.length)).toBe(`${table}\n\n`);
  expect(after(`${table}\n\nc`, table.length)).toBe(`${table}\n\n\n\nc`);
  expect(after(table, 5)).toBeNull();
  expect(after(table, table.length - 2)).toBeNull();
});

describe('Shift+Enter', () => {
  it.each([
    ['breaks a line', 'a|b', 'a  \n|b'],
    ['breaks a line of an item', '  1. a|', '  1. a  \n     |'],
    ['breaks a line that goes on', '- a\n  b|', '- a\n  b  \n  |'],
    ['breaks a line of a quote', '> a|', '> a  \n> |'],
    ['is Enter in an empty line', 'a\n|', null],
    ['is Enter in a heading', '## a|', null],
    ['is Enter in code', '```\na|\n```', null],
  ])('%s', (_, before, expected) => {
    expect(pressed(before, breakLine)).toBe(expected);
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
