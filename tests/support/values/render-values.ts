/** A small test shop for reuse, rendering and link checks. */
import { CHECKS } from '../../../cli/checks/index.ts';
import { loadModels, type Models } from '../../../cli/core/models/models.ts';
import type { Validators } from '../../../cli/core/models/validators/validators.ts';
import { planSite } from '../../../cli/core/plan/plan-site.ts';
import type { SitePlan } from '../../../cli/core/plan/site-plan.ts';
import type { Build } from '../../../cli/core/run/build.ts';
import type { Entry, SiteEntry } from '../../../cli/core/stages/entry.ts';
import type { FrontEnd, FrontEndFiles } from '../../../cli/core/stages/front-end.ts';
import type { RenderInput, RenderPage } from '../../../cli/core/stages/page.ts';
import type { SiteContent, SiteDefinition } from '../../../cli/core/stages/site.ts';
import { NO_DATA } from '../../../cli/core/stages/site-data.ts';
import { nothingCached } from '../../../cli/core/stages/site-state.ts';
import type { PageMeta } from '../../../cli/core/stages/views.ts';
import { contentFolder } from './folder-in-memory.ts';
import { NO_SOURCES } from './no-sources.ts';
import { inOneThread } from './one-thread.ts';
import { PICTURES } from './picture-values.ts';

const GOODS = { folder: 'goods', route: '/goods/{slug}/', lists: ['/goods/'] };
const PAGES = { folder: 'pages', address: 'path' };
const TITLED = {
  type: 'object',
  'x-body': 'optional',
  properties: { title: { type: 'string', 'x-role': 'title' } },
};

const right = (() => true) as unknown as Validators[string];
const titled = ((fields: { title?: unknown }) => typeof fields.title === 'string') as unknown as typeof right;
titled.errors = [{ keyword: 'type', instancePath: '/title', schemaPath: '', params: {} }];

/** Goods, whose addresses the site assigns, and pages with their own. */
export const models: Models = loadModels(
  {
    site: '{}',
    good: JSON.stringify({ ...TITLED, 'x-collection': GOODS }),
    page: JSON.stringify({ ...TITLED, 'x-collection': PAGES }),
  },
  { site: right, good: titled, page: titled },
  CHECKS.file,
);

export function entryOf(file: string, changes: Partial<Entry> = {}): Entry {
  const [collection = '', name = ''] = file.split('/');
  const slug = name.replace(/\..*/, '');
  return {
    file,
    collection,
    slug,
    address: collection === 'pages' ? `/${slug}/` : null,
    fields: { title: slug },
    title: slug,
    draft: false,
    aliases: [],
    days: {},
    bodyStart: null,
    fingerprint: `whole ${slug}`,
    planned: `fields ${slug}`,
    defaults: [],
    images: [],
    bodyImages: [],
    bodyAlts: [],
    links: [],
    ...changes,
  };
}

export const siteOf = (fields: object = {}, links: SiteEntry['links'] = []): SiteEntry => ({
  fields: { title: 'Toko', url: 'https://toko.example/', ...fields },
  links,
});

const metaOf = (title: string) => ({
  href: '/',
  canonical: null,
  title,
  documentTitle: title,
  current: null,
  description: '',
  language: 'id',
});

/** A page for each entry, with its title and those of the entries in its field `more`, and a list of all goods. */
function planOf(
  { settings, entries }: SiteContent,
  { view }: { view: Parameters<SiteDefinition['plan']>[1]['view'] },
) {
  const card = view(({ fields }: Entry) => ({ title: fields.title }));
  const cards = (shown: readonly Entry[]) => shown.map(card);
  const pages = entries.map((entry) => ({
    path: entry.address ?? `/goods/${entry.slug}/`,
    template: entry.collection,
    entry,
    changed: null,
    indexed: entry.fields.hidden !== true,
    props: () => {
      const more = (entry.fields.more ?? []) as string[];
      return {
        meta: metaOf(String(entry.fields.title)),
        data: { more: cards(entries.filter(({ slug }) => more.includes(slug))) },
      };
    },
  }));
  const goods = entries.filter(({ address }) => address === null);
  const list = {
    path: '/goods/',
    template: 'list',
    entry: null,
    changed: null,
    indexed: true,
    props: () => ({ meta: metaOf('Barang'), data: { more: cards(goods) } }),
  };
  return {
    shared: { title: settings.title },
    pages: [...pages, list],
    files: [],
    feed: () => [],
    about: {
      title: '',
      tagline: '',
      description: '',
      language: 'id',
      since: '2025-01-01',
      colour: '#fff',
      icon: '',
    },
    endpoints: [],
  };
}

export const definitionOf = (changes: Partial<SiteDefinition> = {}): SiteDefinition => ({
  pictures: PICTURES,
  diagnostics: {},
  checkSettings: () => [],
  plan: planOf,
  ...changes,
});

/** Props of the shop's pages. */
interface ShopProps {
  meta: PageMeta;
  data: { more: { title: string }[] };
}

/** @returns the title of a page of the shop */
export const titleOf = (input: RenderInput): string => (input as RenderInput & ShopProps).meta.title;

/** A page of the shop: an id of its own, its title, its list, its body. */
export const showPage: RenderPage = (input) => {
  const { meta, data, body } = input as RenderInput & ShopProps;
  const more = data.more.map(({ title }) => title).join(', ');
  return `<main id="isi"><h1>${meta.title}</h1><hr><p id="more">${more}</p>${body.html}</main>`;
};

export const frontEndOf = (changes: Partial<FrontEndFiles> = {}): FrontEndFiles => ({
  definition: 'definition',
  templates: 'templates',
  styles: { goods: '.goods{}', pages: '.pages{}', list: '.list{}' },
  loader: 'loader()',
  starter: '',
  parts: { boxes: [], widgets: [] },
  clients: { '': { names: 'client.js', files: ['assets/client.js'] } },
  ...changes,
});

interface ShopOptions {
  texts?: Readonly<Record<string, string>>;
  definition?: Partial<SiteDefinition>;
  render?: RenderPage;
  frontEnd?: Partial<FrontEndFiles>;
}

export function buildOf({ texts = {}, definition, render = showPage, frontEnd }: ShopOptions = {}): Build {
  const files: FrontEnd = { ...frontEndOf(frontEnd), assets: {}, inputs: [], unstyled: [], sources: {} };
  return {
    models,
    thorough: true,
    data: NO_DATA,
    folder: contentFolder(texts),
    cached: nothingCached('tool', 'nothing-cached'),
    frontEnd: files,
    site: { definition: definitionOf(definition), renderPage: () => render },
    executor: inOneThread,
    now: { day: '2025-06-01' },
    url: null,
    drafts: false,
    preview: false,
  };
}

interface PlanGiven {
  site?: SiteEntry;
  definition?: Partial<SiteDefinition>;
  frontEnd?: Partial<FrontEndFiles>;
  local?: SitePlan['input']['local'];
}

export function plannedOf(entries: readonly Entry[], given: PlanGiven = {}): SitePlan {
  const { site = siteOf(), definition, frontEnd, local = new Map() } = given;
  const planInput = { site, entries, local, frontEnd: frontEndOf(frontEnd), ...NO_SOURCES };
  return planSite(planInput, definitionOf(definition));
}
