/** What a site is planned from, with facts about collections from the models. */

import { addressOfPage, listPath } from '../entries/addresses/index.ts';
import type { LinkedPage } from '../entries/links/index.ts';
import type { LocalImages } from '../images/index.ts';
import { type Collection, type Models, modelFor } from '../models/index.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { Entry, SiteEntry } from '../stages/entry.ts';
import type { FrontEndFiles } from '../stages/front-end.ts';
import type { CollectionInfo } from '../stages/plan.ts';
import type { SiteData } from '../stages/site-data.ts';
import { fingerprint } from '../values/hash.ts';
import { memoized } from '../values/lists.ts';

export interface PlanInput {
  site: SiteEntry;
  /** Published entries, in natural order of their files. */
  entries: readonly Entry[];
  /** Pages of the others, which links may name by their files. */
  withheld?: readonly LinkedPage[];
  local: LocalImages;
  frontEnd: FrontEndFiles;
  collections: readonly CollectionInfo[];
  /** From which texts of entries are read. */
  content: Pick<ContentFolder, 'read'>;
  data: SiteData;
  /** Whether the site is a preview with drafts. */
  preview?: boolean;
  /** `YYYY-MM-DD` if the site shows scheduled entries. */
  today?: string;
}

/** @returns a fingerprint that is equal only if every page is planned alike, apart from the texts of bodies */
export function planFingerprint({ site, entries, withheld, local, today, data }: PlanInput): string {
  const planned: string[] = [];
  // The first picture of a body may be that of its page, in the sitemap.
  for (const { planned: print, bodyImages } of entries) planned.push(print, ...bodyImages.slice(0, 1));
  return fingerprint(JSON.stringify([site.fields, planned, withheld, [...local], today, data.prints]));
}

function infosOf(all: Models): CollectionInfo[] {
  const pathOf = memoized(addressOfPage(all), new WeakMap());
  return all.collections.map((collection: Collection): CollectionInfo => {
    const models = [...collection.models.values()];
    const fields = models.flatMap(({ references }) => references);
    const references = fields.map(([path, schema]) => ({ path, to: schema['x-one-of'] ?? '' }));
    const byPath = new Map(references.map((one) => [`${one.path.join('/')} ${one.to}`, one]));
    return {
      name: collection.name,
      references: [...byPath.values()],
      schemas: models.map(({ schema }) => schema),
      pictures: models.flatMap(({ pictures }) => pictures.map(([path]) => path)),
      alts: Object.fromEntries(
        models.flatMap(({ pictures }) =>
          pictures.flatMap(([path, { 'x-alt': alt }]) => (alt !== undefined ? [[path.join('/'), alt]] : [])),
        ),
      ),
      templateOf: ({ fields }) => collection.template ?? modelFor(collection, fields)?.name ?? '',
      descriptionOf({ fields }) {
        const value = fields[modelFor(collection, fields)?.roles.description ?? ''];
        return typeof value === 'string' ? value : '';
      },
      pathOf,
      listPath: (values, language) => listPath(all, collection.name, values, language),
    };
  });
}

/** @returns the facts about each collection, in the order of names; addresses of the same entries are made once */
export const collectionInfos = memoized(infosOf, new WeakMap());

/** @returns a fingerprint of all that pages are made with but the styles, each of which is only in some of them */
export const frontEndFingerprint = ({
  definition,
  templates,
  loader,
  clients,
  starter,
  searcher,
  codeScript,
  parts,
}: FrontEndFiles): string =>
  fingerprint(JSON.stringify([definition, templates, loader, clients, starter, searcher, codeScript, parts]));
