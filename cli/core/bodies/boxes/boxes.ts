/**
 * Boxes: `::: note Title` up to `:::`, and the alerts of GitHub, `> [!NOTE]`. `::: details Title` can be opened. A box may
 * be a component of the site; `::: widget name` shows a widget, and what is inside comes after it. Of these, HTML has the
 * props alone: `senja/react` renders them with the page.
 */
import type MarkdownIt from 'markdown-it';
import type { StateCore, Token } from 'markdown-it';
import type { UnplacedFault } from '../../../diagnostics/diagnostic.ts';
import { pointerNames, replaceTextAt } from '../../../diagnostics/pointer.ts';
import type { BoxFault, Parts, ReadProps } from '../../stages/parts.ts';
import type { ImageView } from '../../stages/views.ts';
import { decoded, withoutComments } from '../../values/html.ts';
import { attributesAt } from '../converted/attributes.ts';
import { boxLine } from './box-line.ts';
import { type BoxLines, readBoxes } from './box-rule.ts';
import { continues, paragraphOf } from './joined-text.ts';

/** Default titles of the boxes that every site has. */
const TITLES = {
  id: {
    note: 'Catatan',
    info: 'Info',
    tip: 'Kiat',
    important: 'Penting',
    warning: 'Peringatan',
    caution: 'Awas',
    danger: 'Bahaya',
    details: 'Rincian',
  },
  en: {
    note: 'Note',
    info: 'Info',
    tip: 'Tip',
    important: 'Important',
    warning: 'Warning',
    caution: 'Caution',
    danger: 'Danger',
    details: 'Details',
  },
};

/** Names of the boxes that every site has. */
export const BOXES: readonly string[] = Object.keys(TITLES.en);

/** Boxes of other tools around code, which show nothing themselves. */
const PLAIN: readonly string[] = ['code-group', 'raw', 'v-pre'];

/** What opens a widget, before its name. */
const WIDGET = 'widget';

interface Box extends Partial<BoxLines> {
  name: string;
  title: string;
  /** What is written behind the name, without brackets around it: it may be the text of the box. */
  source?: string;
  /** A text that stands on the line that opens the box, where a formatter has put it. */
  joined?: string;
  /** Whether a box that can be opened is open. */
  isOpen?: boolean;
  /** A component of the site. */
  part?: Part;
}

export type PictureView = readonly [names: readonly string[], view: ImageView];

interface Part extends ReturnType<ReadProps> {
  kind: 'box' | 'widget';
  name: string;
  /** Its pictures, each with the names that lead to it in the props. */
  views?: readonly PictureView[];
}

const OPENS: ReadonlySet<string> = new Set(['container_box_open', 'alert_open']);

const metaOf = (token: Token | undefined): Box => (token?.meta as Box | null) ?? { name: '', title: '' };

/** @returns what is wrong with the line of a box, with offsets in the line after the colons */
export const boxFaults = (token: Token): readonly BoxFault[] => metaOf(token).part?.faults ?? [];

/**
 * Gives components the addresses of the pictures that their attributes name, as fields do.
 * @param find returns the view of an address, or its fault
 */
export function setPictures(
  tokens: readonly Token[],
  find: (address: string, alt: string) => ImageView | UnplacedFault,
): void {
  for (const token of tokens) {
    const { part } = OPENS.has(token.type) ? metaOf(token) : {};
    if (!part?.pictures || part.pictures.length === 0) continue;
    const views: PictureView[] = [];
    const faults = [...part.faults];
    for (const { pointer, address, alt, at, length } of part.pictures) {
      const found = find(address, alt);
      if ('code' in found) faults.push({ ...found, at, length });
      else {
        views.push([pointerNames(pointer), found]);
        replaceTextAt(part.props, pointer, address, found.src);
      }
    }
    token.meta = { ...metaOf(token), part: { ...part, faults, views } } satisfies Box;
  }
}

/** Whether no line closes the box that a token opens; a widget needs none. */
export const isUnclosed = (token: Token): boolean =>
  metaOf(token).isClosed === false && metaOf(token).part?.kind !== 'widget';

/** @returns the name of a box, and the text that stands on the line that opens it; null if there is none */
export function joinedText(token: Token): { name: string; text: string } | null {
  const { name, joined } = metaOf(token);
  return joined === undefined ? null : { name, text: joined };
}

