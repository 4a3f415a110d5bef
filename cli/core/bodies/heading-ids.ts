/** Ids and levels of headings. Ids are those of GitHub, unless a heading states its own: `## Title {#own}`. */
import { slug } from 'github-slugger';
import type MarkdownIt from 'markdown-it';
import type { StateCore, Token } from 'markdown-it';
import type { HeadingView } from '../stages/views.ts';

/** The tokens of a heading, the last of which closes it. */
export type Heading = [open: Token, inline: Token, close: Token];

/** An id at the end of a heading. */
const OWN = /(?:^|[ \t])\{[ \t]?#([^\s{}#"'<>&=`]{1,200})[ \t]?\}[ \t]*$/;

function findIds({ tokens }: StateCore): void {
  for (const [index, { type, content }] of tokens.entries()) {
    const open = type === 'inline' && content.endsWith('}') ? tokens[index - 1] : undefined;
    if (open?.type !== 'heading_open') continue;
    const found = OWN.exec(content);
    const token = tokens[index];
    if (!found || !token) continue;
    open.attrSet('id', found[1] ?? '');
    token.content = content.slice(0, found.index).trimEnd();
  }
}

/** Makes a parser read the ids that headings state. */
export function readHeadingIds({ core: { ruler } }: MarkdownIt): void {
  ruler.after('block', 'ids', findIds);
}

/** @returns the plain text of an inline token */
export function plainText(inline: Token): string {
  let text = '';
  for (const { type, content } of inline.children ?? [])
    text += type === 'softbreak' || type === 'hardbreak' ? ' ' : type === 'html_inline' ? '' : content;
  return text;
}

/**
 * Sets the levels of headings: the page's title is its only h1, and no level is skipped. An id that a heading states, or
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
      const base = open.attrGet('id') || slug(text.normalize('NFC')) || 'bagian';
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
