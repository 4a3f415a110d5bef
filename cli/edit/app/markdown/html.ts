/**
 * What a word processor, a mail or a page puts on the clipboard, as Markdown: headings, bold, italics, lists, tables,
 * quotes, links and notes. Everything else is its text.
 */
import { boxSign, takeBox } from './boxes.ts';
import { type Notes, notesIn, noteTexts } from './notes.ts';
import { type NumberedItems, numbered } from './ordered.ts';
import { escapedLine, inlineOf, LINE_BREAK, type TextRun } from './runs.ts';
import { gridOf } from './table-grid.ts';
import { realLists } from './word-lists.ts';
import { realSigns } from './word-signs.ts';

/** What was pasted. */
export interface Pasted {
  text: string;
  /** Whether it is more than a part of a paragraph. */
  isBlock: boolean;
  /** How many pictures were left out. */
  pictures: number;
}

interface Block {
  text: string;
  kind: 'text' | 'heading' | 'ul' | 'ol' | 'table' | 'quote';
  /** In place of the text, of an ordered list. */
  items?: NumberedItems;
}

type Marks = Omit<TextRun, 'text'>;

interface Work {
  levels: readonly number[];
  notes: Notes;
  pictures: number;
  /** Whether boxes of tasks are text: `[x]`. */
  hasTypedBoxes: boolean;
}

const SKIPPED =
  /^(?:script|style|template|noscript|head|title|svg|math|iframe|object|video|audio|canvas|select|textarea|button)$/;
const HIDDEN = /display:\s*none|mso-hide:\s*all|mso-element:\s*comment/;
/** The mark of a comment in Word: `[A1]`. */
const COMMENT = 'msocomanchor';
const BLOCK =
  /^(?:address|article|aside|body|center|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|header|hr|main|nav|p|pre|section|summary|tbody|td|tfoot|th|thead|tr)$/;

const tagOf = (element: Element): string => element.localName;
const styleOf = (element: Element): string => (element.getAttribute('data-style') ?? '').toLowerCase();

/** The parameter in which some sites keep the address that a link of theirs leads to. */
const REDIRECTS: readonly (readonly [site: RegExp, name: string])[] = [
  [/^(?:www\.)?google\.[a-z.]+$/, 'q'],
  [/\.safelinks\.protection\.outlook\.com$/, 'url'],
  [/^lm?\.facebook\.com$/, 'u'],
];

/** @returns the address of a link; undefined for one that no page can have */
function addressOf(link: Element): string | undefined {
  const href = link.getAttribute('href')?.trim() ?? '';
  if (!/^(?:https?:|mailto:|tel:)/i.test(href)) return undefined;
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  const [, name] = REDIRECTS.find(([site]) => site.test(url.hostname)) ?? [];
  const target = name === undefined ? null : url.searchParams.get(name);
  return target && /^https?:/i.test(target) ? target : href;
}

function levelOf(element: Element): number {
  const [, level] = /^h([1-6])$/.exec(tagOf(element)) ?? [];
  return Number(level ?? (/\bMsoTitle\b/.test(element.className) ? 1 : 0));
}

/** @returns the marks of what is in an element */
function marksIn(element: Element, marks: Marks): Marks {
  const [tag, style] = [tagOf(element), styleOf(element)];
  const is = (tags: RegExp, on: RegExp, off: RegExp | null, before = false) =>
    off?.test(style) ? false : tags.test(tag) || on.test(style) || before;
  const href = tag === 'a' ? addressOf(element) : marks.href;
  const [, place] = /vertical-align:\s*(super|sub)\b/.exec(style) ?? [];
  const raised = tag === 'sup' || place === 'super' ? 'sup' : tag === 'sub' || place ? 'sub' : marks.raised;
  return {
    bold: is(
      /^(?:b|strong)$/,
      /(?<![-\w])font-weight:\s*(?:bold|[6-9]00)/,
      /(?<![-\w])font-weight:\s*(?:normal|[1-5]00)/,
      marks.bold,
    ),
    italic: is(
      /^(?:i|em)$/,
      /(?<![-\w])font-style:\s*italic/,
      /(?<![-\w])font-style:\s*normal/,
      marks.italic,
    ),
    struck: is(/^(?:s|del|strike)$/, /line-through/, null, marks.struck),
    ...(href && { href }),
    ...(raised && { raised }),
  };
}

