/** Markdown as a site extends it: plugins, coloured code, boxes. */
import type MarkdownIt from 'markdown-it';
import container from 'markdown-it-container';
import { phrase } from '../../diagnostics/phrases.ts';
import type { MarkdownSettings } from '../stages/site.ts';
import { ofSite, SiteError } from '../stages/site-error.ts';
import { withoutComments } from '../values/html.ts';
import { memoized } from '../values/lists.ts';
import { keepOneFootnotePlugin } from './footnotes.ts';
import { type Markdown, markdownParser } from './markdown-parser.ts';

/** `::: name Title` up to `:::` becomes a box. Its default title comes from the settings. */
function addDirectives(made: MarkdownIt, titles: ReadonlyMap<string, string>): void {
  const { escapeHtml } = made.utils;
  const read = (info: string) => {
    const [, name = '', title = ''] = /^(\S*)\s*(.*)/.exec(info.trim()) ?? [];
    return { name, title: withoutComments(title) || titles.get(name) };
  };
  // Its types are from another build of markdown-it.
  container(made as never, 'directive', {
    validate: (info) => titles.has(read(info).name),
    render(tokens, index) {
      const { nesting, info = '' } = tokens[index] ?? {};
      if (nesting !== 1) return '</div>\n';
      const { name, title = '' } = read(info);
      return `<div class="${escapeHtml(name)}" role="note">\n<p class="${escapeHtml(name)}__title">${escapeHtml(title)}</p>\n`;
    },
  });
}

function made({ plugins = [], highlight, directives = {} }: MarkdownSettings): Markdown {
  const parser = markdownParser();
  if (highlight)
    parser.set({
      highlight(code, language) {
        const html: unknown = highlight(code, language) ?? '';
        // An empty text leaves the code unchanged.
        if (typeof html === 'string') return html;
        throw new SiteError('highlight', null, phrase('senja/site-code:highlight'));
      },
    });
  addDirectives(parser, new Map(Object.entries(directives)));
  ofSite(() => {
    for (const one of plugins) {
      const [plugin, ...options] = typeof one === 'function' ? [one] : one;
      plugin(parser as never, ...(options as never[]));
    }
    keepOneFootnotePlugin(parser);
  });
  return {
    options: parser.options,
    boxes: Object.keys(directives),
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
