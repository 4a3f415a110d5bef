/** Synonyms of fields: every one leads to its field only. */
import { expect, it } from 'vitest';
import { fromAjv } from '../../cli/advice/field-faults/from-ajv.ts';
import type { Schema } from '../../cli/core/models/schema/schema.ts';
import { models } from './corpus.ts';

interface Group {
  schema: Schema;
  /** Position of the group in a document: names, and 0 for the first of a list. */
  path: readonly (string | number)[];
}

/** The fields of a model and of the groups and lists inside it. */
function groupsOf(schema: Schema, path: Group['path'] = []): Group[] {
  const below = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    field.type === 'array'
      ? groupsOf(field.items ?? {}, [...path, name, 0])
      : groupsOf(field, [...path, name]),
  );
  return schema.properties ? [{ schema, path }, ...below] : below;
}

/** A document with only these fields at their place. */
const documentOf = (path: Group['path'], fields: object): Record<string, unknown> =>
  path.reduceRight<object>(
    (inner, step) => (typeof step === 'number' ? [inner] : { [step]: inner }),
    fields,
  ) as Record<string, unknown>;

const all = [models.site, ...models.collections.flatMap((one) => [...one.models.values()])];
const explaining = {
  formatFault: () => null,
  sourceAt: () => '',
  restOfLine: () => '',
  isRequired: () => true,
  isWritten: () => false,
};

it.each(all)('$name: a synonym suggests its field, which is not reported as missing too', (model) => {
  let tried = 0;
  for (const { schema, path } of groupsOf(model.schema)) {
    const pointerTo = (name: string): string => [...path, name].map((step) => `/${step}`).join('');
    for (const [field, { 'x-synonyms': synonyms = [] }] of Object.entries(schema.properties ?? {})) {
      for (const name of synonyms) {
        // Two fields, since a single one in a list may be a text split at its colon.
        const document = documentOf(path, { [name]: 'x', 'bukan isian': 'x' });
        model.validate(document);
        const faults = fromAjv(model.validate.errors ?? [], explaining);
        const suggestionsAt = (pointer: string) =>
          faults
            .filter(({ at }) => 'pointer' in at && at.pointer === pointer)
            .map(({ code, suggestions }) => [code, suggestions?.[0]]);
        expect(suggestionsAt(pointerTo(name))).toEqual([['content/unknown-field', field]]);
        expect(suggestionsAt(pointerTo(field))).toEqual([]);
        tried += 1;
      }
    }
  }
  expect(tried).toBeGreaterThan(10);
});

it('suggests a name for one field of a group only, and for none that has it already', () => {
  for (const { name, schema: root } of all) {
    for (const { schema } of groupsOf(root)) {
      const fields = Object.keys(schema.properties ?? {});
      const names = Object.values(schema.properties ?? {}).flatMap((field) => field['x-synonyms'] ?? []);
      const clashes = names.filter((each, at) => fields.includes(each) || names.indexOf(each) !== at);
      expect(clashes, name).toEqual([]);
    }
  }
});
