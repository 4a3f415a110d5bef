/** Headings, lists and quotes: marks at the beginning of lines, which the same command takes away. */
import { insertNewlineContinueMarkup } from '@codemirror/lang-markdown';
import type { ChangeSpec, EditorState, StateCommand, TransactionSpec } from '@codemirror/state';
import { edgeAt } from './box-form/box-lines.ts';
import { nodeAround } from './inline.ts';
import { LINE_BREAK } from './runs.ts';

/** What a line can be. */
export type LineKind = 'heading' | 'list' | 'ordered' | 'quote';

const MARKED = /^([ \t]*)(?:(#{1,6})|([-*+])|(\d{1,9})[.)]|(>))(?:[ \t]+|$)/;

/** @returns a line without the attributes in braces at its end; `sign` is what they begin with */
export function withoutLastAttributes(line: string, sign = '{'): string {
  const text = line.trimEnd();
  const start = text.endsWith('}') ? text.lastIndexOf('{') : -1;
  return start >= 0 && text.startsWith(sign, start) ? text.slice(0, start).trimEnd() : line;
}

interface ReadLine {
  kind: LineKind | null;
  indent: string;
  /** Of an item of a numbered list. */
  number: number;
  /** Length of what comes before the text. */
  lead: number;
  text: string;
}

function readLine(line: string): ReadLine {
  const [lead = '', indent = '', heading, list, number, quote] = MARKED.exec(line) ?? [];
  const kind = heading ? 'heading' : list ? 'list' : number ? 'ordered' : quote ? 'quote' : null;
  return { kind, indent, number: Number(number ?? 0), lead: lead.length, text: line.slice(lead.length) };
}

/** @returns the length of all signs that a line begins with, such as those of a heading in a quote */
export function signsLength(line: string): number {
  let length = 0;
  for (let { lead } = readLine(line); lead > 0; { lead } = readLine(line.slice(length))) length += lead;
  return length;
}

/** @returns the numbers of the lines that a command is about: without empty ones, unless there are no others */
function chosenLines({ doc, selection: { main } }: EditorState): number[] {
  const [first, last] = [doc.lineAt(main.from).number, doc.lineAt(main.to).number];
  const all = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const filled = all.filter((number) => doc.line(number).text.trim() !== '');
  return filled.length > 0 ? filled : [first];
}

const kindOf = ({ doc }: EditorState, number: number): LineKind | null =>
  readLine(doc.line(number).text).kind;

/** @returns whether all selected lines are of a kind */
export const isKind = (state: EditorState, kind: LineKind): boolean =>
  chosenLines(state).every((number) => kindOf(state, number) === kind);

const MARKS = { heading: '## ', list: '- ', quote: '> ' };

/** @returns what makes the selected lines of a kind, or plain text if they are so already */
export function toggleLines(state: EditorState, kind: LineKind): TransactionSpec {
  const { doc, selection } = state;
  const lines = chosenLines(state);
  const isOn = isKind(state, kind);
  const [first = 1, last = 1] = [lines[0], lines.at(-1)];
  const before = first > 1 ? readLine(doc.line(first - 1).text) : null;
  const number = before?.kind === 'ordered' ? before.number : 0;
  const edits: ChangeSpec[] = lines.map((at, index) => {
    const { from, text } = doc.line(at);
    const { indent, lead } = readLine(text);
    const mark = isOn ? '' : kind === 'ordered' ? `${number + index + 1}. ` : MARKS[kind];
    return { from, to: from + lead, insert: (kind === 'heading' ? '' : indent) + mark };
  });
  // Lines of another kind next to it would become a part of it.
  const joins = (at: number): boolean =>
    at >= 1 && at <= doc.lines && doc.line(at).text.trim() !== '' && (isOn || kindOf(state, at) !== kind);
  if (joins(first - 1)) edits.unshift({ from: doc.line(first).from, insert: '\n' });
  if (joins(last + 1)) edits.push({ from: doc.line(last + 1).from, insert: '\n' });
  const changes = state.changes(edits);
  const place = (at: number) => changes.mapPos(at, 1);
  return { changes, selection: { anchor: place(selection.main.anchor), head: place(selection.main.head) } };
}

/** Blocks in which a line break is one; in a paragraph it is a space. */
const SOURCE = ['FencedCode', 'CodeBlock', 'HTMLBlock', 'CommentBlock', 'Table'];
/** @returns whether the caret is in code, HTML or a table */
export const isSource = (state: EditorState): boolean =>
  SOURCE.some((name) => nodeAround(state, name, state.selection.main));

/** @returns whether what comes at the caret can have line breaks that the page has too */
export const canBreak = (state: EditorState): boolean => !isSource(state) && !isKind(state, 'heading');

/** @returns what begins the next item, if the caret is after a line break in the first paragraph of one; else null */
function itemBelow(state: EditorState): string | null {
  const { doc, selection } = state;
  const item = nodeAround(state, 'ListItem', selection.main);
  const paragraph = item && nodeAround(state, 'Paragraph', selection.main);
  const line = item && doc.lineAt(item.from);
  if (!paragraph || !line || paragraph.from > line.to || selection.main.head <= line.to) return null;
  const { kind, lead, number } = readLine(line.text);
  const start = line.text.slice(0, lead);
  return kind === 'ordered' ? start.replace(/\d+/, String(number + 1)) : kind && start;
}

/** Enter: the next item of a list or a quote, the end of one where an item is empty, or a new paragraph. */
export const continueLine: StateCommand = ({ state, dispatch }) => {
  const { main } = state.selection;
  const line = state.doc.lineAt(main.head);
  const { kind, lead, text } = readLine(line.text);
  const [before, after] = [
    line.text.slice(0, main.head - line.from).trimEnd(),
    state.sliceDoc(main.head, line.to),
  ];
  const put = (spec: TransactionSpec) => {
    dispatch(state.update(spec, { scrollIntoView: true, userEvent: 'input' }));
    return true;
  };
  // What is written right below a table would be a row of it.
  const table = nodeAround(state, 'Table', main);
  if (table?.to === main.head) return put(state.replaceSelection('\n\n'));
  if (!main.empty || before === '' || isSource(state)) return false;
  if (after.trim() === '' && edgeAt(state.doc, line.number) === 'last') {
    // What is typed next would be a part of the text below.
    const isTight = line.number < state.doc.lines && state.doc.line(line.number + 1).text.trim() !== '';
    const insert = `\n\n${isTight ? '\n' : ''}`;
    return put({ changes: { from: main.head, insert }, selection: { anchor: main.head + 2 } });
  }
  if (kind !== null && kind !== 'heading')
    return text.trim() === ''
      ? put(toggleLines(state, kind))
      : insertNewlineContinueMarkup({ state, dispatch });
  const below = itemBelow(state);
  if (below !== null) return put(state.replaceSelection(`\n${below}`));
  // Lines of a box, and other paragraphs of an item above.
  if (main.head < line.from + lead || /^[ \t:]/.test(line.text)) return false;
  const from = line.from + before.length;
  const to = line.to - after.trimStart().length;
  return put({ changes: { from, to, insert: '\n\n' }, selection: { anchor: from + 2 } });
};

/** Shift+Enter: a line break that the page has too. */
export const breakLine: StateCommand = ({ state, dispatch }) => {
  const { main } = state.selection;
  const line = state.doc.lineAt(main.head);
  const { kind, lead } = readLine(line.text);
  const before = state.sliceDoc(line.from + lead, main.head).trim();
  if (!main.empty || before === '' || !canBreak(state)) return false;
  const start = line.text.slice(0, lead);
  const own = kind === null ? (/^[ \t]*/.exec(line.text)?.[0] ?? '') : start.replace(/[^>]/g, ' ');
  dispatch(
    state.update(state.replaceSelection(LINE_BREAK + own), { scrollIntoView: true, userEvent: 'input' }),
  );
  return true;
};

/** Backspace right after the marks of a line: takes them away. */
export const deleteMark: StateCommand = ({ state, dispatch }) => {
  const { main } = state.selection;
  const line = state.doc.lineAt(main.head);
  const { kind, lead } = readLine(line.text);
  if (!main.empty || kind === null || main.head !== line.from + lead) return false;
  if (isSource(state)) return false;
  dispatch(state.update(toggleLines(state, kind), { scrollIntoView: true, userEvent: 'delete.backward' }));
  return true;
};
