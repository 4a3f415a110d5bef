/**
 * Attributes in braces as pandoc writes them: `{#id .class key="value"}`. Those of a picture, a link or code say how it looks
 * elsewhere, and are left out, except for an alternative text; a text in brackets that has some, `[text]{.underline}`, is
 * shown as the text.
 */
import type MarkdownIt from 'markdown-it';
import type { StateInline, Token } from 'markdown-it';

const ITEM = `(?:#[^\\s{}"'<>&=\`]{1,200}|\\.[^\\s{}"'<>&=\`]{1,200}|[a-z][\\w:-]{0,60}=(?:"[^"{}]{0,300}"|'[^'{}]{0,300}'))`;
const ATTRIBUTES = new RegExp(`\\{[ \\t]?(${ITEM}(?:\\s{1,9}${ITEM}){0,20})[ \\t]?\\}`, 'iy');
const ONE = new RegExp(ITEM, 'gi');

export interface Attributes {
  id: string;
  classes: readonly string[];
  pairs: ReadonlyMap<string, string>;
  /** Length of the whole, braces included. */
  length: number;
}

/** @returns the attributes at an offset of a text, or null */
export function attributesAt(text: string, at: number): Attributes | null {
  ATTRIBUTES.lastIndex = at;
  const [whole, inner = ''] = ATTRIBUTES.exec(text) ?? [];
  if (whole === undefined) return null;
  let id = '';
  const classes: string[] = [];
  const pairs = new Map<string, string>();
  for (const [item] of inner.matchAll(ONE)) {
    const equals = item.indexOf('=');
    if (item.startsWith('#')) id ||= item.replace(/^#+/, '');
    else if (item.startsWith('.')) classes.push(item.slice(1));
    else pairs.set(item.slice(0, equals).toLowerCase(), item.slice(equals + 2, -1));
  }
  return { id, classes, pairs, length: whole.length };
}

/** Tokens that attributes may follow. */
const BEFORE = new Set(['link_close', 'image', 'code_inline']);

/** Gives a picture the alternative text of its attributes: the text in its brackets is then its caption. */
function setAlternative({ md, env, Token }: StateInline, image: Token, text: string): void {
  const caption = md.renderer.renderInlineAsText(image.children ?? [], md.options, env);
  if (caption !== '' && caption !== text && image.attrGet('title') === null) image.attrSet('title', caption);
  image.children = [Object.assign(new Token('text', '', 0), { content: text })];
  image.content = text;
}

/** Attributes right behind a picture, a link or code; a class alone may be one that its author waits for. */
function skipAttributes(state: StateInline, silent: boolean): boolean {
  const { src, pos, pending, tokens } = state;
  const before = tokens.at(-1);
  if (src[pos] !== '{' || silent || pending !== '' || !before || !BEFORE.has(before.type)) return false;
  const found = attributesAt(src, pos);
  if (!found || (found.id === '' && found.pairs.size === 0)) return false;
  const alternative = found.pairs.get('alt') ?? found.pairs.get('fig-alt');
  if (before.type === 'image' && alternative) setAlternative(state, before, alternative);
  state.pos = pos + found.length;
  return true;
}

/** Elements for classes of pandoc. */
const ELEMENTS: Readonly<Record<string, string>> = { underline: 'u', ul: 'u', mark: 'mark' };

/** @returns the element that a text with attributes is shown in, with what is behind its name; null for the text alone */
function elementOf({ id, classes, pairs }: Attributes): [name: string, rest: string] | null {
  const name = classes.map((one) => ELEMENTS[one.toLowerCase()]).find((one) => one !== undefined);
  const attrs = [
    ['id', id],
    ['lang', pairs.get('lang') ?? ''],
    ['dir', pairs.get('dir') ?? ''],
  ].filter(([, value = '']) => /^[^<>&"]+$/.test(value));
  if (name === undefined && attrs.length === 0) return null;
  return [name ?? 'span', attrs.map(([key, value]) => ` ${key}="${value}"`).join('')];
}

function pushTag(state: StateInline, content: string, at: number): Token {
  return Object.assign(state.push('html_inline', '', 0), { content, meta: { at } });
}

/** `[text]{.underline}`, `[]{#bookmark .anchor}` */
function span(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax, md } = state;
  // What is one in a link must not be taken for a link within it.
  if (silent || src[pos] !== '[' || src[pos - 1] === '!' || !src.includes(']{', pos)) return false;
  const end = md.helpers.parseLinkLabel(state, pos);
  const found = end < 0 ? null : attributesAt(src, end + 1);
  if (!found || end + 1 + found.length > posMax) return false;
  const element = elementOf(found);
  if (element) pushTag(state, `<${element.join('')}>`, pos);
  Object.assign(state, { pos: pos + 1, posMax: end });
  md.inline.tokenize(state);
  if (element) pushTag(state, `</${element[0]}>`, end);
  Object.assign(state, { pos: end + 1 + found.length, posMax });
  return true;
}

/** Makes a parser read attributes. */
export function readAttributes({ inline: { ruler } }: MarkdownIt): void {
  ruler.before('link', 'span', span);
  ruler.before('link', 'attributes', skipAttributes);
}
