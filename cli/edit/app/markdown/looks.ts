/**
 * Markdown that looks like the page. The text stays as it is: marks are only hidden, except where the caret is, and where
 * `check` says something.
 */
import { syntaxTree } from '@codemirror/language';
import type { EditorState, Extension, Range } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin } from '@codemirror/view';
import { linesInBoxes } from './box-form/box-lines.ts';
import { severitiesIn } from './faults.ts';
import { withoutLastAttributes } from './lines.ts';
import { cellAt } from './tables/table.ts';
import { BoxWidget, boxWords, DotWidget, isOnOtherSite, PictureWidget } from './widgets.ts';

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
const dot = Decoration.replace({ widget: new DotWidget() });

const bold = Decoration.mark({ class: 'md-bold' });

/** What a line of a box begins with: colons, and the name in the first one. */
const SIGN = /^:{3,}[ \t]*(?:[^\s:{[]+[ \t]*)?/;

/** @returns what stands in place of the signs of a line of a box where the caret is elsewhere; null where they stay */
function signOf(state: EditorState, edge: 'first' | 'last', kind: string, title: string): Decoration | null {
  if (edge === 'last') return hidden;
  if (title !== '') return title.startsWith('[') ? null : hidden;
  const name = state.facet(boxWords)(kind);
  return name === '' ? null : Decoration.replace({ widget: new BoxWidget(name) });
}

/** Whether the signs of a part of the text are shown. */
type SignsShown = (from: number, to: number) => boolean;

/** @returns the lines of boxes, each with its edges; their names and colons are signs, and their titles bold */
function boxesIn(state: EditorState, isAt: SignsShown): Range<Decoration>[] {
  const found: Range<Decoration>[] = [];
  for (const { from, text, box, depth, edge } of linesInBoxes(state.doc)) {
    const side = edge && depth === 1 ? ` md-box-${edge}` : '';
    found.push(Decoration.line({ class: `md-box${side} md-of-${box.name}` }).range(from));
    if (!edge) continue;
    const [sign = ''] = SIGN.exec(text) ?? [];
    const title = edge === 'first' ? withoutLastAttributes(text.slice(sign.length)) : '';
    const instead = isAt(from, from + text.length) ? null : signOf(state, edge, box.name, title);
    const signEnd = from + (title === '' || instead === null ? sign.trimEnd() : sign).length;
    found.push((instead ?? dimmed).range(from, signEnd));
    const end = from + sign.length + title.length;
    if (title !== '') found.push(bold.range(end - title.length, end));
    if (edge === 'first' && text.length > end - from) found.push(dimmed.range(end, from + text.length));
  }
  return found;
}

/** @returns how the visible part looks */
function looksOf({ state, visibleRanges }: EditorView, isAt: SignsShown): DecorationSet {
  const found: Range<Decoration>[] = boxesIn(state, isAt);
  const mark = (from: number, to: number, isHidden: boolean): void => {
    // Nothing that has a line break in it can be hidden.
    if (to > from && isHidden && state.doc.lineAt(from).to >= to) found.push(hidden.range(from, to));
    else if (to > from) found.push(dimmed.range(from, to));
  };
  for (const { from, to } of visibleRanges)
    syntaxTree(state).iterate({
      from,
      to,
      enter({ name, from: at, to: until, node }) {
        const isShown = name === 'Table' && cellAt(state, at) !== null;
        const block = isShown ? undefined : LINES[name];
        const [first, last] = [state.doc.lineAt(at).number, state.doc.lineAt(until).number];
        // Of an item only the line with its mark, which the lines below it hang under.
        for (let number = first; block && number <= (name === 'ListItem' ? first : last); number += 1)
          found.push(Decoration.line({ class: block }).range(state.doc.line(number).from));
        const part = PARTS[name];
        if (part && until > at) found.push(Decoration.mark({ class: part }).range(at, until));
        const address = name === 'Image' ? node.getChild('URL') : null;
        if (address) {
          const [start, end] = node.getChildren('LinkMark');
          const source = state.sliceDoc(address.from, address.to);
          const alt = start && end ? state.sliceDoc(start.to, end.from) : '';
          const isOneLine = state.doc.lineAt(at).to >= until;
          if (isOneLine && !isOnOtherSite(source)) {
            const isOpen = isAt(at, until);
            const widget = new PictureWidget(source, isOpen ? '' : alt);
            // How it is written stays in sight where the caret is, with the picture below.
            if (isOpen) found.push(Decoration.widget({ widget, side: 1 }).range(until));
            else {
              found.push(Decoration.replace({ widget }).range(at, until));
              return false;
            }
          }
        }
        const [opening, closing] = part && node.getChild('URL') ? node.getChildren('LinkMark') : [];
        if (opening && closing && !isAt(at, until)) {
          mark(at, opening.to, true);
          mark(closing.from, until, true);
        }
        const { parent } = node;
        const isDot = name === 'ListMark' && parent?.parent?.name === 'BulletList';
        if (isDot && !isAt(at, until)) {
          found.push(dot.range(at, until));
          return true;
        }
        // In a table, the sign after it stands for both.
        const isBar = state.sliceDoc(at + 1, until) === '|' && cellAt(state, at) !== null;
        if (name === 'Escape' && !isBar) mark(at, at + 1, !isAt(at, until));
        if (!parent || !DIM.has(name)) return true;
        const isHeading = name === 'HeaderMark' && parent.name.startsWith('ATX');
        // With the space after it; the line below a heading and the fences of code stay.
        const next = isHeading && state.sliceDoc(until, until + 1) === ' ' ? until + 1 : until;
        const canHide = HIDDEN.has(name) && (isHeading || !/^(?:Setext|Fenced)/.test(parent.name));
        mark(at, next, canHide && !isAt(parent.from, parent.to));
        return true;
      },
    });
  return Decoration.set(found, true);
}

const shownBy = (isAt: (view: EditorView) => SignsShown): Extension =>
  ViewPlugin.define(
    (view) => ({
      shown: looksOf(view, isAt(view)),
      update({ view: now }) {
        this.shown = looksOf(now, isAt(now));
      },
    }),
    { decorations: ({ shown }) => shown },
  );

/** The looks, which a switch takes away. */
export const looks = shownBy((view) => {
  const { state, hasFocus } = view;
  const { from: start, to: end } = state.selection.main;
  return (from, to) => (hasFocus && start <= to && end >= from) || severitiesIn(state, from, to).size > 0;
});

/** The looks of a text that is only read: no sign is shown. */
export const looksToRead = shownBy(() => () => false);
