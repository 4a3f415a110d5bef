/** Markdown as a site extends it: plugins, coloured code, boxes, components. */
import { phrase } from '../../diagnostics/phrases/index.ts';
import type { Parts } from '../stages/parts.ts';
import type { MarkdownSettings } from '../stages/site.ts';
import { ofSite, SiteError } from '../stages/site-error.ts';
import { lazily } from '../values/lists.ts';
import { BOXES, NO_PARTS, showsParts } from './boxes/index.ts';
import { drawCode, drawGroups } from './code/index.ts';
import { keepOneFootnotePlugin } from './footnotes.ts';
import { type Markdown, markdownParser, PLAIN_CODE, parser as plain } from './markdown-parser.ts';

/** What a highlighter returns for a language that it draws, instead of colouring it. */
const DRAWN = /<(?:svg|img|picture|figure|canvas)\b|^<pre\b[^<>]* class="mermaid\b/;

function extended(
  { plugins = [], highlight, directives = {}, code = false }: MarkdownSettings,
  parts: Parts,
): Markdown {
  const titles = new Map(Object.entries(directives));
  const parser = markdownParser(titles, parts);
  if (code) {
    drawCode(parser, code === true ? {} : code);
    drawGroups(parser);
  }
  const { fence } = parser.renderer.rules;
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
    ...namesOf(parts, titles.keys()),
    isExtended: true,
    code: {
      isOn: code !== false,
      isOwn: parser.renderer.rules.fence !== fence,
      draws: (text, language) =>
        DRAWN.test(ofSite(() => parser.options.highlight?.(text, language, '') ?? '')),
    },
    parse: (...args) => ofSite(() => parser.parse(...args)),
    renderer: { render: (...args) => ofSite(() => parser.renderer.render(...args)) },
  };
}

const namesOf = (
  { boxes, widgets }: Parts,
  own: Iterable<string> = [],
): Pick<Markdown, 'boxes' | 'widgets'> => ({
  boxes: [...new Set([...own, ...boxes.keys(), ...BOXES])],
  widgets: [...widgets.keys()],
});

/** Only for components: bodies without any are read as they would be otherwise. */
function withParts(parts: Parts): Markdown {
  const own = lazily(() => markdownParser(new Map(), parts));
  return {
    options: plain.options,
    ...namesOf(parts),
    isExtended: false,
    code: PLAIN_CODE,
    parse: (text, env) => (/::|\[!/.test(text) ? own() : plain).parse(text, env),
    renderer: {
      render: (tokens, options, env) =>
        (showsParts(env) ? own() : plain).renderer.render(tokens, options, env),
    },
  };
}

const known = new WeakMap<object, Markdown>();

/**
 * @returns the parser and renderer of a site's bodies; undefined if the site has no extensions
 * @throws SiteError for any error of a plugin, now or later
 */
export function siteMarkdown(
  settings: MarkdownSettings | undefined,
  parts: Parts = NO_PARTS,
): Markdown | undefined {
  if (!settings && parts.boxes.size + parts.widgets.size === 0) return undefined;
  const key = settings ?? parts;
  const made = known.get(key) ?? (settings ? extended(settings, parts) : withParts(parts));
  known.set(key, made);
  return made;
}
