/** The theme Senja Sehat: its pages, and its checks of content. A site adds pages with `extends` of `defineSite`. */
import { defineSite } from 'senja';
import { diagnostics } from './diagnostics.ts';
import { PICTURES } from './pictures.ts';
import { articlePages } from './plan/article-pages.ts';
import { categoryClashes, settingAliases } from './plan/categories.ts';
import { emptyCategories, endpointFaults, exampleData } from './plan/checks.ts';
import { contentPages } from './plan/content-pages.ts';
import { dataFiles } from './plan/data-files.ts';
import { feed } from './plan/feed.ts';
import { home } from './plan/home.ts';
import { listingPages, lists } from './plan/listings.ts';
import { aboutOf } from './plan/look.ts';
import { redirectPages } from './plan/moved-lists.ts';
import { planningOf, type SiteTypes } from './plan/planning.ts';
import { placesIn } from './plan/where-shown.ts';

export default defineSite<SiteTypes>({
  pictures: PICTURES,
  diagnostics,
  checkSettings: (settings) => [...categoryClashes(settings), ...endpointFaults(settings)],
  checkEntry: exampleData,
  checkContent: emptyCategories,
  settingAliases,
  plan(content, tools) {
    const planning = planningOf(content, tools);
    const { settings, shared } = planning;
    const front = home({ ...planning, categories: shared.categories, base: tools.base });
    return {
      shared,
      pages: [
        ...contentPages(planning, front),
        ...articlePages(planning, () => ({})),
        ...lists(planning).flatMap((list) => listingPages(list, planning)),
        ...redirectPages(planning),
      ],
      files: dataFiles(planning, front.portions),
      feed: () => feed(planning),
      about: aboutOf(settings),
      endpoints: [settings.contact?.endpoint, settings.newsletter?.endpoint].filter(
        (url) => url !== undefined,
      ),
      whereShown: placesIn(planning),
    };
  },
});
