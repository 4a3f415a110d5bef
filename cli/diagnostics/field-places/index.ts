/**
 * The values of a YAML text with their places. Fields are plain data, so the text is parsed again when a place is asked
 * for.
 */
import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import { flatFields } from '../flat-fields/index.ts';
import type { FieldPlace, Slice, Span } from '../places/index.ts';
import { escapePointer } from '../pointers/index.ts';

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

/** Characters that YAML can write as a backslash and a letter. */
const NAMED_ESCAPES: Readonly<Record<string, string>> = {
  '\0': '0',
  '\u0007': 'a',
  '\b': 'b',
  '\u000b': 'v',
  '\f': 'f',
  '\u001b': 'e',
  '\u0085': 'N',
  '\u00a0': '_',
  '\u2028': 'L',
  '\u2029': 'P',
};

/** The places of fields in a YAML text, which is parsed on first use. */
export class FieldPlaces {
  readonly #yaml: string;
  #root = 0;
  #nodes: Map<string, YamlNode> | undefined;

  constructor(yaml: string) {
    this.#yaml = yaml;
  }

  /** By pointer; of several fields with one name, the first. */
  #read(): Map<string, YamlNode> {
    const { nodes, at } = yamlTree({ text: this.#yaml, start: 0 });
    this.#root = at;
    return new Map(nodes.map((node) => [node.pointer, node] as const).reverse());
  }

  /** @returns offsets of a pair or item, or the start of its nearest ancestor if it does not exist */
  find(place: FieldPlace): Span {
    const { pointer, target, spot, within } = place;
    this.#nodes ??= this.#read();
    const node = this.#nodes.get(pointer);
    if (!node) {
      const end = pointer.lastIndexOf('/');
      // A text alone is the item of its list.
      const list = pointer.endsWith('/0') ? this.#nodes.get(pointer.slice(0, end)) : undefined;
      if (typeof list?.value?.value === 'string' && list.value.type !== null)
        return this.find({ ...place, pointer: list.pointer });
      const { start } = end <= 0 ? { start: this.#root } : this.find({ pointer: pointer.slice(0, end) });
      return { start, end: start };
    }
    const { at, key, value } = node;
    const whole = (target === 'key' ? key : value) ?? key ?? value ?? { start: at, end: at };
    const { start } = whole;
    // A group or a list reaches to the next line. A special space at the end is a part of the value.
    let { end } = whole;
    while (end > start && /[ \t\r\n]/.test(this.#yaml[end - 1] ?? '')) end -= 1;
    if (within) return { start: start + within.start, end: start + within.end };
    return (spot === undefined ? null : this.#spotIn({ start, end }, spot)) ?? { start, end };
  }

  /** A character in the source of a value, possibly written as an escape. */
  #spotIn({ start, end }: Span, spot: string): Span | null {
    const source = this.#yaml.slice(start, end);
    const literal = source.indexOf(spot);
    if (literal >= 0) return { start: start + literal, end: start + literal + spot.length };
    const code = spot.charCodeAt(0).toString(16);
    const named = NAMED_ESCAPES[spot];
    const written = new RegExp(`\\\\[uUx]0*${code}(?![0-9a-f])${named ? `|\\\\${named}` : ''}`).exec(source);
    return written && { start: start + written.index, end: start + written.index + written[0].length };
  }

  /** @returns whether a field or an item is there */
  has(pointer: string): boolean {
    this.#nodes ??= this.#read();
    return this.#nodes.has(pointer);
  }

  /**
   * @returns the source of a value as written, quotes included: `007` becomes the number 7 once it is data; '' if
   *   there is no such value
   */
  sourceAt(pointer: string): string {
    const { start, end } = this.find({ pointer });
    // The place of an empty value is that of its name.
    return this.#nodes?.get(pointer)?.value === null ? '' : this.#yaml.slice(start, end);
  }

  /** @returns the text after the colon of a field on its line, or '' if there is no such field */
  restOfLine(pointer: string): string {
    const { end } = this.find({ pointer, target: 'key' });
    return /^["']?[ \t]*:[ \t]*([^\r\n]*)/.exec(this.#yaml.slice(end, end + 1000))?.[1]?.trim() ?? '';
  }
}
