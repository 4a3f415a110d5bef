/** What is being written, for the page in preview. */
import { EditorView } from '@codemirror/view';
import { withoutLastAttributes } from '../markdown/lines.ts';

/** Lines that are a block of their own: an item, a heading, a quote, a row. */
const BLOCK = /^\s*(?:[-*+]|\d{1,9}[.)]|#{1,6}|>)\s|^\s*\|/;

/** The first line of a block that others may follow. */
const ITEM = /^\s*(?:[-*+]|\d{1,9}[.)]|>)\s/;
/** Between the cells of a row. */
const CELL = /(?<!\\)\|/;

/** @returns a line without what its page does not show: addresses, names of headings, the signs of boxes */
const shownText = (line: string): string =>
  withoutLastAttributes(line, '{#')
    .replace(/!?\[([^[\]]*)\](?:\([^()]*\)|\[[^[\]]*\])/g, '$1')
    .replace(/^\s*(?::::.*|(?:\d{1,9}[.)]|[-*+]|#{1,6}|>)\s)/, '')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .trim();

/** @returns the text of the block that a place in a Markdown text is in */
export function blockAt(text: string, at: number): string {
  const lines = text.split('\n');
  const number = text.slice(0, at).split('\n').length - 1;
  const line = lines[number] ?? '';
  if (/^\s*\|/.test(line)) {
    const start = text.lastIndexOf('\n', at - 1) + 1;
    const cell = text.slice(start, at).split(CELL).length - 1;
    return shownText(line.split(CELL)[cell] ?? '');
  }
  const isPlain = (one = ''): boolean => one.trim() !== '' && !BLOCK.test(one) && !/^\s*:::/.test(one);
  const isHeading = /^\s*#/.test(line);
  let [first, last] = [number, number];
  while (isPlain(lines[first]) && isPlain(lines[first - 1])) first -= 1;
  // Lines that go on with an item.
  if (isPlain(line) && ITEM.test(lines[first - 1] ?? '')) first -= 1;
  while (line.trim() !== '' && !isHeading && isPlain(lines[last + 1])) last += 1;
  return lines
    .slice(first, last + 1)
    .map(shownText)
    .join(' ')
    .trim();
}

/** @returns the text at the caret: of a block of the text, or of a field */
export function textAtCaret(): string {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement)) return '';
  if (
    active instanceof HTMLTextAreaElement ||
    (active instanceof HTMLInputElement && active.type === 'text')
  ) {
    // The whole text of a file is no part of its page.
    return active.id.startsWith('field:') ? shownText(active.value.split('\n', 1)[0] ?? '') : '';
  }
  const view = active.id === 'body' ? EditorView.findFromDOM(active) : null;
  return view ? blockAt(view.state.doc.toString(), view.state.selection.main.head) : '';
}
