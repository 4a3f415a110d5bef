/** Rows of data, read and checked by the model next to their file. */
import type { ErrorObject } from 'ajv';
import type { Fault } from '../../../diagnostics/index.ts';
import { phrase } from '../../../diagnostics/phrases/index.ts';
import type { Span } from '../../../diagnostics/places/index.ts';
import { escapePointer, unescapePointer } from '../../../diagnostics/pointers/index.ts';
import type { Table } from '../../data/index.ts';
import type { Model } from '../../models/index.ts';
import { isRequired } from '../../models/schema/index.ts';
import { FORMATS, type FormatName } from '../../values/formats/formats.ts';
import { isLikeThousands } from '../../values/formats/numbers.ts';
import { isObject } from '../../values/shapes.ts';
import { pointersOf } from '../check.ts';
import { readValue } from '../component-props.ts';
import { type ExplanationContext, explained } from '../explained.ts';

interface Rows {
  value: unknown;
  faults: Fault[];
}

/** @returns the faults of a row, at pointers into it */
const faultsOf = (
  { schema }: Pick<Model, 'schema'>,
  errors: readonly ErrorObject[],
  sources: Pick<ExplanationContext, 'sourceAt' | 'isWritten'>,
): Fault[] =>
  explained.get().fromAjv(errors, {
    formatFault: (format, value) => FORMATS[format as FormatName]?.(value) ?? null,
    restOfLine: () => '',
    isRequired: (pointer) => isRequired(schema, pointer),
    ...sources,
  });

/** A column of that name is added, instead of a line. */
export const ofColumn = <One extends Pick<Fault, 'code' | 'params'>>(fault: One): One =>
  fault.code === 'content/missing-field'
    ? { ...fault, params: { ...fault.params, line: '', about: phrase('content/missing-field:column') } }
    : fault;

/**
 * @param model of one row
 * @returns a list with the fields of each row, whose texts have the types that the model states; an empty cell counts as left out.
 *   Faults are at cells, or once at the first row for a column that is missing or unknown
 */
export function rowsOfTable(model: Model, { names, rows, faults: unread }: Table): Rows {
  const { schema, validate } = model;
  const faults = [...unread];
  const columns = new Map(names.map(({ text }, at) => [text, at]));
  const head: Span = { start: names[0]?.at.start ?? 0, end: names.at(-1)?.at.end ?? 0 };
  const isKnown = (name: string): boolean => Object.hasOwn(schema.properties ?? {}, name);
  /** Faults of the columns, which all rows share. */
  const shared = new Set<string>();
  const value = rows.map((row) => {
    const fields: Record<string, unknown> = {};
    const cellOf = (pointer: string) => row[columns.get(unescapePointer(pointer.split('/')[1] ?? '')) ?? -1];
    const doubtful: Fault[] = [];
    for (const [at, { text: name }] of names.entries()) {
      const { text = '' } = row[at] ?? {};
      if (text === '' && isKnown(name)) continue;
      const field = isKnown(name) ? schema.properties?.[name] : undefined;
      const read = readValue({ name, at: 0, value: text, valueAt: 0, form: 'quoted' }, field);
      Object.defineProperty(fields, name, {
        value: read,
        enumerable: true,
        writable: true,
        configurable: true,
      });
      if (typeof read !== 'number' || !isLikeThousands(text)) continue;
      const fault = explained.get().thousandsFault(`/${escapePointer(name)}`, text, field ?? {});
      if (fault) doubtful.push(fault);
    }
    const found = validate(fields)
      ? []
      : faultsOf(model, validate.errors ?? [], {
          sourceAt: (pointer) => cellOf(pointer)?.text ?? '',
          isWritten: (pointer) => (cellOf(pointer)?.text ?? '') !== '',
        });
    const causes = pointersOf(doubtful);
    const own = found.filter(({ at }) => !('pointer' in at) || !causes.has(at.pointer));
    for (const fault of [...own, ...doubtful].map(ofColumn)) {
      const pointer = 'pointer' in fault.at ? fault.at.pointer : '';
      const missing =
        fault.code === 'content/missing-field' ? `/${escapePointer(String(fault.params?.name))}` : '';
      const cell = cellOf(missing || pointer);
      const isOfColumn = !cell || fault.code === 'content/unknown-field';
      if (!isOfColumn) {
        faults.push({ ...fault, at: cell.at });
        continue;
      }
      const key = `${fault.code} ${missing || pointer}`;
      const name = names[columns.get(unescapePointer(pointer.split('/')[1] ?? '')) ?? -1];
      if (!shared.has(key)) faults.push({ ...fault, at: name?.at ?? head });
      shared.add(key);
    }
    return fields;
  });
  return { value, faults };
}

/** @returns the fault of a file in JSON or YAML that has no list of groups */
export const notItems = (file: string, at: Fault['at']): Fault => ({
  code: 'data/not-valid',
  params: {
    format: /\.(json|toml)$/.exec(file)?.[1]?.toUpperCase() ?? 'YAML',
    reason: phrase('data/not-valid:not-items'),
  },
  at,
});

/**
 * @param model of one item
 * @param list the value of a file in JSON or YAML
 * @param file its name
 * @returns the list with defaults filled in; faults are at pointers into it
 */
export function itemsOfList(model: Model, list: unknown, file: string): Rows {
  const notRows = (pointer: string): Fault => notItems(file, { pointer, target: 'value' });
  if (!Array.isArray(list)) return { value: list, faults: [notRows('')] };
  const faults = (list as unknown[]).flatMap((item, at): Fault[] => {
    if (!isObject(item)) return [notRows(`/${at}`)];
    const written = JSON.stringify(item);
    const { validate } = model;
    if (validate(item)) return [];
    const valueAt = (pointer: string): unknown =>
      pointer
        .split('/')
        .slice(1)
        .reduce<unknown>(
          (within, name) => (within as Record<string, unknown> | undefined)?.[unescapePointer(name)],
          JSON.parse(written),
        );
    const found = faultsOf(model, validate.errors ?? [], {
      sourceAt: (pointer) => JSON.stringify(valueAt(pointer)) ?? '',
      isWritten: (pointer) => valueAt(pointer) !== undefined,
    });
    return found.map((fault) => ({
      ...ofColumn(fault),
      at: 'pointer' in fault.at ? { ...fault.at, pointer: `/${at}${fault.at.pointer}` } : fault.at,
    }));
  });
  return { value: list, faults };
}