/** @returns the paragraphs of pieces of text, in which `\n` is a line break */
function paragraphsOf(runs: readonly TextRun[]): string[] {
  const paragraphs: TextRun[][] = [[]];
  let last = '\n';
  for (const run of runs) {
    const text = /[ \n]$/.test(last) ? run.text.replace(/^ +/, '') : run.text;
    if (text === '') continue;
    if (text === '\n' && last === '\n') paragraphs.push([]);
    else paragraphs.at(-1)?.push({ ...run, text });
    last = text;
  }
  return paragraphs
    .map((one) =>
      inlineOf(one)
        .split('\n')
        .map((line) => escapedLine(line.trim())),
    )
    .map((lines) => lines.join('\n').trim().replaceAll('\n', LINE_BREAK))
    .filter((text) => text !== '');
}

/** @returns blocks one below the other; lists that were cut apart, and those below the text of an item, without a line between */
function joined(blocks: readonly Block[], isItem = false): string {
  let sign: '.' | ')' = '.';
  return blocks.reduce((all, { text, kind, items }, at) => {
    const before = blocks[at - 1];
    const goesOn = items === undefined || items.first === before?.items?.next;
    // Another sign begins another list.
    if (items && before?.items && !goesOn) sign = sign === '.' ? ')' : '.';
    else if (!before?.items) sign = '.';
    const isList = kind === 'ul' || kind === 'ol';
    // Only a list that begins with 1 may follow a line of text.
    const isBelow = isItem && before?.kind === 'text' && (items?.first ?? 1) === 1;
    const isTight = isList && ((before?.kind === kind && goesOn) || isBelow);
    return at === 0
      ? (items?.textWith(sign) ?? text)
      : `${all}${isTight ? '\n' : '\n\n'}${items?.textWith(sign) ?? text}`;
  }, '');
}

const indented = (text: string, lead: string): string =>
  text.replace(/\n(?!\n|$)/g, `\n${' '.repeat(lead.length)}`);

function listOf(list: Element, work: Work): Block[] {
  const items: { item: Element; box: string; blocks: Block[] }[] = [];
  for (const child of list.children) {
    const last = items.at(-1);
    if (/^[uo]l$/.test(tagOf(child)) && last) last.blocks.push(...listOf(child, work));
    else {
      const box = takeBox(child, work.hasTypedBoxes);
      const blocks = blocksIn(child, {}, work).map(
        (one): Block => (one.kind === 'heading' ? plain(one) : one),
      );
      if (blocks.length > 0) items.push({ item: child, box: blocks[0]?.kind === 'text' ? box : '', blocks });
    }
  }
  const all = items.map(({ item, box, blocks }) => ({
    item,
    textAfter: (lead: string) => lead + box + indented(joined(blocks, true), lead),
  }));
  if (tagOf(list) === 'ol') return numbered(list, all).map((one) => ({ kind: 'ol', text: '', items: one }));
  return all.length === 0
    ? []
    : [{ kind: 'ul', text: all.map(({ textAfter }) => textAfter('- ')).join('\n') }];
}

