/** Folders of Jekyll. */

import { dayInName } from '../../../core/values/names/prefixes.ts';
import { isObject } from '../../../core/values/shapes.ts';
import type { Export } from '../brought.ts';
import { type Generator, isOffered, PAGES } from '../folder/index.ts';
import { readFields } from '../front-matter.ts';
import { byPattern, configIn, inTree, listedNames, siteOf, statedDay, statedText } from './config.ts';
import { liquidBody } from './liquid.ts';

/** Jekyll's names for forms of addresses. */
const JEKYLL_PERMALINKS: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title:output_ext',
  pretty: '/:categories/:year/:month/:day/:title/',
  none: '/:categories/:title:output_ext',
};

export function jekyll(from: Export): Generator | null {
  const config = configIn(from, ['_config.yml', '_config.yaml', '_config.toml']);
  if (!config) return null;
  const collections = isObject(config.collections) ? config.collections : {};
  const stated = statedText(config.permalink) || 'date';
  const ofPosts = isObject(collections.posts) ? statedText(collections.posts.permalink) : '';
  const posts = ofPosts || (JEKYLL_PERMALINKS[stated] ?? stated);
  const folder = statedText(config.collections_dir).replace(/\/$/, '');
  const inside = folder === '' ? '' : `${folder}/`;
  const hasPrettyPages = posts.endsWith('/');
  return {
    site: siteOf({
      title: statedText(config.title),
      description: statedText(config.description).trim(),
      url: `${statedText(config.url)}${statedText(config.baseurl)}`,
      language: statedText(config.lang) || statedText(config.locale).slice(0, 2),
      timeZone: statedText(config.timezone),
    }),
    roots: [{ folder: '', language: '' }],
    endings: ['md', 'markdown', 'mkd'],
    placeOf(path, fields) {
      const [, before = '', kind, rest = ''] =
        (path.startsWith(inside) ? /^(|.*?\/)_([\w-]+)\/(.*)$/s.exec(path.slice(inside.length)) : null) ?? [];
      if (kind === undefined) {
        if (/(?:^|\/)_/.test(path) || Object.keys(fields).length === 0) return null;
        const place = inTree(path);
        const name = `${place.collection === PAGES ? '' : `${place.collection}/`}${place.name}`;
        const former = `/${path.replace(/(?:^|(?<=\/))index$/, '')}`;
        const ending = former.endsWith('/') ? '' : hasPrettyPages ? '/' : '.html';
        return { collection: PAGES, name, former: `${former}${ending}` };
      }
      const isPost = kind === 'posts' || kind === 'drafts';
      if (!isPost && !(kind in collections)) return null;
      const name = rest.replace(
        /^(\d{4})-(\d{1,2})-(\d{1,2})-/,
        (_, year, month, day) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}-`,
      );
      const bare = (name.split('/').at(-1) ?? '').replace(/^\d{4}-\d\d-\d\d-/, '');
      const categories = [before, ...listedNames(fields.categories), ...listedNames(fields.category)]
        .map((one) => one.toLowerCase().replace(/\s+/g, '-').replace(/\/$/, ''))
        .filter(Boolean)
        .join('/');
      if (kind === 'drafts') fields.draft = true;
      const stated = statedText(fields.permalink).includes(':') ? statedText(fields.permalink) : '';
      if (isPost)
        return {
          collection: 'posts',
          name,
          former:
            kind === 'drafts'
              ? null
              : byPattern(stated || posts, {
                  path: name,
                  name: bare,
                  day: dayInName(`${name}.md`) ?? statedDay(fields, name),
                  categories,
                }),
        };
      const own = collections[kind];
      const ofKind = isObject(own) ? statedText(own.permalink) || `/:collection/:path:output_ext` : '';
      const pattern = stated || ofKind;
      const isShown = isObject(own) && own.output === true;
      const former = byPattern(pattern.replace(':collection', kind), { path: name, name: bare, title: bare });
      return { collection: kind, name, former: isShown ? former : null };
    },
    publicPath: (file) => (/(?:^|\/)_/.test(file) || !isOffered(file) ? null : file),
    design: /^(?:_layouts|_includes|_sass|_plugins|_data|_site|test|spec|script|bin)\//,
    body: liquidBody({ site: { ...config, data: dataIn(from, '_data') } }, true),
  };
}

/** @returns the data of a folder, by the names of its files */
function dataIn({ files, text }: Export, folder: string): Record<string, unknown> {
  const own = files.filter((file) => file.startsWith(`${folder}/`) && /\.(?:ya?ml|json|toml)$/.test(file));
  const data: Record<string, unknown> = {};
  for (const file of own) {
    const [, name = '', end] = /^(.*)\.(\w+)$/.exec(file.slice(folder.length + 1)) ?? [];
    data[name] = readFields(
      text(file) ?? '',
      end === 'json' ? 'json' : end === 'toml' ? 'toml' : 'yaml',
    ).fields;
  }
  return data;
}
