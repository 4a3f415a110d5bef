/**
 * From pages to templates without a cast: the compiler checks the data of pages against the props of the template's
 * component. Each line below that expects an error is one; otherwise `npm run types` fails.
 */
import { expect, it } from 'vitest';
import { defineSite, page } from '../../cli/site.ts';
import type { ArticleCardView, ListingData, PageData } from '../../templates/contract.ts';
import type { AboutPageModel, HomePageModel } from '../../templates/model.generated.ts';
import type { Content } from '../../templates/plan/content.ts';
import type { DataOf, PageOf } from '../../templates/template.ts';

const head = { title: 'Teh', description: 'Minum' };
const right: ListingData = {
  heading: 'Teh',
  count: 0,
  labelled: true,
  articles: [],
  position: null,
  previousHref: null,
  nextHref: null,
};
const listing = (data: DataOf<'listing'>): PageOf => page('/teh/', 'listing', () => data);
const one = (made: PageOf): PageOf => made;
const own = {} as { home: PageData<HomePageModel>; about: PageData<AboutPageModel>; card: ArticleCardView };
const siteOf = (make: (content: Content) => PageOf[]) => defineSite({ pages: make });

it('compiles with the props that a template requires', () => {
  const about = page('/tentang/', 'about', () => ({ ...head, ...own.about }));
  const made = [listing({ ...head, ...right }), one(about), siteOf(() => [about])];
  expect(made).toHaveLength(3);
});

it('does not compile with others', () => {
  const { count: _count, ...few } = right;
  const wrong = [
    // @ts-expect-error: a prop is missing
    () => listing({ ...head, ...few }),
    // @ts-expect-error: a prop is of another type
    () => listing({ ...head, ...right, count: '1' }),
    // @ts-expect-error: the component has no such prop
    () => listing({ ...head, ...right, to: '/' }),
    // @ts-expect-error: what every head needs is missing
    () => listing(right),
    // @ts-expect-error: the data of one template for another
    () => one(page('/', 'article', () => ({ ...head, ...right }))),
    // @ts-expect-error: no such template
    () => one(page('/', 'daftar', () => ({ ...head, ...right }))),
    // @ts-expect-error: the template asks for more than the fields of its content file
    () => one(page('/', 'home', () => ({ ...head, ...own.home }))),
    // @ts-expect-error: the same in the definition of the site
    () => siteOf(() => [page('/', 'home', () => ({ ...head, ...own.home }))]),
    // @ts-expect-error: the content has no such collection
    () => siteOf(({ recipes }) => recipes.pages()),
  ];
  expect(wrong).toHaveLength(9);
});
