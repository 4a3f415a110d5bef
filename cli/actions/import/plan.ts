/** What an export becomes in a site, as data: files that are not there yet. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SiteSetup } from '../../context.ts';
import { folderNamed, keywordIn, type ModelTexts, schemaIn } from '../../core/models/collections/index.ts';
import { DEFAULT_ZONE, timeZoneFault } from '../../core/values/days/days.ts';
import { languageOf, languageTag } from '../../core/values/names/languages.ts';
import { slugify } from '../../core/values/names/slug.ts';
import type { Diagnostic } from '../../diagnostics/index.ts';
import { locator } from '../../diagnostics/locator/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { shorten } from '../../diagnostics/texts/index.ts';
import type { Change } from '../../io/changes/index.ts';
import { attempt } from '../../io/failures/index.ts';
import { readFile } from '../../io/files/index.ts';
import { newSiteFiles } from '../new-site/index.ts';
import type { Brought, Copy, Export, Item, Left } from './brought.ts';
import { type EntryFile, entryFile, routeAddress, type Taken, take } from './entries.ts';
import { withOwnFields } from './fields.ts';
import { type FoundCollection, foundModel, most } from './model.ts';
import { entryTemplate, pagesLine, settings, siteModule, TEMPLATES } from './site-files.ts';

export interface ImportPlan {
  /** New models and entries, below the content folder. */
  changes: Change[];
  /** Files that are copied as they are. */
  copies: Copy[];
  /** Further new files, by path below the folder of the site. */
  files: Map<string, string | Buffer>;
  /** What could not be brought or read, at its place in the export. */
  diagnostics: Diagnostic[];
  /** Numbers of what is brought. */
  counts: { entries: number; files: number; aliases: number; there: number };
  collections: { folder: string; entries: number }[];
  /** Lines for `pages` in `templates/site.ts`; empty if the import has written that file. */
  lines: string[];
}

/** How this import marks its models: it finds them again by that, also if somebody has changed them. */
const isOwn = (comment: unknown): boolean => typeof comment === 'string' && comment.includes('senja import');

interface Existing {
  model: string;
  schema: { properties?: object; $comment?: string; 'x-collection'?: { route?: string } };
}

/** @returns the model of a folder, if there is one */
function existingIn(models: ModelTexts, folder: string): Existing | null {
  for (const [model, text] of Object.entries(models)) {
    const schema = schemaIn(text);
    const keyword = keywordIn(schema);
    if (schema && keyword && folderNamed(keyword.folder).name === folder) return { model, schema };
  }
  return null;
}

/** Files of the starter that only show how a site may begin. */
const SAMPLES = /^(?:content\/(?:posts|models\/post\.)|templates\/(?:post|home)\.)/;

/** Folders of content that hold no entries. */
const RESERVED = /^(?:images|models)$/;

/** A zone for dates whose offset alone is known: the most frequent one. */
function zoneFrom(items: readonly Item[], language: string): string {
  const offsets = items
    .flatMap(({ fields }) => Object.values(fields))
    .flatMap((value) =>
      typeof value === 'string' ? (/T\d\d:\d\d:\d\d(Z|[+-]\d\d:00)$/.exec(value)?.[1] ?? []) : [],
    );
  const offset = most(offsets);
  if (offset === null) return '';
  if (offset === 'Z' || offset === '+00:00') return 'UTC';
  const hours = Number(offset.slice(1, 3));
  const indonesian = { '+07:00': 'Asia/Jakarta', '+08:00': 'Asia/Makassar', '+09:00': 'Asia/Jayapura' }[
    offset
  ];
  // The names of these zones count westwards.
  return language === 'id' && indonesian
    ? indonesian
    : `Etc/GMT${offset.startsWith('-') ? '+' : '-'}${hours}`;
}

/** @returns where something is written in a text, as near as possible to a place that may be of an earlier form of the text */
function placeIn(text: string, near: number, written: string): number {
  if (written === '' || text.startsWith(written, near)) return near;
  const [before, after] = [text.lastIndexOf(written, near), text.indexOf(written, near)];
  if (before < 0 && after < 0) return near;
  return after < 0 || (before >= 0 && near - before < after - near) ? before : after;
}

