/**
 * Ids and levels of headings. Ids are those of GitHub, unless a heading states its own: `## Title {#own}`. A page has one
 * h1. It is that of a body that begins with `# Title`, unless the template has one; then the body's is not repeated if it
 * says the same, and is the heading of a section if not.
 */
import { slug } from 'github-slugger';
import type MarkdownIt from 'markdown-it';
import type { StateCore, Token } from 'markdown-it';
import type { BodyView, HeadingView } from '../stages/views.ts';
import { plainTextIn } from '../values/body-lines.ts';
import { scriptText } from '../values/letters.ts';
import { attributesAt } from './converted/index.ts';

/** The tokens of a heading, the last of which closes it. */
export type Heading = [open: Token, inline: Token, close: Token];

/** An id at the end of a heading. */
const OWN = /(?:^|[ \t])\{[ \t]?#([^\s{}#"'<>&=`]{1,200})[ \t]?\}[ \t]*$/;

/** Classes of headings that say how pandoc counts them. */
const OF_COUNTING = /^(?:unnumbered|unlisted)$/;

/** @returns the id that a heading states, '' for none, and where its attributes begin; null if it has none */
function statedId(content: string): { id: string; at: number } | null {
  const found = OWN.exec(content);
  if (found) return { id: found[1] ?? '', at: found.index };
  const at = content.lastIndexOf('{');
  if (!/^$|\s/.test(content[at - 1] ?? '')) return null;
  if (content.slice(at) === '{-}') return { id: '', at };
  const attributes = attributesAt(content, at);
  if (!attributes || at + attributes.length !== content.length) return null;
  const { id, classes, pairs } = attributes;
  // A class may be one that its author waits for.
  const isOfPandoc = pairs.size === 0 && classes.every((one) => OF_COUNTING.test(one));
  return id !== '' || isOfPandoc ? { id, at } : null;
}

function findIds({ tokens }: StateCore): void {
  for (const [index, { type, content }] of tokens.entries()) {
    const open = type === 'inline' && content.endsWith('}') ? tokens[index - 1] : undefined;
    if (open?.type !== 'heading_open') continue;
    const found = statedId(content);
    const token = tokens[index];
    if (!found || !token) continue;
    if (found.id !== '') open.attrSet('id', found.id);
    token.content = content.slice(0, found.at).trimEnd();
  }
}

/** Makes a parser read the ids that headings state. */
export function readHeadingIds({ core: { ruler } }: MarkdownIt): void {
  ruler.after('block', 'ids', findIds);
}

/** A tag of raised or lowered text; those of the alternative text of an image are still HTML. */
function scriptTag({ type, tag, nesting, content }: Token): [tag: string, nesting: number] | null {
  if (type !== 'html_inline') return tag === 'sup' || tag === 'sub' ? [tag, nesting] : null;
  const [, slash, name] = /^<(\/?)(su[bp])[\s>]/i.exec(content) ?? [];
  return name === undefined ? null : [name.toLowerCase(), slash === '' ? 1 : -1];
}

/** @param write returns raised or lowered text as it is written without tags */
function textIn(tokens: readonly Token[], write: typeof scriptText): string {
  let text = '';
  let from = -1;
  for (const token of tokens) {
    const { type, content } = token;
    const [tag, nesting] = scriptTag(token) ?? [];
    if (nesting === 1) from = text.length;
    if (tag !== undefined && nesting === -1 && from >= 0) {
      text = text.slice(0, from) + write(tag, text.slice(from));
      from = -1;
    }
    if (type === 'softbreak' || type === 'hardbreak') text += ' ';
    else if (type === 'image') text += textIn(token.children ?? [], write);
    else if (type !== 'html_inline') text += content;
  }
  return text;
}

/** @returns the plain text of inline tokens, such as those of an alternative text */
export const plainTextOf = (tokens: readonly Token[]): string => textIn(tokens, scriptText);

/** @returns the plain text of an inline token */
export const plainText = (inline: Token): string => plainTextOf(inline.children ?? []);

/** @returns the text of a heading for its id: GitHub drops the tags in it */
const textForId = (inline: Token): string => textIn(inline.children ?? [], (_, text) => text);

/**
 * Sets the levels of headings: from 2 on, and no level is skipped. An id that a heading states, or
 * that a plugin has set, stays unless it is taken.
 */
export function nameHeadings(headings: readonly Heading[], ids: readonly string[]): HeadingView[] {
  const taken = new Set(ids);
  const own = new Map<Token, string>();
  for (const [open] of headings) {
    const id = open.attrGet('id');
    if (id && !taken.has(id)) {
      own.set(open, id);
      taken.add(id);
    }
  }
  /** The last number used, by words. */
  const counts = new Map<string, number>();
  let level = 1;
  const views: HeadingView[] = [];
  for (const [open, inline, close] of headings) {
    level = Math.min(Math.max(Number(open.tag.slice(1)), 2), level + 1);
    open.tag = `h${level}`;
    close.tag = open.tag;
    const text = plainText(inline).trim();
    let id = own.get(open) ?? '';
    if (id === '') {
      const base = open.attrGet('id') || slug(textForId(inline).trim().normalize('NFC')) || 'bagian';
      let count = counts.get(base) ?? 0;
      for (id = count === 0 ? base : `${base}-${count}`; taken.has(id); id = `${base}-${count}`) count += 1;
      counts.set(base, count);
      taken.add(id);
    }
    open.attrs = [['id', id], ...(open.attrs ?? []).filter(([name]) => name !== 'id')];
    views.push({ level, id, text });
  }
  return views;
}

/** How a page shows the title of a body. */
type TitleAs = 'h1' | 'h2' | 'nothing';

/** @param body whose first heading is its title, as an h2 */
export function bodyTitle({ html, headings }: BodyView, entryTitle: string) {
  const [{ id, text }, ...others] = headings as [BodyView['headings'][0], ...BodyView['headings']];
  const start = html.indexOf(`<h2 id="${id}"`);
  const close = html.indexOf('</h2>', start);
  const keyOf = (title: string): string => title.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
  // A plugin may draw headings in its own way.
  const isMovable = start >= 0 && close >= 0;
  const hasMore = /<img|<a [^<>]*href="[^#]/.test(html.slice(start, close));
  const isSame = (title: string): boolean => !hasMore && keyOf(title) === keyOf(text);
  return {
    /** How the title is shown next to the entry's. */
    expected: (!isMovable ? 'h2' : isSame(entryTitle) ? 'nothing' : 'h1') as TitleAs,
    /** @returns how it is to be shown in a page that shows it in some way */
    shownIn(page: string, as: TitleAs): TitleAs {
      if (!isMovable) return 'h2';
      const texts = page.split('<h1').slice(1);
      const own = as === 'h1' ? texts.findIndex((one) => one.startsWith(` id="${id}"`)) : -1;
      const ofTemplate = texts.filter((_, index) => index !== own);
      if (ofTemplate.length === 0) return 'h1';
      return ofTemplate.some((one) => isSame(plainTextIn(`<h1${one.split('</h1>', 1)[0]}`)))
        ? 'nothing'
        : 'h2';
    },
    /** @returns the body with its title shown so */
    withTitle(as: TitleAs): BodyView {
      const [before, title, after] = [
        html.slice(0, start),
        html.slice(start + 3, close),
        html.slice(close + 5),
      ];
      if (as === 'h1')
        return { html: `${before}<h1${title}</h1>${after}`, headings: [{ id, text, level: 1 }, ...others] };
      // Links to its id lead to what follows.
      const [tag = ''] = /^\s*<[a-z][a-z\d]*(?=[ >])[^<>]*/.exec(after) ?? [];
      const anchor = tag === '' || tag.includes(' id=') ? `<span id="${id}"></span>` : `${tag} id="${id}"`;
      const kept = anchor + after.slice(anchor.startsWith('<span') ? 0 : tag.length);
      return as === 'h2' ? { html, headings } : { html: before + kept, headings: others };
    },
  };
}
