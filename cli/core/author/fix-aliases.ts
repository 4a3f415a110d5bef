/**
 * Writes former addresses into a content file. The new text is verified: it must have the same content plus the
 * addresses.
 */
import { isError } from '../../diagnostics/diagnostic.ts';
import { type YamlNode, yamlNodes } from '../../diagnostics/yaml-nodes.ts';
import { parse } from '../parse/parse.ts';
import type { Document } from '../stages/document.ts';
import { addressWithin, languageOf } from '../values/slug.ts';

const read = (path: string, text: string): Document | null => {
  const { value, diagnostics } = parse(path, text);
  return diagnostics.some(isError) ? null : value;
};

/** Offset of new list items, and the text before each. */
function insertion(
  { yaml, text }: Document,
  holder: string,
  name: string,
): { at: number; head: string; before: string } | null {
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  // A comment stays with its line.
  const lineEnd = (at: number): number => at + (/[^\r\n]*/.exec(text.slice(at))?.[0] ?? '').trimEnd().length;
  const nodes = yamlNodes(yaml);
  const list = `${holder}/${name}`;
  if (nodes.some(({ pointer }) => pointer === list)) {
    const isItem = ({ pointer }: YamlNode): boolean =>
      pointer.startsWith(`${list}/`) && !pointer.includes('/', list.length + 1);
    const last = nodes.filter(isItem).at(-1);
    if (!last?.value) return null;
    const { end, start } = last.value;
    if (last.inFlow) return { at: end, head: '', before: ', ' };
    const indent = /^[ ]*/.exec(text.slice(text.lastIndexOf('\n', start) + 1))?.[0] ?? '';
    return { at: lineEnd(end), head: '', before: `${newline}${indent}- ` };
  }
  if (holder === '') {
    const at = yaml.start + yaml.text.trimEnd().length;
    return { at, head: `${newline}${name}:`, before: `${newline}  - ` };
  }
  const first = nodes.find(({ pointer }) => pointer.startsWith(`${holder}/`));
  if (!first?.key || !first.value || first.inFlow) return null;
  const { start } = first.key;
  const indent = ' '.repeat(start - text.lastIndexOf('\n', start - 1) - 1);
  const head = `${newline}${indent}${name}:`;
  return { at: lineEnd(first.value.end), head, before: `${newline}${indent}  - ` };
}

type Holder = Record<string, string[] | undefined>;

/** The object that contains the list, in parsed fields. */
const holderIn = (fields: object, pointer: string): Holder =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], fields) as Holder;

/**
 * @param path of the content file
 * @param text without byte-order mark
 * @param addresses of the site, with the language of a translation
 * @param pointer JSON Pointer of the object that gets the list; '' for the whole file
 * @param name of the field
 * @returns the text with more aliases, or null if that is not certain
 */
export function withAliases(
  path: string,
  text: string,
  addresses: readonly string[],
  pointer = '',
  name = 'aliases',
): string | null {
  const aliases = addresses.flatMap((address) => addressWithin(languageOf(path), address) ?? []);
  if (aliases.length < addresses.length) return null;
  const document = read(path, text);
  const place = document && insertion(document, pointer, name);
  if (!document || !place) return null;
  const { at, head, before } = place;
  const more = head + aliases.map((alias) => before + alias).join('');
  const after = text.slice(0, at) + more + text.slice(at);
  const now = read(path, after);
  if (!now || now.body?.text !== document.body?.text) return null;
  const old = holderIn(document.fields, pointer)[name];
  const changed = structuredClone(now.fields);
  const holder = holderIn(changed, pointer);
  const wanted = JSON.stringify([...(old ?? []), ...aliases]);
  if (JSON.stringify(holder[name]) !== wanted) return null;
  if (old) holder[name] = old;
  else delete holder[name];
  return JSON.stringify(changed) === JSON.stringify(document.fields) ? after : null;
}
