/** Bold and italics: marks around a part of a line, which the same command takes away. */
import { syntaxTree } from '@codemirror/language';
import type { ChangeSpec, EditorState, TransactionSpec } from '@codemirror/state';

/** A part of the text; of the parser's nodes, what is used here. */
interface Part {
  name: string;
  from: number;
  to: number;
}

/** Marks, and the name of the parser's node between them. */
const MARKS = { bold: ['**', 'StrongEmphasis'], italic: ['*', 'Emphasis'] } as const;

/** Parts that marks must not cut in two. */
const WHOLE = /^(?:Strong)?Emphasis$|^(?:Link|Image|InlineCode|Strikethrough|Autolink|URL)$/;

/** Marks at the beginning of a line. */
const LEAD = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)]|#{1,6}|>)[ \t]+)*/;

/** @returns the innermost node of a name around a part of the text */
export function nodeAround(state: EditorState, name: string, { from, to }: Omit<Part, 'name'>) {
  for (const side of [1, -1] as const)
    for (let node = syntaxTree(state).resolveInner(from, side); node.parent; node = node.parent)
      if (node.name === name && node.from <= from && node.to >= to) return node;
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

/** @returns the parts of the selected lines that can have marks: no spaces at the ends, no link cut in two */
function partsOf(state: EditorState): Omit<Part, 'name'>[] {
  const { from, to } = state.selection.main;
  const parts: Omit<Part, 'name'>[] = [];
  for (let at = from; at <= to; at = state.doc.lineAt(at).to + 1) {
    const line = state.doc.lineAt(at);
    let start = Math.max(from, line.from + (LEAD.exec(line.text)?.[0].length ?? 0));
    let end = Math.min(to, line.to);
    const text = state.sliceDoc(start, end);
    start += text.length - text.trimStart().length;
    end -= text.length - text.trimEnd().length;
    if (end <= start) continue;
    for (const node of nodesIn(state, start, end)) {
      if (!WHOLE.test(node.name) || node.to <= start || node.from >= end) continue;
      if (node.from < start !== node.to > end)
        [start, end] = [Math.min(start, node.from), Math.max(end, node.to)];
    }
    parts.push({ from: start, to: end });
  }
  return parts;
}

/** @returns what puts marks around the selection or the word at the caret, or takes them away */
export function toggleMarks(state: EditorState, kind: keyof typeof MARKS): TransactionSpec {
  const [mark, name] = MARKS[kind];
  const size = mark.length;
  const { main } = state.selection;
  const around = nodeAround(state, name, main);
  if (around) return { changes: withoutMarks([around], name, size) };
  const word = main.empty ? state.wordAt(main.head) : null;
  if (main.empty && !word) {
    const [before, after] = [Math.max(0, main.head - size), main.head + size];
    // Marks without a text between them would be signs on the page.
    if (state.sliceDoc(before, after) === mark + mark) return { changes: { from: before, to: after } };
    return { changes: { from: main.head, insert: mark + mark }, selection: { anchor: after } };
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

/** @returns whether the selection is bold or in italics */
export const hasMarks = (state: EditorState, kind: keyof typeof MARKS): boolean =>
  nodeAround(state, MARKS[kind][1], state.selection.main) !== null;
