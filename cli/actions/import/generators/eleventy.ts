/** Folders of Eleventy. */

import { isObject } from '../../../core/values/shapes.ts';
import type { Export } from '../brought.ts';
import type { Generator } from '../folder/index.ts';
import { isOffered } from '../folder/index.ts';
import { readFields } from '../front-matter.ts';
import { inTree, siteOf, statedText, writtenIn } from './config.ts';
import { liquidBody } from './liquid.ts';

const ELEVENTY = ['js', 'cjs', 'mjs', 'ts'].flatMap((end) => [`eleventy.config.${end}`, `.eleventy.${end}`]);

export function eleventy(from: Export): Generator | null {
  const file = ELEVENTY.find((name) => from.files.includes(name));
  if (file === undefined) return null;
  const program = from.text(file) ?? '';
  const written = writtenIn(program, 'input').replace(/^\.\/|\/$/g, '');
  const folder = from.files.some((one) => one.startsWith(`${written}/`)) ? written : '';
  const metadata = [
    '_data/metadata.js',
    '_data/site.js',
    '_data/metadata.json',
    '_data/site.json',
    '_data/metadata.yaml',
    '_data/site.yaml',
  ]
    .map((name) => (folder === '' ? name : `${folder}/${name}`))
    .find((name) => from.files.includes(name));
  const data = metadata === undefined ? '' : (from.text(metadata) ?? '');
  const said = (name: string): string =>
    writtenIn(data.replaceAll(/"(\w+)"\s*:/g, '$1:'), name) ||
    statedText(readFields(data, /\.yaml$/.test(metadata ?? '') ? 'yaml' : 'json').fields[name]);
  return {
    site: siteOf({
      title: said('title') || said('name'),
      description: said('description'),
      url: said('url'),
      language: said('language') || said('lang'),
    }),
    roots: [{ folder, language: '' }],
    endings: ['md', 'markdown'],
    placeOf(path, fields) {
      if (/(?:^|\/)_/.test(path) || (/^[A-Z][A-Z_-]+$/.test(path) && Object.keys(fields).length === 0))
        return null;
      const place = inTree(path);
      // A file in a folder of its own name is its index.
      const parts = (place.former ?? '').split('/');
      if (parts.at(-2) === parts.at(-3)) parts.splice(-2, 1);
      const former = parts.join('/').replace(/(?<=\/)\d{4}-\d\d-\d\d-/, '');
      return { ...place, former };
    },
    // The menu may be all that names an entry.
    fields(fields) {
      const menu = fields.eleventyNavigation;
      return isObject(menu) ? { title: menu.title ?? menu.key, order: menu.order, ...fields } : fields;
    },
    publicPath(file) {
      const below =
        folder === '' ? file : file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : file;
      return isOffered(file) &&
        !/(?:^|\/)_/.test(below) &&
        /^(?:public|static|assets|img|images|fonts|files)\//.test(below)
        ? below.replace(/^(?:public|static)\//, '')
        : null;
    },
    design: /(?:^|\/)(?:_includes|_layouts|_data|_11ty|_config|test|scripts)\//,
    body: liquidBody({}, false),
  };
}