/** A heading where none can be. */
const plain = (block: Block): Block => ({
  kind: 'text',
  text: block.items ? joined([block]) : block.text.replace(/^#+ /, ''),
});

function tableOf(table: Element, work: Work): Block[] {
  const rows = gridOf(table);
  // A table that only arranges things on a page.
  if ((rows[0]?.length ?? 0) < 2 || table.querySelector('table'))
    return [...table.children].flatMap((child) => blocksIn(child, {}, work));
  const textOf = (cell: Element, isHead: boolean): string =>
    blocksIn(cell, {}, work, isHead)
      .map((one) => plain(one).text.replace(/ {0,2}\n+ */g, '<br>'))
      .join('<br>')
      .replace(/\\.|\|/g, (sign) => (sign === '|' ? '\\|' : sign));
  const texts = rows.map((row, at) => row.map((cell) => (cell ? textOf(cell, at === 0) : '')));
  const caption = [...table.children].find((child) => tagOf(child) === 'caption');
  const above = caption ? blocksIn(caption, {}, work).map(plain) : [];
  return [...above, { kind: 'table', text: tableText(texts) }];
}

/** @returns rows of cells as a table, the first of which is its head */
export function tableText(rows: readonly (readonly string[])[]): string {
  const width = Math.max(...rows.map((row) => row.length));
  const lines = rows.map(
    (row) => `| ${Array.from({ length: width }, (_, at) => row[at] ?? '').join(' | ')} |`,
  );
  return lines.toSpliced(1, 0, `|${' --- |'.repeat(width)}`).join('\n');
}

function blockOf(element: Element, marks: Marks, work: Work, isHead: boolean): Block[] | null {
  const tag = tagOf(element);
  const level = levelOf(element);
  if (level > 0) {
    const text = blocksIn(element, marks, work, true)
      .map((one) => joined([one]))
      .join(' ');
    const signs = '#'.repeat(Math.min(6, work.levels.indexOf(level) + 2));
    return text === ''
      ? []
      : [
          {
            kind: 'heading',
            text: `${signs} ${text.replace(/ {0,2}\n/g, ' ').replace(/(?<!\\)(?:#$|\{(?= ?#))/g, '\\$&')}`,
          },
        ];
  }
  if (tag === 'ul' || tag === 'ol') return listOf(element, work);
  if (tag === 'table') return tableOf(element, work);
  if (tag === 'blockquote') {
    const text = joined(blocksIn(element, marks, work));
    return text === '' ? [] : [{ kind: 'quote', text: text.replace(/^/gm, '> ').replace(/^> $/gm, '>') }];
  }
  return BLOCK.test(tag) ? blocksIn(element, marksIn(element, marks), work, isHead) : null;
}

/**
 * @param isHead whether it is bold by itself: a heading, the head of a table
 * @returns the blocks in an element
 */
function blocksIn(element: Element, marks: Marks, work: Work, isHead = false): Block[] {
  const blocks: Block[] = [];
  let runs: TextRun[] = [];
  const flush = () => {
    blocks.push(...paragraphsOf(runs).map((text): Block => ({ kind: 'text', text })));
    runs = [];
  };
  const read = (node: Node, own: Marks): void => {
    if (node.nodeType === 3) {
      const lines = node.parentElement?.closest('pre')
        ? (node.nodeValue ?? '').split('\n')
        : [node.nodeValue ?? ''];
      for (const [at, line] of lines.entries()) {
        if (at > 0) runs.push({ text: '\n' });
        runs.push({ ...own, ...(isHead && { bold: false }), text: line.replace(/[\s\u00a0]+/g, ' ') });
      }
    }
    if (node.nodeType !== 1) return;
    const inner = node as Element;
    const number = work.notes.references.get(inner);
    if (number !== undefined) return void runs.push({ text: `^${number}`, raised: `^${number}` });
    if (work.notes.skipped.has(inner) || SKIPPED.test(tagOf(inner)) || HIDDEN.test(styleOf(inner))) return;
    if (inner.classList.contains(COMMENT)) return;
    if (tagOf(inner) === 'br') return void runs.push({ text: '\n' });
    if (tagOf(inner) === 'img') work.pictures += 1;
    const box = boxSign(inner);
    if (box !== '') return void runs.push({ ...own, text: box });
    const made = blockOf(inner, own, work, isHead);
    if (made) {
      flush();
      blocks.push(...made);
      return;
    }
    for (const child of inner.childNodes) read(child, marksIn(inner, own));
  };
  for (const child of element.childNodes) read(child, marks);
  flush();
  return blocks;
}

/**
 * @param page a parsed page that nothing else uses
 * @param from number of the first note
 * @param hasTypedBoxes whether the program writes boxes of tasks as text: `[x]`
 */
export function markdownOf(page: Document, from: number, hasTypedBoxes: boolean): Pasted {
  const { body } = page;
  realLists(body);
  realSigns(body);
  const notes = notesIn(body, from);
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6, .MsoTitle')].filter(
    (heading) => ![...notes.skipped].some((one) => one.contains(heading)),
  );
  const levels = [...new Set(headings.map(levelOf))].sort();
  const work: Work = { levels, notes, pictures: 0, hasTypedBoxes };
  const blocks = blocksIn(body, {}, work);
  const texts = noteTexts(notes, (element) => joined(blocksIn(element, {}, work)));
  return {
    text: [joined(blocks), ...texts].filter(Boolean).join('\n\n'),
    isBlock: blocks.length > 1 || texts.length > 0 || blocks.some(({ kind }) => kind !== 'text'),
    pictures: work.pictures,
  };
}
