/** The theme Senja Sehat: its pages, and its checks of content. A site adds pages with `extends` of `defineSite`. */
import { defineSite, type SiteContext } from 'senja';
import type { SharedView } from './contract.ts';
import { diagnostics } from './diagnostics.ts';
import { PICTURES } from './pictures.ts';
import { articlePages } from './plan/article-pages.ts';
import { categoryClashes } from './plan/categories.ts';
import { emptyCategories, endpointFaults, exampleData } from './plan/checks.ts';
import type { Content } from './plan/content.ts';
import { contentPages } from './plan/content-pages.ts';
import { dataFiles } from './plan/data-files.ts';
import { feed } from './plan/feed.ts';
import { portionsOf } from './plan/home.ts';
import { listingPages, lists } from './plan/listings.ts';
import { LOOK } from './plan/look.ts';
import { redirectPages } from './plan/moved-lists.ts';
import { planningOf } from './plan/planning.ts';
import { placesOf } from './plan/where-shown.ts';
import type { PageOf } from './template.ts';

export default defineSite({
  pages(content: Content, context: SiteContext): PageOf[] {
    const planning = planningOf(content, context);
    return [
      ...contentPages(planning),
      ...articlePages(planning),
      ...lists(planning).flatMap((list) => listingPages(list, planning)),
      ...redirectPages(planning),
    ];
  },
  // The home page and the 404 page are entries.
  plansPages: false,
  layout: (content, context): SharedView => planningOf(content, context).shared,
  files(content, context) {
    const planning = planningOf(content, context);
    return dataFiles(planning, portionsOf(planning));
  },
  feed: (content, context) => feed(planningOf(content, context)),
  // The search box has an index of its own.
  search: false,
  look: LOOK,
  pictures: PICTURES,
  diagnostics,
  checkSettings: (settings) => [...categoryClashes(settings), ...endpointFaults(settings)],
  checkEntry: exampleData,
  check: (content) => emptyCategories(content),
  endpoints: ({ settings: { contact, newsletter } }) =>
    [contact?.endpoint, newsletter?.endpoint].filter((url) => url !== undefined),
  whereShown: (entry, content, context, list) =>
    'category' in entry ? placesOf(entry, planningOf(content, context), list) : [],
});
