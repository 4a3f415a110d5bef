/** A list with groups of several kinds: each is validated as the kind that its own field names. */
import { describe, expect, it } from 'vitest';
import { withBlocks } from '../../../cli/core/models/compile/block-conditions.ts';
import { blocksIn } from '../../../cli/core/models/schema/blocks.ts';
import { fieldTexts } from '../../../cli/core/models/schema/field-paths.ts';
import { isRequired } from '../../../cli/core/models/schema/schema.ts';
import { referencesIn } from '../../../cli/core/validate/choices/references.ts';
import { validateEntry } from '../../../cli/core/validate/validate.ts';
import { documentOf, modelsOf, type WholeSchema } from '../../support/values/validate-values.ts';

const text: WholeSchema = { type: 'string', minLength: 1 };
const kind = (
  name: string,
  properties: Record<string, WholeSchema>,
  required: string[] = [],
): WholeSchema => ({
  type: 'object',
  additionalProperties: false,
  required: ['kind', ...required],
  properties: { kind: { const: name, description: 'Jenis bagian.' }, ...properties },
});

const models = modelsOf({
  site: { type: 'object' },
  acara: {
    type: 'object',
    additionalProperties: false,
    properties: {
      parts: {
        type: 'array',
        items: {
          oneOf: [
            kind('text', { text, wide: { type: 'boolean', default: false } }, ['text']),
            kind('picture', { picture: { type: 'string', format: 'image-url' }, by: text }),
            { $ref: '#/$defs/quote' },
          ],
        } as WholeSchema,
      },
    },
    $defs: { quote: kind('quote', { by: { type: 'string', 'x-one-of': 'acara' }, words: text }, ['words']) },
  },
});
const [acara] = models.collections;
if (!acara) throw new Error('no collection');
const model = acara.models.get('');
if (!model) throw new Error('no model');
const context = {
  choices: {},
  targets: { acara: new Set(['teh']) },
  images: new Set<string>(),
  reserved: [],
};

const validate = (yaml: string) => {
  const { value, diagnostics } = validateEntry(documentOf(yaml), acara, context, models);
  return {
    fields: value?.fields,
    reported: diagnostics.map(({ code, field, range }) => `${range.line}:${range.column} ${code} ${field}`),
    suggestions: diagnostics.flatMap((one) => one.suggestions),
  };
};

describe('a block of a kind', () => {
  it('is valid with its kind only, which fills in defaults', () => {
    const { fields, reported } = validate(
      'parts:\n  - kind: text\n    text: A\n  - kind: quote\n    words: B\n    by: teh\n  - { kind: picture, by: Ani }\n',
    );
    expect(reported).toEqual([]);
    expect(fields?.parts).toEqual([
      { kind: 'text', text: 'A', wide: false },
      { kind: 'quote', words: 'B', by: 'teh' },
      { kind: 'picture', by: 'Ani' },
    ]);
  });

  it('has the faults of its kind, each at its place', () => {
    const { reported, suggestions } = validate(
      'parts:\n  - kind: text\n    txet: A\n  - kind: quote\n    words: 7\n    by: kopi\n  - kind: picture\n    words: B\n',
    );
    expect(reported).toEqual([
      '3:5 content/unknown-field /parts/0/txet',
      '5:12 content/number-not-text /parts/1/words',
      '6:9 reference/unknown /parts/1/by',
      '8:5 content/unknown-field /parts/2/words',
    ]);
    expect(suggestions).toEqual(['text']);
  });

  it('has one fault if its kind is missing or unknown', () => {
    expect(validate('parts:\n  - words: B\n').reported).toEqual(['2:5 content/missing-field /parts/0/kind']);
    const { reported, suggestions } = validate('parts:\n  - kind: qoute\n    words: B\n');
    expect(reported).toEqual(['2:11 content/not-one-of /parts/0/kind']);
    expect(suggestions).toEqual(['quote']);
    expect(validate('parts:\n  - just text\n').reported).toEqual(['2:5 content/expected-fields /parts/0']);
  });
});

describe('the fields of kinds', () => {
  const fields = {
    parts: [
      { kind: 'quote', by: 'teh' },
      { kind: 'picture', by: 'kopi', picture: 'images/a.png' },
      { kind: 'text', picture: 'images/b.png' },
      'quote',
    ],
  };

  it('are found only in blocks of that kind', () => {
    expect(referencesIn(model, fields)).toEqual([
      { pointer: '/parts/0/by', collection: 'acara', slug: 'teh' },
    ]);
    expect(fieldTexts(model.pictures, fields).map(({ pointer }) => pointer)).toEqual(['/parts/1/picture']);
  });

  it('have known names, and are required as their kind says', () => {
    expect(['kind', 'words', 'picture'].every(models.isName)).toBe(true);
    expect(['/parts/0/words', '/parts/0/by'].map((at) => isRequired(model.schema, at))).toEqual([
      true,
      false,
    ]);
  });
});

it('does not change alternatives that no field distinguishes', () => {
  const same = { oneOf: [kind('a', {}), kind('a', {})] };
  const mixed = { oneOf: [kind('a', {}), { type: 'string' }] };
  for (const schema of [same, mixed, {}]) {
    expect(blocksIn(schema)).toBeNull();
    expect(withBlocks({ properties: { a: schema } })).toEqual({ properties: { a: schema } });
  }
});
