/**
 * HTML in bodies: what an allow-list like GitHub's lets through becomes tokens like those of Markdown, so links,
 * pictures and headings are checked and placed alike. Everything else is taken out and listed; nothing of it reaches
 * a page. An element ends at the latest with the block that it is in.
 */
import type MarkdownIt from 'markdown-it';
import type { StateBlock, StateCore, StateInline, Token } from 'markdown-it';
import { COMMENT_CLOSE, COMMENT_OPEN } from '../../values/html.ts';
import { templatePiece } from '../../values/template-syntax.ts';
import { ruleNamed } from '../note-addresses.ts';
import { type HtmlEnvironment, ownHtml, type Removed } from './environment.ts';
import { UNCLOSED_COMMENT } from './html-comments.ts';

function replaceHtml(state: StateCore): void {
  if (!state.src.includes('<')) return;
  const isHtml = (token: Token): boolean =>
    token.type === 'html_block' || (token.children?.some(({ type }) => type === 'html_inline') ?? false);
  if (state.tokens.some(isHtml)) ownHtml.get().replaceHtml(state);
}

/** Extends a block of HTML whose last comment is open: in CommonMark it ends at an empty line, and the rest would show. */
function keepComments({ block: { ruler } }: MarkdownIt): void {
  const rule = ruleNamed<RuleBlock>(ruler, 'html_block');
  const extended: RuleBlock = (state, first, end, silent) => {
    const start = (state.bMarks[first] ?? 0) + (state.tShift[first] ?? 0);
    // Text after a comment on its line is a paragraph.
    if (state.src.startsWith(COMMENT_OPEN, start) || !rule(state, first, end, silent)) return false;
    const token = silent ? undefined : state.tokens.at(-1);
    if (!token || token.content.lastIndexOf(COMMENT_OPEN) <= token.content.lastIndexOf(COMMENT_CLOSE))
      return true;
    const opening =
      first + token.content.slice(0, token.content.lastIndexOf(COMMENT_OPEN)).split('\n').length - 1;
    const endOf = (line: number): string => state.src.slice(state.bMarks[line], state.eMarks[line]);
    let line = state.line;
    while (line < end && !endOf(line).includes(COMMENT_CLOSE)) line += 1;
    state.line = Math.min(line + 1, end);
    token.content = state.getLines(first, state.line, state.blkIndent, true);
    token.map = [first, state.line];
    if (line >= end) state.push(UNCLOSED_COMMENT, '', 0).map = [opening, end];
    return true;
  };
  ruler.at('html_block', extended, { alt: ['paragraph', 'reference', 'blockquote'] });
}

type RuleBlock = (state: StateBlock, first: number, end: number, silent: boolean) => boolean;

/** Makes a parser read HTML. */
export function readHtml(made: MarkdownIt): void {
  keepComments(made);
  const { ruler } = made.inline;
  const rule = ruleNamed<(state: StateInline, silent: boolean) => boolean>(ruler, 'html_inline');
  ruler.at('html_inline', (state, silent) => {
    const { pos, src } = state;
    // `{{<figure src="a.png">}}` of another tool is no tag.
    const template = src.startsWith('{{<', pos - 2) ? templatePiece(src, pos - 2) : null;
    if (template && src.endsWith('>}}', pos - 2 + template.length)) {
      state.pos = pos - 2 + template.length;
      if (!silent) state.pending += src.slice(pos, state.pos);
      return true;
    }
    const before = state.tokens.length;
    if (!rule(state, silent)) return false;
    const token = silent ? undefined : state.tokens.slice(before).find(({ type }) => type === 'html_inline');
    if (token) token.meta = { at: pos };
    return true;
  });
  made.core.ruler.push('html', replaceHtml);
}

/** @returns what was taken out of a body */
export const removedIn = (env: object): readonly Removed[] => (env as HtmlEnvironment).removed ?? [];

/**
 * Takes ids from elements that a page already uses.
 * @returns the others
 */
export function keepIdsApart(tokens: readonly Token[], taken: ReadonlySet<string>): string[] {
  const ids = new Set<string>();
  for (const { children } of tokens)
    for (const token of children ?? []) {
      const id = token.attrs ? token.attrGet('id') : null;
      if (id === null) continue;
      if (taken.has(id) || ids.has(id)) token.attrs = token.attrs?.filter(([name]) => name !== 'id') ?? null;
      else ids.add(id);
    }
  return [...ids];
}

/** Whether a body holds any HTML. */
export const holdsHtml = (env: object): boolean => (env as HtmlEnvironment).hasHtml ?? false;
