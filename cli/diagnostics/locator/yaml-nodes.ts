/** The values of a YAML text with their places. */
import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import type { Slice, Span } from '../places/index.ts';
import { escapePointer } from '../pointers/index.ts';
import { flatFields } from './flat-fields.ts';

/** A name or value in its source; offsets into the file. */
export interface SourceNode extends Span {
  /** Meaning of a scalar; undefined for non-empty lists and groups. */
  value: unknown;
  /** The `yaml` package's type of a scalar; null for lists and groups. */
  type: string | null;
}

export interface YamlNode {
  pointer: string;
  /** Offset of its name or, in a list, of the item itself. */
  at: number;
  /** Null for items of lists. */
  key: SourceNode | null;
  /** Null if it is empty. */
  value: SourceNode | null;
  /** Whether it is between brackets, where commas and brackets have a meaning. */
  inFlow: boolean;
}

const startOf = (node: unknown): number => (node as Node | null)?.range?.[0] ?? 0;

/** @returns the same nodes as from the parser, of fields that need none */
function flatNodes({ text, start }: Slice): YamlNode[] | undefined {
  return flatFields(text)?.map(({ name, value, type, at, end }) => {
    const from = start + at;
    const key = { start: from, end: from + name.length, value: name, type: 'PLAIN' };
    // After the colon and a space.
    const source = { start: key.end + 2, end: start + end, value, type };
    return { pointer: `/${name}`, at: from, key, value: source, inFlow: false };
  });
}

/**
 * @param yaml a text that `parseYaml` has read: its guards keep hostile nesting away from the parser
 * @returns every field and item, parents before children; and the offset of the first
 */
export function yamlTree(yaml: Slice): ReturnType<typeof parsedTree> {
  const nodes = flatNodes(yaml);
  return nodes ? { nodes, at: yaml.start } : parsedTree(yaml);
}

/** The same, with the parser. */
export function parsedTree({ text, start }: Slice): { nodes: YamlNode[]; at: number } {
  const found: YamlNode[] = [];
  const written = (node: unknown): SourceNode | null => {
    const { range } = node as Node;
    if (!range || range[1] <= range[0]) return null;
    const place = { start: start + range[0], end: start + range[1] };
    if (isScalar(node)) return { ...place, value: node.value, type: node.type ?? 'PLAIN' };
    const empty = (isMap(node) || isSeq(node)) && node.items.length === 0;
    return { ...place, value: empty ? (isMap(node) ? '{}' : '[]') : undefined, type: null };
  };
  const walk = (node: unknown, pointer: string, flow: boolean): void => {
    const inFlow = flow || ((isMap(node) || isSeq(node)) && node.flow === true);
    if (isMap(node)) {
      for (const { key, value } of node.items) {
        const name = isScalar(key) ? String(key.value) : '';
        const at = `${pointer}/${escapePointer(name)}`;
        const from = start + startOf(key);
        const empty = { start: from, end: from, value: '', type: 'PLAIN' };
        found.push({
          pointer: at,
          at: from,
          key: written(key) ?? empty,
          value: value === null ? null : written(value),
          inFlow,
        });
        walk(value, at, inFlow);
      }
    } else if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) {
        const at = `${pointer}/${index}`;
        found.push({ pointer: at, at: start + startOf(item), key: null, value: written(item), inFlow });
        walk(item, at, inFlow);
      }
    }
  };
  const { contents } = parseDocument(text, { prettyErrors: false, stringKeys: true, logLevel: 'silent' });
  walk(contents, '', false);
  return { nodes: found, at: start + startOf(contents) };
}

export const yamlNodes = (yaml: Slice): YamlNode[] => yamlTree(yaml).nodes;
