/** What `senja dev` shows: the last valid site, and what was made since. */
import { isDeepStrictEqual } from 'node:util';
import { assetContent } from '../core/files/index.ts';
import type { Ports } from '../core/pipeline/index.ts';
import { withFrontEnd } from '../core/plan/index.ts';
import type { ContentFolder } from '../core/stages/content-folder.ts';
import type { FrontEnd } from '../core/stages/front-end.ts';
import type { OutputFile } from '../core/stages/output.ts';
import type { Diagnostic } from '../diagnostics/index.ts';
import type { LoadedCode } from '../io/compiled/index.ts';
import { contentReader } from '../io/content/index.ts';
import { attempt } from '../io/failures/index.ts';
import type { SiteFiles } from '../io/serve/index.ts';
import { plannedPages } from './planned-pages.ts';
import { type Before, editErrors, editedPage } from './single-edit.ts';

type Content = OutputFile['content'];
/** Its pages are not rendered yet. */
type PlannedSite = Parameters<Ports['openOutput']>[0];

/** Files of a build by name; null for a page, which is rendered when it is asked for: few of many are looked at. */
export type Files = Map<string, Content | null>;

/** What pages are rendered from. */
export interface ShownFrom extends Before {
  folder: ContentFolder;
  frontEnd: FrontEnd | null;
}

/** @returns what is needed of a planned site, which also holds the state of the last build */
export function shownFrom({ build, content, plan }: PlannedSite, frontEnd: FrontEnd | null): ShownFrom {
  const { models, folder } = build;
  const { reads, context } = content;
  return { models, folder, reads, context, pages: plannedPages(plan, build), frontEnd };
}

/** @returns the same with newer code of the site */
function withCode(source: ShownFrom, { frontEnd, site }: LoadedCode): ShownFrom {
  const { assets: _files, inputs: _made, ...files } = frontEnd;
  const plan = withFrontEnd(source.pages.plan, files, site.definition);
  return { ...source, pages: plannedPages(plan, { ...source, site }), frontEnd };
}

/** A file made after a build. */
interface Later {
  content: Content;
  by: FrontEnd | null;
  /** The content file of a page. */
  of: string | null;
  /** Number of the build that had begun. */
  build: number;
}

function pageOf({ pages }: ShownFrom, name: string): string | undefined {
  const page = pages.find(name);
  return page && pages.make(page)?.html;
}

/** @param built from what the files were made */
function siteOf(made: Files, built: ShownFrom | null, later = new Map<string, Later>()) {
  const site = { made, later, source: built };
  // Newer code may fail on a page that is not open; the build reports it.
  const page = (name: string): Content | undefined =>
    [site.source, built].map((one) => attempt(() => one && pageOf(one, name))).find(Boolean) ?? undefined;
  const files: SiteFiles = {
    get size() {
      return made.size;
    },
    has: (name) => made.has(name) || later.has(name),
    get: (name) => later.get(name)?.content ?? made.get(name) ?? (made.has(name) ? page(name) : undefined),
    keys: () => new Set([...made.keys(), ...later.keys()]),
  };
  return Object.assign(site, { files });
}

/** @param folder absolute path of the content folder */
export function shownSite(folder: string) {
  /** The last valid site. */
  let valid = siteOf(new Map(), null);
  /** The first site while it is being built. */
  let first: typeof valid | null = null;
  let builds = 0;
  const shown = (): typeof valid => first ?? valid;
  const base = (): string => shown().source?.pages.plan.base ?? '/';
  const now = () => contentReader(folder, new Map());
  const put = ({ path: name, content }: OutputFile, of: string | null = null): void => {
    shown().later.set(name, { content, by: shown().source?.frontEnd ?? null, of, build: builds });
  };
  /** @returns whether the page that shows a content file could be rendered; if the site's code throws, the build reports it */
  const touch = (file: string): boolean => {
    const { source } = shown();
    const page = attempt(() => source && editedPage(source, file, now()), null);
    if (page) put(page, file);
    return Boolean(page);
  };

  return {
    files: (): SiteFiles => shown().files,
    made: (): Files => valid.made,
    base,
    /** @returns what was made of a file after the last build */
    later: (name: string): Content | undefined => valid.later.get(name)?.content,
    touch,
    /** @returns the errors of a single content file, before the whole content is checked */
    check(file: string): Diagnostic[] {
      const { source } = shown();
      return source ? editErrors(source, file, now()) : [];
    },
    /** Renders pages with the site's current code from now on. */
    renderAnew(code: LoadedCode): void {
      const { source, later } = shown();
      if (source === null) return;
      shown().source = withCode(source, code);
      for (const [name, asset] of Object.entries(code.frontEnd.assets))
        put({ path: name, content: assetContent(asset, base()) });
      for (const [name, { of }] of [...later]) {
        if (of === null) continue;
        later.delete(name);
        touch(of);
      }
    },
    /** Called before a build reads the content. */
    buildBegins(): void {
      builds += 1;
    },
    /** Shows the files of a build that is still making them. @returns false if there is a valid site already */
    begin(files: Files, own: ShownFrom): boolean {
      if (valid.source !== null) return false;
      valid = siteOf(new Map(), null);
      first = siteOf(files, own, valid.later);
      return true;
    },
    /** Called after each build but those that another one of newer code follows. */
    buildEnds(): void {
      first = null;
    },
    /**
     * @param files of a build, which are shown from now on
     * @param own from what its pages are rendered
     * @param isOther whether a page that was rendered differs from `later`
     * @returns whether the site differs from the one shown before
     */
    replace(files: Files, own: ShownFrom, isOther: ReadonlyMap<string, boolean>): boolean {
      const { made, later } = valid;
      valid = siteOf(files, own);
      const isNew = ([name, content]: [string, Content | null]): boolean =>
        content === null
          ? (isOther.get(name) ?? later.has(name))
          : (later.get(name)?.content ?? made.get(name)) !== content;
      const isChanged = made.size !== files.size || [...files].some(isNew);
      for (const [name, one] of later) {
        // The build may not include it, or it may have been removed meanwhile.
        if (one.build < builds || !files.has(name)) continue;
        // A page names assets of its front end.
        if (isDeepStrictEqual(one.by, own.frontEnd)) valid.later.set(name, one);
        else if (one.of !== null) touch(one.of);
      }
      return isChanged;
    },
  };
}
