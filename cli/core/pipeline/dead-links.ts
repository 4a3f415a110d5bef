/** Broken links of templates, found in rendered pages. */
import type { Diagnostic } from '../../diagnostics/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { nearest } from '../../diagnostics/suggestions/index.ts';
import { addressesBy } from '../entries/addresses/index.ts';
import type { DoubtfulLink } from '../plan/findings/index.ts';
import type { SitePlan } from '../plan/index.ts';
import { idsOfPage, type Renderer } from '../render/index.ts';
import type { Build } from '../run/index.ts';
import type { Content } from '../stages/content.ts';
import type { TextFault } from '../stages/site-error.ts';
import { outputPathOf, pageAddress, percentDecoded, redirectedBy, withBase } from '../values/addresses.ts';
import { lazily, memoized } from '../values/lists.ts';
import type { WrittenSite } from './write-site.ts';

/** Placeholder for the site's origin, so that relative addresses can be resolved. */
const ORIGIN = 'https://site.invalid';

/** @returns where a link leads within the site's host; null for a link to another one */
function targetIn(href: string, from: string): { path: string; id: string; hash: string } | null {
  const base = ORIGIN + from;
  const url = URL.canParse(href, base) ? new URL(href, base) : null;
  if (url?.origin !== ORIGIN) return null;
  // Browsers keep invalid escapes.
  const [path = '', part = ''] = [url.pathname, url.hash.slice(1)].map(
    (text) => percentDecoded(text) ?? text,
  );
  // What follows `:~:` marks words of the part.
  return { path, id: part.replace(/:~:.*$/s, ''), hash: url.hash };
}

/** Targets of links that have a check of their own: links in fields, and those to withheld entries. */
function targetsOfContent({ models }: Build, content: Content, base: string) {
  const addressesOf = addressesBy(models, content.choices);
  return {
    stated: lazily(() => {
      const links = [...(content.site?.links ?? []), ...content.entries.flatMap((one) => one.links)];
      return new Set(links.map((one) => withBase(base, one.href)));
    }),
    withheld: lazily(() => new Set(content.absent.flatMap(({ entry }) => addressesOf(entry)))),
  };
}

/** @returns the targets of broken links that have been reported already: addresses, and ids with `#` */
function targetsIn(reported: readonly Diagnostic[]): Set<string> {
  const known = new Set<string>();
  for (const { code, params } of reported)
    if (code === 'link/no-such-anchor') known.add(`#${params.anchor}`);
    else if (code.startsWith('link/')) known.add(pageAddress(String(params.final ?? params.target)));
  return known;
}

/**
 * @param reported of content, among them broken links that the site allows
 * @returns a function that gives the fault of a link, null if it is sound
 */
export function deadLinkFinder(
  build: Build,
  content: Content,
  site: SitePlan,
  { pages, others, findings }: WrittenSite,
  reported: readonly Diagnostic[],
  rendererFor: () => Renderer,
): (link: DoubtfulLink) => TextFault | null {
  const { base } = site;
  const has = (path: string): boolean => [pages, others].some((files) => files.has(outputPathOf(path)));
  const blocked = new Set([...findings.found.faults.values()].map(({ text }) => text));
  const idsOf = memoized((path: string): ReadonlySet<string> | null => {
    const page = site.pages.find((one) => one.path === path);
    if (!page) return null;
    const ids = idsOfPage(page, rendererFor, pages.get(outputPathOf(path))?.notes);
    for (const { id } of page.expects ?? []) ids.add(id);
    return ids;
  });
  const { stated, withheld } = targetsOfContent(build, content, base);
  const isRedirected = lazily(() => redirectedBy(build.folder.public?.redirects?.() ?? ''));
  const known = targetsIn(reported);
  return ({ href, page, pages: count }) => {
    const target = blocked.has(href) ? null : targetIn(href, withBase(base, page.path));
    if (!target) return null;
    const { path, id, hash } = target;
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
    if (withheld().has(below) || isRedirected()(below)) return null;
    const address = pageAddress(below);
    const paths = site.pages.map((one) => one.path);
    const near = has(address) ? [address + hash] : nearest(below, paths);
    return fault(
      phrase('code/dead-link:page'),
      near.map((one) => withBase(base, one)),
    );
  };
}
