/** Pages with a content file of their own. */
import { type Entry, hrefsWithBase, type Page, type PlanTools, toIsoDay } from 'senja';
import type { Say } from 'senja/words';
import type { PageData, PageMeta } from '../contract.ts';
import type { PageModels } from '../table.generated.ts';
import { dateIn } from './dates.ts';
import type { MetaOf } from './meta.ts';

type Name = keyof PageModels;

/** The fields that every page has. */
interface PageFields {
  title: string;
  description: string;
  language?: string | undefined;
  updated?: string | undefined;
  aliases?: string[] | undefined;
}

/** A page's content file, by the template that it chooses. */
export type PageEntry<One extends Name = Name> = {
  [Each in One]: Entry<PageModels[Each] & PageFields & { template: Each }> & {
    collection: 'pages';
    address: string;
  };
}[One];

/** A page whose template gets the fields of its content file. */
export type ContentPage<One extends Name = Name> = {
  [Each in One]: Page<{ meta: PageMeta; data: PageData<PageModels[Each]> }> & { template: Each };
}[One];

interface PageTools extends Pick<PlanTools, 'root' | 'sharing'> {
  metaOf: MetaOf;
  say: Say;
}

/** Whether a page uses a template. */
export const isOf =
  <One extends Name>(template: One) =>
  (entry: PageEntry): entry is PageEntry & PageEntry<One> =>
    entry.fields.template === template;

/** @returns the page at the entry's own address */
export const pageOf = <One extends Name>(
  entry: PageEntry<One>,
  { root, metaOf, sharing, say }: PageTools,
): ContentPage<One> => {
  const { address, fields, bodyImages } = entry;
  const changed = fields.updated === undefined ? null : toIsoDay(fields.updated);
  return {
    path: address,
    template: fields.template,
    entry,
    changed,
    indexed: fields.template !== 'not-found',
    props() {
      const page = hrefsWithBase(
        changed === null ? fields : { ...fields, updated: dateIn(say, changed) },
        root,
      );
      const [first] = bodyImages;
      const picture = first === undefined ? null : sharing(first);
      const { title, description, language } = page;
      return { meta: metaOf(address, title, description, { language, picture }), data: { page } };
    },
  };
};
