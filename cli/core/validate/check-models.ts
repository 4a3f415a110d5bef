/** What is wrong with content models: they are the site's, and its builder is told where. Only asked when they are new. */
import type { ErrorObject } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { type Diagnostic, type Fault, type Param, shown } from '../../diagnostics/diagnostic.ts';
import { locator } from '../../diagnostics/place.ts';
import { escapePointer } from '../../diagnostics/pointer.ts';
import { nearest } from '../../diagnostics/suggest.ts';
import { naturally } from '../values/order.ts';
import { type ModelTexts, modelsOf } from './models.ts';
import { listNamed } from './rules.ts';
import { type CollectionModel, resolved, type Schema } from './schema.ts';

const fileOf = (name: string): string => `content/models/${name}.schema.json`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every part of a model with its place. */
function* partsOf(value: unknown, pointer = ''): Generator<{ pointer: string; key: string; value: unknown }> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    const below = `${pointer}/${escapePointer(key)}`;
    yield { pointer: below, key, value: child };
    yield* partsOf(child, below);
  }
}

const invalid = (pointer: string, text: Param, target: 'key' | 'value' = 'value'): Fault => ({
  code: 'model/invalid',
  params: { text },
  at: { pointer, target },
});

/** Where JSON stops being JSON: what V8 says of the place differs from version to version. */
function notJson(text: string, error: unknown): Fault {
  const said = error instanceof Error ? error.message : '';
  const at = Number(/position (\d+)/.exec(said)?.[1] ?? Number.NaN);
  const quote = said.indexOf('..."');
  const found = quote < 0 ? -1 : text.indexOf(said.slice(quote + 4, said.lastIndexOf('"')));
  const start = Number.isNaN(at) ? (found >= 0 ? found : text.trimEnd().length) : at;
  const what = said.replace(/(?: in JSON at position [\s\S]*|, (?:\.\.\.)?"[\s\S]*)$/, '');
  return { code: 'model/not-json', params: { text: what }, at: { start, end: start + 1 } };
}

/** What ajv says when it compiles, by the part of the model that it names. */
function fromCompiling(schema: Schema, error: unknown): Fault {
  const said = (error instanceof Error ? error.message : String(error)).replace(/^strict mode: /, '');
  const named = [...said.matchAll(/"([^"]+)"|reference (\S+)/g)].map((match) => match[1] ?? match[2] ?? '');
  const part = [...partsOf(schema)].find(({ key, value }) =>
    named.some((one) => one === key || one === value),
  );
  return invalid(part?.pointer ?? '', said, part && named.includes(part.key) ? 'key' : 'value');
}

const fromMeta = ({ instancePath, message = '' }: ErrorObject): Fault => invalid(instancePath, message);

/** @returns what is wrong with the keywords of JSON Schema, the first where several follow from it */
function schemaFaults(ajv: Ajv2020, name: string, schema: Schema): Fault[] {
  try {
    if (ajv.validateSchema(schema) === false) return (ajv.errors ?? []).slice(0, 1).map(fromMeta);
    ajv.addSchema(schema, name, undefined, true).getSchema(name);
    return [];
  } catch (error) {
    return [fromCompiling(schema, error)];
  }
}

const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*$/u;
const TAKEN = ['images', 'models'];

const ROUTE = /^\/(?:[\p{L}\p{N}{}_-]+\/)*$/u;

/** What is wrong with the addresses that a collection gives its entries, and the lists that these stand in. */
function routeFaults(
  { route, lists, model = '' }: Partial<CollectionModel>,
  pointer: string,
  schemas: ReadonlyMap<string, Schema>,
): Fault[] {
  const own = modelsOf(model, [...schemas.keys()]).map((name) => schemas.get(name)?.properties ?? {});
  const isField = (name: string): boolean =>
    name === 'slug' || own.some((fields) => Object.hasOwn(fields, name));
  const faultsOf = (path: unknown, at: string, isRoute: boolean): Fault[] => {
    if (typeof path !== 'string' || !ROUTE.test(path) || (isRoute && !path.includes('{slug}'))) {
      const id = isRoute ? '/bagian/{slug}/' : '/bagian/ atau /bagian/{isian}/';
      const en = isRoute ? '/part/{slug}/' : '/part/ or /part/{field}/';
      return [invalid(at, { id: `alamatnya harus berbentuk ${id}`, en: `its form must be ${en}` })];
    }
    const unknown = [...path.matchAll(/\{([^{}]*)\}/g)].find(([, name = '']) => !isField(name));
    return unknown
      ? [invalid(at, { id: `tidak ada isian ${unknown[0]}`, en: `there is no field ${unknown[0]}` })]
      : [];
  };
  return [
    ...(route === undefined ? [] : faultsOf(route, `${pointer}/route`, true)),
    ...(Array.isArray(lists) ? lists : []).flatMap((list, index) =>
      faultsOf(list, `${pointer}/lists/${index}`, false),
    ),
  ];
}

function collectionFaults(site: Schema, schemas: ReadonlyMap<string, Schema>): Fault[] {
  const names = [...schemas.keys()];
  const routes = new Set<string>();
  const collections: unknown = site['x-collections'] ?? {};
  if (!isObject(collections))
    return [
      invalid('/x-collections', {
        id: 'x-collections harus berupa kelompok',
        en: 'x-collections must be an object',
      }),
    ];
  return Object.entries(collections).flatMap(([name, collection]): Fault[] => {
    const pointer = `/x-collections/${escapePointer(name)}`;
    const isFolder = NAME.test(name) && !TAKEN.includes(name.toLowerCase());
    const folder: Fault[] = isFolder
      ? []
      : [{ code: 'model/bad-folder', params: { name: shown(name) }, at: { pointer, target: 'key' } }];
    const { kind, model, synonyms } = isObject(collection) ? (collection as Partial<CollectionModel>) : {};
    if (typeof kind !== 'string' || typeof model !== 'string' || !Array.isArray(synonyms)) {
      const text = { id: 'kind, model dan synonyms harus ada', en: 'kind, model and synonyms must be there' };
      return [...folder, invalid(pointer, text, 'key')];
    }
    if (modelsOf(model, names).some((one) => names.includes(one))) {
      const { route } = collection as Partial<CollectionModel>;
      const isTaken = route !== undefined && routes.has(route);
      if (route !== undefined) routes.add(route);
      const taken = invalid(`${pointer}/route`, {
        id: 'koleksi lain sudah memakai alamat ini',
        en: 'another collection has this route',
      });
      return [
        ...folder,
        ...routeFaults(collection as Partial<CollectionModel>, pointer, schemas),
        ...(isTaken ? [taken] : []),
      ];
    }
    const at = { pointer: `${pointer}/model`, target: 'value' } as const;
    return [
      ...folder,
      { code: 'model/missing', params: { name: shown(model) }, suggestions: nearest(model, names), at },
    ];
  });
}

/** The lists of `site.yaml` that a value can be chosen from, as `x-one-of` names them. */
function listsOf(site: Schema): string[] {
  return Object.entries(site.properties ?? {}).flatMap(([name, raw]) => {
    const { items } = resolved(raw, site);
    if (items === undefined) return [];
    const { properties, type } = resolved(items, site);
    return properties
      ? Object.keys(properties).map((by) => `${name}/${by}`)
      : type === 'string'
        ? [name]
        : [];
  });
}

/** What of senja's own keywords names something that is not there. */
function keywordFaults(schema: Schema, lists: readonly string[]): Fault[] {
  return [...partsOf(schema)].flatMap(({ pointer, key, value }): Fault[] => {
    // A field may be called so.
    if (key !== 'x-one-of' || /\/properties\/[^/]*$/.test(pointer)) return [];
    const keyword = typeof value === 'string' ? value : JSON.stringify(value);
    const { list, by } = listNamed(keyword);
    if (typeof value === 'string' && lists.includes(by === '' ? list : `${list}/${by}`)) return [];
    const params = { keyword: shown(keyword), known: lists.join(', ') };
    const suggestions = nearest(keyword, lists);
    return [{ code: 'model/unknown-list', params, suggestions, at: { pointer, target: 'value' } }];
  });
}

/** The model that every site has is not there. */
export const noSiteModel = (): Diagnostic =>
  locator({ path: fileOf('site'), text: '' })({
    code: 'model/missing',
    params: { name: 'site' },
    at: { start: 0, end: 0 },
  });

/**
 * @param ajv compiles the models
 * @returns all faults of the models, with files relative to the site's folder; none where they can be used
 */
export function modelFaults(texts: ModelTexts, ajv: Ajv2020): Diagnostic[] {
  const names = Object.keys(texts).sort(naturally);
  const schemas = new Map<string, Schema>();
  const faults = new Map<string, Fault[]>();
  for (const name of names) {
    try {
      const schema: unknown = JSON.parse(texts[name] ?? '');
      if (isObject(schema)) schemas.set(name, schema);
      else
        faults.set(name, [
          invalid('', { id: 'isinya harus sebuah kelompok { … }', en: 'it must be an object { … }' }),
        ]);
    } catch (error) {
      faults.set(name, [notJson(texts[name] ?? '', error)]);
    }
  }
  const site = schemas.get('site');
  for (const [name, schema] of schemas) {
    const wrong = schemaFaults(ajv, name, schema);
    const keywords = site ? keywordFaults(schema, listsOf(site)) : [];
    const folders = name === 'site' && wrong.length === 0 ? collectionFaults(schema, schemas) : [];
    faults.set(name, [...wrong, ...folders, ...keywords]);
  }
  return [...faults].flatMap(([name, own]) => {
    const text = texts[name] ?? '';
    return own.map(locator({ path: fileOf(name), text, yaml: { text, start: 0 } }));
  });
}
