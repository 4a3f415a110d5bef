// @vitest-environment happy-dom
/** The text of an entry on its page: it follows the server to the letter, and pastes fit where they go. */
import type { EditorView } from '@codemirror/view';
import { afterEach, expect, it } from 'vitest';
import { editorIn, followText } from '../../../../cli/edit/app/markdown/editor.ts';
import { inserted } from '../../../../cli/edit/app/markdown/paste.ts';

let view: EditorView;
afterEach(() => view.destroy());

const nothing = () => undefined;

function editorWith(text: string, isPlain = false): EditorView {
  const events = {
    onText: nothing,
    onState: nothing,
    onFault: nothing,
    onPaste: () => false,
    onTool: nothing,
  };
  view = editorIn(document.body, text, {
    ...events,
    isPlain,
    attributes: () => ({}),
    picture: async () => null,
  });
  return view;
}

const textOf = ({ state }: EditorView): string => state.doc.toString();
const TABLE = 'Awal.\n\n| a | b |\n|---|---|\n| c | d |\n\nAkhir.\n';

it('has the text of the server after each change of it, also where no key could have made it', () => {
  editorWith(TABLE);
  for (const text of [
    TABLE.replace('| c | d |\n', ''),
    TABLE.replace('| c | d |', '| c |\n| d\\'),
    TABLE.replace('a | b', 'a b'),
    'Awal.Akhir.',
    TABLE,
    TABLE.replace('\n\nAkhir', '\nAkhir'),
  ]) {
    followText(view, text, false);
    expect(textOf(view)).toBe(text);
  }
});

it('puts a pasted block between empty lines, and as one line into a cell', () => {
  editorWith(TABLE);
  const pasted = { text: '- satu\n- dua', isBlock: true };
  const at = (anchor: number) => {
    const { state } = view.state.update({ selection: { anchor } });
    return state.update(inserted(state, pasted)).state.doc.toString();
  };
  expect(at('Aw'.length)).toBe(TABLE.replace('Awal', 'Aw\n\n- satu\n- dua\n\nal'));
  expect(at(TABLE.indexOf('c') + 1)).toBe(TABLE.replace('c', 'c- satu<br>- dua'));
});

it('shows the source of a table only where it is no table of cells', () => {
  const sources = () =>
    [...view.dom.querySelectorAll('.cm-line.md-source')].map(({ textContent }) => textContent);
  editorWith(TABLE);
  expect(sources()).toEqual([]);
  view.destroy();
  editorWith(TABLE.replace('| c | d |', '| c | d | e |'));
  expect(sources()).toEqual(['| a | b |', '|---|---|', '| c | d | e |']);
});