/** Faults of one kind in one entry are told together. */
function leftDiagnostics(left: readonly Left[], from: Export, place: (file: string) => string): Diagnostic[] {
  const groups = new Map<string, { first: Left; names: Map<string, number> }>();
  for (const one of left) {
    const isWhole = from.single !== null;
    const key = JSON.stringify([one.what, one.at.file, isWhole ? one.at.start : 0]);
    const group = groups.get(key) ?? { first: one, names: new Map() };
    group.names.set(one.name, (group.names.get(one.name) ?? 0) + 1);
    groups.set(key, group);
  }
  const byFile = new Map<string, { first: Left; names: Map<string, number> }[]>();
  for (const group of groups.values())
    byFile.set(group.first.at.file, [...(byFile.get(group.first.at.file) ?? []), group]);
  return [...byFile].flatMap(([file, found]) => {
    const text = from.files.includes(file) && from.size(file) < 500_000_000 ? (from.text(file) ?? '') : '';
    const locate = locator({ path: place(file), text });
    return found.map(({ first, names }) => {
      const all = [...names]
        .filter(([name]) => name !== '')
        .map(([name, count]) => (count > 1 ? `${shorten(name, 60)} × ${count}` : shorten(name, 60)));
      const shown = all.slice(0, 5).join(', ') + (all.length > 5 ? ', …' : '');
      const start = placeIn(text, first.at.start, first.written ?? '');
      return locate({
        code: 'import/left',
        params: { what: phrase(first.what), name: shown },
        at: { start, end: Math.max(start, text.indexOf('\n', start)) },
      });
    });
  });
}

/**
 * @param isNew whether there is no site yet
 * @param tool the program of the old site, for names that are taken
 * @param byWords whether spaces part the tags of a text
 */
