/** JSON Schemas for completion in text editors: the models, with the real choices. */

import { type Collection, type Model, type Models, TEMPLATE } from '../../core/models/index.ts';
import { mapParts, type Schema } from '../../core/models/schema/index.ts';
import type { EntryContext } from '../../core/stages/entry.ts';
import type { Lang } from '../../diagnostics/languages/index.ts';

const DIALECT = 'http://json-schema.org/draft-07/schema#';

type Choices = Pick<EntryContext, 'choices' | 'targets'>;

/** @returns the choices of a field, or null if any value is allowed */
function choicesOf({ 'x-one-of': keyword }: Schema, { choices, targets }: Choices): readonly string[] | null {
  if (keyword === undefined) return null;
  if (Object.hasOwn(targets, keyword)) return [...(targets[keyword] ?? [])];
  return (Object.hasOwn(choices, keyword) ? choices[keyword] : null) ?? null;
}

/** Keywords of senja, and those that are written anew. */
const OWN = /^x-|^\$(?:id|schema|comment)$|^description$/;

/** @returns a schema without senja's own keywords, its choices filled in */
function filledIn(schema: Schema, context: Choices, lang: Lang): object {
  const inside = mapParts({ ...schema }, (part) => filledIn(part, context, lang));
  const { description, $comment, required, properties } = schema;
  // Of what a file may leave out, an editor asks nothing.
  const wanted = required?.filter((name) => properties?.[name]?.['x-from'] === undefined);
  const about = (lang === 'en' ? $comment : description) ?? description ?? $comment;
  const known = choicesOf(schema, context) ?? [];
  const choices = schema.type === 'array' ? { items: { type: 'string', enum: known } } : { enum: known };
  return {
    ...Object.fromEntries(Object.entries(inside).filter(([key]) => !OWN.test(key))),
    ...(wanted && { required: wanted }),
    ...(about !== undefined && { description: about }),
    ...(known.length > 0 && choices),
  };
}

/** The schema of the files in a folder: that of its model, or of the one that a file names. */
function folderSchema({ models }: Collection): object {
  const file = ({ name }: Model): string => `../models/${name}.schema.json`;
  const alone = models.get('');
  if (alone) return { $schema: DIALECT, $ref: file(alone) };
  return {
    $schema: DIALECT,
    type: 'object',
    required: [TEMPLATE],
    properties: { [TEMPLATE]: { enum: [...models.keys()].sort() } },
    allOf: [...models].map(([template, model]) =>
      Object.fromEntries([
        ['if', { properties: { [TEMPLATE]: { const: template } }, required: [TEMPLATE] }],
        ['then', { $ref: file(model) }],
      ]),
    ),
  };
}

/**
 * @param lang language of the descriptions
 * @returns the schemas by path: of `site.yaml`, of each folder, and of each model
 */
export function editorSchemas(
  { site, collections }: Pick<Models, 'site' | 'collections'>,
  context: Choices,
  lang: Lang,
): [string, string][] {
  const models = [site, ...collections.flatMap((one) => [...one.models.values()])];
  const all: [string, object][] = [
    ...models.map((model): [string, object] => [
      `models/${model.name}`,
      { $schema: DIALECT, ...filledIn(model.schema, context, lang) },
    ]),
    ['site', { $schema: DIALECT, $ref: `./models/${site.name}.schema.json` }],
    ...collections.map((one): [string, object] => [`content/${one.name}`, folderSchema(one)]),
  ];
  return all.map(([name, schema]) => [`${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`]);
}
