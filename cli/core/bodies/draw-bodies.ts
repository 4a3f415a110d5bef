/** HTML of tokens that markdown-it renders differently by default. */
import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import type { RenderRule } from 'markdown-it/lib/renderer.mjs';
import { plainTextOf } from './heading-ids.ts';

/** Data of an image token besides its attributes. */
export interface ImageMeta {
  /** Attributes of each lighter format. */
  sources?: [string, string][][];
  caption?: string;
  /** Element that plays the file. */
  plays?: 'video' | 'audio';
}

/** Makes a parser render images in all their formats, and tables that scroll. */
export function drawBodies({ renderer, utils }: MarkdownIt): void {
  const captioned = (caption: string | undefined): string =>
    caption === undefined ? '' : `<figcaption>${utils.escapeHtml(caption)}</figcaption>`;
  const drawImage = renderer.rules.image as RenderRule;
  // Alternative texts are words alone: no tags, and powers as such.
  renderer.renderInlineAsText = (tokens) => plainTextOf(tokens);

  renderer.rules.image = (tokens, index, options, env, self) => {
    const image = drawImage(tokens, index, options, env, self);
    const { sources = [], caption, plays }: ImageMeta = tokens[index]?.meta ?? {};
    if (plays) {
      const { src = '', alt = '' } = Object.fromEntries(tokens[index]?.attrs ?? []);
      const label = self.renderInlineAsText(tokens[index]?.children ?? [], options, env) || alt;
      const named = label === '' ? '' : ` aria-label="${utils.escapeHtml(label)}"`;
      return `<${plays} controls preload="metadata" src="${utils.escapeHtml(src)}"${named}></${plays}>${captioned(caption)}`;
    }
    const drawn = sources.map((attrs) => `<source${self.renderAttrs({ attrs } as Token)}>`);
    const picture = drawn.length === 0 ? image : `<picture>${drawn.join('')}${image}</picture>`;
    return picture + captioned(caption);
  };

  // A link that shows nothing would only be a stop for the keyboard; CommonMark has it.
  const isEmpty = (open: Token | undefined, close: Token | undefined): boolean =>
    open?.type === 'link_open' && close?.type === 'link_close' && open.attrGet('id') === null;
  renderer.rules.link_open = (tokens, index, options, env, self) =>
    env.language && isEmpty(tokens[index], tokens[index + 1]) ? '' : self.renderToken(tokens, index, options);
  renderer.rules.link_close = (tokens, index, _options, env) =>
    env.language && isEmpty(tokens[index - 1], tokens[index]) ? '' : '</a>';

  // A wide table scrolls inside itself and can be reached by keyboard. Regions of a page have distinct names.
  renderer.rules.table_open = (tokens, index, _options, _env, { renderAttrs }) =>
    `<section class="table-scroll"${renderAttrs(tokens[index] as Token)} tabindex="0"><table>\n`;
  renderer.rules.table_close = () => '</table></section>\n';
}
