/** Converts places of faults to lines and columns. */

import { onDemand } from '../../on-demand.ts';
import type { FieldPlaces } from '../field-places/index.ts';
import { type Diagnostic, entryOf, type Fault } from '../index.ts';
import { lineStarts, position, rangeOf, type Slice, type Span } from '../places/index.ts';
import { MAX_SHOWN, shorten } from '../texts/index.ts';

/** The parts of a file needed for locating; `yaml` is the text of its fields. */
export interface LocatedFile {
  path: string;
  text: string;
  yaml?: Slice;
}

/** Needed for the places of fields. */
export const fieldPlaces = onDemand<typeof import('../field-places/index.ts')>();

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
