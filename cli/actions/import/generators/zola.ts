/** Folders of Zola. */
import { slugify } from '../../../core/values/names/slug.ts';
import { isObject } from '../../../core/values/shapes.ts';
import type { Export } from '../brought.ts';
import type { Generator } from '../folder/index.ts';
import { outsideCode } from '../text/code.ts';
import { replaceParts } from '../text/parts.ts';
import { configIn, inTree, siteOf, statedText } from './config.ts';
import { attributesIn, type BodyReader, shortcode } from './shortcodes.ts';

export function zola(from: Export): Generator | null {
  const config = configIn(from, ['config.toml', 'zola.toml']);
  if (!config || !('base_url' in config)) return null;
  const language = statedText(config.default_language) || 'en';
  return {
    site: siteOf({
      title: statedText(config.title),
      description: statedText(config.description),
      url: statedText(config.base_url),
      language,
      languages: isObject(config.languages) ? Object.keys(config.languages) : [],
    }),
    roots: [{ folder: 'content', language: '' }],
    endings: ['md'],
    placeOf(path) {
      const place = inTree(path);
      return {
        ...place,
        former: `/${(place.former ?? '')
          .split('/')
          .filter(Boolean)
          .map((part) => slugify(part.replace(/^\d{4}-\d\d-\d\d[-_ ]+/, '')))
          .join('/')}/`.replace('//', '/'),
      };
    },
    publicPath: (file) => (file.startsWith('static/') ? file.slice('static/'.length) : null),
    design: /^(?:templates|themes|sass|syntaxes|public)\//,
    body: zolaBody,
    linked: (target) => (target.startsWith('@/') ? `content/${target.slice(2)}` : null),
  };
}

const zolaBody: BodyReader = (text, _draft, told) => {
  const bare = text.replace(/<!--\s*more\s*-->\n?/g, '');
  return outsideCode(bare, (part, at) =>
    replaceParts(
      part,
      /\{\{\s*([\w-]+)\(|\{%\s*(?!end\b|raw\b|endraw\b)([\w-]+)\s*\(/g,
      ([, name]) => (name === undefined ? /\)\s*%\}/g : /\)\s*\}\}/g),
      (rest, { 1: name, 2: block = '', index }, whole) => {
        const said = name === undefined ? null : shortcode(name, attributesIn(rest));
        if (said === null) told('import/left:shortcode', name ?? block, at + index, whole);
        return said ?? whole;
      },
    ),
  );
};
