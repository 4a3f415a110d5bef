/** Pasting: formatted text becomes Markdown, rows of a spreadsheet become a table, plain text stays as it is. */
import type { EditorState, TransactionSpec } from '@codemirror/state';
import { markdownOf, type Pasted, tableText } from './html.ts';
import { escapedText, LINE_BREAK } from './runs.ts';

interface Policy {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string },
  ): { createHTML(text: string): string };
}

/** Text becomes a page here and nowhere else: one that is not shown, loads nothing and runs nothing. */
const policy = (globalThis as { trustedTypes?: Policy }).trustedTypes?.createPolicy('senja-paste', {
  createHTML: (text) => text,
});

/** Styles are only read: applied, the policy of this page would complain of each. */
const unstyled = (html: string): string =>
  html
    .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='))
    .replace(/<(\/?)style\b/gi, '<$1template');

function pageOf(html: string): Document {
  const text = unstyled(html);
  return new DOMParser().parseFromString(policy?.createHTML(text) ?? text, 'text/html');
}

/** Whether a program for source text has put its colours on the clipboard. */
function isSource({ body: { firstElementChild: first } }: Document): boolean {
  return (
    first?.localName === 'pre' || /white-space:\s*pre(?![-\w])/.test(first?.getAttribute('data-style') ?? '')
  );
}

/** @returns the rows of a spreadsheet; null if the text is none */
function rowsIn(text: string): string[][] | null {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const rows = lines.map((line) => line.split('\t'));
  const [first = []] = rows;
  if (rows.length < 2 || first.length < 2 || rows.some((row) => row.length !== first.length)) return null;
  return rows.every(([cell]) => cell !== '') ? rows : null;
}

/** Length of the lines of a text that a program has wrapped. */
const [SHORTEST, LONGEST] = [60, 80];

/** Begins an item, a heading, a quote, a row, a box or code. */
const MARKED = /^(?:[ \t]|[-+*•·▪◦–—][ \t]|\d{1,9}[.)][ \t]|#{1,6}[ \t]|[>|]|:::|```|~~~)/;

/** Begins an item or a quote. */
const PART = /^(?:[-+*•·▪◦–—][ \t]|\d{1,9}[.)][ \t]|>)/;
/** An item with which no list begins right below a line of text. */
const LATER = /^(?!1[.)])\d/;

/** Whether the next word had no room in any line, and a line ends within a sentence. */
function isWrapped(lines: readonly string[]): boolean {
  const width = Math.max(...lines.map(({ length }) => length));
  const isLast = (at: number): boolean => at + 1 === lines.length || MARKED.test(lines[at + 1] ?? '');
  const isFull = (line: string, at: number): boolean => {
    const [word = ''] = (lines[at + 1] ?? '').split(' ', 1);
    return isLast(at) || line.length + 1 + word.length > width;
  };
  const isWithin = (line: string, at: number) => !isLast(at) && !/[.!?:]$/.test(line);
  return width >= SHORTEST && width <= LONGEST && lines.every(isFull) && lines.some(isWithin);
}

/** @returns what is between two lines so that they are two on the page too: a text is no part of the item above it */
function breakBetween(line: string, next: string): string {
  if (PART.test(next)) return !PART.test(line) && LATER.test(next) ? '\n\n' : '\n';
  return PART.test(line) ? '\n\n' : LINE_BREAK;
}

/** @returns plain text in which lines stay lines, as those of an address; those of a wrapped paragraph become one */
export function withBreaks(text: string): string {
  if (/^(?:```|~~~)/m.test(text)) return text;
  return text.replace(/^[ \t]+$/gm, '').replace(/^.+(?:\n.+)+$/gm, (paragraph) => {
    const lines = paragraph.split('\n').map((line) => line.replace(/\\$/, '').trimEnd());
    if (lines.some((line) => MARKED.test(line) && !PART.test(line)) || isWrapped(lines)) return paragraph;
    return lines.reduce((all, line, at) => all + breakBetween(lines[at - 1] ?? '', line) + line);
  });
}

/** @returns the number of the first note that a text has not */
const nextNote = (text: string): number =>
  1 + Math.max(0, ...[...text.matchAll(/\[\^(\d{1,6})\]/g)].map(([, number]) => Number(number)));

/** @returns a picture that is pasted or dropped as a file */
export const droppedPicture = (data: DataTransfer): File | undefined =>
  [...data.files].find(({ type }) => type.startsWith('image/'));

/** Notion says its name in a comment. */
const NOTION = /<!-- notionvc\b/;

/** @returns what the clipboard has, if it is not plain text */
export function pastedFrom(data: Pick<DataTransfer, 'getData'>, text: string): Pasted | null {
  const html = data.getData('text/html');
  const page = html.trim() === '' ? null : pageOf(html);
  if (page && !isSource(page)) return markdownOf(page, nextNote(text), NOTION.test(html));
  const rows = rowsIn(data.getData('text/plain'));
  if (!rows) return null;
  const cells = rows.map((row) => row.map((cell) => escapedText(cell.trim()).replaceAll('|', '\\|')));
  return { text: tableText(cells), isBlock: true, pictures: 0 };
}

/**
 * @param place a part of the text, in whose place a block comes
 * @returns what comes before and behind the block, so that there are empty lines around it
 */
export function linesAround(
  { doc }: EditorState,
  { from, to }: { from: number; to: number },
): [string, string] {
  const [first, last] = [doc.lineAt(from), doc.lineAt(to)];
  const isFilled = (number: number) =>
    number >= 1 && number <= doc.lines && doc.line(number).text.trim() !== '';
  const breaks = (isText: boolean, isNext: boolean) => (isText ? '\n\n' : isNext ? '\n' : '');
  return [
    breaks(doc.sliceString(first.from, from).trim() !== '', isFilled(first.number - 1)),
    breaks(doc.sliceString(to, last.to).trim() !== '', isFilled(last.number + 1)),
  ];
}

/** @returns what puts a text in the place of the selection; a block with empty lines around it */
export function inserted(state: EditorState, { text, isBlock }: Omit<Pasted, 'pictures'>): TransactionSpec {
  const { from, to } = state.selection.main;
  const [before, after] = isBlock ? linesAround(state, { from, to }) : ['', ''];
  const insert = before + text + after;
  return {
    changes: { from, to, insert },
    selection: { anchor: from + insert.length - after.length },
    scrollIntoView: true,
    userEvent: 'input.paste',
  };
}
