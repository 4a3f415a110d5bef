/** Rules of content models beyond JSON Schema; `models/schema/schema.ts` says what each keyword means. */
import type { Code, Fault, UnplacedFault } from '../../diagnostics/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { nameOf } from '../../diagnostics/pointers/index.ts';
import { isLikelyTypo } from '../../diagnostics/suggestions/index.ts';
import type { Model } from '../models/index.ts';
import { fieldAt, fieldTexts } from '../models/schema/index.ts';
import type { Document } from '../stages/document.ts';
import { type EntryContext, type Fields, IMAGE_HOSTS } from '../stages/entry.ts';
import { DEFAULT_ZONE } from '../values/days/days.ts';
import { instantOf } from '../values/days/moments.ts';
import { momentIn, type Notation, readDay, yearFault } from '../values/days/notations.ts';
import { FORMATS } from '../values/formats/formats.ts';
import { hostOf } from '../values/formats/urls.ts';
import { namedFile } from '../values/image-paths.ts';
import { referenceFault } from './choices/index.ts';
import { explained } from './explained.ts';

function choiceFault(value: string, keyword: string, pointer: string, context: EntryContext) {
  const { choices, targets } = context;
  if (Object.hasOwn(targets, keyword))
    return referenceFault({ pointer, collection: keyword, slug: value }, context);
  const allowed = Object.hasOwn(choices, keyword) ? choices[keyword] : null;
  if (!allowed || allowed.includes(value)) return null;
  const fault = explained.get().notOneOf(nameOf(pointer), value, allowed);
  return { ...fault, params: { ...fault.params, list: keyword } };
}

/** Checks that a picture is an existing file, or on an allowed host. */
function pictureFault(value: string, { choices, images }: EntryContext, file: string): UnplacedFault | null {
  if (!/^https:/i.test(value))
    return namedFile(value, images, file) === null
      ? { code: 'content/image-missing', params: { value } }
      : null;
  const hostname = hostOf(value);
  const allowed = choices[IMAGE_HOSTS] ?? null;
  if (allowed === null || allowed.includes(hostname)) return null;
  // A similar host of others does not have the photo.
  const suggestions = allowed
    .filter((host) => isLikelyTypo(hostname, host))
    .map((host) => value.replace(hostname, host));
  const params = { host: hostname, allowed: allowed.join(', '), list: IMAGE_HOSTS };
  return { code: 'content/host-not-allowed', params, suggestions };
}

const NOT_TEXT: ReadonlySet<Code> = new Set<Code>([
  'content/number-not-text',
  'content/leading-zero',
  'content/true-false-not-text',
]);

/**
 * @returns the fault of a value, or in its place that which would follow once it is mended: a photo on a host that is
 *   not allowed, a number that is not one of the choices
 */
export function orNext(fault: Fault, { schema }: Model, context: EntryContext, file: string): Fault {
  const { code, suggestions: [whole] = [], params, at } = fault;
  if (!('pointer' in at) || !(code === 'content/not-https' || NOT_TEXT.has(code))) return fault;
  const { format, 'x-one-of': own } = fieldAt(schema, at.pointer).schema;
  // Of a list, it applies to each item.
  const list = own ?? fieldAt(schema, at.pointer.replace(/\/\d+$/, '')).schema['x-one-of'];
  const next =
    code === 'content/not-https'
      ? whole !== undefined && format === 'image-url' && pictureFault(whole, context, file)
      : list !== undefined && choiceFault(String(params?.value), list, at.pointer, context);
  return next ? { ...next, at } : fault;
}

type Dated = readonly [text: string, notation: Notation | undefined];

/** @returns why a date conflicts with that of publication, or null */
function orderFault(
  [value, notation]: Dated,
  [published, other]: Dated,
  { mustBeLater, timeZone = DEFAULT_ZONE }: { mustBeLater: boolean; timeZone: string | undefined },
): UnplacedFault | null {
  const [at, from] = [momentIn(notation, value, timeZone), momentIn(other, published, timeZone)];
  let [day, first] = [at?.day ?? readDay(value), from?.day ?? readDay(published)];
  // Without two times the days are compared.
  if (at && from) [day, first] = [instantOf(at), instantOf(from)];
  // The model may give the other field no format.
  if (day === null || first === null || day > first || (day === first && !mustBeLater)) return null;
  return mustBeLater
    ? { code: 'content/expires-before-published', params: { expires: value, published } }
    : { code: 'content/updated-before-published', params: { updated: value, published } };
}

/** Former addresses become pages, whatever the model allows. */
function aliasFaults({ roles }: Model, fields: Fields, faulty: ReadonlySet<string>): Fault[] {
  const { aliases } = roles;
  const value = aliases === undefined ? undefined : fields[aliases];
  return (Array.isArray(value) ? value : []).flatMap((one: unknown, index) => {
    const pointer = `/${aliases}/${index}`;
    const fault = typeof one === 'string' && !faulty.has(pointer) ? FORMATS['former-path'](one) : null;
    return fault ? { ...fault, at: { pointer } } : [];
  });
}

/**
 * @param file path of the content file
 * @param faulty pointers of the values that already have a fault
 * @returns faults of values that are valid by themselves
 */
export function ruleFaults(
  model: Model,
  fields: Fields,
  context: EntryContext,
  faulty: ReadonlySet<string>,
  file: string,
): Fault[] {
  const faults: Fault[] = [];
  for (const { pointer, value, schema } of fieldTexts(model.ruled, fields)) {
    if (faulty.has(pointer)) continue;
    const { 'x-one-of': list, 'x-after': after, 'x-not-before': other = after } = schema;
    const notation = model.days.get(pointer.slice(1));
    const published = other === undefined || faulty.has(`/${other}`) ? undefined : fields[other];
    const fault =
      (list !== undefined && choiceFault(value, list, pointer, context)) ||
      (schema['x-role'] !== undefined && notation && yearFault(value, notation)) ||
      (schema.format === 'image-url' && pictureFault(value, context, file)) ||
      (typeof published === 'string' &&
        orderFault([value, notation], [published, model.days.get(other ?? '')], {
          mustBeLater: after !== undefined,
          timeZone: context.timeZone,
        }));
    if (fault) faults.push({ ...fault, at: { pointer } });
  }
  faults.push(...aliasFaults(model, fields, faulty));
  return faults;
}

/**
 * @param written the body, if it says something
 * @returns the fault of an entry with a body that it must not have, or without a required one, or null
 */
export function presenceFault(
  { schema }: Model,
  template: string,
  { text, path }: Pick<Document, 'text' | 'path'>,
  written: Document['body'],
): Fault | null {
  const wanted = schema['x-body'];
  if (wanted === 'required' && !written) {
    const how = phrase(`page/needs-body:${path.endsWith('.md') ? 'below' : 'renamed'}`);
    return { code: 'page/needs-body', params: { template, how }, at: { start: 0, end: 0 } };
  }
  if (wanted !== undefined || !written) return null;
  const start = written.start + written.text.search(/\S/);
  const end = text.indexOf('\n', start);
  const at = { start, end: end < 0 ? text.length : end };
  return { code: 'page/unused-body', params: { template }, at };
}
