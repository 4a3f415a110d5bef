/** Rules for a plan: each page and file needs a name of its own, and each page a template. */

import type { Params } from '../../diagnostics/index.ts';
import type { Lang } from '../../diagnostics/languages/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { formatValue } from '../../diagnostics/texts/index.ts';
import type { FrontEndFiles } from '../stages/front-end.ts';
import type { Call, Page } from '../stages/page.ts';
import type { FeedItem, Plan } from '../stages/plan.ts';
import {
  CodeFaults,
  type MissingComponent,
  NO_PAGE,
  PLAN_FILE,
  SiteError,
  type TextFault,
} from '../stages/site-error.ts';
import { outputPathOf } from '../values/addresses.ts';
import { DEFAULT_ZONE, isDay } from '../values/days/days.ts';
import { momentOf } from '../values/days/moments.ts';
import { languageFault } from '../values/formats/language-names.ts';
import { isOutputName, isPublishedName, isReplaceable, STATIC_PATHS } from '../values/names/output-name.ts';
import { isDeviceName } from '../values/names/slug.ts';

type Both = Record<Lang, string>;

/** The owner of a file of the site: a page, or a description. */
export type Owner = Page | Both;

/** @returns the owner of a file, in words */
export const ownerWords = (of: Owner): Both => {
  if (!('template' in of)) return of;
  const { template, entry } = of;
  return entry
    ? phrase('code/same-address:entry', { file: entry.file })
    : phrase('code/same-address:template', { template });
};

/** The owner of files that senja makes by itself. */
export const SENJA: Both = phrase('code/same-address:own');

/** @returns every address that senja writes to, the name of its file, and its owner */
export function namesIn({ pages, files }: Pick<Plan, 'pages' | 'files'>) {
  const names: [path: string, name: string, of: Owner, call: Call | undefined][] = [];
  const own = new Set(files.map(({ path }) => path));
  // A file of the site replaces it.
  for (const name of [...STATIC_PATHS, '_redirects'])
    if (!(own.has(name) && isReplaceable(name))) names.push([name, name, SENJA, undefined]);
  for (const page of pages) names.push([page.path, outputPathOf(page.path), page, page.call]);
  for (const { path, call } of files) names.push([path, path, phrase('code/same-address:file'), call]);
  return names;
}

/** Folder of files that browsers never ask for again. */
const ASSETS = 'assets/';

/** @returns a fault for every address that is no name of a file, or occurs twice, ignoring case as some disks do */
export function checkPlan(plan: Pick<Plan, 'pages' | 'files'>): TextFault[] {
  const known = new Map<string, Owner>();
  const found: TextFault[] = [];
  for (const [path, name, of, call] of namesIn(plan)) {
    const page = 'template' in of ? of : null;
    const report = (code: TextFault['code'], params: Params): number =>
      found.push({
        code,
        text: path,
        params,
        suggestions: [],
        planned: { call, ofEntry: Boolean(page?.entry) },
        ...(page && { template: page.template }),
      });
    const lower = name.normalize('NFC').toLowerCase();
    const isAmongAssets = page !== null && lower.startsWith(ASSETS);
    // A file with this name prevents a folder of the same name.
    const first =
      known.get(lower) ?? known.get(lower.split('/', 1)[0] ?? '') ?? (isAmongAssets ? SENJA : undefined);
    const isName = page && page.leadsTo === undefined ? isOutputName(name) : isPublishedName(name);
    if (!isName || name.split('/').some(isDeviceName))
      report('senja/site-code', {
        text: phrase('senja/site-code:name', { owner: ownerWords(of), name }),
        during: NO_PAGE,
      });
    else if (first) report('code/same-address', { path, first: ownerWords(first), second: ownerWords(of) });
    else known.set(lower, of);
  }
  return found;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const fail = (text: Both): never => {
  throw new SiteError(text.en, null, text);
};

const lacks = (name: string): never => fail(phrase('senja/site-code:lacking', { file: PLAN_FILE, name }));

/** @throws SiteError for one that is missing, or no text */
function checkTexts(of: string, value: object, names: readonly string[]): void {
  for (const name of names)
    if (typeof (value as Record<string, unknown>)[name] !== 'string') lacks(`${of}.${name}`);
}

const ABOUT = ['title', 'tagline', 'description', 'language', 'since', 'colour', 'icon'] as const;
const OF_FEED = ['slug', 'title', 'href', 'day', 'updated', 'topic', 'summary'] as const;

/**
 * @returns the same entries of the feed
 * @throws SiteError if one is not like the others
 */
export function checkFeedItems(items: FeedItem[]): FeedItem[] {
  if (!Array.isArray(items)) lacks('feed');
  for (const item of items) {
    checkTexts('feed', isObject(item) ? item : {}, OF_FEED);
    for (const name of ['day', 'updated'] as const)
      if (!isDay(item[name]) && momentOf(String(item[name]), DEFAULT_ZONE) === null) lacks(`feed.${name}`);
  }
  return items;
}

/** Addresses that pages send to are listed in the policy. */
const isEndpoint = (value: unknown): boolean =>
  typeof value === 'string' &&
  URL.canParse(value) &&
  /^https?:\/\/[a-z0-9.:[\]-]+$/.test(new URL(value).origin);

/**
 * @throws SiteError if `plan` of a site returns something else than a plan
 * @throws CodeFaults if it names templates that do not exist
 */
export function checkShape(plan: Plan, { styles }: Pick<FrontEndFiles, 'styles'>): void {
  for (const name of ['shared', 'pages', 'files', 'about', 'endpoints'] as const)
    if (!isObject(plan) || !isObject(plan[name])) lacks(name);
  for (const name of ['pages', 'files', 'endpoints'] as const) if (!Array.isArray(plan[name])) lacks(name);
  checkTexts('about', plan.about, ABOUT);
  if (languageFault(plan.about.language)) lacks('about.language');
  if (!isDay(plan.about.since)) lacks('about.since');
  for (const one of plan.endpoints) {
    const address = formatValue(one);
    if (!isEndpoint(one)) fail(phrase('senja/site-code:endpoint', { file: PLAN_FILE, address }));
  }
  const missing = new Map<string, MissingComponent>();
  for (const page of plan.pages) {
    const { path, template, props }: Partial<Page> = page ?? {};
    if (typeof path !== 'string' || !path.startsWith('/') || typeof props !== 'function')
      fail(phrase('senja/site-code:page', { file: PLAN_FILE, path: formatValue(path ?? String(path)) }));
    const name = String(template);
    // The model of an entry names its template.
    if (!Object.hasOwn(styles, name) && !missing.has(name))
      missing.set(name, { kind: 'template', name, call: page.entry ? undefined : page.call });
  }
  if (missing.size > 0) throw new CodeFaults([...missing.values()]);
}
