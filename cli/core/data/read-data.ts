/** A file of data → the value in it. */
import { parseDocument } from 'yaml';
import type { Fault } from '../../diagnostics/index.ts';
import { shorten } from '../../diagnostics/texts/index.ts';
import { jsonFault, structuralFault } from '../parse/index.ts';
import { readCsv } from './csv.ts';
import { tomlFields } from './toml.ts';

interface Read {
  value: unknown;
  faults: Fault[];
}

const notValid = (format: string, reason: string, at: { start: number; end: number }): Read => ({
  value: null,
  faults: [{ code: 'data/not-valid', params: { format, reason: shorten(reason, 120) }, at }],
});

function ofCsv(text: string): Read {
  const { names, rows, faults } = readCsv(text);
  const value = rows.map((row) =>
    Object.fromEntries(names.map(({ text: name }, at) => [name, row[at]?.text ?? ''])),
  );
  return { value, faults };
}

function ofJson(text: string): Read {
  try {
    return { value: JSON.parse(text), faults: [] };
  } catch (error) {
    const { what, start: at } = jsonFault(text, error);
    const start = Math.min(at, text.trimEnd().length);
    return notValid('JSON', what, { start, end: start + 1 });
  }
}

function ofToml(text: string): Read {
  const read = tomlFields(text);
  return read.fields === null ? notValid('TOML', read.reason, read.at) : { value: read.fields, faults: [] };
}

function ofYaml(text: string): Read {
  const hostile = structuralFault(text);
  if (hostile) return { value: null, faults: [hostile] };
  const document = parseDocument(text, { prettyErrors: false });
  const [error] = document.errors;
  if (error) return notValid('YAML', error.message, { start: error.pos[0], end: error.pos[1] });
  try {
    return { value: document.toJS() ?? null, faults: [] };
  } catch (error) {
    // More aliases than a text needs.
    return notValid('YAML', (error as Error).message, { start: 0, end: 0 });
  }
}

const READERS: Readonly<Record<string, (text: string) => Read>> = {
  csv: ofCsv,
  json: ofJson,
  toml: ofToml,
  yaml: ofYaml,
  yml: ofYaml,
};

/**
 * @param file a name that ends in one of `DATA_FORMATS`
 * @param text of the file, without byte-order mark
 * @returns plain data, of a table a list with an object for each row; with faults, part of it
 */
export function readData(file: string, text: string): Read {
  const reader = READERS[file.slice(file.lastIndexOf('.') + 1)];
  if (!reader) throw new Error(`${file} is no file of data`);
  return reader(text);
}
