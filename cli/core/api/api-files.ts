/** The files of the content API. */
import { planFingerprint, type SitePlan } from '../plan/index.ts';
import { bodyInputs } from '../reuse/index.ts';
import type { Entry } from '../stages/entry.ts';
import type { DataFile, Page } from '../stages/page.ts';
import type { CollectionInfo } from '../stages/plan.ts';
import { fingerprint } from '../values/hash.ts';
import { lazily } from '../values/lists.ts';
import { addressIn, languageOf } from '../values/names/languages.ts';
import { apiSchema, SCHEMA_OF } from './schema.ts';
import { apiTypes } from './types.ts';
import { wholeFields, wholeHtml } from './whole-addresses.ts';

/** Entries on each page of a list. */
const LISTED = 100;

const FOLDER = 'api/';

type Edition = Pick<SitePlan['editions'][number], 'language' | 'base' | 'plan'>;

/** An entry that visitors find, and where. */
interface Shown {
  entry: Entry;
  page: Page | null;
  url: string;
}

/** @returns the HTML of an entry's body, without components */
type HtmlOf = (entry: Entry<object>) => string;

const json = (value: object): string => `${JSON.stringify(value)}\n`;

/** @returns its files in `dist`, of all languages */
export function apiFiles(plan: SitePlan, htmlOf: HtmlOf): DataFile[] {
  const own: Edition = { language: null, base: plan.base, plan };
  const context = { plan, htmlOf, made: lazily(() => madeWith(plan)), shown: shownEntries(plan) };
  return [own, ...plan.editions].flatMap((edition) => filesIn(edition, context));
}

interface Context {
  plan: SitePlan;
  htmlOf: HtmlOf;
  /** Fingerprint of all that files are made with besides bodies. */
  made(): string;
  shown: readonly Shown[];
}

const madeWith = ({ input, origin, base }: SitePlan): string =>
  fingerprint(JSON.stringify([planFingerprint(input), input.frontEnd.print ?? '', origin, base]));

/** @returns the published entries that visitors find, in natural order of their files */
function shownEntries({ input, pages, origin, base, whereShown }: SitePlan): Shown[] {
  const pageOf = new Map<string, Page>();
  for (const page of pages)
    if (page.entry && page.indexed && page.leadsTo === undefined && !pageOf.has(page.entry.file))
      pageOf.set(page.entry.file, page);
  return input.entries.flatMap((entry) => {
    const page = pageOf.get(entry.file) ?? null;
    const path = page?.path ?? whereShown?.(entry)[0]?.path;
    return path === undefined ? [] : [{ entry, page, url: origin + encodeURI(base + path.slice(1)) }];
  });
}

function filesIn({ language, plan: { about } }: Edition, { plan, htmlOf, made, shown }: Context): DataFile[] {
  const { origin, base, images } = plan;
  const folder = addressIn(language, `/${FOLDER}`).slice(1);
  const addressOf = (path: string): string => origin + encodeURI(base + folder + path);
  const within = shown.filter(({ entry }) => languageOf(entry.file) === language);
  const collections = plan.input.collections.filter(({ name }) =>
    within.some(({ entry }) => entry.collection === name),
  );
  const schemaAt = (part: string): string => `${addressOf('schema.json')}${part}`;
  const listPath = (name: string, page: number): string =>
    `${name}/${page === 1 ? 'index' : `page-${page}`}.json`;
  const entryPath = ({ collection, slug }: Entry): string => `${collection}/${slug}/index.json`;
  const pictureOf = (address: string): string => {
    const found = images.find(address, '');
    // A faulty picture is reported, and such a site is not published.
    return 'code' in found ? address : new URL(found.src, origin).href;
  };
  const wholeOf = {
    picture: pictureOf,
    link: (href: string) => (/^\/(?!\/)/.test(href) ? origin + encodeURI(base + href.slice(1)) : href),
  };
  const itemOf = (info: CollectionInfo, { entry, page, url }: Shown): object => {
    const description = info.descriptionOf(entry);
    const { published, updated } = entry.days ?? {};
    const picture = page?.picture?.() ?? null;
    return {
      collection: info.name,
      slug: entry.slug,
      language: about.language,
      title: entry.title,
      ...(description !== '' && { description }),
      url,
      data: addressOf(entryPath(entry)),
      ...(published !== undefined && { published }),
      ...(updated !== undefined && { updated }),
      ...(picture !== null && { picture: pictureOf(picture) }),
      fields: wholeFields(entry, info, wholeOf),
    };
  };
  const files: DataFile[] = [
    { path: 'schema.json', content: () => json(apiSchema(schemaAt(''), collections)) },
    { path: 'types.d.ts', content: () => apiTypes(collections) },
  ];
  const listed = collections.map((info) => {
    const { name } = info;
    const entries = within.filter(({ entry }) => entry.collection === name);
    const pages = Math.ceil(entries.length / LISTED);
    for (let page = 1; page <= pages; page += 1)
      files.push({
        path: listPath(name, page),
        inputs: made(),
        content: () =>
          json({
            $schema: schemaAt(SCHEMA_OF.list(name)),
            collection: name,
            count: entries.length,
            page,
            pages,
            previous: page === 1 ? null : addressOf(listPath(name, page - 1)),
            next: page === pages ? null : addressOf(listPath(name, page + 1)),
            entries: entries.slice((page - 1) * LISTED, page * LISTED).map((one) => itemOf(info, one)),
          }),
      });
    for (const one of entries) {
      const { entry } = one;
      files.push({
        path: entryPath(entry),
        inputs: fingerprint(`${made()} ${bodyInputs({ entry }, plan)}`),
        content: () =>
          json({
            $schema: schemaAt(SCHEMA_OF.entry(name)),
            ...itemOf(info, one),
            html: wholeHtml(htmlOf(entry), origin),
            markdown: plan.bodyOf(entry).markdown,
          }),
      });
    }
    return { name, count: entries.length, first: addressOf(listPath(name, 1)) };
  });
  const index = {
    $schema: schemaAt(SCHEMA_OF.index),
    title: about.title,
    language: about.language,
    url: origin + encodeURI(base + addressIn(language, '/').slice(1)),
    types: addressOf('types.d.ts'),
    collections: listed,
  };
  files.unshift({ path: 'index.json', content: () => json(index) });
  return files.map((file) => ({ ...file, path: folder + file.path }));
}
