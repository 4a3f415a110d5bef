/** Models of a small test site: articles, and pages with addresses. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { CHECKS } from '../../../cli/checks/index.ts';
import { KEYWORDS } from '../../../cli/core/models/compile/keywords.ts';
import { loadModels } from '../../../cli/core/models/models.ts';
import { SETTINGS, SETTINGS_MODEL } from '../../../cli/core/models/validators/settings.ts';
import { FORMAT_CHECKS } from '../../../cli/core/models/validators/validators.ts';
import type { Build } from '../../../cli/core/run/build.ts';
import type { ContentFolder } from '../../../cli/core/stages/content-folder.ts';
import type { Entry, EntryContext } from '../../../cli/core/stages/entry.ts';
import type { SiteDefinition } from '../../../cli/core/stages/site.ts';
import { NO_DATA } from '../../../cli/core/stages/site-data.ts';
import { nothingCached } from '../../../cli/core/stages/site-state.ts';
import { inOneThread } from './one-thread.ts';
import { PICTURES } from './picture-values.ts';

const text = { type: 'string' };
const template = (name: string) => ({ type: 'string', const: name });

const SCHEMAS = {
  site: {
    type: 'object',
    properties: {
      title: text,
      url: text,
      topics: {
        type: 'array',
        items: { type: 'object', properties: { title: text } },
        default: [{ title: 'Umum' }],
      },
      imageHosts: { type: 'array', items: { type: 'string', format: 'host-name' } },
      menu: { type: 'array', items: { type: 'object', properties: { href: text } } },
    },
    required: ['title'],
    additionalProperties: false,
  },
  article: {
    type: 'object',
    'x-collection': { folder: 'articles', route: '/topik/{slug}/', synonyms: ['tulisan'] },
    'x-body': 'optional',
    properties: {
      title: { ...text, 'x-role': 'title' },
      topic: { type: 'string', 'x-one-of': 'topics/title' },
      photo: { type: 'string', format: 'image-url' },
      lead: { type: 'string', default: 'Baca.' },
      draft: { type: 'boolean', default: false, 'x-role': 'draft' },
      more: { type: 'object', properties: { href: text } },
    },
    required: ['title'],
  },
  'page-home': {
    type: 'object',
    'x-collection': { folder: 'pages' },
    'x-address': '/',
    properties: { template: template('home'), path: text },
  },
  'page-about': {
    type: 'object',
    'x-collection': { folder: 'pages', address: 'path', synonyms: ['halaman'] },
    'x-body': 'optional',
    properties: {
      template: template('about'),
      path: { type: 'string', format: 'page-path' },
      title: text,
      draft: { type: 'boolean', 'x-role': 'draft' },
    },
    required: ['title'],
  },
};

const ajv = new Ajv2020({ allErrors: true, useDefaults: true, verbose: true, formats: FORMAT_CHECKS });
ajv.addVocabulary(KEYWORDS);

const each = <T>(make: (schema: object) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(SCHEMAS).map(([name, schema]) => [name, make(schema)]));

export const models = loadModels(
  each((schema) => JSON.stringify(schema)),
  { ...each((schema): ValidateFunction => ajv.compile(schema)), [SETTINGS]: ajv.compile(SETTINGS_MODEL) },
  CHECKS.file,
);

export const context: EntryContext = {
  choices: { 'topics/title': ['Air'], imageHosts: null },
  targets: {},
  images: new Set(['images/a.png']),
  reserved: ['topik'],
};

export const entry = (changes: Partial<Entry> = {}): Entry => ({
  file: 'articles/01-tempe.md',
  collection: 'articles',
  slug: 'tempe',
  address: null,
  fields: { title: 'Tempe' },
  title: 'Tempe',
  draft: false,
  aliases: [],
  days: {},
  bodyStart: 21,
  fingerprint: 'f',
  planned: 'p',
  defaults: [],
  images: [],
  bodyImages: [],
  bodyAlts: [],
  links: [],
  ...changes,
});

const unasked = (): never => {
  throw new Error('nobody is to ask for this');
};

const definition: SiteDefinition = {
  pictures: PICTURES,
  diagnostics: {},
  checkSettings: () => [],
  checkContent: unasked,
  plan: unasked,
};

/** A first build of a folder, in this thread only. */
export const buildOf = (folder: ContentFolder, changes: Partial<Build> = {}): Build => ({
  models,
  data: NO_DATA,
  url: null,
  thorough: true,
  folder,
  cached: nothingCached('tool', 'nothing-cached'),
  frontEnd: {
    definition: '',
    templates: '',
    styles: {},
    loader: '',
    starter: '',
    parts: { boxes: [], widgets: [] },
    clients: {},
    assets: {},
    inputs: [],
    unstyled: [],
    sources: {},
  },
  site: { definition, renderPage: unasked },
  executor: inOneThread,
  now: { day: '2025-06-01' },
  drafts: false,
  preview: false,
  ...changes,
});

export const codes = (diagnostics: readonly { code: string }[]): string[] =>
  diagnostics.map(({ code }) => code);
