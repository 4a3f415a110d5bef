/** Pages with a content file of their own. */
import { type Entry, localised, type Page, type PlanTools, toIsoDay } from '../../cli/site.ts';
import type { PageData } from '../contract.ts';
import type { MetaOf } from './meta.ts';

/** The fields that every page has. */
interface PageFields {
  template: string;
  title: string;
  description: string;
  language: string;
  updated?: string | undefined;
  aliases?: string[] | undefined;
}

export type PageEntry = Entry<PageFields> & { address: string };

interface PageTools extends Pick<PlanTools, 'base' | 'sharing'> {
  metaOf: MetaOf;
}

/**
 * @param extra what the template is given besides the fields
 * @returns the page at the entry's own address
 */
export const pageOf = (entry: PageEntry, { base, metaOf, sharing }: PageTools, extra: () => object): Page => {
  const { address, fields, bodyImages } = entry;
  return {
    path: address,
    template: fields.template,
    entry,
    changed: fields.updated === undefined ? null : toIsoDay(fields.updated),
    indexed: fields.template !== 'not-found',
    props() {
      const page = localised(fields, base);
      const data: PageData<PageFields> = { page, ...extra() };
      const [first] = bodyImages;
      const picture = first === undefined ? null : sharing(first);
      return {
        meta: metaOf(address, page.title, page.description, { language: page.language, picture }),
        data,
      };
    },
  };
};
