/** HTML in a body → tokens like those of Markdown. */
import type { StateCore, Token } from 'markdown-it';
import { blockTokens } from './block-tokens.ts';
import type { HtmlEnvironment } from './environment.ts';
import { TagTokens } from './tag-tokens.ts';
import { endsIn, htmlPieces, WITH_CONTENT } from './tokenize.ts';

class HtmlReplacement {
  readonly #state: StateCore;
  readonly #tags: TagTokens;

  constructor(state: StateCore) {
    this.#state = state;
    this.#tags = new TagTokens(state);
  }

  run(): void {
    const state = this.#state;
    const made: Token[] = [];
    for (const token of state.tokens) {
      if (token.type === 'html_block') made.push(...blockTokens(token, this.#tags));
      else {
        if (token.nesting < 0) this.#addTo(made, this.#tags.open.endOfMarkdown());
        if (token.type === 'inline' && token.children?.some(({ type }) => type === 'html_inline')) {
          const isHeading = made.at(-1)?.type === 'heading_open';
          token.children.splice(0, token.children.length, ...this.#inline(token, isHeading));
        }
        made.push(token);
        if (token.nesting > 0) this.#tags.open.add(null);
      }
    }
    this.#addTo(made, this.#tags.open.endFrom(0));
    state.tokens = made;
    const env = state.env as HtmlEnvironment;
    env.hasHtml = true;
    env.removed = this.#tags.removed;
  }

  #addTo(made: Token[], children: Token[]): void {
    if (children.length > 0) made.push(this.#tags.inlineToken(null, children));
  }

  /** @returns the children of a paragraph, a heading or a cell */
  #inline(inline: Token, noBlocks: boolean): Token[] {
    const { children } = inline;
    const made: Token[] = [];
    const from = this.#tags.open.count;
    this.#tags.open.add(null);
    const list = children ?? [];
    const { endOf, levels } = endsIn(list);
    for (let index = 0; index < list.length; index += 1) {
      const child = list[index] as Token;
      if (child.type !== 'html_inline') {
        if (child.nesting < 0) made.push(...this.#tags.open.endOfMarkdown(from + 1));
        made.push(child);
        if (child.nesting > 0) this.#tags.open.add(null);
        continue;
      }
      const at = (child.meta as { at: number } | null)?.at ?? 0;
      const [piece] = htmlPieces(child.content);
      if (piece?.kind === 'gone') this.#tags.remove(piece.name, inline, at, piece.length);
      else if (piece?.kind === 'end') made.push(...this.#tags.close(piece.name));
      else if (piece?.kind === 'start') {
        if (this.#tags.isText(piece)) made.push(this.#tags.text(child.content));
        else {
          made.push(...this.#tags.start(piece, inline, at, noBlocks));
          if (piece.name in WITH_CONTENT) {
            const end = endOf(piece.name, index);
            if (end > 0 && levels[end] === levels[index + 1]) index = end;
          }
        }
      }
    }
    return [...made, ...this.#tags.open.endFrom(from)];
  }
}

/** Replaces the HTML of a body by tokens. */
export const replaceHtml = (state: StateCore): void => new HtmlReplacement(state).run();
