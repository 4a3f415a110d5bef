/** Markdown as a site extends it: plugins, coloured code, boxes. */
import { phrase } from '../../diagnostics/phrases.ts';
import type { MarkdownSettings } from '../stages/site.ts';
import { ofSite, SiteError } from '../stages/site-error.ts';
import { memoized } from '../values/lists.ts';
import { BOXES } from './boxes.ts';
import { keepOneFootnotePlugin } from './footnotes.ts';
import { type Markdown, markdownParser } from './markdown-parser.ts';

function made({ plugins = [], highlight, directives = {} }: MarkdownSettings): Markdown {
  const titles = new Map(Object.entries(directives));
  const parser = markdownParser(titles);
  if (highlight)
    parser.set({
      highlight(code, language) {
        const html: unknown = highlight(code, language) ?? '';
        // An empty text leaves the code unchanged.
        if (typeof html === 'string') return html;
        throw new SiteError('highlight', null, phrase('senja/site-code:highlight'));
      },
    });
  ofSite(() => {
    for (const one of plugins) {
      const [plugin, ...options] = typeof one === 'function' ? [one] : one;
      plugin(parser as never, ...(options as never[]));
    }
    keepOneFootnotePlugin(parser);
  });
  return {
    options: parser.options,
    boxes: [...new Set([...titles.keys(), ...BOXES])],
    parse: (...args) => ofSite(() => parser.parse(...args)),
    renderer: { render: (...args) => ofSite(() => parser.renderer.render(...args)) },
  };
}

const markdownOf = memoized(made, new WeakMap());

/**
 * @returns the parser and renderer of a site's bodies; undefined if the site has no extensions
 * @throws SiteError for any error of a plugin, now or later
 */
export const siteMarkdown = (settings: MarkdownSettings | undefined): Markdown | undefined =>
  settings && markdownOf(settings);
