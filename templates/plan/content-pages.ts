/** Pages with a content file of their own; that of the home page also shows articles. */
import { hrefsWithBase, type PageSpec, page, toIsoDay } from 'senja';
import type { Headed, PageData } from '../contract.ts';
import type { PageModels } from '../table.generated.ts';
import type { PageOf } from '../template.ts';
import { expectedSections } from './checks.ts';
import { isHome, type PageEntry, type PageName } from './content.ts';
import { dateIn } from './dates.ts';
import { home } from './home.ts';
import type { Planning } from './planning.ts';

type ForPages = Pick<Planning, 'say'> & { context: Pick<Planning['context'], 'root'> };

/** A page whose template gets the fields of its content file. */
type ContentPage<One extends PageName> = {
  [Each in One]: PageSpec<Each, PageData<PageModels[Each]> & Headed>;
}[One];

export const contentPages = (planning: Planning): PageOf[] =>
  planning.pages.map((entry) => (isHome(entry) ? homePage(entry, planning) : pageOf(entry, planning)));

export const pageOf = <One extends PageName>(
  entry: PageEntry<One>,
  { say, context: { root } }: ForPages,
): ContentPage<One> =>
  page(entry, entry.template, () => {
    const { title, description, language, updated, href } = entry;
    const shown = updated === undefined ? entry : { ...entry, updated: dateIn(say, toIsoDay(updated)) };
    return { title, description, language, page: { ...hrefsWithBase(shown, root), href } };
  });

/** The home page has its articles next to the fields of its content file. */
function homePage(entry: PageEntry<'home'>, planning: Planning): PageOf<'home'> {
  const { data, changed } = home(planning);
  const own = pageOf(entry, planning);
  const day = entry.updated === undefined ? null : toIsoDay(entry.updated);
  return {
    ...own,
    data: () => ({ ...own.data(), ...data() }),
    // Its own text may have changed later.
    changed: day !== null && (changed === null || day > changed) ? day : changed,
    expects: expectedSections(planning.settings),
  };
}
