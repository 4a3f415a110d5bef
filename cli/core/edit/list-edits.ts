/** Edits that turn the lines of a text into a list: the mark of each becomes a dash and a space. */

import type { YamlNode } from '../../diagnostics/field-places/index.ts';
import type { Code, Diagnostic } from '../../diagnostics/index.ts';
import { lineStarts, position } from '../../diagnostics/places/index.ts';
import { listLines } from '../values/yaml/list-marks.ts';
import { type Candidate, editsIn } from './edits.ts';

const ASKS_FOR_LIST: ReadonlySet<Code> = new Set<Code>(['yaml/missing-dash', 'content/expected-list']);

/**
 * @param nodes of the file, by pointer
 * @returns the edits for each text that is intended as a list; none unless every line has a mark and begins below the name
 */
export function editsOfLists(
  text: string,
  diagnostics: readonly Diagnostic[],
  nodes: ReadonlyMap<string, YamlNode>,
): Candidate[] {
  const starts = lineStarts(text);
  const make = editsIn(text);
  return diagnostics.flatMap((mends): Candidate[] => {
    const { code, field } = mends;
    const node = ASKS_FOR_LIST.has(code) && field !== '' ? nodes.get(field) : undefined;
    const { key, value } = node ?? {};
    if (!node || node.inFlow || !key || !value || !/^(?:PLAIN|BLOCK)/.test(value.type ?? '')) return [];
    const lines = listLines(text.slice(value.start, value.end));
    // `name: |`, with the space before it.
    const [opener = ''] = /^[|>][-+0-9]*[ \t]*(?=\r?\n)/.exec(text.slice(value.start, value.end)) ?? [];
    const isBelow = opener !== '' || position(starts, value.start).line > position(starts, key.end).line;
    if (!isBelow || lines.some(({ mark }) => mark === '')) return [];
    const claim = { is: 'value', value: lines.map((line) => line.text) } as const;
    const edit = (start: number, old: string, now: string): Candidate =>
      make({ start, end: start + old.length, new: now }, { code, field, mends, claim, together: true });
    return [
      ...(opener === '' ? [] : [edit(value.start - 1, ` ${opener}`, '')]),
      ...lines.map(({ start, mark }) => edit(value.start + start, mark, '- ')),
    ];
  });
}
