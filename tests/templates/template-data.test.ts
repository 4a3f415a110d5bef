/**
 * From plan to template without a cast: the compiler checks the plan's data against the props of the template's
 * component. Each line below that expects an error is one; otherwise `npm run types` fails.
 */
import { expect, it } from 'vitest';
import type { SiteDefinition } from '../../cli/core/stages/site.ts';
import { defineSite, type Page, type PageMeta } from '../../cli/site.ts';
import type { ContentPage } from '../../templates/plan/pages.ts';
import type { SiteTypes } from '../../templates/plan/planning.ts';
import type { DataOf, PageOf } from '../../templates/template.ts';

const meta = {} as PageMeta;
const rest = {} as Omit<Page, 'template' | 'props'>;
const own = {} as { home: ContentPage<'home'>; about: ContentPage<'about'> };
const definition = {} as SiteDefinition<SiteTypes>;
const planned = {} as ReturnType<(typeof definition)['plan']>;

const right = { href: '/', title: 'Teh' };
const moved = (data: DataOf<'moved'>): PageOf => ({
  ...rest,
  template: 'moved',
  props: () => ({ meta, data }),
});
const page = (one: PageOf): PageOf => one;
const siteOf = (changes: Partial<typeof planned>) =>
  defineSite<SiteTypes>({ ...definition, plan: () => ({ ...planned, ...changes }) });

it('compiles with the props that a template requires', () => {
  expect([moved(right), page(own.about), siteOf({ pages: [own.about] })]).toHaveLength(3);
});

it('does not compile with others', () => {
  const wrong = [
    // @ts-expect-error: a prop is missing
    () => moved({ href: '/' }),
    // @ts-expect-error: a prop is of another type
    () => moved({ ...right, title: 1 }),
    // @ts-expect-error: the component has no such prop
    () => moved({ ...right, to: '/' }),
    // @ts-expect-error: the data of one template for another
    () => page({ ...rest, template: 'listing', props: () => ({ meta, data: right }) }),
    // @ts-expect-error: no such template
    () => page({ ...rest, template: 'daftar', props: () => ({ meta, data: right }) }),
    // @ts-expect-error: the template asks for more than the fields of its content file
    () => page(own.home),
    // @ts-expect-error: the same in the definition of the site
    () => siteOf({ pages: [own.home] }),
    // @ts-expect-error: without what every page is given
    () => siteOf({ shared: {} }),
  ];
  expect(wrong).toHaveLength(8);
});
