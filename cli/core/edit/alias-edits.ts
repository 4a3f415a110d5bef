/** Writes former addresses into a content file. */
import { isError } from '../../diagnostics/index.ts';
import { translationsIn } from '../models/languages/index.ts';
import { parse } from '../parse/index.ts';
import { isGroup, valueAt } from '../values/changes/field-values.ts';
import { changeOf } from '../values/changes/text-pieces.ts';
import { addressWithin, languageOf } from '../values/names/languages.ts';
import { editsIn, type FixedFile } from './edits.ts';
import { writable } from './write/writable.ts';
import { withValue, writeField } from './write/write-field.ts';

/** The language within which a place of a file names addresses: of a translation, or of its part of `site.yaml` */
function languageAt(path: string, text: string, pointer: string): string | null {
  const [, index] = /^\/languages\/(\d+)\//.exec(pointer) ?? [];
  if (index === undefined) return languageOf(path);
  return translationsIn(parse(path, text).value?.fields.languages)[Number(index)]?.code ?? null;
}

/**
 * @param path of the content file
 * @param text without byte-order mark
 * @param addresses of the site, with the language of a translation
 * @param pointer JSON Pointer of the object that gets the list; '' for the whole file
 * @param name of the field
 * @param back index of an item that the address takes the place of, if it is the only one
 * @returns the file with more aliases, or null if that is not safe
 */
export function withAliases(
  path: string,
  text: string,
  addresses: readonly string[],
  pointer = '',
  name = 'aliases',
  back: number | null = null,
): FixedFile | null {
  const language = languageAt(path, text, pointer);
  const aliases = addresses.flatMap((address) => addressWithin(language, address) ?? []);
  if (aliases.length < addresses.length || parse(path, text).diagnostics.some(isError)) return null;
  const field = `${pointer}/${name}`;
  const swapped =
    back !== null && aliases.length === 1 && withValue(path, text, `${field}/${back}`, aliases[0] ?? '');
  if (swapped) return swapped;
  let file = writable(path, text);
  const holder = file && valueAt(file.fields.values, pointer);
  if (!isGroup(holder)) return null;
  // Below the first field of an object, which is its name.
  const order = pointer === '' ? [] : [...Object.keys(holder).slice(0, 1), name];
  for (const value of aliases) {
    const more: string | null =
      file && writeField(file, { is: 'insert', pointer: field, value }, () => order);
    file = more === null ? null : writable(path, more);
  }
  if (!file) return null;
  const after = file.document.text;
  const described = { code: 'address/moved', field, claim: { is: 'nothing' } } as const;
  return { path, before: text, after, passes: [[editsIn(text)(changeOf(text, after), described)]] };
}