export function planFiles(
  { siteRoot, toolRoot, options: { content } }: Pick<SiteSetup, 'siteRoot' | 'toolRoot' | 'options'>,
  from: Export & { root: string },
  brought: Brought,
  { isNew, models, tool, byWords }: { isNew: boolean; models: ModelTexts; tool: string; byWords: boolean },
): ImportPlan {
  const { items, left } = withOwnFields(brought, byWords);
  const language = brought.site.language === '' ? '' : languageTag(brought.site.language);
  const stated =
    brought.site.timeZone !== '' && timeZoneFault(brought.site.timeZone) === null
      ? brought.site.timeZone
      : '';
  // Most programs read a time without an offset as universal time.
  const zone = stated || zoneFrom(items, language) || (isNew && language !== 'id' ? 'UTC' : '');
  const site = { ...brought.site, language, timeZone: zone };
  const byCollection = new Map<string, Item[]>();
  // Of some entries, such as those of a menu, only the old program knows what to make.
  for (const item of items)
    if (item.body !== '' || Object.keys(item.fields).length > 0)
      byCollection.set(item.collection, [...(byCollection.get(item.collection) ?? []), item]);
  const files = new Map<string, string | Buffer>();
  const changes: Change[] = [];
  const collections: FoundCollection[] = [];
  const entries: EntryFile[] = [];
  const counts = { entries: 0, files: 0, aliases: 0, there: 0 };
  const renamed = new Map<string, string>();
  const shownIn: { found: FoundCollection; folder: string; all: Item[] }[] = [];
  const taken: Taken = new Map();
  const addresses = new Set<string>();
  const add = (file: string, text: string): boolean => {
    if (existsSync(path.join(content, file))) return false;
    changes.push({ from: file, to: file, before: null, after: text });
    return true;
  };
  for (const [collection, all] of byCollection) {
    const plain = slugify(collection);
    let folder = RESERVED.test(plain) || plain === '' ? `${tool}-${plain || 'entries'}` : plain;
    let found = foundModel(folder, all);
    let existing = existingIn(models, folder);
    const fits = (one: Existing): boolean =>
      isOwn(one.schema.$comment) ||
      [...new Set(all.flatMap(({ fields }) => Object.keys(fields)))].every((name) =>
        Object.hasOwn(one.schema.properties ?? {}, name),
      );
    if (existing && !fits(existing)) {
      folder = `${tool}-${folder}`;
      found = foundModel(folder, all);
      existing = existingIn(models, folder);
    }
    renamed.set(collection, folder);
    const model =
      existing?.model ?? (Object.hasOwn(models, found.name) ? `${tool}-${found.name}` : found.name);
    if (existing) found = { ...found, name: model, route: existing.schema['x-collection']?.route ?? null };
    else {
      const schema = model === found.name ? found.schema : foundModel(folder, all).schema;
      found = {
        ...found,
        name: model,
        schema: {
          ...schema,
          'x-collection': { ...(schema as { 'x-collection': object })['x-collection'], template: model },
        },
      };
      add(`models/${model}.schema.json`, `${JSON.stringify(found.schema, null, 2)}\n`);
    }
    collections.push(found);
    const template = `templates/${model}.tsx`;
    if (!existsSync(path.join(siteRoot, template)) && !existing) files.set(template, entryTemplate(found));
    shownIn.push({ found, folder, all });
    for (const item of all) {
      const file = `${folder}/${item.name}.md`;
      const address = item.body === '' ? null : routeAddress(found, file, item.fields, zone || DEFAULT_ZONE);
      const isPage = address !== null && languageOf(file) === null && item.fields.draft !== true;
      if (isPage) addresses.add(address);
      take(taken, file, address);
    }
  }
  // Lists that the new site makes.
  for (const { folder } of isNew ? shownIn : [])
    if (!addresses.has(`/${folder}/`)) take(taken, '', `/${folder}/`);
  for (const { folder, all } of shownIn)
    for (const item of all) {
      const entry = entryFile(item, folder, taken);
      for (const name of entry.refused)
        left.push({ what: 'import/left:alias', name, at: item.at, written: name });
      if (add(entry.file, entry.text)) {
        entries.push(entry);
        counts.entries += 1;
        counts.aliases += entry.aliases;
      } else counts.there += 1;
    }
  const copies = brought.copies.flatMap(({ from: source, to }) => {
    const [, collection = ''] = /^content\/([^/]+)\//.exec(to) ?? [];
    const place = to.replace(/^content\/[^/]+/, (whole) =>
      renamed.has(collection) ? `content/${renamed.get(collection)}` : whole,
    );
    const target = place.startsWith('content/')
      ? path.join(content, place.slice('content/'.length))
      : path.join(siteRoot, place);
    if (existsSync(target)) {
      counts.there += 1;
      return [];
    }
    return [{ from: source, to: place }];
  });
  counts.files = copies.length;
  // The home page shows the newest of the collection that has most dates.
  const datesIn = ({ folder, roles }: FoundCollection): number =>
    entries.filter(
      ({ file, item }) =>
        file.startsWith(`${folder}/`) && roles.published !== undefined && roles.published in item.fields,
    ).length;
  collections.sort((a, b) => datesIn(b) - datesIn(a));
  const code = isNew
    ? ''
    : (attempt(() => readFile(path.join(siteRoot, 'templates/site.ts')).toString('utf8')) ?? '');
  const shown = collections.filter(({ folder }) => entries.some(({ file }) => file.startsWith(`${folder}/`)));
  if (isNew) {
    const lang = language === 'id' ? 'id' : 'en';
    for (const [name, text] of newSiteFiles(siteRoot, { theme: 'blank', lang, toolRoot }))
      if (!SAMPLES.test(name)) files.set(name, text);
    files.set('content/site.yaml', settings(site, path.basename(siteRoot)));
    files.set('templates/site.ts', siteModule(collections, site.lists, addresses));
    for (const [name, text] of Object.entries(TEMPLATES)) files.set(name, text);
  }
  const place = (file: string): string =>
    path.relative(content, path.join(from.root, file)).split(path.sep).join('/');
  const broken = brought.broken.map(({ reason, at }) => {
    const text = from.text(at.file) ?? '';
    const end = text.indexOf('\n', at.start);
    return locator({ path: place(at.file), text })({
      code: 'import/broken',
      params: { reason: shorten(reason, 200) },
      at: { start: at.start, end: end < 0 ? text.length : end },
    });
  });
  return {
    changes,
    copies,
    files,
    diagnostics: [...broken, ...leftDiagnostics(left, from, place)],
    counts,
    collections: collections.map(({ folder }) => ({
      folder,
      entries: entries.filter(({ file }) => file.startsWith(`${folder}/`)).length,
    })),
    lines: isNew ? [] : shown.map(pagesLine).filter((line) => !code.includes(line)),
  };
}
