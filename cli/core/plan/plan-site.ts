/** Plans a site: its pages as the site lists them, in each of its languages, with the engine's additions. */

import { phrase } from '../../diagnostics/phrases/index.ts';
import { linkResolver } from '../entries/links/index.ts';
import { imagesOf } from '../images/index.ts';
import { translationsIn } from '../models/languages/index.ts';
import type { Entry } from '../stages/entry.ts';
import type { Page } from '../stages/page.ts';
import type { EntryBody, Plan, PlanTools } from '../stages/plan.ts';
import type { SiteDefinition } from '../stages/site.ts';
import { dataValues } from '../stages/site-data.ts';
import { ofSite } from '../stages/site-error.ts';
import { originAndBase } from '../values/addresses.ts';
import { DEFAULT_ZONE } from '../values/days/days.ts';
import { shortHash } from '../values/hash.ts';
import { addressIn, languageOf } from '../values/names/languages.ts';
import { checkFeedItems, checkShape } from './check-plan.ts';
import { joinEditions, type LanguageEdition } from './editions.ts';
import type { PlanInput } from './plan-input.ts';
import { bodyReader, notHere } from './read-bodies.ts';
import { createEntryViews, type SitePlan, withAssets } from './site-plan.ts';

/** @returns the same plan; what its functions throw are errors of the site */
const withSiteErrors = <T extends Plan>(plan: T): T => ({
  ...plan,
  feed: () => ofSite(() => checkFeedItems(plan.feed())),
  files: plan.files.map((one) => ({ ...one, content: (words) => ofSite(() => one.content(words)) })),
});

export function planSite(input: PlanInput, definition: SiteDefinition): SitePlan {
  const { site, entries, withheld = [], local, frontEnd, collections, content } = input;
  const { preview = false, today } = input;
  const images = imagesOf(site, local, definition);
  const { origin, base } = originAndBase(site.fields.url);
  const { view, shownOn } = createEntryViews();
  const image: PlanTools['image'] = (address, alt) => {
    const found = images.find(address, alt);
    // A faulty picture has a message of its own, and such a site is not published.
    return 'code' in found ? { src: '', srcSet: null, width: 1, height: 1, alt } : found;
  };
  let isPlanned = false;
  let pages: readonly Page[] = [];
  const resolve = linkResolver(() => [...pages, ...withheld]);
  const bodies = bodyReader(content, images, definition, resolve, origin);
  const body = (entry: Entry): EntryBody => {
    if (isPlanned) return bodies.bodyOf(entry);
    throw notHere(phrase('senja/site-code:body'));
  };
  const { sharing } = images;
  const given = { origin, root: base, image, sharing, hash: shortHash, view, preview, collections, body };
  const planIn = (
    language: string | null,
    content: Parameters<typeof definition.plan>[0],
  ): LanguageEdition => {
    const below = base + addressIn(language, '/').slice(1);
    // Of each language its own: the site's code may change them.
    const data = dataValues(input.data);
    const tools: PlanTools = { ...given, data, language, base: below, ...(today && { today }) };
    const plan = definition.plan(content, tools);
    checkShape(plan, frontEnd);
    return { language, base: below, plan: withSiteErrors(plan) };
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
  const plan = joinEditions([first, ...editions]);
  isPlanned = true;
  pages = plan.pages;
  const timeZone = site.fields.timeZone ?? DEFAULT_ZONE;
  const hosts = definition.policy ?? {};
  const hasCodeScript = Boolean(definition.markdown?.code);
  // A preview has drafts.
  const hasApi = definition.api === true && !preview;
  const { prefetch, offline } = definition;
  const own = {
    hosts,
    prefetch,
    offline,
    editions,
    origin,
    base,
    images,
    preview,
    hasCodeScript,
    hasApi,
    timeZone,
    shownOn,
    resolve,
    ...bodies,
  };
  return withAssets({ ...plan, ...own }, input);
}
