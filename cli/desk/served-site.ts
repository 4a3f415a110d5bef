/** What `senja dev` serves: pages as they are now, and the other files of the last build or, before that, of the plan. */
import { assetContent } from '../core/files/index.ts';
import type { FrontEnd } from '../core/stages/front-end.ts';
import type { OutputFile } from '../core/stages/output.ts';
import { memoized } from '../core/values/lists.ts';
import type { ServedSite } from '../io/serve/index.ts';
import { previewFiles } from './preview-files.ts';
import type { PreviewSite } from './preview-site.ts';

/** Number of earlier versions of the code whose assets are still served: a page that is open, or is being loaded, names them. */
const EARLIER_CODE = 16;

/** Files of a build that are no pages, by name. */
export type Others = Map<string, OutputFile['content']>;

/** @param built settles after the current build, which may make files that nothing else does */
export function servedSite(pages: PreviewSite, built: () => Promise<unknown>) {
  const filesOf = memoized(previewFiles, new WeakMap());
  /** The newest first. */
  let code: FrontEnd['assets'][] = [];
  let others: Others = new Map();
  const assetOf = (name: string) => code.find((assets) => Object.hasOwn(assets, name))?.[name];
  return {
    others: (): Others => others,
    /** Takes newer code, whose pages name its assets. */
    takeCode({ assets }: FrontEnd): void {
      if (code[0] !== assets) code = [assets, ...code].slice(0, EARLIER_CODE + 1);
    },
    takeOthers(files: Others): void {
      others = files;
    },
    /** @returns the site as it can be shown; null if it never could */
    now(): ServedSite | null {
      const last = pages.last();
      if (last === null) return null;
      const { base } = last.plan;
      const isPage = (name: string): boolean => last.pages.find(name) !== undefined;
      return {
        base,
        has: (name) =>
          isPage(name) || assetOf(name) !== undefined || others.has(name) || filesOf(last).has(name),
        async get(name) {
          if (isPage(name)) return pages.page(name);
          const asset = assetOf(name);
          if (asset !== undefined) return assetContent(asset, base);
          const made = others.get(name) ?? (await filesOf(last).content(name));
          if (made !== null) return made;
          await built();
          return others.get(name) ?? null;
        },
      };
    },
  };
}
