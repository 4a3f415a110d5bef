/** Folders of Hugo. */

import { slugify } from '../../../core/values/names/slug.ts';
import { isObject } from '../../../core/values/shapes.ts';
import type { Export } from '../brought.ts';
import type { Generator } from '../folder/index.ts';
import { readFrontMatter } from '../front-matter.ts';
import { outsideCode } from '../text/code.ts';
import { replaceParts } from '../text/parts.ts';
import { withTermLists } from '../text/term-lists.ts';
import {
  byPattern,
  type Config,
  configIn,
  inFormats,
  inTree,
  memberOf,
  siteOf,
  statedDay,
  statedText,
} from './config.ts';
import { attributesIn, type BodyReader, fenced, shortcode } from './shortcodes.ts';

const HUGO_CONFIG = inFormats(['hugo', 'config', 'config/_default/hugo', 'config/_default/config']);

/** Hugo's addresses have small letters, and hyphens for spaces. */
const hugoAddress = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}\-._/]/gu, '');

/** Whether Hugo makes a page: `build.render`, which sections hand down; undefined if fields do not say it. */
function isRendered(fields: unknown): boolean | undefined {
  const stated = memberOf(fields, 'build', 'render') ?? memberOf(fields, '_build', 'render');
  if (stated !== undefined) return stated !== 'never' && stated !== false;
  return memberOf(fields, 'headless') === true ? false : undefined;
}

export function hugo(from: Export): Generator | null {
  const config = configIn(from, HUGO_CONFIG);
  if (!config || (!('baseURL' in config) && !('baseurl' in config) && 'base_url' in config)) return null;
  const own = configIn(from, inFormats(['config/_default/languages'])) ?? config.languages;
  const languages = isObject(own) ? Object.entries(own) : [];
  const language =
    statedText(config.defaultContentLanguage) ||
    languages[0]?.[0] ||
    statedText(config.languageCode).slice(0, 2) ||
    'en';
  const content = statedText(config.contentDir) || 'content';
  const ofLanguages = languages.flatMap(([code, one]) => {
    const stated = isObject(one) ? statedText(one.contentDir) : '';
    const folder = stated.replace(/\/$/, '') || `${content}/${code}`;
    return from.files.some((file) => file.startsWith(`${folder}/`)) ? [{ folder, language: code }] : [];
  });
  const permalinks = isObject(config.permalinks) ? config.permalinks : {};
  const ofPages: Config = isObject(permalinks.page) ? permalinks.page : permalinks;
  const [, first] = languages.find(([code]) => code === language) ?? [];
  const titled = isObject(first) ? statedText(first.title) : '';
  const roots = [...ofLanguages, { folder: content, language: '' }];
  /** What sections hand down to all below them, by folder. */
  const handedDown = new Map<string, boolean>();
  for (const file of from.files) {
    const root = roots.find(({ folder }) => file.startsWith(`${folder}/`));
    if (!root || !/\/_index(?:\.[\w-]+)?\.(?:md|markdown|html)$/.test(file)) continue;
    const shown = isRendered(readFrontMatter(from.text(file) ?? '').fields.cascade);
    const folder = file.slice(
      root.folder.length + 1,
      Math.max(root.folder.length + 1, file.lastIndexOf('/')),
    );
    if (shown !== undefined) handedDown.set(folder, shown);
  }
  const isShown = (path: string, fields: Config): boolean => {
    let shown = isRendered(fields);
    for (let folder = path; shown === undefined && folder !== ''; ) {
      folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')));
      shown = handedDown.get(folder);
    }
    return shown ?? true;
  };
  const params = isObject(config.params) ? config.params : {};
  return {
    site: siteOf({
      title: titled || statedText(config.title),
      description: statedText(params.description),
      url: statedText(config.baseURL) || statedText(config.baseurl),
      language,
      languages: languages.map(([code]) => code).filter((code) => code !== language),
      timeZone: statedText(config.timeZone),
    }),
    roots,
    endings: ['md', 'markdown', 'html'],
    placeOf(path, fields) {
      const place = inTree(path);
      if (!isShown(path, fields)) {
        fields.draft = true;
        return { ...place, former: null };
      }
      const pattern = statedText(ofPages[place.collection]);
      const isSection = /(?:^|\/)_index$/.test(path);
      const slug = place.name.split('/').at(-1) ?? '';
      const day = statedDay(fields, slug);
      const name = hugoAddress(statedText(fields.slug) || slug);
      const made =
        pattern === '' || isSection
          ? hugoAddress(place.former ?? '/')
          : byPattern(pattern, {
              path: hugoAddress(path),
              name,
              day,
              title: slugify(statedText(fields.title)),
            });
      return { ...place, former: made.endsWith('/') || /\.\w+$/.test(made) ? made : `${made}/` };
    },
    publicPath: (file) => (file.startsWith('static/') ? file.slice('static/'.length) : null),
    design: /^(?:layouts|themes|archetypes|assets|i18n|data|public|config|_vendor)\//,
    body: hugoBody(memberOf(config, 'markup', 'goldmark', 'parser', 'autoDefinitionTermID') === true),
  };
}

/** @param withIds whether links lead to terms of lists by their words */
const hugoBody =
  (withIds: boolean): BodyReader =>
  (text, _draft, told) => {
    const withCode = replaceParts(
      text,
      /\{\{[<%]\s*highlight\s([^{}]*)[%>]\}\}/g,
      /\{\{[<%]\s*\/\s*highlight\s*[%>]\}\}/g,
      (code, [, given = '']) => fenced(attributesIn(given)['0'] ?? '', code),
    )
      .replace(/\{\{[<%]\s*(?:rel)?ref\s([^{}]*)[%>]\}\}/g, (_, given: string) => {
        const { 0: target = '', path = target } = attributesIn(given);
        return hugoTarget(path);
      })
      .replace(/<!--\s*more\s*-->\n?/g, '');
    const made = outsideCode(withCode, (part, at) =>
      replaceParts(
        part,
        /\{\{[<%](?!\/\*)\s*(?:(\/)\s*)?([\w/.-]+)/g,
        /[>%]\}\}/g,
        (rest, { 1: closing, 2: name = '', index }, whole) => {
          if (closing !== undefined) return whole;
          const said = shortcode(name, attributesIn(rest.trim().replace(/\/$/, '')));
          if (said === null) told('import/left:shortcode', name, at + index, whole);
          return said ?? whole;
        },
      ),
    );
    // What only shows a shortcode.
    const shown = replaceParts(made, /\{\{([<%])\/\*/g, /\*\/[>%]\}\}/g, (inner, [, sign], whole) => {
      return `{{${sign} ${inner.trim()} ${whole.at(-3)}}}`;
    });
    return withTermLists(shown, withIds);
  };

/** A page as `ref` names it: from the top of the content, or beside the page. */
const hugoTarget = (target: string): string =>
  /^[#/]/.test(target)
    ? target
    : /\.md(?:#|$)/.test(target)
      ? target
      : target.includes('/')
        ? `/${target}`
        : target;
