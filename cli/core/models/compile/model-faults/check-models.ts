/**
 * Faults of content models, which belong to the site and are reported to its builder. Models are checked only if they
 * are new.
 */
import type { ErrorObject } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import type { Diagnostic, Fault } from '../../../../diagnostics/index.ts';
import { locator } from '../../../../diagnostics/locator/index.ts';
import { phrase } from '../../../../diagnostics/phrases/index.ts';
import { nameOf, valuesIn } from '../../../../diagnostics/pointers/index.ts';
import { jsonFault } from '../../../parse/index.ts';
import { compareNatural } from '../../../values/order.ts';
import { isObject } from '../../../values/shapes.ts';
import { collectionsIn, isOfPart, keywordIn, type ModelTexts, SITE } from '../../collections/index.ts';
import { keyOfLanguage, schemaInLanguage } from '../../languages/index.ts';
import type { Schema } from '../../schema/index.ts';
import { withBlocks } from '../block-conditions.ts';
import { placeOf, withDefinitions } from '../definitions.ts';
import { KEYWORDS } from '../keywords.ts';
import { collectionFaults } from './collection-faults.ts';
import { invalid, unknownKeyword, unknownValue } from './faults.ts';
import { keywordFaults, listsOf } from './keyword-faults.ts';
import { META_MODEL, metaModel } from './meta-model.ts';

const fileOf = (name: string): string => `${isOfPart(name) ? '' : 'content/models/'}${name}.schema.json`;

const pointerOf = ({ at }: Fault): string => ('pointer' in at ? at.pointer : '');

function notJson(text: string, error: unknown): Fault {
  const { what, start } = jsonFault(text, error);
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
const WORDED = /^\/x-collection\/(noun|synonyms|lists|template|rows)|^\/x-(languages)(?:\/[^/]+)?$/;

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
  if (ofCollection === 'rows')
    return invalid(part, phrase('model/invalid:object', { form: '{ "file": "data/….csv", "slug": "…" }' }));
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

/** Usable models, and what is wrong with the others. */
export interface CheckedModels {
  /** Without references, in the language of the content. */
  models: ReadonlyMap<string, Schema>;
  /** With files relative to the site's folder. */
  faults: readonly Diagnostic[];
  /** Models with faults, also in parts that they take from other files. */
  faulty: ReadonlySet<string>;
}

/** @returns models as they are written, in a language; one that cannot be read is empty and has a fault */
function readAll(texts: ModelTexts, language: string) {
  const written = new Map<string, Schema>();
  const faults = new Map<string, Fault[]>();
  for (const name of Object.keys(texts).sort(compareNatural)) {
    written.set(name, {});
    try {
      const schema: unknown = JSON.parse(texts[name] ?? '');
      if (isObject(schema)) written.set(name, schemaInLanguage(schema, language));
      else faults.set(name, [invalid('', phrase('model/invalid:object', { form: '{ … }' }))]);
    } catch (error) {
      faults.set(name, [notJson(texts[name] ?? '', error)]);
    }
  }
  if (!written.has(SITE))
    faults.set(SITE, [{ code: 'model/missing', params: { name: SITE }, at: { start: 0, end: 0 } }]);
  return { written, faults };
}

/**
 * @param ajv compiles the models
 * @param language of the content
 */
export function checkModels(texts: ModelTexts, ajv: Ajv2020, language: string): CheckedModels {
  const { written, faults } = readAll(texts, language);
  const { faults: ofReferences, filesOf, ...definitions } = withDefinitions(written);
  const models = new Map([...definitions.models].filter(([name]) => !faults.has(name)));
  const site = models.get(SITE);
  ajv.addMetaSchema(
    metaModel([...new Set([...KEYWORDS, ...Object.keys(ajv.RULES.keywords)])]),
    META_MODEL,
    false,
  );
  const ofMeta = new Map([...written].map(([name, schema]) => [name, metaFaults(ajv, schema)]));
  const isOfForm = (fault: Fault): boolean => pointerOf(fault).startsWith('/x-collection/');
  const ofContent = new Map([...models].filter(([name]) => !isOfPart(name)));
  const folders = collectionFaults(ofContent, (name) => ofMeta.get(name)?.filter(isOfForm) ?? []);
  // Folders of models that cannot be read are unknown.
  const areKnown =
    faults.size === 0 && [...ofContent].every(([name, one]) => name === SITE || keywordIn(one));
  const choices =
    site && areKnown ? [...listsOf(site), ...collectionsIn(texts).map((one) => one.name)] : null;
  /** The faults of a model as a whole. */
  const ownFaults = (name: string, schema: Schema): Fault[] => {
    const meta = [...filesOf(name)].flatMap((file) => ofMeta.get(file) ?? []);
    const isUnknown = ({ code }: Fault): boolean => code === 'model/unknown-keyword';
    // Ajv would report the same values again, and what a misspelt keyword leaves out.
    const compiled = meta.every((one) => isUnknown(one) || pointerOf(one).includes('/x-'))
      ? compileFaults(ajv, name, schema).filter(
          ({ params }) => !meta.some(isUnknown) || !/\(strict\w+\)$/.test(String(params?.text)),
        )
      : [];
    return [...compiled, ...(folders.get(name) ?? []), ...keywordFaults(schema, choices)];
  };
  for (const name of written.keys()) {
    const model = models.get(name);
    // The site has no folder.
    const meta = (ofMeta.get(name) ?? []).filter((one) => name !== SITE || !isOfForm(one));
    const own = [...meta, ...(ofReferences.get(name) ?? []), ...(model ? ownFaults(name, model) : [])];
    if (own.length > 0) faults.set(name, [...(faults.get(name) ?? []), ...own]);
  }
  const placed = [...faults].flatMap(([name, own]) =>
    own.map((fault) => {
      const { at } = fault;
      const isField = 'pointer' in at;
      const place = isField ? placeOf(written, name, at.pointer) : { name, pointer: '' };
      const pointer = placeIn(written.get(place.name) ?? {}, place.pointer, language);
      const text = texts[place.name] ?? '';
      const locate = locator({ path: fileOf(place.name), text, yaml: { text, start: 0 } });
      return locate(isField ? { ...fault, at: { ...at, pointer } } : fault);
    }),
  );
  return {
    models,
    // Several models may take a faulty part from one file.
    faults: [...new Map(placed.map((one) => [JSON.stringify(one), one])).values()],
    faulty: new Set(
      [SITE, ...written.keys()].filter((name) => [...filesOf(name)].some((file) => faults.has(file))),
    ),
  };
}
