/** Writes former addresses into a content file. */
import { isError } from '../../diagnostics/diagnostic.ts';
import { type YamlNode, yamlNodes } from '../../diagnostics/yaml-nodes.ts';
import { parse } from '../parse/parse.ts';
import type { Document } from '../stages/document.ts';
import { translationsIn } from '../validate/languages.ts';
import { apply, changeOf } from '../values/changes/text-pieces.ts';
import { addressWithin, languageOf } from '../values/slug.ts';
import { editFile } from './edit-file.ts';
import { type Candidate, editsIn, type FixedFile } from './edits.ts';
import { type CheckedFile, isWhole, parsing } from './read-file.ts';

/** Offset of new list items, how many there are, and the text before each. */
function insertion(
  { yaml, text }: Document,
  holder: string,
  name: string,
): { at: number; count: number; head: string; before: string } | null {
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  // A comment stays with its line.
  const lineEnd = (at: number): number => at + (/[^\r\n]*/.exec(text.slice(at))?.[0] ?? '').trimEnd().length;
  const nodes = yamlNodes(yaml);
  const list = `${holder}/${name}`;
  if (nodes.some(({ pointer }) => pointer === list)) {
    const isItem = ({ pointer }: YamlNode): boolean =>
      pointer.startsWith(`${list}/`) && !pointer.includes('/', list.length + 1);
    const items = nodes.filter(isItem);
    const [count, last] = [items.length, items.at(-1)];
    if (!last?.value) return null;
    const { end, start } = last.value;
    if (last.inFlow) return { at: end, count, head: '', before: ', ' };
    const indent = /^[ ]*/.exec(text.slice(text.lastIndexOf('\n', start) + 1))?.[0] ?? '';
    return { at: lineEnd(end), count, head: '', before: `${newline}${indent}- ` };
  }
  if (holder === '') {
    const at = yaml.start + yaml.text.trimEnd().length;
    return { at, count: 0, head: `${newline}${name}:`, before: `${newline}  - ` };
  }
  const first = nodes.find(({ pointer }) => pointer.startsWith(`${holder}/`));
  if (!first?.key || !first.value || first.inFlow) return null;
  const { start } = first.key;
  const indent = ' '.repeat(start - text.lastIndexOf('\n', start - 1) - 1);
  const head = `${newline}${indent}${name}:`;
  return { at: lineEnd(first.value.end), count: 0, head, before: `${newline}${indent}  - ` };
}

/** @returns the edit that adds items to a list; none if its place is not known */
function itemsEdit(file: CheckedFile, items: readonly string[], holder: string, name: string): Candidate[] {
  const { text, document, diagnostics } = file;
  const place = document && isWhole(file) && !diagnostics.some(isError) && insertion(document, holder, name);
  if (!place) return [];
  const { at, count, head, before } = place;
  const more = head + items.map((item) => before + item).join('');
  const change = changeOf(text, apply(text, [{ start: at, end: at, new: more }]));
  const field = `${holder}/${name}`;
  const values = new Map(items.map((item, index) => [`${field}/${count + index}`, item]));
  return [editsIn(text)(change, { code: 'address/moved', field, claim: { is: 'added', values } })];
}

/** @returns the language within which a place of a file names addresses: of a translation, or of its part of `site.yaml` */
export function languageAt(path: string, text: string, pointer: string): string | null {
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
 * @returns the file with more aliases, or null if that is not safe
 */
export function withAliases(
  path: string,
  text: string,
  addresses: readonly string[],
  pointer = '',
  name = 'aliases',
): FixedFile | null {
  const language = languageAt(path, text, pointer);
  const aliases = addresses.flatMap((address) => addressWithin(language, address) ?? []);
  if (aliases.length < addresses.length) return null;
  return editFile(path, text, parsing(path), (file, pass) =>
    pass === 0 ? itemsEdit(file, aliases, pointer, name) : [],
  );
}
