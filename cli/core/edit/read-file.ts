/** A file as it is read before and after an edit, and its readable content. */

import { type SourceNode, type YamlNode, yamlNodes } from '../../diagnostics/field-places/index.ts';
import type { Diagnostic } from '../../diagnostics/index.ts';
import { lineStarts, position, type Slice } from '../../diagnostics/places/index.ts';
import { escapePointer } from '../../diagnostics/pointers/index.ts';
import type { Markdown } from '../bodies/index.ts';
import type { BodyFault } from '../bodies/text/index.ts';
import { parse, parseFrontMatter, parseYaml } from '../parse/index.ts';
import type { Document } from '../stages/document.ts';
import { groupBy } from '../values/lists.ts';

/** Result of checking a single file. */
export interface CheckedFile {
  path: string;
  /** Without byte-order mark. */
  text: string;
  /** Null if nothing could be read. */
  document: Document | null;
  diagnostics: Diagnostic[];
}

/** Reads and checks a file as often as edits of it are tried. */
export interface Reader {
  read(text: string): CheckedFile;
  /** The faults of a body, for edits of it. */
  mistakesIn?(body: Slice): readonly BodyFault[];
  /** By default, Markdown without the site's extensions. */
  markdown?: Markdown | undefined;
}

/** @returns a reader for edits whose effect on the whole site is checked later */
export const parsing = (path: string, isName?: (word: string) => boolean): Reader => ({
  read(text) {
    const { value, diagnostics } = parse(path, text, isName);
    return { path, text, document: value, diagnostics };
  },
});

/** Whether no line had to be left out. */
export const isWhole = ({ document }: CheckedFile): boolean => document !== null && document.unread === null;

/** The text of a file's fields, as written. */
export function yamlOf({ path, text, document }: CheckedFile): Slice {
  const { start, text: yaml } =
    document?.yaml ?? (path.endsWith('.md') ? parseFrontMatter(text).yaml : { text, start: 0 });
  return { start, text: text.slice(start, start + yaml.length) };
}

/** The readable fields and items, each with its place, without placeholders for faulty lines. */
export function readNodes({ text, document }: CheckedFile): YamlNode[] {
  if (!document) return [];
  const { yaml, unread } = document;
  const nodes = yamlNodes(yaml);
  if (!unread) return nodes;
  const starts = lineStarts(text);
  return nodes.filter(({ key, value }) => {
    // An item without text may be a placeholder for an unreadable one.
    const place = value && value.end > value.start ? value : key;
    if (!place) return false;
    const { start, end } = place;
    const isWritten = text.slice(start, end) === yaml.text.slice(start - yaml.start, end - yaml.start);
    return isWritten && !unread.lines.has(position(starts, start).line);
  });
}

/** The same for an unreadable file: the top-level fields that can be parsed separately. */
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
 * @returns every value by its pointer; empty lists and groups are values
 */
export function valuesOf(file: CheckedFile, nodes = readNodes(file)): Map<string, unknown> {
  const read = file.document ? nodes : blockNodes(yamlOf(file));
  const known = groupBy(
    read.filter(({ value }) => !value || value.value !== undefined),
    ({ pointer }) => pointer,
  );
  // Of two, it is unknown which the author means.
  const single = [...known].filter(([, { length }]) => length === 1);
  return new Map(single.map(([pointer, [one]]) => [pointer, meaningOf(one?.value ?? null)]));
}

/** What an empty group and an empty list are among values. */
const EMPTY: readonly symbol[] = [Symbol('{}'), Symbol('[]')];

const meaningOf = (node: SourceNode | null): unknown =>
  node && node.type === null ? EMPTY[Number(node.value === '[]')] : (node?.value ?? null);

/** The values of which a value consists, by pointers below the given one, as `valuesOf` has them. */
export function* leavesOf(value: unknown, pointer: string): Generator<[pointer: string, value: unknown]> {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : null;
  for (const [name, part] of inside ?? []) yield* leavesOf(part, `${pointer}/${escapePointer(name)}`);
  if (inside === null) yield [pointer, value];
  else if (inside.length === 0 && pointer !== '') yield [pointer, EMPTY[Number(Array.isArray(value))]];
}
