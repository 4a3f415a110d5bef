/**
 * From a fault to the line and column an editor shows. Only called when something is wrong: fields are
 * plain data until then, and the file is parsed again to find the node.
 */
import { isMap, isNode, isPair, isScalar, isSeq, type Node, type Pair, parseDocument } from 'yaml';
import { type Diagnostic, type Fault, MAX_SHOWN, severityOf, shortened } from './diagnostic.ts';

/** What locating needs to know of a file; `yaml` is where its fields stand. */
export interface Located {
  path: string;
  text: string;
  yaml?: { text: string; start: number };
}

interface Offsets {
  start: number;
  end: number;
}

const PARSING = { prettyErrors: false, stringKeys: true, logLevel: 'silent' } as const;

/** Offsets at which the lines of a text begin. */
function lineStarts(text: string): number[] {
  const starts = [0];
  for (let index = text.indexOf('\n'); index >= 0; index = text.indexOf('\n', index + 1))
    starts.push(index + 1);
  return starts;
}

function position(starts: readonly number[], offset: number): { line: number; column: number } {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}

const nodeOffsets = (node: Node | null | undefined): Offsets | null =>
  node?.range ? { start: node.range[0], end: Math.max(node.range[1], node.range[0]) } : null;

const keyOf = (pair: Pair): string => (isScalar(pair.key) ? String(pair.key.value) : String(pair.key));

/** Offsets of the pair or item at a pointer; the start of the nearest existing ancestor when it is not there. */
function find(root: Node | null, pointer: string, target: 'key' | 'value'): Offsets {
  const parts = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'));
  let node: Node | null = root;
  let found = nodeOffsets(root) ?? { start: 0, end: 0 };
  if (parts.length === 0) return { start: found.start, end: found.start };
  for (const [index, part] of parts.entries()) {
    const last = index === parts.length - 1;
    const child: unknown = isMap(node)
      ? node.items.find((pair) => keyOf(pair) === part)
      : isSeq(node)
        ? node.items[Number(part)]
        : undefined;
    if (isPair(child)) {
      const key = isNode(child.key) ? nodeOffsets(child.key) : null;
      const value = isNode(child.value) ? child.value : null;
      const written = value?.range && value.range[1] > value.range[0] ? nodeOffsets(value) : null;
      found = (last && target === 'key' ? key : written) ?? key ?? found;
      node = value;
    } else if (isNode(child)) {
      found = nodeOffsets(child) ?? found;
      node = child;
    } else {
      return { start: found.start, end: found.start };
    }
  }
  return found;
}

/**
 * The source of a value as it was typed, quotes included: `007` is the number 7 by the time it is data.
 * @param yaml the text that the fields were parsed from
 * @returns '' when there is no such value
 */
export function sourceAt(yaml: string, pointer: string): string {
  const root = parseDocument(yaml, PARSING).contents;
  const { start, end } = find(root, pointer, 'value');
  return yaml.slice(start, end);
}

/** What stands behind the colon of a field on its line, or '' when there is no such field. */
export function restOfLine(yaml: string, pointer: string): string {
  const { end } = find(parseDocument(yaml, PARSING).contents, pointer, 'key');
  return /^["']?[ \t]*:[ \t]*([^\r\n]*)/.exec(yaml.slice(end, end + 1000))?.[1]?.trim() ?? '';
}

/**
 * @param file the file that the faults lie in
 * @returns a function that turns its faults into diagnostics: placed, graded, with the text of their line. Lines
 *   are counted and the fields parsed again at most once, at the first fault that needs it.
 */
export function locator(file: Located): (fault: Fault) => Diagnostic {
  const { text } = file;
  const yaml = file.yaml ?? { text: '', start: 0 };
  let starts: number[] | undefined;
  let root: Node | null | undefined;

  const offsetsOf = (fault: Fault): Offsets => {
    if (!('pointer' in fault.at)) return fault.at;
    root ??= parseDocument(yaml.text, PARSING).contents;
    const inside = find(root, fault.at.pointer, fault.at.target);
    return { start: inside.start + yaml.start, end: inside.end + yaml.start };
  };

  return (fault) => {
    starts ??= lineStarts(text);
    const { start, end } = offsetsOf(fault);
    const from = position(starts, Math.min(start, text.length));
    const to = position(starts, Math.min(Math.max(end, start), text.length));
    return {
      code: fault.code,
      severity: severityOf(fault.code),
      params:
        fault.related === undefined
          ? (fault.params ?? {})
          : { ...fault.params, relatedLine: position(starts, fault.related).line },
      // A suggestion is there to be copied, so it is whole or not at all.
      suggestions: (fault.suggestions ?? []).filter(({ length }) => length <= MAX_SHOWN),
      file: file.path,
      range: { ...from, endLine: to.line, endColumn: to.column },
      field: 'pointer' in fault.at ? shortened(fault.at.pointer) : '',
      lineText: text.slice(starts[from.line - 1], starts[from.line] ?? text.length).replace(/\r?\n$/, ''),
    };
  };
}
