/**
 * Faults of content models, which belong to the site and are reported to its builder. Models are checked only if they
 * are new.
 */
import type { ErrorObject } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import type { Diagnostic, Fault } from '../../../diagnostics/diagnostic.ts';
import { phrase } from '../../../diagnostics/phrases.ts';
import { locator } from '../../../diagnostics/place.ts';
import { nameOf, valuesIn } from '../../../diagnostics/pointer.ts';
import { compareNatural } from '../../values/order.ts';
import { withBlocks } from '../blocks.ts';
import { collectionsIn, isObject, keywordIn, type ModelTexts, SITE } from '../collections.ts';
import { keyOfLanguage, schemaInLanguage } from '../languages.ts';
import { KEYWORDS, type Schema } from '../schema.ts';
import { collectionFaults } from './collection-faults.ts';
import { sizeFaults } from './extent.ts';
import { keywordFaults, listsOf } from './keyword-faults.ts';
import { META_MODEL, metaModel } from './meta-model.ts';
import { invalid, schemasIn, unknownKeyword, unknownValue } from './parts.ts';

const [BEFORE, AFTER] = ['content/models/', '.schema.json'];
const fileOf = (name: string): string => `${BEFORE}${name}${AFTER}`;
/** @returns the name of the model in a file of a fault */
export const modelOfFile = (file: string): string => file.slice(BEFORE.length, -AFTER.length);

const pointerOf = ({ at }: Fault): string => ('pointer' in at ? at.pointer : '');

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

/** Parts with words of their own; a fault inside one of a collection is the fault of the whole part. */
const WORDED = /^\/x-collection\/(noun|synonyms|lists|template)|^\/x-(languages)(?:\/[^/]+)?$/;

/** Converts an error of the meta-model. */
function fromMeta({ instancePath: at, keyword, params, data, propertyName }: ErrorObject): Fault {
  if (propertyName !== undefined) return unknownKeyword(at, propertyName, params.allowedValues);
  const name = nameOf(at);
  if (Array.isArray(params.allowedValues)) return unknownValue(at, name, data, params.allowedValues);
  if (keyword === 'false schema') return invalid(at, phrase('model/invalid:same-folder'), 'key');
  const [part = at, ofCollection, other] = WORDED.exec(at) ?? [];
  const worded = (ofCollection ?? other) as 'synonyms' | 'lists' | 'template' | 'languages' | undefined;
  if (ofCollection === 'noun')
    return invalid(part, phrase('model/invalid:noun', { form: '{ "id": "…", "en": "…" }' }));
  if (worded) return invalid(part, phrase(`model/invalid:${worded}`));
  return invalid(
    at,
    phrase('model/invalid:keyword', { name, wanted: [params.type ?? keyword].flat().join(', ') }),
  );
}

/** Errors that repeat others. */
const REPEATED = ['propertyNames', 'anyOf'];

/** @returns faults that the meta-model finds; of several in one value, the first */
function metaFaults(ajv: Ajv2020, schema: Schema): Fault[] {
  const check = ajv.getSchema(META_MODEL);
  if (!check || check(schema)) return [];
  const found = new Map<string, Fault>();
  for (const error of check.errors ?? []) {
    if (REPEATED.includes(error.keyword)) continue;
    // Ajv fails at keywords that it does not know.
    const { propertyName } = error;
    if (propertyName !== undefined && ajv.getKeyword(propertyName) === false)
      ajv.addVocabulary([propertyName]);
    const fault = fromMeta(error);
    const pointer = pointerOf(fault);
    const parts = pointer.split('/');
    if (parts.every((_, depth) => !found.has(parts.slice(0, depth + 1).join('/')))) found.set(pointer, fault);
  }
  return [...found.values()];
}

/** @returns the key of a model in Ajv, whose own names are not all free */
export const keyIn = (name: string): string => `model ${name}`;

/** @returns the fault that keeps Ajv from compiling a model */
function compileFaults(ajv: Ajv2020, name: string, schema: Schema): Fault[] {
  try {
    const key = keyIn(name);
    ajv.addSchema(withBlocks(schema), key, undefined, true).getSchema(key);
    return [];
  } catch (error) {
    return [fromCompiling(schema, error)];
  }
}

/** @returns the place in a model's file of a value that the model has in a language */
function placeIn(schema: Schema, pointer: string, language: string): string {
  const key = keyOfLanguage(schema, language);
  let changed: unknown = schema['x-languages']?.[key];
  for (const part of pointer.split('/').slice(1)) changed = isObject(changed) ? changed[part] : undefined;
  return changed === undefined ? pointer : `/x-languages/${key}${pointer}`;
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
  ajv.addMetaSchema(
    metaModel([...new Set([...KEYWORDS, ...Object.keys(ajv.RULES.keywords)])]),
    META_MODEL,
    false,
  );
  const ofMeta = new Map([...schemas].map(([name, schema]) => [name, metaFaults(ajv, schema)]));
  const isOfForm = (fault: Fault): boolean => pointerOf(fault).startsWith('/x-collection/');
  const folders = collectionFaults(schemas, (name) => ofMeta.get(name)?.filter(isOfForm) ?? []);
  // Folders of models that cannot be read are unknown.
  const choices =
    site && names.every((name) => name === SITE || keywordIn(schemas.get(name) ?? null))
      ? [...listsOf(site), ...collectionsIn(texts).map((one) => one.name)]
      : null;
  for (const [name, schema] of schemas) {
    // The site has no folder.
    const meta = (ofMeta.get(name) ?? []).filter((one) => name !== SITE || !isOfForm(one));
    const sizes = sizeFaults([...schemasIn(schema)], schema);
    const isUnknown = ({ code }: Fault): boolean => code === 'model/unknown-keyword';
    // Ajv would report the same values again, and what a misspelt keyword leaves out.
    const compiled =
      sizes.length > 0 || !meta.every((one) => isUnknown(one) || pointerOf(one).includes('/x-'))
        ? []
        : compileFaults(ajv, name, schema).filter(
            ({ params }) => !meta.some(isUnknown) || !/\(strict\w+\)$/.test(String(params?.text)),
          );
    const own = [...(folders.get(name) ?? []), ...keywordFaults(schema, choices)];
    faults.set(name, [...meta, ...compiled, ...own, ...sizes]);
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
