/** `site.yaml` → settings of the whole site, and the context for its entries. */
import type { Diagnostic } from '../../diagnostics/index.ts';
import { locator } from '../../diagnostics/locator/index.ts';
import { orderedFiles } from '../models/collections/index.ts';
import type { Model, Models } from '../models/index.ts';
import { translationsIn } from '../models/languages/index.ts';
import type { ContentFolder, Unreadable } from '../stages/content-folder.ts';
import type { Document } from '../stages/document.ts';
import { type Choices, IMAGE_HOSTS, type SiteEntry } from '../stages/entry.ts';
import type { SiteDefinition } from '../stages/site.ts';
import { choicesNamed, listsIn, targetsIn } from '../validate/choices/index.ts';
import { fieldsAsRead, validateSite } from '../validate/index.ts';
import { originAndBase } from '../values/addresses.ts';
import { DEFAULT_ZONE, timeZoneFault } from '../values/days/days.ts';
import { siteUrlFault } from '../values/formats/urls.ts';
import { readDocument, START, unreadableDiagnostic } from './documents/index.ts';
import { SITE_FILE } from './folder/index.ts';
import { linksIn } from './links/index.ts';

/**
 * The lists that entries choose from, as far as a possibly faulty `site.yaml` gives them.
 * @param lacking items of a list that it does not give
 */
function choicesIn(
  { collections }: Models,
  knownValue: (name: string) => unknown,
  lacking: string[] | null,
): Choices {
  const models = collections.flatMap((one) => [...one.models.values()]);
  const hosts = knownValue(IMAGE_HOSTS);
  const lists = [...listsIn(models)].map((keyword) => [
    keyword,
    choicesNamed(keyword, knownValue) ?? lacking,
  ]);
  return { ...Object.fromEntries(lists), [IMAGE_HOSTS]: Array.isArray(hosts) ? hosts : null };
}

/** @returns the value of a field if it is known, else undefined */
function knownValuesIn(document: Document | null, model: Model, faults: readonly Diagnostic[]) {
  const fields = document ? fieldsAsRead(document, model) : {};
  const isFaulty = ({ field, severity }: Diagnostic, name: string): boolean =>
    severity === 'error' && `${field}/`.startsWith(`/${name}/`);
  return (name: string): unknown =>
    document?.unread?.names.has(name) || faults.some((one) => isFaulty(one, name)) ? undefined : fields[name];
}

/** @returns whether two public addresses differ, ignoring spelling variants */
function differs(url: string, own: unknown): boolean {
  if (typeof own !== 'string' || siteUrlFault(own) !== null) return false;
  const [one, other] = [originAndBase(url), originAndBase(own)];
  return one.origin !== other.origin || one.base !== other.base;
}

/**
 * @param url public address that overrides `url` in `site.yaml`, or null
 * @returns the site's own settings, with their faults and those of the folder itself
 */
export function readSite(
  content: ContentFolder,
  models: Models,
  definition: Pick<SiteDefinition, 'checkSettings' | 'diagnostics' | 'languages'>,
  url: string | null,
) {
  const diagnostics = [...content.unreadable.map(unreadableDiagnostic), ...(content.rows?.faults ?? [])];
  const isReported = ({ path, code }: Unreadable) => path === SITE_FILE || code === 'site/misnamed';
  if (content.site === null && !content.unreadable.some(isReported))
    diagnostics.push(locator({ path: SITE_FILE, text: '' })({ code: 'site/missing', at: START }));
  const [read] = content.each(content.site === null ? [] : [content.site], (path) => {
    const document = readDocument(content, path, models.isName);
    const valid = models.faulty?.ofSite ? null : document.value;
    const validated = valid && validateSite(valid, models, definition, url);
    return { ...document, fields: validated?.value ?? null, reported: validated?.diagnostics ?? [] };
  });
  const faults = [...(read?.diagnostics ?? []), ...(read?.reported ?? [])];
  diagnostics.push(...faults);
  const { value: document = null, fields = null } = read ?? {};
  const knownValue = fields ? (name: string) => fields[name] : knownValuesIn(document, models.site, faults);
  /** Null while `site.yaml` is faulty. */
  const site: SiteEntry | null = fields &&
    document && { fields, links: linksIn(document.fields, models.site.links) };
  const { reserved } = models;
  // In a valid file, only a list that was left out is absent, or the folder of a faulty model.
  const lacking: [] | null = fields && !models.faulty ? [] : null;
  const choices = choicesIn(models, knownValue, lacking);
  const [listed, zone] = [knownValue('languages'), knownValue('timeZone')];
  // None, in a file that could be read whole.
  const hasNone = document && !document.unread && !Object.hasOwn(document.fields, 'languages');
  const areKnown = fields !== null || listed !== undefined || hasNone;
  const languages = areKnown
    ? Object.fromEntries(
        translationsIn(listed).map(({ code, fields: own }) => [
          code,
          choicesIn(models, (name) => (Object.hasOwn(own, name) ? own[name] : knownValue(name)), lacking),
        ]),
      )
    : null;
  const ordered = orderedFiles(content.entries, models.collections);
  const context = {
    choices,
    languages,
    targets: targetsIn(models, content, ordered),
    ordered,
    images: content.images,
    reserved,
    timeZone: typeof zone === 'string' && timeZoneFault(zone) === null ? zone : DEFAULT_ZONE,
  };
  /** Whether the given address replaces a different one in `site.yaml`. */
  const isElsewhere = url !== null && differs(url, document?.fields.url);
  return { value: { site, context, isElsewhere }, diagnostics };
}
