/** Faults of the folders that models declare. */
import type { Code, Fault, Params } from '../../../../diagnostics/index.ts';
import { phrase } from '../../../../diagnostics/phrases/index.ts';
import { nearest } from '../../../../diagnostics/suggestions/index.ts';
import { formatValue } from '../../../../diagnostics/texts/index.ts';
import { isDataName } from '../../../values/names/data-name.ts';
import type { CollectionKeyword } from '../../collection-keyword.ts';
import { folderNamed, keywordIn, SITE, templateOf } from '../../collections/index.ts';
import type { Schema } from '../../schema/index.ts';
import { invalid, unknownValue } from './faults.ts';

export type Schemas = ReadonlyMap<string, Schema>;

const AT = '/x-collection';

const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*$/u;
const TAKEN = ['images', 'models', 'settings'];

const PART = '[\\p{L}\\p{N}{}_-]+(?:\\.[\\p{L}\\p{N}{}_-]+)*';
const ROUTE = new RegExp(`^/(?:${PART}/)*(?:${PART}\\.html?)?$`, 'u');
/** Parts of the date of publication. */
const DATE_PARTS = ['year', 'month', 'day'];

/** A model that declares a folder. */
interface Declaration {
  model: string;
  schema: Schema;
  keyword: CollectionKeyword;
}

/** Examples of valid addresses, for messages. */
const FORMS = {
  route: { id: '/bagian/{slug}/', en: '/part/{slug}/' },
  nested: { id: '/bagian/{path}/', en: '/part/{path}/' },
  list: { id: '/bagian/ atau /bagian/{isian}/', en: '/part/ or /part/{field}/' },
};

/** Faults of an address pattern for entries of a folder. @param noTexts fields that no address can hold */
function pathFaults(
  path: unknown,
  at: string,
  form: keyof typeof FORMS,
  fields: readonly string[],
  noTexts: readonly string[] = [],
): Fault[] {
  const name = { route: '{slug}', nested: '{path}', list: '' }[form];
  const wrong = [invalid(at, phrase('model/invalid:form', { form: FORMS[form] }))];
  if (typeof path !== 'string' || !ROUTE.test(path)) return wrong;
  const own = form === 'list' ? [] : [name.slice(1, -1)];
  const known = [...own, ...fields];
  const used = [...path.matchAll(/\{([^{}]*)\}/g)];
  const noText = used.find(([, field = '']) => noTexts.includes(field));
  if (noText) return [invalid(at, phrase('model/invalid:no-text', { field: noText[0] }))];
  const unknown = used.find(([, field = '']) => !known.includes(field));
  const [found = '', field = ''] = unknown ?? [];
  const suggestions = nearest(field, known).map((one) => path.replace(found, `{${one}}`));
  if (!path.includes(name) && suggestions.length === 0) return wrong;
  return !unknown ? [] : [{ ...invalid(at, phrase('model/invalid:field', { field: found })), suggestions }];
}

/** @returns the fields of a model whose values are neither texts nor whole numbers */
const noTextsIn = (schema: Schema): string[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, { type }]) => {
    return type === undefined || type === 'string' || type === 'integer' ? [] : name;
  });

/** Whether a file may hold rows that are entries: TOML has no list at its top. */
const isRowFile = (file: string): boolean => isDataName(file) && !file.endsWith('.toml');

/** @param fields of all models of the folder */
function routeFaults(
  { folder, route, lists, address, rows }: CollectionKeyword,
  fields: readonly string[],
  noTexts: readonly string[],
): Fault[] {
  const { nested } = folderNamed(folder);
  const form = nested ? 'nested' : 'route';
  return [
    ...(route === undefined ? [] : pathFaults(route, `${AT}/route`, form, fields, noTexts)),
    ...(lists ?? []).flatMap((list, index) => pathFaults(list, `${AT}/lists/${index}`, 'list', fields)),
    ...(address === undefined || fields.includes(address)
      ? []
      : [unknownValue(`${AT}/address`, 'address', address, fields)]),
    ...(rows === undefined || fields.includes(rows.slug)
      ? []
      : [unknownValue(`${AT}/rows/slug`, 'slug', rows.slug, fields)]),
    ...(rows === undefined || isRowFile(rows.file)
      ? []
      : [invalid(`${AT}/rows/file`, phrase('model/invalid:row-file'))]),
  ];
}

