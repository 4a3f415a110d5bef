/** Entries → pages, as the site plans them, with the engine's additions to each. */
import { readBody } from '../bodies/body.ts';
import { siteMarkdown } from '../bodies/site-markdown.ts';
import { pathsOf } from '../images/fetched.ts';
import { type ImageSet, imagesOf, type LocalImages } from '../images/image-set.ts';
import { namedIn } from '../images/named.ts';
import type { Content } from '../stages/content.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { Entry, SiteEntry } from '../stages/entry.ts';
import { BASE_MARK, type FrontEndFiles } from '../stages/front-end.ts';
import type { Page } from '../stages/page.ts';
import type {
  CollectionInfo,
  EntryBody,
  Plan,
  PlanTools,
  PolicyHosts,
  SiteDefinition,
} from '../stages/site.ts';
import { ofSite } from '../stages/site-error.ts';
import { type AssetsView, NO_BODY } from '../stages/views.ts';
import { translationsIn } from '../validate/languages.ts';
import type { Models } from '../validate/models.ts';
import { originAndBase } from '../values/addresses.ts';
import { DEFAULT_ZONE, dayIn } from '../values/days/days.ts';
import { fingerprint } from '../values/hash.ts';
import { languageOf } from '../values/slug.ts';
import { plainTextIn } from '../values/words.ts';
import type { Build } from '../work/build.ts';
import { checkShape } from './check-plan.ts';
import { collectionInfos } from './collection-infos.ts';
import { contentSecurityPolicies } from './csp.ts';
import { joined, type LanguageEdition } from './editions.ts';
import { viewing } from './viewing.ts';

/** Everything that a site is planned from; plain data, so that every thread can plan the same site. */
export interface PlanInput {
  site: SiteEntry;
  /** Published entries, in natural order of their files. */
  entries: readonly Entry[];
  local: LocalImages;
  frontEnd: FrontEndFiles;
  /** Whether the site is a preview with drafts. */
  preview?: boolean;
  /** `YYYY-MM-DD` if the site shows scheduled entries. */
  today?: string;
}

/** What every thread has of its own: a source of texts, and models. */
export interface PlanSources {
  collections: readonly CollectionInfo[];
  content: Pick<ContentFolder, 'read'>;
}

export const planSources = (models: Models, content: PlanSources['content']): PlanSources => ({
  collections: collectionInfos(models),
  content,
});

/** Prefix of the fingerprint of props that contain an entry's body: they are made in each build. */
export const SHOWS_BODIES = '+';

export interface PlannedSite extends Plan {
  origin: string;
  base: string;
  images: ImageSet;
  hosts: PolicyHosts;
  preview: boolean;
  /** Time zone in which days begin. */
  timeZone: string;
  /** Content Security Policy of all pages together. */
  policy: string;
  /** Paths of the modules that loaders fetch: one per language. */
  clients: ReadonlySet<string>;
  /** The plans of the other languages; `pages` and `files` contain them already. */
  editions: readonly LanguageEdition[];
  /** @returns the data that every template of a page's language gets */
  commonOf(page: Pick<Page, 'language'>): object;
  /** @returns a fingerprint of the data for a page's template, without the body and the shared data */
  fingerprintOf(props: object): string;
  shownOn: ReturnType<typeof viewing>['shownOn'];
  /** Whether the site's code has read a body since the last call. */
  hasReadBodies(): boolean;
  bodyOf(entry: Pick<Entry<object>, 'file' | 'bodyStart'>): EntryBody;
}

/** @param images of the plan's input, or others that include them */
export function planSite(
  { site, entries, local, frontEnd, preview = false, today }: PlanInput,
  definition: SiteDefinition,
  { collections, content }: PlanSources,
  images = imagesOf(site, local, definition),
): PlannedSite {
  const { origin, base } = originAndBase(site.fields.url);
  const { view, shownOn } = viewing();
  const image: PlanTools['image'] = (address, alt) => {
    const found = images.find(address, alt);
    if ('code' in found) throw new Error(`no view of the checked image ${address}`);
    return found;
  };
  let isPlanned = false;
  let hasRead = false;
  const hasReadBodies = (): boolean => {
    const had = hasRead;
    hasRead = false;
    return had;
  };
  // Faults of a body are reported with its page.
  const bodies = {
    content,
    images,
    checks: { body: [], link: [] },
    markdown: siteMarkdown(definition.markdown),
  };
  const bodyOf = ({ file, bodyStart }: Pick<Entry, 'file' | 'bodyStart'>): EntryBody => {
    hasRead = true;
    const read = () => (bodyStart === null ? NO_BODY : readBody(file, bodyStart, bodies).body);
    const { html, headings } = ofSite(read, { path: file, entry: null });
    return { html, headings, text: plainTextIn(html) };
  };
  const body = (entry: Entry): EntryBody => {
    if (isPlanned) return bodyOf(entry);
    throw new Error('The body of an entry is asked for where the pages are planned.');
  };
  const { sharing } = images;
  const given = { origin, root: base, image, sharing, view, preview, collections, body };
  const planIn = (
    language: string | null,
    content: Parameters<typeof definition.plan>[0],
  ): LanguageEdition => {
    const below = language === null ? base : `${base}${language}/`;
    const tools: PlanTools = { ...given, base: below, ...(today && { today }) };
    const plan = definition.plan(content, tools);
    checkShape(plan, frontEnd);
    return { language, base: below, plan };
  };
  const translations = translationsIn(site.fields.languages);
  const within = (language: string | null) =>
    translations.length === 0 ? entries : entries.filter(({ file }) => languageOf(file) === language);
  const originals = within(null);
  const first = planIn(null, { settings: site.fields, entries: originals });
  const editions = translations.map(({ code, fields }) => {
    const settings = { ...site.fields, ...fields, language: code };
    return planIn(code, { settings, entries: within(code), originals });
  });
  const plan = joined([first, ...editions]);
  isPlanned = true;
  const print = (props: object): string => {
    const mark = hasRead ? SHOWS_BODIES : '';
    hasRead = false;
    return mark + fingerprint(JSON.stringify(props));
  };
  const timeZone = site.fields.timeZone ?? DEFAULT_ZONE;
  const hosts = definition.policy ?? {};
  const own = {
    hosts,
    editions,
    origin,
    base,
    images,
    preview,
    timeZone,
    fingerprintOf: print,
    shownOn,
    hasReadBodies,
    bodyOf,
  };
  return dressed({ ...plan, ...own }, site, frontEnd);
}

