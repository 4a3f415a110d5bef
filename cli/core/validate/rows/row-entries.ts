/** Rows of a file as entries: each as the text of a content file, and where what is found in that is in the file. */
import type { Diagnostic } from '../../../diagnostics/index.ts';
import type { Param } from '../../../diagnostics/languages/index.ts';
import { locator, placesIn } from '../../../diagnostics/locator/index.ts';
import { phrase } from '../../../diagnostics/phrases/index.ts';
import type { Place, Span } from '../../../diagnostics/places/index.ts';
import { escapePointer, pointerNames } from '../../../diagnostics/pointers/index.ts';
import type { Table } from '../../data/index.ts';
import type { CollectionModel } from '../../models/collections/index.ts';
import type { Schema } from '../../models/schema/index.ts';
import { slugify } from '../../values/names/slug.ts';
import { isObject } from '../../values/shapes.ts';
import { readValue } from '../component-props.ts';
import { ofColumn } from './table-rows.ts';

/** A row before it has a name. */
interface Row {
  /** Its fields as YAML, each in a line. */
  text: string;
  /** The value of the field that names it. */
  name: unknown;
  /** The place in the file of a diagnostic in `text`. */
  placeOf(diagnostic: Pick<Diagnostic, 'code' | 'field' | 'params'>): Place;
}

export interface RowEntries {
  /** Texts, by path of the entry. */
  texts: Map<string, string>;
  /** Rows that are no entries. */
  faults: Diagnostic[];
  /** @returns a diagnostic of an entry, placed in the file of rows */
  place(diagnostic: Diagnostic): Diagnostic;
}

const line = (name: string, source: string): string => `${JSON.stringify(name)}: ${source}\n`;

/** @param schema of the model; its types say what the texts of cells are. An empty cell counts as left out */
function rowsOfCsv({ names, rows }: Table, { properties = {} }: Schema, slug: string): Row[] {
  const head: Span = { start: names[0]?.at.start ?? 0, end: names.at(-1)?.at.end ?? 0 };
  const columns = new Map(names.map(({ text }, at) => [text, at]));
  return rows.map((row): Row => {
    const lines = names.flatMap(({ text: name }, at) => {
      const { text: value = '' } = row[at] ?? {};
      const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (value === '' && field) return [];
      const read = readValue({ name, at: 0, value, valueAt: 0, form: 'quoted' }, field);
      // As it is written: `12.000` may be meant as twelve thousand.
      return line(name, typeof read === 'number' ? value.trim() : JSON.stringify(read));
    });
    return {
      text: lines.join(''),
      name: row[columns.get(slug) ?? -1]?.text,
      placeOf({ code, field, params }) {
        const [own = ''] = pointerNames(field);
        const at = columns.get(code === 'content/missing-field' ? String(params.name) : own || slug) ?? -1;
        // All rows share the faults of a column.
        return (code === 'content/unknown-field' ? names : row)[at]?.at ?? head;
      },
    };
  });
}

const rowsOfList = (list: readonly unknown[], slug: string): Row[] =>
  list.map((item, index): Row => {
    const fields = isObject(item) ? item : {};
    return {
      text: Object.entries(fields)
        .map(([name, value]) => line(name, JSON.stringify(value)))
        .join(''),
      name: fields[slug],
      placeOf: ({ code, field }) => ({
        pointer: `/${index}${field}`,
        ...(code === 'content/unknown-field' && { target: 'key' }),
      }),
    };
  });

/**
 * @param file its path as diagnostics have it, and its text
 * @param content a table, or the value in the file
 * @param schema of the collection's model
 * @param taken paths of entries that are files
 */
export function rowEntries(
  file: { path: string; text: string },
  content: Table | { value: unknown },
  { name: folder, rows: keyword }: Pick<CollectionModel, 'name' | 'rows'>,
  schema: Schema,
  taken: ReadonlySet<string>,
): RowEntries {
  const { slug = '' } = keyword ?? {};
  const yaml = { text: file.text, start: 0 };
  const locate = locator({ ...file, yaml });
  const spanOf = (at: Place): Span => ('pointer' in at ? placesIn(yaml).find(at) : at);
  const faultOf = (row: Row, reason: Param): Diagnostic => {
    const about = { code: 'data/row-name', params: { name: slug, reason } } as const;
    return locate({ ...about, at: row.placeOf({ ...about, field: `/${escapePointer(slug)}` }) });
  };
  const lineOf = (row: Row): number => faultOf(row, '').range.line;
  const isTable = 'names' in content;
  const rows = isTable
    ? rowsOfCsv(content, schema, slug)
    : rowsOfList(Array.isArray(content.value) ? content.value : [], slug);
  const [byPath, faults] = [new Map<string, Row>(), [] as Diagnostic[]];
  for (const row of rows) {
    const name = ['string', 'number'].includes(typeof row.name) ? slugify(String(row.name)) : '';
    const path = `${folder}/${name}.yaml`;
    const first = byPath.get(path);
    const reason =
      name === ''
        ? phrase('data/row-name:none')
        : first
          ? phrase('data/row-name:same', { slug: name, line: lineOf(first) })
          : taken.has(path)
            ? phrase('data/row-name:taken', { slug: name, file: path })
            : null;
    if (reason) faults.push(faultOf(row, reason));
    else byPath.set(path, row);
  }
  return {
    texts: new Map([...byPath].map(([path, { text }]) => [path, text])),
    faults,
    place(diagnostic) {
      const row = byPath.get(diagnostic.file);
      if (!row) return diagnostic;
      const at = spanOf(row.placeOf(diagnostic));
      const { range, lineText } = locate({ code: diagnostic.code, at });
      const { params = {} } = isTable ? ofColumn({ ...diagnostic, at }) : diagnostic;
      return { ...diagnostic, params, file: file.path, range, lineText };
    },
  };
}