const faultOf = (code: Code, params: Params, key = ''): Fault => ({
  code,
  params,
  at: { pointer: AT + key },
});

/** Statements that only one of several models of a folder may make, or that each must make differently. */
function sharedFaults(one: Declaration, others: readonly Declaration[]): Fault[] {
  const same = others.find(
    ({ schema }) => templateOf(schema) === templateOf(one.schema) || templateOf(schema) === '',
  );
  if (same) {
    const params = { folder: one.keyword.folder, other: `${same.model}.schema.json` };
    return [faultOf('model/same-folder', params, '/folder')];
  }
  return Object.entries(one.keyword).flatMap(([key, value]): Fault[] => {
    const other = others.find(({ keyword }) => {
      const statement = keyword[key as keyof CollectionKeyword];
      return statement !== undefined && JSON.stringify(statement) !== JSON.stringify(value);
    });
    if (!other) return [];
    const text = phrase('model/invalid:otherwise', { other: `${other.model}.schema.json` });
    return [invalid(`${AT}/${key}`, text)];
  });
}

/**
 * @param ofForm the faults of a model's declaration that the meta-model finds
 * @returns the other faults by name of the model; of two that conflict, the later has the fault
 */
export function collectionFaults(
  schemas: Schemas,
  ofForm: (model: string) => readonly Fault[],
): Map<string, Fault[]> {
  const faults = new Map<string, Fault[]>();
  const before: Declaration[] = [];
  for (const [model, schema] of schemas) {
    const keyword = keywordIn(schema);
    if (model === SITE) {
      if (schema['x-collection'] !== undefined)
        faults.set(model, [invalid(AT, phrase('model/invalid:site'), 'key')]);
    } else if (!keyword) {
      const { 'x-collection': _, ...others } = schema;
      // A misspelt keyword has a fault of its own.
      const isMisspelt = ofForm(model).some(({ code }) => code === 'model/unknown-keyword');
      if (!isMisspelt && nearest('x-collection', Object.keys(others)).length === 0)
        faults.set(model, [faultOf('model/no-collection', { name: model })]);
    } else {
      const one = { model, schema, keyword };
      const ofFolder = folderFaults(keyword);
      const isSound = ofFolder.length === 0 && ofForm(model).length === 0;
      faults.set(model, isSound ? faultsOf(one, before, schemas) : ofFolder);
      before.push(one);
    }
  }
  return faults;
}

function folderFaults({ folder }: CollectionKeyword): Fault[] {
  const { name } = folderNamed(folder);
  if (NAME.test(name) && !TAKEN.includes(name.toLowerCase())) return [];
  return [faultOf('model/bad-folder', { name: formatValue(folder) }, '/folder')];
}

function faultsOf(one: Declaration, before: readonly Declaration[], schemas: Schemas): Fault[] {
  const { folder } = one.keyword;
  const { name } = folderNamed(folder);
  const isSame = (keyword: CollectionKeyword | null): boolean =>
    keyword !== null && folderNamed(keyword.folder).name === name;
  const siblings = [...schemas.values()].filter((schema) => isSame(keywordIn(schema)));
  const isDated = siblings.some((schema) =>
    Object.values(schema.properties ?? {}).some((field) => field['x-role'] === 'published'),
  );
  const own = siblings.flatMap(({ properties = {} }) => Object.keys(properties));
  const fields = [...new Set([...own, ...(isDated ? DATE_PARTS : [])])];
  const others = before.filter(({ keyword }) => isSame(keyword));
  const hasRows = siblings.some((schema) => keywordIn(schema)?.rows !== undefined);
  return [
    ...routeFaults(one.keyword, fields, siblings.flatMap(noTextsIn)),
    ...sharedFaults(one, others),
    ...(hasRows && one.schema['x-body'] !== undefined
      ? [invalid('/x-body', phrase('model/invalid:body-of-row'), 'key')]
      : []),
  ];
}