/** In an address without quotes, these would end it. */
const inCss = (base: string): string =>
  base.replace(/[()'"]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);

/** @returns style sheets with the base path in the addresses of their files */
const stylesBelow = (base: string, styles: FrontEndFiles['styles']): FrontEndFiles['styles'] =>
  Object.fromEntries(
    Object.entries(styles).map(([name, sheet]) => [name, sheet.replaceAll(`${BASE_MARK}/`, inCss(base))]),
  );

/** The part that does not depend on the bundled front end. */
type SiteWithoutFrontEnd = Omit<PlannedSite, 'policy' | 'clients' | 'commonOf'>;

function dressed(plan: SiteWithoutFrontEnd, site: SiteEntry, frontEnd: FrontEndFiles): PlannedSite {
  const { origin, base } = plan;
  const { loader, clients } = frontEnd;
  const clientIn = ({ about }: Pick<Plan, 'about'>): string => clients[about.language] ?? clients[''] ?? '';
  const styles = stylesBelow(base, frontEnd.styles);
  const policies = contentSecurityPolicies({
    styles,
    loader,
    // Then no other host is asked for a picture.
    imageHosts: site.fields.photos === 'local' ? [] : (site.fields.imageHosts ?? null),
    endpoints: plan.endpoints,
    hosts: plan.hosts,
  });
  const commonIn = (own: Pick<Plan, 'shared' | 'about'>, below: string) => {
    const assets: AssetsView = { styles, loader, client: base + clientIn(own) };
    return { ...own.shared, origin, base: below, assets, policies };
  };
  const common = commonIn(plan, base);
  const inOthers = new Map(plan.editions.map((one) => [one.language, commonIn(one.plan, one.base)]));
  return {
    ...plan,
    policy: policies.site,
    clients: new Set([plan, ...plan.editions.map((one) => one.plan)].map(clientIn)),
    commonOf: ({ language = null }) => inOthers.get(language) ?? common,
  };
}

/** Input of the later phases. */
export interface Planned {
  /** Input from which every thread plans the same. */
  planInput: PlanInput;
  site: PlannedSite;
  sources: PlanSources;
}

/** @param content without errors */
export function plan(
  { frontEnd, site: code, now, drafts, preview, models, folder }: Build,
  content: Content,
  local: LocalImages,
): Planned {
  const { site, published } = content;
  if (!site) throw new Error('a site is planned only once site.yaml is sound');
  const { assets: _files, inputs: _made, ...files } = frontEnd;
  const { photos } = site.fields;
  const pathOf = pathsOf(photos, local);
  const shown = new Set<string | null>();
  if (photos === 'local') for (const { address } of namedIn(published, models)) shown.add(pathOf(address));
  else
    for (const { images, bodyImages } of published)
      for (const address of [...images, ...bodyImages]) shown.add(pathOf(address));
  const planInput = {
    site,
    entries: published,
    // Pictures that only withheld entries show are not made.
    local: new Map([...local].filter(([path]) => shown.has(path))),
    frontEnd: files,
    ...(preview && { preview: true }),
    ...(drafts && { today: dayIn(now, site.fields.timeZone ?? DEFAULT_ZONE) }),
  };
  const sources = planSources(models, folder);
  return { planInput, site: planSite(planInput, code.definition, sources), sources };
}

/** @returns the same site with another front end; planned again only if the planning code has changed */
export function withFrontEnd(
  { planInput: before, site, sources }: Planned,
  frontEnd: FrontEndFiles,
  definition: SiteDefinition,
): Planned {
  const planInput = { ...before, frontEnd };
  const isSamePlan = before.frontEnd.definition === frontEnd.definition;
  return {
    planInput,
    site: isSamePlan ? dressed(site, before.site, frontEnd) : planSite(planInput, definition, sources),
    sources,
  };
}

/** @returns a fingerprint that is equal only if every page is planned alike, apart from bodies */
export function planFingerprint({ site, entries, local, today }: PlanInput): string {
  const planned: string[] = [];
  for (const entry of entries) planned.push(entry.planned);
  return fingerprint(JSON.stringify([site.fields, planned, [...local], today]));
}
