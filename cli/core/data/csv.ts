/** CSV (RFC 4180) → rows of cells with their places. Separated by commas; as spreadsheets write it, also by `;` or tabs. */
import { CsvError, parse } from 'csv-parse/sync';
import type { Fault } from '../../diagnostics/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import type { Span } from '../../diagnostics/places/index.ts';

/** A cell, and where it is, with its quotes. */
export interface Cell {
  text: string;
  at: Span;
}

export interface Table {
  /** Of the columns, from the first row. */
  names: Cell[];
  /** As long as `names`, if there are no faults. */
  rows: Cell[][];
  faults: Fault[];
}

const DELIMITERS = [',', ';', '\t'] as const;

/** @returns what separates the names of the first row */
function delimiterOf(text: string): string {
  const [head = ''] = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text) ?? [];
  const bare = head.replace(/"(?:[^"]|"")*"/g, '');
  return DELIMITERS.find((one) => bare.includes(one)) ?? ',';
}

/** @returns a function from offsets in UTF-8, in ascending order, to offsets in the text */
function offsetsIn(bytes: Uint8Array, text: string): (byte: number) => number {
  if (bytes.length === text.length) return (byte) => byte;
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let [last, offset] = [0, 0];
  return (byte) => {
    offset += decoder.decode(bytes.subarray(last, byte)).length;
    last = byte;
    return offset;
  };
}

/** The messages of the parser in plain words. */
function faultOf(error: CsvError, text: string, start: number): Fault {
  const reason =
    error.code === 'CSV_QUOTE_NOT_CLOSED'
      ? phrase('data/not-valid:unclosed-quote')
      : phrase('data/not-valid:stray-quote');
  const end = text.indexOf('\n', start);
  const at = { start, end: end < 0 ? text.length : end };
  return { code: 'data/not-valid', params: { format: 'CSV', reason }, at };
}

function namesFaults(names: readonly Cell[]): Fault[] {
  const seen = new Set<string>();
  return names.flatMap(({ text: name, at }): Fault[] => {
    const isTwice = seen.has(name);
    seen.add(name);
    if (name !== '' && !isTwice) return [];
    const reason =
      name === '' ? phrase('data/not-valid:no-name') : phrase('data/not-valid:name-twice', { name });
    return [{ code: 'data/not-valid', params: { format: 'CSV', reason }, at }];
  });
}

/** @param text without byte-order mark */
export function readCsv(text: string): Table {
  const bytes = new TextEncoder().encode(text);
  /** Of all cells, in bytes. */
  const ends: number[] = [];
  const delimiter = delimiterOf(text);
  const records: string[][] = [];
  let broken: CsvError | null = null;
  try {
    parse(bytes as Buffer, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      // Taken one by one: a fault loses what would be returned.
      on_record(record: string[]) {
        records.push(record);
        return null;
      },
      cast(value, { bytes: end }) {
        ends.push(end);
        return value;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    broken = error;
  }
  const offsetOf = offsetsIn(bytes, text);
  let [cell, last] = [0, 0];
  /** The next place behind line breaks, at the beginning of a row. */
  const placed = (value: string, isFirst: boolean): Cell => {
    const [gap = ''] = (isFirst && /^[\r\n]*/.exec(text.slice(last, last + 1000))) || [];
    const start = last + (isFirst ? gap.length : 1);
    last = offsetOf(ends[cell] ?? 0);
    cell += 1;
    return { text: value, at: { start, end: last } };
  };
  const [names = [], ...rows] = records.map((one) => one.map((value, at) => placed(value, at === 0)));
  const faults = namesFaults(names);
  for (const row of rows)
    if (row.length !== names.length) {
      const params = { found: row.length, expected: names.length };
      const [first, end] = [row[0]?.at.start ?? 0, row.at(-1)?.at.end ?? 0];
      const from = row.length > names.length ? (row[names.length]?.at.start ?? first) : first;
      faults.push({ code: 'data/row-length', params, at: { start: from, end } });
    }
  if (broken) {
    // Behind the cells of an unfinished row.
    const isWithin = cell < ends.length;
    while (cell < ends.length) placed('', false);
    const [gap = ''] = isWithin ? [','] : (/^[\r\n]*/.exec(text.slice(last)) ?? []);
    faults.push(faultOf(broken, text, Math.min(last + gap.length, text.length)));
  } else if (names.length === 0) {
    const reason = phrase('data/not-valid:empty');
    faults.push({ code: 'data/not-valid', params: { format: 'CSV', reason }, at: { start: 0, end: 0 } });
  }
  return { names, rows, faults };
}
