/** Bold and italics: marks around a part of a line, which the same command takes away. */
import { syntaxTree } from '@codemirror/language';
import {
  type ChangeSpec,
  type EditorState,
  type Extension,
  type SelectionRange,
  StateEffect,
  StateField,
  type TransactionSpec,
} from '@codemirror/state';
import { type Command, EditorView } from '@codemirror/view';
import { cellTextsOn } from './tables/table.ts';

/** A part of the text. */
interface Span {
  from: number;
  to: number;
}

/** Of the parser's nodes, what is used here. */
interface Part extends Span {
  name: string;
}

/** Marks, and the name of the parser's node between them. */
const MARKS = { bold: ['**', 'StrongEmphasis'], italic: ['*', 'Emphasis'] } as const;

type MarkKind = keyof typeof MARKS;

const setNext = StateEffect.define<readonly MarkKind[]>();

/** Marks of what is typed next at the caret. */
const next = StateField.define<readonly MarkKind[]>({
  create: () => [],
  update: (kinds, { docChanged, selection, effects }) =>
    effects.find((effect) => effect.is(setNext))?.value ?? (docChanged || selection ? [] : kinds),
});

/** Puts marks around what is typed, once they are chosen. */
export const typedMarks: Extension = [
  next,
  EditorView.inputHandler.of((view, from, to, text) => {
    const marks = view.state.field(next).map((kind) => MARKS[kind][0]);
    if (marks.length === 0 || text.trim() === '') return false;
    const insert = [...marks, text, ...marks.toReversed()].join('');
    const anchor = from + marks.join('').length + text.length;
    view.dispatch({ changes: { from, to, insert }, selection: { anchor }, userEvent: 'input.type' });
    return true;
  }),
];

/** Parts that marks must not cut in two. */
const WHOLE = /^(?:Strong)?Emphasis$|^(?:Link|Image|InlineCode|Strikethrough|Autolink|URL)$/;

/** Marks at the beginning of a line. */
const LEAD = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)]|#{1,6}|>)[ \t]+)*/;

/** @returns the innermost node of a name around a part of the text */
export function nodeAround(state: EditorState, name: string, { from, to }: Span) {
  for (const side of [1, -1] as const)
    for (let node = syntaxTree(state).resolveInner(from, side); node.parent; node = node.parent)
      if (node.name === name && node.from <= from && node.to >= to) return node;
  return null;
}

/** @returns the block of the text around a place, such as a whole list; null on an empty line between two */
export function blockAround(state: EditorState, at: number): Span | null {
  for (let node = syntaxTree(state).topNode.firstChild; node; node = node.nextSibling)
    if (node.from <= at && node.to >= at) return node;
  return null;
}

/** @returns nodes that touch a part of the text */
function nodesIn(state: EditorState, from: number, to: number): Part[] {
  const found: Part[] = [];
  syntaxTree(state).iterate({
    from,
    to,
    enter: (node) => void found.push({ name: node.name, from: node.from, to: node.to }),
  });
  return found;
}

const withoutMarks = (parts: readonly Part[], name: string, size: number): ChangeSpec[] =>
  parts
    .filter((part) => part.name === name)
    .flatMap(({ from, to }) => [
      { from, to: from + size },
      { from: to - size, to },
    ]);

/** @returns a part of a line that can have marks: no spaces at the ends, no link cut in two; null for none */
function markable(state: EditorState, from: number, to: number): Span | null {
  const text = state.sliceDoc(from, to);
  let start = from + text.length - text.trimStart().length;
  let end = to - (text.length - text.trimEnd().length);
  if (end <= start) return null;
  for (const node of nodesIn(state, start, end)) {
    if (!WHOLE.test(node.name) || node.to <= start || node.from >= end) continue;
    if (node.from < start !== node.to > end)
      [start, end] = [Math.min(start, node.from), Math.max(end, node.to)];
  }
  return { from: start, to: end };
}

/** @returns the parts of the selected lines, and of cells in them, that can have marks */
function partsOf(state: EditorState): Span[] {
  const { from, to } = state.selection.main;
  const parts: Span[] = [];
  for (let at = from; at <= to; at = state.doc.lineAt(at).to + 1) {
    const line = state.doc.lineAt(at);
    const texts = cellTextsOn(state, line.from) ?? [
      { from: line.from + (LEAD.exec(line.text)?.[0].length ?? 0), to: line.to },
    ];
    for (const text of texts) {
      const part = markable(state, Math.max(from, text.from), Math.min(to, text.to));
      if (part) parts.push(part);
    }
  }
  return parts;
}

/** @returns what ends marks at the caret, right before their end; spaces come after it */
function endOfMarks({ doc, selection: { main } }: EditorState, mark: string): TransactionSpec | null {
  const { from, text } = doc.lineAt(main.head);
  const at = main.head - from;
  const before = text.slice(0, at);
  if (!main.empty || !text.startsWith(mark, at) || before.split(mark).length % 2 === 1) return null;
  const end = main.head + mark.length;
  // Marks without a text between them would be signs on the page.
  if (before.endsWith(mark)) return { changes: { from: main.head - mark.length, to: end } };
  const spaces = before.slice(before.trimEnd().length);
  return {
    changes: { from: main.head - spaces.length, to: end, insert: mark + spaces },
    selection: { anchor: end },
  };
}

/** Before Enter: marks end with the line that they are in. */
export const leaveMarks: Command = (view) => {
  for (const [mark] of Object.values(MARKS)) {
    const end = endOfMarks(view.state, mark);
    if (end) view.dispatch(end);
  }
  return false;
};

/** Whether the caret is right before or after a node. */
const isBeside = ({ empty, head }: SelectionRange, { from, to }: Span): boolean =>
  empty && (head === from || head === to);

/** @returns what puts marks around the selection, the word at the caret or what is typed next, or takes them away */
export function toggleMarks(state: EditorState, kind: MarkKind): TransactionSpec {
  const [mark, name] = MARKS[kind];
  const size = mark.length;
  const { main } = state.selection;
  const end = endOfMarks(state, mark);
  if (end) return end;
  const around = nodeAround(state, name, main);
  // What is typed next to marks is put between them, rather than between two of its own.
  if (around && isBeside(main, around))
    return { selection: { anchor: main.head === around.to ? around.to - size : around.from + size } };
  if (around) return { changes: withoutMarks([around], name, size) };
  const word = main.empty ? state.wordAt(main.head) : null;
  if (main.empty && !word) {
    const kinds = state.field(next);
    const others = kinds.filter((one) => one !== kind);
    return { effects: setNext.of(others.length < kinds.length ? others : [...kinds, kind]) };
  }
  const changes = state.changes(
    (word ? [word] : partsOf(state)).flatMap(({ from, to }) => [
      ...withoutMarks(nodesIn(state, from, to), name, size),
      { from, insert: mark },
      { from: to, insert: mark },
    ]),
  );
  return {
    changes,
    selection: {
      anchor: changes.mapPos(main.anchor, main.empty ? 1 : -1),
      head: changes.mapPos(main.head, 1),
    },
  };
}

/** @returns whether the selection, or what is typed next, is bold or in italics */
export function hasMarks(state: EditorState, kind: MarkKind): boolean {
  const { main } = state.selection;
  const around = nodeAround(state, MARKS[kind][1], main);
  return state.field(next).includes(kind) || (around !== null && !isBeside(main, around));
}
