/** What can be read of a file before and after it is mended. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { lineStarts, position } from '../../diagnostics/place.ts';
import { type YamlNode, yamlNodes } from '../../diagnostics/yaml-nodes.ts';
import { parseFrontMatter } from '../parse/front-matter.ts';
import { parseYaml } from '../parse/yaml.ts';
import type { Document, Slice } from '../stages/document.ts';

/** What a check of one file by itself finds. */
export interface Judged {
  path: string;
  /** Without byte-order mark. */
  text: string;
  /** Null when nothing of it could be read. */
  document: Document | null;
  diagnostics: Diagnostic[];
}

export type Judge = (text: string) => Judged;

/** Whether no line had to be left out. */
export const isWhole = ({ document }: Judged): boolean => document !== null && document.unread === null;

/** Where the fields of a file stand, as they are written. */
export function yamlOf({ path, text, document }: Judged): Slice {
  const { start, text: yaml } =
    document?.yaml ?? (path.endsWith('.md') ? parseFrontMatter(text).yaml : { text, start: 0 });
  return { start, text: text.slice(start, start + yaml.length) };
}

/** The fields and items that could be read, each with its place; not those that stand in for a faulty line. */
export function readNodes({ text, document }: Judged): YamlNode[] {
  if (!document) return [];
  const { yaml, unread } = document;
  const nodes = yamlNodes(yaml);
  if (!unread) return nodes;
  const starts = lineStarts(text);
  return nodes.filter(({ key, value }) => {
    // An item without a text may stand in for one that could not be read.
    const place = value && value.end > value.start ? value : key;
    if (!place) return false;
    const { start, end } = place;
    const isWritten = text.slice(start, end) === yaml.text.slice(start - yaml.start, end - yaml.start);
    return isWritten && !unread.lines.has(position(starts, start).line);
  });
}

/** The same of a file that cannot be read: of each top-level field that reads well alone. */
function blockNodes({ text, start }: Slice): YamlNode[] {
  let offset = start;
  return text.split(/^(?=[^\s#-])/m).flatMap((block) => {
    const slice = { text: block, start: offset };
    offset += block.length;
    const { fields, unread } = parseYaml(block);
    return fields && !unread ? yamlNodes(slice) : [];
  });
}

/**
 * @param nodes of the file, as far as it could be read
 * @returns every value by its pointer; empty lists and groups count as values
 */
export function valuesOf(judged: Judged, nodes: readonly YamlNode[]): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const twice = new Set<string>();
  for (const { pointer, value } of judged.document ? nodes : blockNodes(yamlOf(judged))) {
    if (value && value.value === undefined) continue;
    if (found.has(pointer)) twice.add(pointer);
    found.set(pointer, value ? value.value : null);
  }
  // It is not known which of the two the author means.
  for (const pointer of twice) found.delete(pointer);
  return found;
}
