/** HTML of tokens that markdown-it renders differently by default. */
import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import type { RenderRule } from 'markdown-it/lib/renderer.mjs';

/** Data of an image token besides its attributes. */
export interface ImageMeta {
  /** Attributes of each lighter format. */
  sources?: [string, string][][];
  caption?: string;
}

/** Makes a parser render images in all their formats, and tables that scroll. */
export function drawBodies({ renderer, utils }: MarkdownIt): void {
  const drawImage = renderer.rules.image as RenderRule;

  renderer.rules.image = (tokens, index, options, env, self) => {
    const image = drawImage(tokens, index, options, env, self);
    const { sources = [], caption }: ImageMeta = tokens[index]?.meta ?? {};
    const drawn = sources.map((attrs) => `<source${self.renderAttrs({ attrs } as Token)}>`);
    const picture = drawn.length === 0 ? image : `<picture>${drawn.join('')}${image}</picture>`;
    return picture + (caption === undefined ? '' : `<figcaption>${utils.escapeHtml(caption)}</figcaption>`);
  };

  // A wide table scrolls inside itself and can be reached by keyboard. Regions of a page have distinct names.
  renderer.rules.table_open = (tokens, index, _options, _env, { renderAttrs }) =>
    `<section class="table-scroll"${renderAttrs(tokens[index] as Token)} tabindex="0"><table>\n`;
  renderer.rules.table_close = () => '</table></section>\n';
}
