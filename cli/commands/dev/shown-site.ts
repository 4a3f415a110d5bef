/** What `senja dev` shows: the files of the last valid site, and pages that were rendered since. */
import { isDeepStrictEqual } from 'node:util';
import { assetContent } from '../../core/files/non-page-files.ts';
import type { FrontEnd } from '../../core/stages/front-end.ts';
import type { OutputFile } from '../../core/stages/output.ts';
import type { PageRefresh } from '../../core/stages/result.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { attempt } from '../../io/attempt.ts';
import type { LoadedCode } from '../../io/compiled/followed-code.ts';
import { contentReader } from '../../io/content/content-folder.ts';

export type Files = Map<string, OutputFile['content']>;

const areSame = (before: Files, after: Files): boolean =>
  before.size === after.size && [...after].every(([name, content]) => before.get(name) === content);

/** @param folder absolute path of the content folder */
export function shownSite(folder: string) {
  let shown: Files = new Map();
  /** Files of the last build. What was rendered since is shown instead, but no build reuses it. */
  let made: Files = new Map();
  let refresh: PageRefresh | null = null;
  /** The front end of pages that `refresh` renders. */
  let frontEnd: FrontEnd | null = null;
  /** Files made since the current build began, which may not include them; with their front end and content file. */
  const meanwhile = new Map<
    string,
    { content: OutputFile['content']; by: FrontEnd | null; of: string | null }
  >();
  /** Base path of the site, with both slashes. */
  const base = (): string => {
    const manifest = shown.get('site.webmanifest');
    return typeof manifest === 'string' ? (JSON.parse(manifest) as { scope: string }).scope : '/';
  };
  const now = () => contentReader(folder, new Map());
  const put = ({ path: name, content }: OutputFile, of: string | null = null): void => {
    shown.set(name, content);
    meanwhile.set(name, { content, by: frontEnd, of });
  };
  /** If the site's code throws here, the build reports it. */
  const rendered = (file: string): OutputFile | null =>
    attempt(() => refresh?.reRender(file, now()) ?? null, null);

  return {
    files: (): Files => shown,
    made: (): Files => made,
    base,
    /** @returns whether the page that shows a content file could be rendered at once */
    touch(file: string): boolean {
      const page = rendered(file);
      if (page) put(page, file);
      return page !== null;
    },
    /** @returns the errors of a single content file, before the whole content is checked */
    check: (file: string): Diagnostic[] => refresh?.check(file, now()) ?? [],
    /**
     * Renders pages with the site's current code.
     * @param paths of pages in `files`
     * @throws errors of the site's own code
     */
    renderAnew(paths: readonly string[], code: LoadedCode): void {
      if (refresh === null) return;
      refresh = refresh.withFrontEnd(code.frontEnd, code.site);
      frontEnd = code.frontEnd;
      for (const [name, asset] of Object.entries(frontEnd.assets))
        put({ path: name, content: assetContent(asset, base()) });
      for (const page of refresh.pages(paths, now())) put(page);
    },
    /** Called before a build reads the content. */
    buildBegins: (): void => meanwhile.clear(),
    /**
     * @param files of a build, which are shown from now on
     * @param own how to render its pages again, with their front end
     * @returns whether the site differs from the one shown before
     */
    replace(files: Files, own: { refresh: PageRefresh; frontEnd: FrontEnd | null }): boolean {
      ({ refresh, frontEnd } = own);
      const before = shown;
      made = files;
      shown = new Map(made);
      for (const [name, { content, by, of }] of meanwhile) {
        // It may have been removed meanwhile.
        if (!shown.has(name)) continue;
        // A page names assets of its front end.
        const isSame = isDeepStrictEqual(by, frontEnd);
        const again = isSame || of === null ? null : rendered(of);
        if (isSame) shown.set(name, content);
        else if (again) shown.set(again.path, again.content);
      }
      return !areSame(before, shown);
    },
  };
}
