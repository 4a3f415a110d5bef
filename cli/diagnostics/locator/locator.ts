/**
 * Converts places of faults to lines and columns. Called only if there are faults: fields are plain data until then,
 * and the file is parsed again to find the node.
 */
import { type Diagnostic, entryOf, type Fault } from '../index.ts';
import { type FieldPlace, lineStarts, position, rangeOf, type Slice, type Span } from '../places/index.ts';
import { MAX_SHOWN, shorten } from '../texts/index.ts';
import { type YamlNode, yamlTree } from './yaml-nodes.ts';

/** The parts of a file needed for locating; `yaml` is the text of its fields. */
export interface LocatedFile {
  path: string;
  text: string;
  yaml?: Slice;
}

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

const known = new WeakMap<object, FieldPlaces>();

/** @returns the places of a file's fields; the same for the same object, so that it is parsed once */
export function placesIn(yaml: Slice): FieldPlaces {
  const places = known.get(yaml) ?? new FieldPlaces(yaml.text);
  known.set(yaml, places);
  return places;
}

/**
 * @param file the file with the faults
 * @returns a function that turns faults into diagnostics: placed, with severity and the text of their line. Lines are
 *   counted and the fields parsed again at most once, at the first fault that needs it.
 */
export function locator(file: LocatedFile): (fault: Fault) => Diagnostic {
  const { text } = file;
  const yaml = file.yaml ?? { text: '', start: 0 };
  let starts: number[] | undefined;

  const offsetsOf = (fault: Fault): Span => {
    if (!('pointer' in fault.at)) return fault.at;
    const inside = placesIn(yaml).find(fault.at);
    return { start: inside.start + yaml.start, end: inside.end + yaml.start };
  };

  return (fault) => {
    starts ??= lineStarts(text);
    const { start, end } = offsetsOf(fault);
    const within = (offset: number): number => Math.min(offset, text.length);
    const range = rangeOf(starts, within(start), within(Math.max(end, start)));
    return {
      code: fault.code,
      ...(fault.own && { own: fault.own }),
      severity: entryOf(fault).severity,
      params:
        fault.related === undefined
          ? (fault.params ?? {})
          : { ...fault.params, relatedLine: position(starts, fault.related).line },
      // A suggestion is intended to be copied, so it is complete or omitted.
      suggestions: (fault.suggestions ?? []).filter(({ length }) => length <= MAX_SHOWN),
      file: file.path,
      range,
      field: 'pointer' in fault.at ? shorten(fault.at.pointer) : '',
      lineText: text.slice(starts[range.line - 1], starts[range.line] ?? text.length).replace(/\r?\n$/, ''),
    };
  };
}