const nameIn = (info: string): string => /^[^\s[{]*/.exec(info.trim())?.[0] ?? '';

/**
 * Pandoc states what a box is among attributes: `::: {.note title="Title"}`.
 * @returns the line as it is written here, '' for a box that only another format shows; otherwise the same line
 */
function withoutAttributes(info: string): string {
  const line = info.trim();
  const attributes = line.startsWith('{') ? attributesAt(line, 0) : null;
  if (!attributes || attributes.length !== line.length) return info;
  const [name] = attributes.classes;
  return name === undefined ? '' : `${name} ${attributes.pairs.get('title') ?? ''}`;
}

/** @returns a component of the site that a line names; undefined if it names none */
function partOf(info: string, { boxes, widgets }: Parts): Box['part'] {
  const name = nameIn(info);
  const isOfWidget = name === WIDGET && !boxes.has(name);
  const line = boxLine(info.trim(), isOfWidget ? WIDGET.length : 0);
  const read = (isOfWidget ? widgets : boxes).get(line.name);
  return read && { kind: isOfWidget ? 'widget' : 'box', name: line.name, ...read(line) };
}

/** @returns the box of a line */
function boxOf(written: string, parts: Parts): Box {
  const info = withoutAttributes(written);
  const part = partOf(info, parts);
  if (part?.kind === 'widget') return { name: WIDGET, title: '', part };
  if (part) return { name: part.name, title: decoded(boxLine(info.trim()).title), part };
  const [, name = '', bracketed, rest = ''] = /^([^\s[{]*)(?:\[([^\]]*)\])?\s*(.*)/.exec(info.trim()) ?? [];
  const isOpen = name === 'details' && /(?:^|\s)\{open\}$/.test(rest);
  const title = bracketed ?? (isOpen ? rest.slice(0, -'{open}'.length).trimEnd() : rest);
  return {
    name,
    title: decoded(withoutComments(title)),
    ...(bracketed === undefined && !isOpen && { source: rest }),
    ...(isOpen && { isOpen }),
  };
}

export const ALERTS = ['note', 'info', 'tip', 'important', 'warning', 'caution', 'danger'] as const;
/** The first line of an alert; other tools take a sign that folds it, and a title, and some escape its marks. */
const ALERT = new RegExp(
  `^\\\\?\\[\\\\?!(${ALERTS.join('|')})\\\\?\\][-+]?(?:[ \\t]+([^\\n]*))?\\\\?(?:\\n|$)`,
  'i',
);

/** @returns the box that a quotation is, without its first line; null if it is none */
function alertIn(
  [open, paragraph, inline, , after]: readonly (Token | undefined)[],
  parts: Parts,
): Box | null {
  if (open?.type !== 'blockquote_open' || paragraph?.type !== 'paragraph_open' || !inline) return null;
  const [line, name = '', title = ''] = ALERT.exec(inline.content) ?? [];
  if (line === undefined) return null;
  const below = inline.content.slice(line.length);
  const isText = below === '' ? after?.type === 'blockquote_close' : continues(line.trimEnd(), title, below);
  if (title !== '' && isText) {
    inline.content = `${title}${below === '' ? '' : `\n${below}`}`;
    return boxOf(name.toLowerCase(), parts);
  }
  inline.content = below;
  if (inline.map) inline.map = [inline.map[0] + 1, inline.map[1]];
  return boxOf(`${name.toLowerCase()} ${title}`, parts);
}

/** Gives both tokens of a box its name and title, and turns alerts into boxes. */
function findBoxes(state: StateCore, parts: Parts): void {
  const { tokens, env } = state;
  /** Of open quotations and boxes; null for a quotation. */
  const open: (Box | null)[] = [];
  /** Paragraphs that held nothing but the first line of an alert. */
  const empty = new Set<Token | undefined>();
  for (const [index, token] of tokens.entries()) {
    const { type } = token;
    if (type === 'container_box_open')
      open.push({ ...boxOf(token.info, parts), ...(token.meta as BoxLines) });
    else if (type === 'blockquote_open') {
      const box = alertIn(tokens.slice(index, index + 5), parts);
      open.push(box);
      if (box) token.type = 'alert_open';
      if (box && tokens[index + 2]?.content === '')
        for (const one of tokens.slice(index + 1, index + 4)) empty.add(one);
    } else if (type !== 'container_box_close' && type !== 'blockquote_close') continue;
    const box = type.endsWith('_open') ? open.at(-1) : open.pop();
    if (!box) continue;
    token.meta = box;
    if (box.part) (env as PartsEnvironment).hasParts = true;
    if (type === 'blockquote_close') token.type = 'alert_close';
  }
  if (empty.size > 0) state.tokens = tokens.filter((token) => !empty.has(token));
  if (state.tokens.some(({ type }) => type === 'container_box_open')) takeJoinedTexts(state);
}

/** Gives a box the text that a formatter has put on the line that opens it. A title above nothing may be one, too. */
function takeJoinedTexts(state: StateCore): void {
  const made: Token[] = [];
  for (const [index, token] of state.tokens.entries()) {
    made.push(token);
    const box = metaOf(token);
    const { source = '', name } = box;
    if (
      token.type !== 'container_box_open' ||
      box.title === '' ||
      source === '' ||
      box.part ||
      !box.isClosed ||
      !token.map
    )
      continue;
    const [next, inline] = state.tokens.slice(index + 1, index + 3);
    const [line] = token.map;
    const isAlone = next?.type === 'container_box_close';
    const goesOn =
      next?.type === 'paragraph_open' &&
      next.map?.[0] === line + 1 &&
      continues(`${token.markup}${token.info}`, source, inline?.content ?? '');
    if (!(isAlone || goesOn)) continue;
    box.joined = isAlone ? source : `${source} …`;
    if (isAlone && (!box.isOneLine || name === 'details')) continue;
    box.title = '';
    if (isAlone) made.push(...paragraphOf(state, source, line, token.level + 1));
    else if (inline?.map) {
      inline.content = `${source}\n${inline.content}`;
      inline.map = [line, inline.map[1]];
    }
  }
  state.tokens = made;
}

interface PartsEnvironment {
  hasParts?: boolean;
}

/** Whether a body shows components of the site. */
export const showsParts = (env: object): boolean => (env as PartsEnvironment).hasParts ?? false;

/** Element that stands for a component until a page is rendered; `senja/react` knows it, too. */
const PART = 'senja-box';
/** The title of a component, for readers of text: its component shows it in its own way. */
const PART_TITLE = 'senja-title';

/** @returns HTML for readers that know no components: what is in boxes, without what the components add */
export const withoutParts = (html: string): string =>
  html.includes(`<${PART} `)
    ? html
        .replace(new RegExp(`<${PART} [^>]*>`, 'g'), '<div>')
        .replaceAll(`</${PART}>`, '</div>')
        .replaceAll(`<${PART_TITLE}>`, '<p>')
        .replaceAll(`</${PART_TITLE}>`, '</p>')
    : html;

export const NO_PARTS: Parts = { boxes: new Map(), widgets: new Map() };

/** The component of a box; one with wrong props is not rendered, and its box is shown as any other. */
const shownPart = ({ part }: Box): Box['part'] => (part?.faults.length === 0 ? part : undefined);

/** @returns the opening tag of a box that is no component, with its title */
function openingOf({ name, isOpen }: Box, shown: string): string {
  if (name === 'details')
    return `<details class="details"${isOpen ? ' open' : ''}>\n<summary>${shown}</summary>\n`;
  return `<div class="${name}" role="note">\n<p class="${name}__title">${shown}</p>\n`;
}

/**
 * @param titles default titles of the boxes of a site, by name
 * @param parts components of a site
 */
export function addBoxes(
  made: MarkdownIt,
  titles: ReadonlyMap<string, string>,
  parts: Parts = NO_PARTS,
): void {
  const { escapeHtml } = made.utils;
  const isKnown = (written: string): boolean => {
    const info = withoutAttributes(written);
    const name = nameIn(info);
    return (
      (info === '' && written.trim() !== '') ||
      titles.has(name) ||
      BOXES.includes(name) ||
      PLAIN.includes(name) ||
      partOf(info, parts) !== undefined
    );
  };
  readBoxes(made, isKnown);
  made.core.ruler.after('block', 'boxes', (state) => findBoxes(state, parts));
  const open: MarkdownIt['renderer']['rules'][string] = (tokens, index, _options, env) => {
    const box = metaOf(tokens[index]);
    const { name } = box;
    const part = shownPart(box);
    const words: Readonly<Record<string, string>> = env.language === 'id' ? TITLES.id : TITLES.en;
    const title = box.title || titles.get(name) || words[name] || '';
    const shown = escapeHtml(title);
    if (part) {
      const props = encodeURIComponent(JSON.stringify({ ...(title !== '' && { title }), ...part.props }));
      const views = part.views ? ` pictures="${encodeURIComponent(JSON.stringify(part.views))}"` : '';
      const opened = `<${PART} kind="${part.kind}" name="${escapeHtml(part.name)}" props="${props}"${views}>`;
      if (part.kind === 'widget') return `${opened}</${PART}>\n`;
      return `${opened}\n${title === '' ? '' : `<${PART_TITLE}>${shown}</${PART_TITLE}>\n`}`;
    }
    if (name === '') return '<div>\n';
    if (PLAIN.includes(name) && !titles.has(name)) return `<div class="${escapeHtml(name)}">\n`;
    return openingOf({ ...box, name: escapeHtml(name) }, shown);
  };
  const close: typeof open = (tokens, index) => {
    const box = metaOf(tokens[index]);
    const { name } = box;
    const part = shownPart(box);
    if (part) return part.kind === 'widget' ? '' : `</${PART}>\n`;
    return name === 'details' ? '</details>\n' : '</div>\n';
  };
  for (const kind of ['container_box', 'alert']) {
    made.renderer.rules[`${kind}_open`] = open;
    made.renderer.rules[`${kind}_close`] = close;
  }
}
