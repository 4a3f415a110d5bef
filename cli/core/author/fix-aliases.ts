/** Writes addresses of old into an entry's file. It is tried: the new text must say what the old one said, and them. */
import { isError } from '../../diagnostics/diagnostic.ts';
import { parse } from '../parse/parse.ts';
import { yamlNodes } from '../parse/yaml-nodes.ts';
import type { Document } from '../stages/document.ts';

const encoder = new TextEncoder();

const read = (path: string, text: string): Document | null => {
  const { value, diagnostics } = parse(path, encoder.encode(text));
  return diagnostics.some(isError) ? null : value;
};

/** Where the list goes on, or begins, and what comes before each of its new items. */
function insertion({ yaml, fields, text }: Document): { at: number; head: string; before: string } | null {
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  if (!('aliases' in fields)) {
    const at = yaml.start + yaml.text.trimEnd().length;
    return { at, head: `${newline}aliases:`, before: `${newline}  - ` };
  }
  const items = yamlNodes(yaml).filter(({ pointer }) => /^\/aliases\/\d+$/.test(pointer));
  const last = items.at(-1);
  if (!last?.value) return null;
  const { end, start } = last.value;
  if (last.inFlow) return { at: end, head: '', before: ', ' };
  const indent = /^[ ]*/.exec(text.slice(text.lastIndexOf('\n', start) + 1))?.[0] ?? '';
  // A comment stays with its item.
  const line = /[^\r\n]*/.exec(text.slice(end))?.[0] ?? '';
  return { at: end + line.trimEnd().length, head: '', before: `${newline}${indent}- ` };
}

/**
 * @param path of the content file
 * @param text without byte-order mark
 * @returns the text with more aliases, or null when that is not certain
 */
export function withAliases(path: string, text: string, aliases: readonly string[]): string | null {
  const document = read(path, text);
  const place = document && insertion(document);
  if (!document || !place) return null;
  const { at, head, before } = place;
  const more = head + aliases.map((alias) => before + alias).join('');
  const after = text.slice(0, at) + more + text.slice(at);
  const now = read(path, after);
  const { aliases: old = [] } = document.fields as { aliases?: string[] };
  const wanted = JSON.stringify({ ...document.fields, aliases: [...old, ...aliases] });
  if (!now || JSON.stringify(now.fields) !== wanted || now.body?.text !== document.body?.text) return null;
  return after;
}
