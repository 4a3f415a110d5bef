/** Pages with a content file of their own; that of the home page also shows articles. */
import type { PageOf } from '../template.ts';
import { expectedSections } from './checks.ts';
import { type Home, homePage } from './home.ts';
import { pageOf } from './pages.ts';
import { isHome, type Planning } from './planning.ts';

export function contentPages({ pages, tools, metaOf, settings, say }: Planning, front: Home): PageOf[] {
  const { root, sharing } = tools;
  return pages.map((entry) =>
    isHome(entry)
      ? {
          ...homePage(pageOf(entry, { root, metaOf, sharing, say }), front),
          expects: expectedSections(settings),
        }
      : pageOf(entry, { root, metaOf, sharing, say }),
  );
}
