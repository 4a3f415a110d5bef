/** Finds words in a text, and its headings. Marks are shown where the words are, while it is open. */
import { ensureSyntaxTree } from '@codemirror/language';
import {
  closeSearchPanel,
  getSearchQuery,
  openSearchPanel,
  SearchQuery,
  search,
  setSearchQuery,
} from '@codemirror/search';
import type { EditorState, Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** Places that are counted: in a long text, finding all of a letter would hold up each key. */
const MOST = 999;
/** Milliseconds for reading a text; headings below are left out. */
const LONGEST = 100;

/** The fields stand elsewhere on the page. */
export const finder: Extension = search({ createPanel: () => ({ dom: document.createElement('div') }) });

/** Marks the places of words, in any case of letters. */
export function markWords(view: EditorView, words: string): void {
  openSearchPanel(view);
  view.dispatch({ effects: setSearchQuery.of(new SearchQuery({ search: words, literal: true })) });
}

export const endFinding = (view: EditorView): boolean => closeSearchPanel(view);

/** @returns the places of the words, in their order */
export function places(state: EditorState): { from: number; to: number }[] {
  const query = getSearchQuery(state);
  const all: { from: number; to: number }[] = [];
  const cursor = query.valid ? query.getCursor(state) : null;
  for (let next = cursor?.next(); next && !next.done && all.length < MOST; next = cursor?.next())
    all.push({ from: next.value.from, to: next.value.to });
  return all;
}

/** @returns the number of the place that is selected, from 1; 0 for none */
export function selectedPlace(state: EditorState, all: ReturnType<typeof places>): number {
  const { from, to } = state.selection.main;
  return 1 + all.findIndex((one) => one.from === from && one.to === to);
}

/** Selects the next place after the caret, or the one before it; at the end the search begins anew. */
export function seek(view: EditorView, isBackward: boolean): void {
  const all = places(view.state);
  const { from, to } = view.state.selection.main;
  const next = isBackward
    ? (all.findLast((one) => one.to <= from) ?? all.at(-1))
    : (all.find((one) => one.from >= to) ?? all[0]);
  if (!next) return;
  const selection = { anchor: next.from, head: next.to };
  view.dispatch({ selection, effects: EditorView.scrollIntoView(next.from, { y: 'center' }) });
}

/** @returns a heading without the signs that may end it */
function withoutClosing(heading: string): string {
  const end = heading.lastIndexOf(' ') + 1;
  return /^#+$/.test(heading.slice(end)) ? heading.slice(0, end).trimEnd() : heading;
}

/** @returns the headings of a text: where each begins, from 0, and its words */
export function headingsOf(state: EditorState): { at: number; text: string }[] {
  const headings: { at: number; text: string }[] = [];
  ensureSyntaxTree(state, state.doc.length, LONGEST)?.iterate({
    enter({ name, from, to }) {
      if (!/^(?:ATX|Setext)Heading\d$/.test(name)) return name === 'Document';
      const [line = ''] = state.sliceDoc(from, to).split('\n', 1);
      headings.push({ at: from, text: withoutClosing(line.replace(/^#+ */, '').trimEnd()) });
      return false;
    },
  });
  return headings;
}
