/** Faults of the site's code that only rendered pages show: what their policy blocks, and broken links. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { phrase } from '../../diagnostics/phrases.ts';
import { nearest } from '../../diagnostics/suggest.ts';
import { addressesBy } from '../entries/routes.ts';
import type { DoubtfulLink } from '../plan/page-findings.ts';
import type { SitePlan } from '../plan/site-plan.ts';
import { idsOfPage, type Renderer, rendererOf, renderPage } from '../render/render-pages.ts';
import type { Content } from '../stages/content.ts';
import type { Page } from '../stages/page.ts';
import { CodeFaults, type TextFault } from '../stages/site-error.ts';
import { outputPathOf, pageAddress, redirectedBy, withBase } from '../values/addresses.ts';
import { percentDecoded } from '../values/image-paths.ts';
import { lazily } from '../values/lists.ts';
import type { Build } from '../work/build.ts';
import type { WrittenSite } from './write-site.ts';

/** Placeholder for the site's origin, so that relative addresses can be resolved. */
const ORIGIN = 'https://site.invalid';

/** Reads one page of each template if pages are gone that the reused ones may link to. */
function readAgain({ cached }: Build, site: SitePlan, made: WrittenSite, rendererFor: () => Renderer): void {
  let isGone = false;
  for (const [path, { notes }] of cached.files) if (notes && !made.pages.has(path)) isGone = true;
  const first = new Map<string, Page>();
  if (isGone) for (const page of site.pages) if (!first.has(page.template)) first.set(page.template, page);
  for (const page of first.values()) {
    const { pieces, notes } = renderPage(page, rendererFor());
    made.findings.read(pieces, page, notes.links);
  }
}

/**
 * @param reported of content, among them broken links that the site allows
 * @throws CodeFaults for all of them
 */
export function checkRendered(
  build: Build,
  content: Content,
  site: SitePlan,
  made: WrittenSite,
  reported: readonly Diagnostic[],
): void {
  const { base } = site;
  const { pages, others } = made;
  const { found } = made.findings;
  const addressesOf = addressesBy(build.models, content.choices);
  const rendererFor = lazily(() => rendererOf(site, build.folder, build));
  readAgain(build, site, made, rendererFor);
  const has = (path: string): boolean => [pages, others].some((files) => files.has(outputPathOf(path)));
  const blocked = new Set([...found.faults.values()].map(({ text }) => text));
  const idsOf = (path: string): ReadonlySet<string> | null => {
    const page = site.pages.find((one) => one.path === path);
    const expected = page?.expects?.map(({ id }) => id) ?? [];
    return page ? new Set([...idsOfPage(page, rendererFor()), ...expected]) : null;
  };
  /** Links in fields have a check of their own. */
  const stated = lazily(
    () =>
      new Set(
        [...(content.site?.links ?? []), ...content.entries.flatMap(({ links }) => links)].map((one) =>
          withBase(base, one.href),
        ),
      ),
  );
  /** Links to withheld entries have a check of their own. */
  const withheld = lazily(() => new Set(content.absent.flatMap(({ entry }) => addressesOf(entry))));
  const isRedirected = lazily(() => redirectedBy(build.folder.public?.redirects?.() ?? ''));
  const known = new Set<string>();
  for (const { code, params } of reported)
    if (code === 'link/no-such-anchor') known.add(`#${params.anchor}`);
    else if (code.startsWith('link/')) known.add(pageAddress(String(params.final ?? params.target)));
  const deadLink = ({ href, page, pages: count }: DoubtfulLink): TextFault | null => {
    const from = ORIGIN + withBase(base, page.path);
    const url = URL.canParse(href, from) ? new URL(href, from) : null;
    if (url?.origin !== ORIGIN || blocked.has(href)) return null;
    // Browsers keep invalid escapes.
    const [path = '', part = ''] = [url.pathname, url.hash.slice(1)].map(
      (text) => percentDecoded(text) ?? text,
    );
    // What follows `:~:` marks words of the part.
    const id = part.replace(/:~:.*$/s, '');
    const written = path.startsWith(base) ? path.slice(base.length - 1) : null;
    // Hosts redirect to a folder, and find its `index.html`, but neither they nor browsers compose letters.
    const isFound = written === null || has(written) || written !== written.normalize('NFC');
    const below = !isFound && has(pageAddress(written)) ? pageAddress(written) : written;
    const fault = (why: TextFault['params'][string], suggestions: string[]): TextFault => ({
      code: 'code/dead-link',
      text: href.startsWith(base) ? href.slice(base.length - 1) : href,
      params: { href, page: page.path, others: count > 1 ? count - 1 : '', why },
      suggestions,
      template: page.template,
    });
    // Outside its base path a host may have other sites.
    if (below === null)
      return has(path) ? fault(phrase('code/dead-link:base'), [withBase(base, path)]) : null;
    if (known.has(`#${id}`) || known.has(pageAddress(below))) return null;
    if (has(below)) {
      const ids = /^(?:top)?$/.test(id) ? null : idsOf(below);
      if (!ids || ids.has(id) || stated().has(href)) return null;
      const near = nearest(id, [...ids]).map((one) => `${href.split('#', 1)[0]}#${one}`);
      return fault(phrase('code/dead-link:part', { id }), near);
    }
    if (withheld().has(below)) return null;
    if (isRedirected()(below)) return null;
    const address = pageAddress(below);
    const isComposed = has(address);
    const near = isComposed
      ? [address + url.hash]
      : nearest(
          below,
          site.pages.map((one) => one.path),
        );
    return fault(
      phrase('code/dead-link:page'),
      near.map((one) => withBase(base, one)),
    );
  };
  const faults = [
    ...found.faults.values(),
    ...[...found.links.values()].flatMap((link) => deadLink(link) ?? []),
  ];
  if (faults.length > 0) throw new CodeFaults(faults);
}
