/** Document → entry: fields validated against their model, defaults filled in, the rules of the model applied. */
import type { Fault, Outcome } from '../../diagnostics/index.ts';
import { inBoth } from '../../diagnostics/languages/index.ts';
import { formatValue } from '../../diagnostics/texts/index.ts';
import { slugIn } from '../models/collections/index.ts';
import { type Collection, type Model, type Models, modelFor, TEMPLATE } from '../models/index.ts';
import { contextOf } from '../models/languages/index.ts';
import type { Document } from '../stages/document.ts';
import type { EntryContext, Fields, SiteFields } from '../stages/entry.ts';
import type { SiteDefinition } from '../stages/site.ts';
import { DEFAULT_ZONE } from '../values/days/days.ts';
import { writtenBody } from '../values/html.ts';
import { endingOf, languageTag } from '../values/names/languages.ts';
import { prefixOf } from '../values/names/prefixes.ts';
import { addressName, renamedFile, slugFault } from '../values/names/slug.ts';
import { addressFault, addressOf, writtenAddress } from './address.ts';
import { asRead, fieldsAsRead } from './as-read.ts';
import { documentFaults, isGrave, outcomeOf, pointersOf, settingsFaultsOf } from './check.ts';
import { explained } from './explained.ts';
import { languageFaults, settingsFaults } from './language-faults.ts';
import { orNext, presenceFault, ruleFaults } from './rules.ts';
import { faultOfSite } from './site-faults.ts';
import { wrongFolder } from './wrong-folder.ts';

/** A document with valid fields, defaults filled in. */
export interface Validated {
  model: Model;
  fields: Fields;
  /** Like `Entry.address`. */
  address: string | null;
  /** Like `Entry.bodyStart`. */
  bodyStart: number | null;
}

/**
 * @param url public address that overrides the file's own once that has been validated, or null; the file may then
 *   omit it
 * @returns the fields of `site.yaml`, or null with the faults
 */
export function validateSite(
  document: Document,
  { site: model, settings, checks }: Pick<Models, 'site' | 'settings' | 'checks'>,
  definition: Pick<SiteDefinition, 'checkSettings' | 'diagnostics' | 'languages'>,
  url: string | null = null,
): Outcome<SiteFields | null> {
  const fields = structuredClone(fieldsAsRead(document, model)) as SiteFields;
  if (url !== null && !Object.hasOwn(fields, 'url')) fields.url = url;
  const faults = documentFaults(model, document, fields as Record<string, unknown>, checks);
  faults.push(
    ...settingsFaultsOf({ site: model, settings }, document, fields as Record<string, unknown>, faults),
  );
  if (url !== null) fields.url = url;
  const { language } = fields;
  if (typeof language === 'string') Object.assign(fields, { language: languageTag(language) });
  if (!faults.some(isGrave))
    faults.push(
      ...languageFaults(fields, definition),
      ...settingsFaults(fields, definition).map((one) => faultOfSite(definition, one)),
    );
  return outcomeOf(document, faults, fields);
}

const NO_POINTERS: ReadonlySet<string> = new Set();

