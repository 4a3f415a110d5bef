/** Pages with a content file of their own. */
import { type Entry, localised, type Page, toIsoDay } from '../../cli/site.ts';
import type { PageData } from '../contract.ts';
import type {
  AboutPageModel,
  ContactPageModel,
  HomePageModel,
  LegalPageModel,
  NotFoundPageModel,
} from '../model.ts';
import type { MetaOf } from './meta.ts';

export type PageModel =
  | AboutPageModel
  | ContactPageModel
  | HomePageModel
  | LegalPageModel
  | NotFoundPageModel;

export type PageEntry = Entry<PageModel> & { address: string };

/**
 * @param extra what the template is given besides the fields
 * @returns the page at the entry's own address
 */
export const pageOf = (entry: PageEntry, base: string, metaOf: MetaOf, extra: () => object): Page => {
  const { address, fields } = entry;
  return {
    path: address,
    template: fields.template,
    entry,
    changed: fields.updated === undefined ? null : toIsoDay(fields.updated),
    indexed: fields.template !== 'not-found',
    props() {
      const page = localised(fields, base);
      const data: PageData<PageModel> = { page, ...extra() };
      return { meta: metaOf(address, page.title, page.description, page.language), data };
    },
  };
};
