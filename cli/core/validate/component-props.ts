/** Props of the components that bodies show: the attributes of a box, read and checked by the component's model. */

import type { Fault } from '../../diagnostics/index.ts';
import type { Param } from '../../diagnostics/languages/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { escapePointer, unescapePointer } from '../../diagnostics/pointers/index.ts';
import type { Model, Models } from '../models/index.ts';
import { fieldTexts, isPlainText, isRequired, type Schema } from '../models/schema/index.ts';
import type {
  BoxAttribute,
  BoxFault,
  BoxLine,
  PartNames,
  PartPicture,
  Parts,
  ReadProps,
} from '../stages/parts.ts';
import { FORMATS, type FormatName } from '../values/formats/formats.ts';
import { isLikeThousands } from '../values/formats/numbers.ts';
import { decoded } from '../values/html.ts';
import { anyNames } from '../values/lists.ts';
import { pointersOf } from './check.ts';
import { explained } from './explained.ts';

type Fields = Record<string, unknown>;

const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i;

/** @returns the value of a text that states no type, as in HTML; a model says which types it may have */
function typed(text: string, types: readonly string[]): unknown {
  const isOf = (...names: string[]): boolean => names.some((name) => types.includes(name));
  if (isOf('number', 'integer') && NUMBER.test(text)) return Number(text);
  if (isOf('boolean') && /^(?:true|false)$/.test(text)) return text === 'true';
  return text;
}

const ANY_TEXT: Schema = { type: 'string' };
const ANY = ['number', 'boolean', 'string'];

/**
 * @param schema of the attribute; undefined without a model
 * @returns its value, with a type that the schema allows
 */
