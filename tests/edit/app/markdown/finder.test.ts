/** Words and headings of a text that are found in the editor. */
import { markdownLanguage } from '@codemirror/lang-markdown';
import { SearchQuery, setSearchQuery } from '@codemirror/search';
import { EditorState, type TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { expect, it } from 'vitest';
import {
  finder,
  headingsOf,
  places,
  seek,
  selectedPlace,
} from '../../../../cli/edit/app/markdown/finding/finder.ts';

const TEXT = `# Air (hangat)

Minum AIR, lalu air.

\`\`\`sh
# air
\`\`\`

Cara
----

## Akhir ##
`;

function searched(words: string): EditorState {
  const state = EditorState.create({ doc: TEXT, extensions: [markdownLanguage, finder] });
  const query = new SearchQuery({ search: words, literal: true });
  return state.update({ effects: setSearchQuery.of(query) }).state;
}

const shown = (state: EditorState): string[] => places(state).map(({ from, to }) => state.sliceDoc(from, to));

it.each([
  ['in any case of letters', 'air', ['Air', 'AIR', 'air', 'air']],
  ['signs as they are', 'air (', ['Air (']],
  ['a backslash as it is', '\\n', []],
  ['nothing', '', []],
  ['nothing that is not there', 'kopi', []],
])('finds %s', (_, words, all) => {
  expect(shown(searched(words))).toEqual(all);
});

it('goes through the places, and begins anew at the end', () => {
  const view = {
    state: searched('air'),
    dispatch(spec: TransactionSpec) {
      view.state = view.state.update(spec).state;
    },
  };
  const at = (isBackward: boolean): number => {
    seek(view as unknown as EditorView, isBackward);
    return selectedPlace(view.state, places(view.state));
  };
  expect(selectedPlace(view.state, places(view.state))).toBe(0);
  expect([false, false, false, false, false].map(at)).toEqual([1, 2, 3, 4, 1]);
  expect([true, true].map(at)).toEqual([4, 3]);
  view.state = searched('kopi');
  expect(at(false)).toBe(0);
  expect(view.state.selection.main.empty).toBe(true);
});

it('knows the headings, but nothing in code', () => {
  const all = headingsOf(searched('')).map(({ at, text }) => [TEXT.slice(at, at + 4), text]);
  expect(all).toEqual([
    ['# Ai', 'Air (hangat)'],
    ['Cara', 'Cara'],
    ['## A', 'Akhir'],
  ]);
});
