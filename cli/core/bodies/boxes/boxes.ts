/**
 * Boxes: `::: note Title` up to `:::`, and the alerts of GitHub, `> [!NOTE]`. `::: details Title` can be opened. A box may
 * be a component of the site; `::: widget name` shows a widget, and what is inside comes after it. Of these, HTML has the
 * props alone: `senja/react` renders them with the page.
 */
import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import type { UnplacedFault } from '../../../diagnostics/index.ts';
import { pointerNames, replaceTextAt } from '../../../diagnostics/pointers/index.ts';
import type { BoxFault, Parts, PictureView } from '../../stages/parts.ts';
import type { ImageView } from '../../stages/views.ts';
import { type Box, boxName, boxPart, metaOf, withoutAttributes } from './box.ts';
import { readBoxes } from './box-rule.ts';
import { findBoxes } from './find-boxes.ts';

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

const OPENS: ReadonlySet<string> = new Set(['container_box_open', 'alert_open']);

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

/** No components of the site: of texts that no page shows. */
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
    const name = boxName(info);
    return (
      (info === '' && written.trim() !== '') ||
      titles.has(name) ||
      BOXES.includes(name) ||
      PLAIN.includes(name) ||
      boxPart(info, parts) !== undefined
    );
  };
  const isWidgetLine = (info: string): boolean => boxPart(info, parts)?.kind === 'widget';
  readBoxes(made, { known: isKnown, widget: isWidgetLine });
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
