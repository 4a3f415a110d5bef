/**
 * Markdown that looks like the page. The text stays as it is: marks are only hidden, except where the caret is, and where
 * `check` says something.
 */
import { syntaxTree } from '@codemirror/language';
import type { Extension, Range } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin } from '@codemirror/view';
import { isFaulty } from './faults.ts';

/** Classes by names of the parser's nodes: of the lines of blocks, and of parts of lines. */
const LINES: Readonly<Record<string, string>> = {
  ATXHeading1: 'md-h2',
  ATXHeading2: 'md-h2',
  SetextHeading1: 'md-h2',
  SetextHeading2: 'md-h2',
  ATXHeading3: 'md-h3',
  ATXHeading4: 'md-h3',
  ATXHeading5: 'md-h3',
  ATXHeading6: 'md-h3',
  Blockquote: 'md-quote',
  ListItem: 'md-item',
  FencedCode: 'md-source',
  CodeBlock: 'md-source',
  HTMLBlock: 'md-source',
  CommentBlock: 'md-source',
  Table: 'md-source',
};
const PARTS: Readonly<Record<string, string>> = {
  StrongEmphasis: 'md-bold',
  Emphasis: 'md-italic',
  Strikethrough: 'md-struck',
  InlineCode: 'md-code',
  Link: 'md-link',
  Autolink: 'md-link',
  URL: 'md-link',
  Image: 'md-image',
};
/** Marks that are hidden where the caret is elsewhere, and others. */
const HIDDEN = new Set(['EmphasisMark', 'HeaderMark', 'StrikethroughMark', 'CodeMark']);
const DIM = new Set([
  ...['LinkMark', 'LinkTitle', 'ListMark', 'QuoteMark', 'TableDelimiter', 'HorizontalRule', 'CodeInfo'],
  ...HIDDEN,
]);

const dimmed = Decoration.mark({ class: 'md-mark' });
const hidden = Decoration.replace({});

/** @returns how the visible part looks */
function looksOf(view: EditorView): DecorationSet {
  const { state } = view;
  const { from: start, to: end } = state.selection.main;
  const isAt = (from: number, to: number): boolean =>
    (view.hasFocus && start <= to && end >= from) || isFaulty(state, from, to);
  const found: Range<Decoration>[] = [];
  const mark = (from: number, to: number, isHidden: boolean): void => {
    // Nothing that has a line break in it can be hidden.
    if (to > from && isHidden && state.doc.lineAt(from).to >= to) found.push(hidden.range(from, to));
    else if (to > from) found.push(dimmed.range(from, to));
  };
  for (const { from, to } of view.visibleRanges)
    syntaxTree(state).iterate({
      from,
      to,
      enter({ name, from: at, to: until, node }) {
        const block = LINES[name];
        const [first, last] = [state.doc.lineAt(at).number, state.doc.lineAt(until).number];
        // Of an item only the line with its mark, which the lines below it hang under.
        for (let number = first; block && number <= (name === 'ListItem' ? first : last); number += 1)
          found.push(Decoration.line({ class: block }).range(state.doc.line(number).from));
        const part = PARTS[name];
        if (part && until > at) found.push(Decoration.mark({ class: part }).range(at, until));
        const [opening, closing] = part && node.getChild('URL') ? node.getChildren('LinkMark') : [];
        if (opening && closing && !isAt(at, until)) {
          mark(at, opening.to, true);
          mark(closing.from, until, true);
        }
        const { parent } = node;
        if (name === 'Escape') mark(at, at + 1, !isAt(at, until));
        if (!parent || !DIM.has(name)) return;
        const isHeading = name === 'HeaderMark' && parent.name.startsWith('ATX');
        // With the space after it; the line below a heading and the fences of code stay.
        const next = isHeading && state.sliceDoc(until, until + 1) === ' ' ? until + 1 : until;
        const canHide = HIDDEN.has(name) && (isHeading || !/^(?:Setext|Fenced)/.test(parent.name));
        mark(at, next, canHide && !isAt(parent.from, parent.to));
      },
    });
  return Decoration.set(found, true);
}

/** The looks, which a switch takes away. */
export const looks: Extension = ViewPlugin.define(
  (view) => ({
    shown: looksOf(view),
    update({ view: now }) {
      this.shown = looksOf(now);
    },
  }),
  { decorations: ({ shown }) => shown },
);
