/**
 * Lists with marks that Markdown does not know, as they come out of word processors, PDF files, chats and mails: `• air`,
 * `–\tair`, a letter of a symbol font, `-air`, and marks of Markdown next to a special space.
 */
import type MarkdownIt from 'markdown-it';
import type { StateBlock, Token } from 'markdown-it';

/** Spaces that Markdown takes for text. */
export const ODD_SPACE = '\\u00A0\\u2000-\\u200B\\u202F\\u3000';
const GAP = `[ \\t${ODD_SPACE}]`;

/** How a line begins as an item. The first group is its mark, unless it has none. */
interface Mark {
  begins: RegExp;
  /** Marks of one list have one kind: that of a bullet is the bullet. */
  kind?: 'number';
  /** Whether a single line is enough. */
  alone?: true;
  /** Whether there may be other lines and empty lines between the items. */
  loose?: true;
}

/** Bullets, in a class of a pattern. */
export const BULLETS =
  '\\u2022\\u00B7\\u2219\\u22C5\\u2023\\u2043\\u25AA\\u25AB\\u25A0\\u25A1\\u25CF\\u25CB\\u25E6\\u25C6\\u25C7\\u2756\\u25B6\\u25BA\\u27A2\\u27A4';

const MARKS: readonly Mark[] = [
  // Those of the private use area come from Word's symbol fonts, and the letters from the same where the font is lost.
  { begins: new RegExp(`^([${BULLETS}\\uF000-\\uF0FF])${GAP}*(?=[^\\s${BULLETS}])`), loose: true },
  { begins: new RegExp(`^([\\u00BB\\u203A])${GAP}+(?=\\S)`), loose: true },
  { begins: /^([oØü§vqln])(?:\t| {3})[ \t]*(?=\S)/, loose: true },
  // Lines of direct speech begin like these, each in a paragraph of its own.
  { begins: new RegExp(`^([\\u2012\\u2013\\u2212])(?:${GAP}+(?=\\S)|(?=\\p{L}))`, 'u') },
  { begins: new RegExp(`^[${ODD_SPACE}]+([-+*])\\s${GAP}*(?=\\S)`), alone: true },
  { begins: new RegExp(`^([-+]|\\*(?=[^*]*$))[${ODD_SPACE}]${GAP}*(?=\\S)`), alone: true },
  { begins: new RegExp(`^[${ODD_SPACE}]+(\\d{1,9}[.)])\\s${GAP}*(?=\\S)`), kind: 'number', alone: true },
  { begins: new RegExp(`^(\\d{1,9}[.)])[${ODD_SPACE}]${GAP}*(?=\\S)`), kind: 'number', alone: true },
  { begins: /^(-)(?=\p{L})/u },
  { begins: /^(\d{1,2}[.)])(?:[ \t]+(?=\S)|(?=\p{L}))/u, kind: 'number' },
];

/** A fast test of a line's first character. */
const MAY_BEGIN = new RegExp(
  `^[${BULLETS}\\uF000-\\uF0FF\\u00BB\\u203A\\u2012\\u2013\\u2212${ODD_SPACE}oØü§vqln\\d+*-]`,
);
/** Longest beginning that is searched for a mark. */
const REACH = 40;

interface Item {
  line: number;
  mark: Mark;
  /** What its list is told from others by. */
  kind: string;
  /** The number of a numbered item. */
  number: number;
  /** Offsets of its mark and its text. */
  begin: number;
  text: number;
  column: number;
  /** Whether an empty line is above it. */
  isApart: boolean;
}

function itemAt({ src, bMarks, tShift, eMarks, sCount }: StateBlock, line: number): Item | null {
  const begin = (bMarks[line] ?? 0) + (tShift[line] ?? 0);
  if (!MAY_BEGIN.test(src[begin] ?? '')) return null;
  const own = src.slice(begin, Math.min(eMarks[line] ?? begin, begin + REACH));
  for (const mark of MARKS) {
    const [lead, sign] = mark.begins.exec(own) ?? [];
    if (lead === undefined || sign === undefined) continue;
    const number = mark.kind ? Number.parseInt(sign, 10) : 0;
    const kind = mark.kind ? sign.slice(-1) : sign;
    return {
      line,
      mark,
      kind,
      number,
      begin,
      text: begin + lead.length,
      column: sCount[line] ?? 0,
      isApart: false,
    };
  }
  return null;
}

/** Whether one item may follow another: a bullet of another kind begins a list inside, and numbers rise one by one. */
const follows = (item: Item, before: Item): boolean =>
  item.mark.kind === before.mark.kind &&
  (item.mark.kind
    ? item.kind === before.kind && item.number === before.number + 1
    : Boolean(item.mark.loose) === Boolean(before.mark.loose) &&
      (item.mark.loose || item.kind === before.kind));

