/** Converts places of faults to lines and columns. */
import { onDemand } from '../on-demand.ts';
import {
  type Diagnostic,
  entryOf,
  type Fault,
  MAX_SHOWN,
  type Range,
  type Slice,
  type Span,
  shorten,
} from './diagnostic.ts';
import type { FieldPlaces } from './field-places.ts';

/** The parts of a file needed for locating; `yaml` is the text of its fields. */
export interface LocatedFile {
  path: string;
  text: string;
  yaml?: Slice;
}

/** @returns offsets at which the lines of a text begin */
export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let index = text.indexOf('\n'); index >= 0; index = text.indexOf('\n', index + 1))
    starts.push(index + 1);
  return starts;
}

/** @returns the lines of a text, each with its offset */
export function linesIn(text: string): Slice[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const found = { start, text: line };
    start += line.length + 1;
    return found;
  });
}

export function position(starts: readonly number[], offset: number): { line: number; column: number } {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}

/** @returns the offset of a position, the inverse of `position` */
export const offsetOf = (starts: readonly number[], { line, column }: ReturnType<typeof position>): number =>
  (starts[line - 1] ?? 0) + column - 1;

export function rangeOf(starts: readonly number[], start: number, end: number): Range {
  const to = position(starts, end);
  return { ...position(starts, start), endLine: to.line, endColumn: to.column };
}

/** Needed for the places of fields. */
export const fieldPlaces = onDemand<typeof import('./field-places.ts')>();

const known = new WeakMap<object, FieldPlaces>();

/** @returns the places of a file's fields; the same for the same object, so that it is parsed once */
export function placesIn(yaml: Slice): FieldPlaces {
  const places = known.get(yaml) ?? new (fieldPlaces.get().FieldPlaces)(yaml.text);
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
