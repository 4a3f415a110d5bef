/**
 * Faults of content models, which belong to the site and are reported to its builder. Models are checked only if they
 * are new.
 */
import type { ErrorObject } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import type { Diagnostic, Fault } from '../../../diagnostics/diagnostic.ts';
import { phrase } from '../../../diagnostics/phrases.ts';
import { locator } from '../../../diagnostics/place.ts';
import { valuesIn } from '../../../diagnostics/pointer.ts';
import { compareNatural } from '../../values/order.ts';
import { withBlocks } from '../blocks.ts';
import { collectionsIn, isObject, keywordIn, type ModelTexts, SITE } from '../collections.ts';
import { schemaInLanguage } from '../languages.ts';
import type { Schema } from '../schema.ts';
import { collectionFaults } from './collection-faults.ts';
import { sizeFaults } from './extent.ts';
import { keywordFaults, listsOf, unknownKeywords } from './keyword-faults.ts';
import { invalid, schemasIn, unknownValue } from './parts.ts';

const [BEFORE, AFTER] = ['content/models/', '.schema.json'];
const fileOf = (name: string): string => `${BEFORE}${name}${AFTER}`;
/** @returns the name of the model in a file of a fault */
export const modelOfFile = (file: string): string => file.slice(BEFORE.length, -AFTER.length);

/** Position of a JSON syntax error: V8's messages differ between versions. */
function notJson(text: string, error: unknown): Fault {
  const message = error instanceof Error ? error.message : '';
  const at = Number(/position (\d+)/.exec(message)?.[1] ?? Number.NaN);
  const quote = message.indexOf('..."');
  const found = quote < 0 ? -1 : text.indexOf(message.slice(quote + 4, message.lastIndexOf('"')));
  const token = /^Unexpected token '?(.)/su.exec(message)?.[1];
  const named = found < 0 && token !== undefined ? text.indexOf(token) : found;
  const start = Number.isNaN(at) ? (named >= 0 ? named : text.trimEnd().length) : at;
  const what = message.replace(/(?: in JSON at position [\s\S]*|, (?:\.\.\.)?"[\s\S]*)$/, '');
  return { code: 'model/not-json', params: { text: what }, at: { start, end: start + 1 } };
}

/** Converts Ajv's compilation errors, by the part of the model that they name. */
function fromCompiling(schema: Schema, error: unknown): Fault {
  const message = (error instanceof Error ? error.message : String(error)).replace(/^strict mode: /, '');
  const named = [...message.matchAll(/"([^"]+)"|reference (\S+)/g)].map(([, text, to]) => text ?? to ?? '');
  // The message quotes an invalid pattern between slashes.
  if (message.includes('regular expression: /'))
    named.push(message.slice(message.indexOf('/') + 1, message.lastIndexOf('/')));
  const part = [...valuesIn(schema)].find(({ key, value }) =>
    named.some((one) => one === key || one === value),
  );
  return invalid(part?.pointer ?? '', message, part && named.includes(part.key) ? 'key' : 'value');
}

/** Converts an error of a keyword's own value. */
function fromMeta({ instancePath, keyword, params, data }: ErrorObject): Fault {
  const name = instancePath.split('/').at(-1) ?? '';
  if (Array.isArray(params.allowedValues))
    return unknownValue(instancePath, name, data, params.allowedValues);
  const wanted = [params.type ?? keyword].flat().join(', ');
  return invalid(instancePath, phrase('model/invalid:keyword', { name, wanted }));
}

/** @returns the key of a model in Ajv, whose own names are not all free */
export const keyIn = (name: string): string => `model ${name}`;

/** @returns faults of JSON Schema keywords; of several with one cause, the first */
function schemaFaults(ajv: Ajv2020, name: string, schema: Schema): Fault[] {
  try {
    if (ajv.validateSchema(schema) === false) return (ajv.errors ?? []).slice(0, 1).map(fromMeta);
    const key = keyIn(name);
    ajv.addSchema(withBlocks(schema), key, undefined, true).getSchema(key);
    return [];
  } catch (error) {
    return [fromCompiling(schema, error)];
  }
}

/** @returns the place in a model's file of a value that the model has in a language */
function placeIn(schema: Schema, pointer: string, language: string): string {
  let changed: unknown = schema['x-languages']?.[language];
  for (const part of pointer.split('/').slice(1)) changed = isObject(changed) ? changed[part] : undefined;
  return changed === undefined ? pointer : `/x-languages/${language}${pointer}`;
}

/**
 * @param ajv compiles the models
 * @param language of the content
 * @returns all faults of the models, with files relative to the site's folder; empty if they can be used
 */
export function modelFaults(texts: ModelTexts, ajv: Ajv2020, language: string): Diagnostic[] {
  const names = Object.keys(texts).sort(compareNatural);
  const schemas = new Map<string, Schema>();
  const faults = new Map<string, Fault[]>();
  if (!Object.hasOwn(texts, SITE))
    faults.set(SITE, [{ code: 'model/missing', params: { name: SITE }, at: { start: 0, end: 0 } }]);
  for (const name of names) {
    try {
      const schema: unknown = JSON.parse(texts[name] ?? '');
      if (isObject(schema)) schemas.set(name, schemaInLanguage(schema, language));
      else faults.set(name, [invalid('', phrase('model/invalid:object', { form: '{ … }' }))]);
    } catch (error) {
      faults.set(name, [notJson(texts[name] ?? '', error)]);
    }
  }
  const site = schemas.get(SITE);
  const folders = collectionFaults(schemas);
  // Folders of models that cannot be read are unknown.
  const choices =
    site && names.every((name) => name === SITE || keywordIn(schemas.get(name) ?? null))
      ? [...listsOf(site), ...collectionsIn(texts).map((one) => one.name)]
      : null;
  for (const [name, schema] of schemas) {
    const unknown = unknownKeywords(ajv, schema);
    const own = keywordFaults(schema, choices);
    const sizes = sizeFaults([...schemasIn(schema)], schema);
    own.push(...sizes);
    // Ajv would report an unknown format again, and what a misspelt keyword leaves out.
    const compiled =
      sizes.length > 0 || own.some(({ params }) => params?.keyword === 'format')
        ? []
        : schemaFaults(ajv, name, schema).filter(({ params }) =>
            unknown.every(() => !/\(strict\w+\)$/.test(String(params?.text))),
          );
    faults.set(name, [...unknown, ...compiled, ...(folders.get(name) ?? []), ...own]);
  }
  return [...faults].flatMap(([name, own]) => {
    const text = texts[name] ?? '';
    const schema = schemas.get(name) ?? {};
    const inFile = own.map((fault): Fault => {
      const { at } = fault;
      if (!('pointer' in at)) return fault;
      return { ...fault, at: { ...at, pointer: placeIn(schema, at.pointer, language) } };
    });
    return inFile.map(locator({ path: fileOf(name), text, yaml: { text, start: 0 } }));
  });
}
