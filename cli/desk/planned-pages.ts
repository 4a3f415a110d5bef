/** The pages of a planned site, each rendered when it is asked for: for `senja dev` and for previews. */

import type { SitePlan } from '../core/plan/index.ts';
import { rendererOf, renderPage } from '../core/render/index.ts';
import type { Build } from '../core/run/index.ts';
import type { ContentFolder } from '../core/stages/content-folder.ts';
import type { Entry } from '../core/stages/entry.ts';
import type { Page } from '../core/stages/page.ts';
import { outputPathOf } from '../core/values/addresses.ts';
import { lazily } from '../core/values/lists.ts';
import type { Diagnostic } from '../diagnostics/index.ts';
import type { SiteRead } from './edited-site.ts';

/** A rendered page, with the diagnostics of its body. */
interface MadePage {
  html: string;
  diagnostics: readonly Diagnostic[];
}

type Content = Pick<ContentFolder, 'read' | 'each'>;

export type PlannedPages = ReturnType<typeof plannedPages>;

/** A planned site. */
export interface Planned {
  of: SiteRead;
  build: Build;
  plan: SitePlan;
  pages: PlannedPages;
  /** Entries of which only the body has changed since. */
  bodies: ReadonlyMap<string, Entry>;
  /** Whether the site cannot be planned as it is now. */
  isBehind?: boolean;
}

/** @param build from which the pages are rendered; of it, the state of the last build is not kept in memory */
export function plannedPages(
  plan: SitePlan,
  { models, site, folder }: Pick<Build, 'models' | 'site' | 'folder'>,
) {
  const own = { models, site };
  const renderer = lazily(() => rendererOf(plan, folder, own));
  // A search costs less than a map, since a plan is asked for a page or two before the next one.
  const at = (path: string): Page | undefined => plan.pages.findLast((page) => page.path === path);
  return {
    plan,
    /** @returns the paths of all pages in `dist` */
    names: (): string[] => plan.pages.map(({ path }) => outputPathOf(path)),
    /** @returns a page by its path in `dist` */
    find: (name: string): Page | undefined =>
      at(`/${name.replace(/(^|\/)index\.html$/, '$1')}`) ?? at(`/${name}`),
    /**
     * @param entry the entry of the page, whose body may have changed since
     * @param content source of its body
     * @returns a page as a build writes it; null if its body takes too long to read
     * @throws errors of the site's own code
     */
    make(page: Page, entry = page.entry, content: Content = folder): MadePage | null {
      const by = content === folder ? renderer() : rendererOf(plan, content, own);
      const step = (one: Page): MadePage => {
        const { notes, pieces } = renderPage(one, by, { entry });
        return { html: pieces.join(''), diagnostics: notes.diagnostics };
      };
      return content.each([page], step, ({ path }) => entry?.file ?? path)[0] ?? null;
    },
  };
}
