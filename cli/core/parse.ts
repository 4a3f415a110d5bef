/** SourceFile → Document: fields as plain data and, for `.md`, the body. */
import type { Outcome } from '../diagnostics/diagnostic.ts';
import { locator } from '../diagnostics/place.ts';
import { decode } from './decode.ts';
import type { Document, SourceFile } from './document.ts';
import { parseFrontMatter } from './front-matter.ts';
import { parseYaml } from './yaml.ts';

/**
 * @param path relative to the content folder, with `/`; its ending decides the format
 * @param bytes the file as stored
 * @returns the document, or null with what is wrong
 */
export function parse(path: string, bytes: Uint8Array): Outcome<Document | null> {
  const decoded = decode(bytes);
  const file: SourceFile = { path, text: decoded.text };
  if (decoded.faults.length > 0) {
    return { value: null, diagnostics: decoded.faults.map(locator(file)) };
  }
  const { fields, faults, spoiled, yaml, body } = path.endsWith('.md')
    ? parseFrontMatter(file.text)
    : { ...parseYaml(file.text), yaml: { text: file.text, start: 0 }, body: null };
  const tell = locator({ ...file, yaml });
  const diagnostics = faults.map(tell);
  if (fields === null) return { value: null, diagnostics };
  const lines = new Set(spoiled?.lines.map(({ start }) => lineOf(file.text, start + yaml.start)));
  const document: Document = {
    ...file,
    yaml: spoiled ? { ...yaml, text: spoiled.readable } : yaml,
    fields,
    body,
    spoiled: spoiled && { lines, names: spoiled.names },
  };
  return { value: document, diagnostics };
}

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
