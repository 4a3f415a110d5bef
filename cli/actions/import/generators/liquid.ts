/** Texts of Jekyll and Eleventy: Markdown with Liquid. */

import { isObject } from '../../../core/values/shapes.ts';
import { type DraftEntry, resolved } from '../folder/index.ts';
import { outsideCode } from '../text/code.ts';
import { replaceParts } from '../text/parts.ts';
import { withTermLists } from '../text/term-lists.ts';
import { attributesIn, type BodyReader, fenced, shortcode } from './shortcodes.ts';

/** Attributes that kramdown sets on what is before them. */
const KRAMDOWN = /(?<!\\)\{:(?!:)\s*(?:[^\s{}][^{}\n]*)?\}[ \t]*/g;

/** @returns the text of `site.repository` and the like, as far as the settings have it; null if they do not */
function valueIn(values: unknown, path: string): string | null {
  let value = values;
  for (const name of path.split('.')) value = isObject(value) ? value[name] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/**
 * Also of Eleventy, whose texts are Liquid too.
 * @param values what templates know by name: `{ site: { title } }`
 * @param hasDefinitions whether its Markdown has lists of terms
 */
export const liquidBody =
  (values: unknown, hasDefinitions: boolean): BodyReader =>
  (text, draft, told) => {
    const withCode = replaceParts(
      text,
      /\{%-?\s*highlight\s+(\w+)\b[^%]*%\}/g,
      /\{%-?\s*endhighlight\s*-?%\}/g,
      (code, [, language = '']) => fenced(language, code),
    ).replace(/\{%-?\s*(?:end)?raw\s*-?%\}/g, '');
    const made = replaceParts(withCode, /\{%-?\s*comment\s*-?%\}/g, /\{%-?\s*endcomment\s*-?%\}/g, () => '')
      .replace(/\{%-?\s*post_url\s+(\S+)\s*-?%\}/g, (_, name: string) =>
        liquidTarget(draft, `_posts/${name}.md`),
      )
      .replace(/\{%-?\s*link\s+(\S+)\s*-?%\}/g, (_, name: string) => liquidTarget(draft, name))
      .replace(/\{\{\s*(?:site\.(?:baseurl|url)|page\.baseurl)\s*\}\}/g, '')
      .replace(
        /\{\{-?\s*([\w.-]+)\s*-?\}\}/g,
        (whole, path: string) =>
          valueIn({ ...(isObject(values) ? values : {}), page: draft.fields }, path) ?? whole,
      )
      .replace(/\{\{\s*(['"])([^'"]*)\1\s*\|\s*(?:relative_url|absolute_url|url)\s*\}\}/g, '$2');
    const bare = outsideCode(made, (part, at) =>
      replaceParts(
        part,
        /\{%-?\s*(?!end)(\w+)|\{\{-?([^{}\n]*)\}\}/g,
        // A value is whole already.
        ([, tag]) => (tag === undefined ? /(?:)/g : /%\}/g),
        (rest, { 1: tag, 2: value = '', index }, whole) => {
          const given = tag === undefined || tag === 'include' ? null : shortcode(tag, attributesIn(rest));
          if (given === null)
            told('import/left:template', tag ?? value.replace(/\|.*|-$/, '').trim(), at + index, whole);
          return given ?? whole;
        },
      ).replace(KRAMDOWN, (whole, index: number) => {
        if (!/^\{:\s*[.#]?[\w-]+\s*\}/.test(whole))
          told('import/left:attributes', whole.trim(), at + index, whole);
        return '';
      }),
    );
    return hasDefinitions ? withTermLists(bare, false) : bare;
  };

/** A file as a tag names it, from the top: relative to the text, as other links are. */
function liquidTarget({ file }: DraftEntry, named: string): string {
  const up = file.split('/').length - 1;
  return encodeURI(`${'../'.repeat(up)}${resolved('', named) ?? named}`);
}