/** @returns the line behind an item, and the next item of its list, if there is one */
function behind(state: StateBlock, item: Item, last: number, isList: boolean) {
  let end = item.line + 1;
  for (let line = end; line < last; line += 1) {
    if (state.isEmpty(line)) continue;
    if ((state.sCount[line] ?? 0) < state.blkIndent) break;
    const isApart = line > end;
    const next = itemAt(state, line);
    if (next && follows(next, item) && (!isApart || next.mark.loose))
      return { end, next: { ...next, isApart } };
    // The text of an item may go on.
    if (isApart || !(isList || item.mark.loose || item.mark.alone)) break;
    end = line + 1;
  }
  return { end, next: null };
}

/** Reads the text of an item. */
function readText(state: StateBlock, { line, begin, text }: Item, end: number): void {
  const { src, blkIndent, listIndent, tight, bMarks, tShift, sCount, bsCount } = state;
  const [shift = 0, column = 0] = [tShift[line], sCount[line]];
  let indent = column;
  for (let at = begin; at < text; at += 1)
    indent += src[at] === '\t' ? 4 - ((indent + (bsCount[line] ?? 0)) % 4) : 1;
  Object.assign(state, { listIndent: blkIndent, blkIndent: indent });
  tShift[line] = text - (bMarks[line] ?? 0);
  sCount[line] = indent;
  state.md.block.tokenize(state, line, end);
  tShift[line] = shift;
  sCount[line] = column;
  Object.assign(state, { blkIndent, listIndent, tight });
}

/** Makes the lines of a list count as indented as far as the text of the item above them. */
function indentInside(state: StateBlock, begins: Item, last: number): void {
  const indent = state.blkIndent - begins.column;
  let before = begins;
  for (let item: Item | null = begins; item && (item === begins || follows(item, before)); ) {
    state.sCount[item.line] = item.column + indent;
    before = item;
    item = item.line + 1 < last ? itemAt(state, item.line + 1) : null;
  }
}

/** Paragraphs that are the first of their item, where there are no empty lines between the items. */
function hideParagraphs(tokens: readonly Token[]): void {
  for (const [at, { type }] of tokens.entries()) {
    const paragraph = tokens[at + 1];
    if (type !== 'list_item_open' || paragraph?.type !== 'paragraph_open') continue;
    for (const one of [paragraph, tokens[at + 3]]) if (one) one.hidden = true;
  }
}

/** Whether a list may begin in a line. */
function isList(state: StateBlock, item: Item, last: number, isInside: boolean): boolean {
  if (item.mark.alone) return true;
  const next = isInside ? itemAt(state, item.line + 1) : behind(state, item, last, false).next;
  return next !== null && follows(next, item);
}

function typedList(state: StateBlock, first: number, last: number, silent: boolean): boolean {
  const indent = (state.sCount[first] ?? 0) - state.blkIndent;
  const isInside = silent && state.parentType === 'paragraph' && indent < 0;
  const begins = indent > 3 || (indent < 0 && !isInside) ? null : itemAt(state, first);
  if (!begins || !isList(state, begins, last, isInside)) return false;
  if (isInside) indentInside(state, begins, last);
  if (silent) return true;
  const from = state.tokens.length;
  /** Of each list that is open, the last item, with the opening tokens of both. */
  const lists: { item: Item; tokens: [list: Token, item: Token] }[] = [];
  const open = (type: string, tag: string, { line }: Item): Token =>
    Object.assign(state.push(`${type}_open`, tag, 1), { map: [line, line], markup: '-' });
  const close = (...tokens: readonly Token[]): void => {
    for (const { type, tag, map } of tokens) {
      state.push(type.replace('_open', '_close'), tag, -1).markup = '-';
      if (map) map[1] = state.line;
    }
  };
  let isTight = true;
  for (let item: Item | null = begins, isLater = false; item; isLater = true) {
    const { kind, column, mark, number } = item;
    if (item.isApart) isTight = false;
    // Bullets of another kind, and those that are indented, are inside the item above.
    const depth = lists.findIndex(
      (one) => mark.kind || (one.item.kind === kind && column < one.item.column + 2),
    );
    while (depth >= 0 && lists.length > depth + 1) {
      const {
        tokens: [list, entry],
      } = lists.pop() as (typeof lists)[number];
      close(entry, list);
    }
    const same = lists[depth];
    if (same) close(same.tokens[1]);
    const list =
      same?.tokens[0] ?? (mark.kind ? open('ordered_list', 'ol', item) : open('bullet_list', 'ul', item));
    if (!same && mark.kind && number !== 1) list.attrSet('start', `${number}`);
    if (depth >= 0) lists.pop();
    lists.push({ item, tokens: [list, open('list_item', 'li', item)] });
    const { end, next } = behind(state, item, last, isLater);
    readText(state, item, end);
    // What interrupts its text does not belong to it.
    const isWhole = state.line >= end;
    item = isWhole ? next : null;
  }
  close(...lists.reverse().flatMap(({ tokens: [list, entry] }) => [entry, list]));
  if (isTight) hideParagraphs(state.tokens.slice(from));
  return true;
}

/** Makes a parser read them. */
export function readTypedLists({ block: { ruler } }: MarkdownIt): void {
  ruler.after('list', 'typed_list', typedList, { alt: ['paragraph', 'reference', 'blockquote'] });
}
