/** Boxes: `::: note Title` up to `:::`, and the alerts of GitHub, `> [!NOTE]`. `::: details Title` can be opened. */
import type MarkdownIt from 'markdown-it';
import type { StateCore, Token } from 'markdown-it';
import container from 'markdown-it-container';
import { withoutComments } from '../values/html.ts';

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

interface Box {
  name: string;
  title: string;
}

const metaOf = (token: Token | undefined): Box => (token?.meta as Box | null) ?? { name: '', title: '' };

const boxOf = (info: string): Box => {
  const [, name = '', bracketed, title = ''] = /^([^\s[]*)(?:\[([^\]]*)\])?\s*(.*)/.exec(info.trim()) ?? [];
  return { name, title: withoutComments(bracketed ?? title) };
};

/** The first line of an alert; other tools take a sign that folds it, and a title. */
const ALERT = /^\[!(note|info|tip|important|warning|caution|danger)\][-+]?(?:[ \t]+([^\n]*))?(?:\n|$)/i;

/** @returns the box that a quotation is, without its first line; null if it is none */
function alertIn([open, paragraph, inline]: readonly (Token | undefined)[]): Box | null {
  if (open?.type !== 'blockquote_open' || paragraph?.type !== 'paragraph_open' || !inline) return null;
  const [line, name = '', title = ''] = ALERT.exec(inline.content) ?? [];
  if (line === undefined) return null;
  inline.content = inline.content.slice(line.length);
  if (inline.map) inline.map = [inline.map[0] + 1, inline.map[1]];
  return { name: name.toLowerCase(), title: withoutComments(title.trim()) };
}

/** Gives both tokens of a box its name and title, and turns alerts into boxes. */
function findBoxes(state: StateCore): void {
  const { tokens } = state;
  /** Of open quotations and boxes; null for a quotation. */
  const open: (Box | null)[] = [];
  /** Paragraphs that held nothing but the first line of an alert. */
  const empty = new Set<Token | undefined>();
  for (const [index, token] of tokens.entries()) {
    const { type } = token;
    if (type === 'container_box_open') open.push(boxOf(token.info));
    else if (type === 'blockquote_open') {
      const box = alertIn(tokens.slice(index, index + 3));
      open.push(box);
      if (box) token.type = 'alert_open';
      if (box && tokens[index + 2]?.content === '')
        for (const one of tokens.slice(index + 1, index + 4)) empty.add(one);
    } else if (type !== 'container_box_close' && type !== 'blockquote_close') continue;
    const box = type.endsWith('_open') ? open.at(-1) : open.pop();
    if (!box) continue;
    token.meta = box;
    if (type === 'blockquote_close') token.type = 'alert_close';
  }
  if (empty.size > 0) state.tokens = tokens.filter((token) => !empty.has(token));
}

/** @param titles default titles of the boxes of a site, by name */
export function addBoxes(made: MarkdownIt, titles: ReadonlyMap<string, string>): void {
  const { escapeHtml } = made.utils;
  const isKnown = (info: string): boolean => {
    const { name } = boxOf(info);
    return titles.has(name) || BOXES.includes(name) || PLAIN.includes(name);
  };
  // Its types are from another build of markdown-it.
  container(made as never, 'box', { validate: isKnown });
  made.core.ruler.after('block', 'boxes', findBoxes);
  const open: MarkdownIt['renderer']['rules'][string] = (tokens, index, _options, env) => {
    const { name, title } = metaOf(tokens[index]);
    const words: Readonly<Record<string, string>> = env.language === 'id' ? TITLES.id : TITLES.en;
    const shown = escapeHtml(title || titles.get(name) || words[name] || '');
    const of = escapeHtml(name);
    if (PLAIN.includes(name) && !titles.has(name)) return `<div class="${of}">\n`;
    if (name === 'details') return `<details class="details">\n<summary>${shown}</summary>\n`;
    return `<div class="${of}" role="note">\n<p class="${of}__title">${shown}</p>\n`;
  };
  const close: typeof open = (tokens, index) =>
    metaOf(tokens[index]).name === 'details' ? '</details>\n' : '</div>\n';
  for (const kind of ['container_box', 'alert']) {
    made.renderer.rules[`${kind}_open`] = open;
    made.renderer.rules[`${kind}_close`] = close;
  }
}