export function readValue({ value, form }: BoxAttribute, schema: Schema | undefined): unknown {
  const { type, enum: choices, items } = schema ?? {};
  const choice = choices?.find((one) => String(one) === value);
  if (choice !== undefined) return choice;
  const types = [type ?? []].flat();
  if (value === null) return types.length === 0 || types.includes('boolean') ? true : '';
  if (form === 'list' || types.includes('array')) {
    const ofItem = [items?.type ?? (schema ? [] : ANY)].flat();
    return value
      .split(',')
      .map((one) => one.trim().replace(/^(["'])(.*)\1$/, '$2'))
      .filter((one) => one !== '')
      .map((one) => typed(one, ofItem));
  }
  return typed(value, types.length > 0 ? types : form === 'bare' ? ANY : []);
}

/** Names that React keeps for itself. */
const OF_REACT = new Set(['key', 'ref', 'children', 'dangerouslySetInnerHTML']);

/** @returns the attributes of a line, its title first */
const attributesOf = ({ title, titleAt, attributes }: BoxLine): BoxAttribute[] => [
  ...(title === ''
    ? []
    : [{ name: 'title', at: titleAt, value: title, valueAt: titleAt, form: 'quoted' } as const]),
  ...attributes.filter(({ name }) => !OF_REACT.has(name)),
];

/** @returns a fault of a model, placed in the line */
function placed(
  { at, params, ...fault }: Fault,
  line: BoxLine,
  written: ReadonlyMap<string, BoxAttribute>,
): BoxFault {
  const { pointer = '', target = '' } = 'pointer' in at ? { target: '', ...at } : {};
  const attribute = written.get(unescapePointer(pointer.split('/')[1] ?? ''));
  if (attribute) {
    const { name, at: start, value, valueAt } = attribute;
    const isOfName = target === 'key' || value === null || value === '';
    const place = isOfName ? { at: start, length: name.length } : { at: valueAt, length: value.length };
    return { ...fault, params: params ?? {}, ...place };
  }
  const about = phrase('content/missing-field:box', {
    fix: `{${params?.name}="…"}`,
    about: (params?.about ?? '') as Param,
  });
  const isMissing = fault.code === 'content/missing-field';
  return {
    ...fault,
    params: { ...params, ...(isMissing && { line: '', about }) },
    at: line.at,
    length: line.name.length,
  };
}

/** @returns the pictures in valid props */
function picturesIn(
  props: Fields,
  model: Model | undefined,
  written: ReadonlyMap<string, BoxAttribute>,
): PartPicture[] {
  return fieldTexts(model?.pictures ?? [], props).flatMap(({ pointer, value: address, schema, group }) => {
    const attribute = written.get(unescapePointer(pointer.split('/')[1] ?? ''));
    if (!attribute) return [];
    const alt = group[schema['x-alt'] ?? ''];
    const place = { at: attribute.valueAt, length: attribute.value?.length ?? 0 };
    return { pointer, address, alt: typeof alt === 'string' ? alt : '', ...place };
  });
}

/** @param model of the component; undefined if it has none, and then takes any attribute */
const propsBy =
  (model: Model | undefined): ReadProps =>
  (line) => {
    const props: Fields = anyNames();
    const written = new Map<string, BoxAttribute>();
    const { schema = {}, validate } = model ?? {};
    for (const one of attributesOf(line)) {
      const raw = schema.properties?.[one.name];
      const value = readValue(one, raw);
      // An empty optional attribute counts as left out, like an empty field.
      if (model && value === '' && raw) continue;
      written.set(one.name, one);
      props[one.name] = typeof value === 'string' && isPlainText(raw ?? ANY_TEXT) ? decoded(value) : value;
    }
    const doubtful = [...written].flatMap(([name, { value }]) =>
      typeof props[name] === 'number' && value !== null && isLikeThousands(value)
        ? (explained
            .get()
            .thousandsFault(`/${escapePointer(name)}`, value, schema.properties?.[name] ?? {}) ?? [])
        : [],
    );
    const isValid = !validate || validate(props);
    if (isValid && doubtful.length === 0)
      return { props, faults: [], pictures: picturesIn(props, model, written) };
    const faults = explained.get().fromAjv(isValid ? [] : (validate.errors ?? []), {
      formatFault: (format, value) => FORMATS[format as FormatName]?.(value) ?? null,
      sourceAt: (pointer) => written.get(pointer.slice(1))?.value ?? '',
      restOfLine: () => '',
      isRequired: (pointer) => isRequired(schema, pointer),
      isWritten: (pointer) => written.has(unescapePointer(pointer.slice(1))),
    });
    const causes = pointersOf(doubtful);
    const others = faults.filter(({ at }) => !('pointer' in at) || !causes.has(at.pointer));
    return { props, faults: [...others, ...doubtful].map((fault) => placed(fault, line, written)) };
  };

const STARTS = ['touch', 'visible', 'load'];

/** @returns the same for a widget, which also takes `when`: it says when React starts the widget */
const widgetProps =
  (read: ReadProps): ReadProps =>
  (line) => {
    const isWhen = ({ name }: BoxAttribute): boolean => name === 'when';
    const when = line.attributes.find(isWhen);
    const found = read({ ...line, attributes: line.attributes.filter((one) => !isWhen(one)) });
    if (!when) return found;
    const { props, faults } = found;
    const { value, valueAt: at } = when;
    if (STARTS.includes(value ?? '')) return { ...found, props: { ...props, when: value } };
    const text = value ?? '';
    return {
      ...found,
      faults: [...faults, { ...explained.get().notOneOf('when', text, STARTS), at, length: text.length }],
    };
  };

/** @returns the components that bodies may show, with their models */
export function siteParts({ boxes, widgets }: PartNames, { parts }: Pick<Models, 'parts'>): Parts {
  return {
    boxes: new Map(boxes.map((name) => [name, propsBy(parts.get(`templates/boxes/${name}`))])),
    widgets: new Map(
      widgets.map((name) => [name, widgetProps(propsBy(parts.get(`client/widgets/${name}`)))]),
    ),
  };
}