/** @returns the entry's fields, or null with the faults */
export function validateEntry(
  document: Document,
  collection: Collection,
  context: EntryContext,
  { checks, collections }: Pick<Models, 'checks' | 'collections'>,
): Outcome<Validated | null> {
  const own = contextOf(document.path, context);
  // In which language the values should be is not known.
  if ('code' in own) return outcomeOf(document, [own], null);
  const model = modelFor(collection, document.fields);
  const misplaced = (): Fault | null => wrongFolder(document, collection, collections);
  if (!model) {
    const fault = misplaced() ?? templateFault(document.fields, [...collection.models.keys()]);
    return outcomeOf(document, [fault], null);
  }

  // Defaults are filled into a copy: the parsed fields stay unchanged.
  const fields = structuredClone(asRead(document, model).fields);
  const faults = documentFaults(model, document, fields, checks, own.timeZone ?? DEFAULT_ZONE).map((fault) =>
    orNext(fault, model, own, document.path),
  );
  const faulty = faults.length === 0 ? NO_POINTERS : pointersOf(faults.filter(isGrave));
  const stray = faulty.size > 0 ? misplaced() : null;
  if (stray) return outcomeOf(document, [stray], null);
  faults.push(...ruleFaults(model, fields, own, faulty, document.path));
  const isFaulty = faults.some(isGrave);
  const written = writtenBody(document.body);
  const presence = isFaulty ? null : presenceFault(model, String(fields[TEMPLATE] ?? ''), document, written);
  const isSound = !isFaulty && presence === null;
  const { address, fault } = ownAddressOf(document.path, collection, model, fields, own, isSound);
  for (const one of [presence, fault, copyFault(document.path)]) if (one) faults.push(one);
  return outcomeOf(document, faults, { model, fields, address, bodyStart: written?.start ?? null });
}

/** `laut (1)`, `laut - Copy`, `Salinan laut`: names that systems give to copies of files. */
const COPY =
  /^(?:salinan|copy)(?: (?:dari|of))? |[\s_-](?:copy|salinan|salin)(?:[\s_-]?\(?\d{1,3}\)?)?$|\((?:\d{1,3}|copy|salinan)\)$/i;

/** @returns the advice on a file that is named as systems name copies; a name without spaces and signs is its author's */
function copyFault(file: string): Fault | null {
  const stem = file.slice(file.lastIndexOf('/') + 1, file.length - endingOf(file).length);
  const name = stem.slice(prefixOf(file).length);
  if (!COPY.test(name) || addressName(name) === name) return null;
  return { code: 'file/copy', params: { name }, at: { start: 0, end: 0 } };
}

/** Completes the fault of a name by what the file should be called. */
function withFileName(file: string, fault: Fault): Fault {
  if (fault.code !== 'slug/invalid' || 'pointer' in fault.at) return fault;
  const { name, example } = fault.params as { name: string; example: string };
  const suggestions = renamedFile(file, name, example);
  return { ...fault, params: { name, example: suggestions[0]?.split('/').at(-1) ?? example }, suggestions };
}

/**
 * @param isSound whether the fields are valid: otherwise an address in them may be wrong itself, and is not checked
 * @returns the address that an entry sets itself, and the fault of that address or of its name
 */
function ownAddressOf(
  file: string,
  collection: Collection,
  { schema }: Model,
  fields: Fields,
  { ordered, reserved }: EntryContext,
  isSound: boolean,
): { address: string | null; fault: Fault | null } {
  const { address: field } = collection;
  const slug = slugIn(file, collection, ordered);
  const written = writtenAddress(collection, fields);
  if (written !== undefined && !isSound) return { address: null, fault: null };
  let fault: Fault | null = null;
  const isFixed = schema['x-address'] !== undefined;
  if (field === undefined) fault = slugFault(slug, null);
  else if (!isFixed) fault = addressFault(slug, written, field, reserved);
  const address = field === undefined && !isFixed ? null : addressOf(slug, written, schema);
  return { address, fault: fault && withFileName(file, fault) };
}

function templateFault(fields: Fields, known: readonly string[]): Fault {
  const allowed = known.join(', ');
  const template = fields[TEMPLATE];
  const pointer = `/${TEMPLATE}`;
  if (template === undefined) {
    const params = { name: TEMPLATE, line: TEMPLATE, about: inBoth(() => `${allowed}.`) };
    return { code: 'content/missing-field', params, at: { pointer, target: 'key' } };
  }
  const at = { pointer };
  if (template === null || template === '') return { ...explained.get().emptyAt(pointer, true), at };
  const value = formatValue(template);
  const fault = explained.get().notOneOf(TEMPLATE, value, known);
  const isOther = fault.code === 'content/not-one-of';
  return { ...fault, ...(isOther && { code: 'page/unknown-template', params: { value, allowed } }), at };
}
