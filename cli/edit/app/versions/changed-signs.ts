/** Changes of Markdown that have no letters: said in words, since its signs are hidden. */
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import { linesInBoxes } from '../markdown/box-form/box-lines.ts';
import type { EditorWords } from '../words/speak.tsx';
import type { Stretch } from './changed-blocks.ts';

/** Milliseconds that reading the text may take. */
const LONGEST = 500;

type Tool = 'bold' | 'italic' | 'heading' | 'list' | 'ordered' | 'quote' | 'link' | 'table';

/** What the signs of a node make of its words. */
const TOOLS: Readonly<Record<string, Tool>> = {
  StrongEmphasis: 'bold',
  Emphasis: 'italic',
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`ATXHeading${level}`, 'heading' as const])),
  SetextHeading1: 'heading',
  SetextHeading2: 'heading',
  BulletList: 'list',
  OrderedList: 'ordered',
  Blockquote: 'quote',
  Link: 'link',
  Table: 'table',
};

const SIGNS =
  /^(?:(?:Emphasis|Header|List|Quote|Link|Code|Strikethrough)Mark|URL|LinkTitle|TableDelimiter|Escape)$/;

/** A part of the text that was made something, or is it no more. */
interface SignChange extends Stretch {
  /** What it is called; null of a picture or a box, which is seen. */
  says: string | null;
}

const meets = (one: Stretch, { from, to }: Stretch): boolean => one.from < to && one.to > from;

/** @returns what the own signs of a text have made of it, and pictures and boxes with anything of their own */
export function changedSigns(state: EditorState, own: readonly Stretch[], words: EditorWords): SignChange[] {
  const found: SignChange[] = [];
  /** Parts that have been said: a list is one, whatever its items. */
  const said = new Set<string>();
  const isOwn = (span: Stretch): boolean => own.some((one) => meets(one, span));
  const isWhole = ({ from, to }: Stretch): boolean => own.some((one) => one.from <= from && one.to >= to);
  /** Whether its words are new as well, so that it is seen that they have changed. */
  const isNew = (span: Stretch): boolean =>
    own.some(
      (one) =>
        meets(one, span) &&
        /[\p{L}\p{N}]/u.test(state.sliceDoc(Math.max(one.from, span.from), Math.min(one.to, span.to))),
    );
  const say = ({ from, to }: Stretch, says: string | null): void => void found.push({ from, to, says });
  for (const { from, text, edge } of linesInBoxes(state.doc)) {
    const line = { from, to: from + text.length };
    if (edge === 'first' && isOwn(line)) say(line, null);
  }
  const tree = ensureSyntaxTree(state, state.doc.length, LONGEST) ?? syntaxTree(state);
  tree.iterate({
    enter({ name, from, to, node }) {
      if (name === 'Image') {
        if (isOwn({ from, to })) say({ from, to }, null);
        return false;
      }
      if (!SIGNS.test(name) || !isOwn({ from, to })) return true;
      const item = node.parent;
      const part =
        name === 'ListMark' || item?.name === 'TableRow' || item?.name === 'TableHeader'
          ? item?.parent
          : item;
      if (!item || !part) return true;
      // Items that came before it have changed its number, or it is one more of a list.
      const first = name === 'ListMark' ? part.firstChild?.firstChild : null;
      if (first && !isWhole(first)) return true;
      const tool = TOOLS[part.name];
      const around = name === 'ListMark' ? item : part;
      const link = tool === 'link' ? part.getChild('URL') : null;
      const start = name === 'ListMark' ? to : around.from;
      const id = `${part.name} ${part.from}`;
      if (isNew({ from: start, to: link?.from ?? around.to }) || said.has(id)) return true;
      said.add(id);
      const named = tool ? words(`tools.${tool}`).toLowerCase() : state.sliceDoc(from, to);
      say(around, link ? `${named}: ${state.sliceDoc(link.from, link.to)}` : named);
      return true;
    },
  });
  return found;
}
