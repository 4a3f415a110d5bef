/**
 * What else is wrong with a site that cannot be built, so that one run tells everything: the bodies of all files,
 * those with faulty fields too, and the links to pages that no file makes.
 */
import { type Diagnostic, severityOf } from '../diagnostics/diagnostic.ts';
import { locator } from '../diagnostics/place.ts';
import { articlePath } from './addresses.ts';
import { type BodyContext, readBody } from './body.ts';
import { bodyLinks, type ContentLink, fieldLinks, linkFault, linkTargets } from './links.ts';
import { type ContentFolder, readDocument, type Unreadable } from './read-content.ts';
import type { SiteEntries } from './site-render.ts';
import { slugOf } from './slug.ts';

type Context = BodyContext & { content: ContentFolder };

/** Addresses that articles make: not known while one is faulty. And the home page, whose lack is told by itself. */
const NOT_JUDGED = /^\/(?:$|artikel\/|kategori\/)/;

/** @param paths addresses of the sound files */
function ofBodies(
  context: Context,
  paths: ReadonlyMap<string, string>,
): { diagnostics: Diagnostic[]; links: ContentLink[] } {
  const { content } = context;
  const bodies = [...content.pages, ...content.articles].flatMap((file) => {
    const path = paths.get(file);
    const body = file.endsWith('.md') ? readDocument(content, file).value?.body : null;
    if (!body || body.text.trim() === '') return [];
    const from = path ?? articlePath(slugOf(file));
    const read = readBody({ path: file, start: body.start, fingerprint: null }, context);
    // Only the pictures of sound files have been opened.
    const diagnostics = read.diagnostics.filter(
      ({ code }) => path !== undefined || code !== 'content/image-unreadable',
    );
    return [{ diagnostics, links: [...bodyLinks(read, file, from)] }];
  });
  return {
    diagnostics: bodies.flatMap(({ diagnostics }) => diagnostics),
    links: bodies.flatMap(({ links }) => links),
  };
}

/** Whether it, or what is in it, would make a page if it could be read. */
const isPage = ({ path, code }: Unreadable): boolean =>
  severityOf(code) === 'error' && /^pages(?:\/|$)/.test(path);

/** @param entries what is sound of the site and its pages; links are judged only when every page is */
export function restFaults({ site, pages, articles }: SiteEntries, context: Context): Diagnostic[] {
  const { content } = context;
  const paths = new Map([
    ...articles.map(({ path, slug }): [string, string] => [path, articlePath(slug)]),
    ...pages.map(({ document, path }): [string, string] => [document.path, path]),
  ]);
  const bodies = ofBodies(context, paths);
  if (pages.length < content.pages.length || content.unreadable.some(isPage)) return bodies.diagnostics;

  const targets = linkTargets(
    pages.map(({ path, fields }) => ({ path, indexed: fields.template !== 'not-found' })),
  );
  const links = [
    ...fieldLinks(site.document, null),
    ...pages.flatMap(({ document, path }) => fieldLinks(document, path)),
    ...bodies.links,
  ];
  const faults = links.flatMap((link) => {
    const [page = ''] = link.href.split(/[?#]/);
    if (!page.startsWith('/') || NOT_JUDGED.test(page) || targets.pages.has(decodeURI(page))) return [];
    const fault = linkFault(link, { ...targets, anchors: () => new Set() });
    const document = fault && readDocument(content, link.path).value;
    return fault && document ? [locator(document)(fault)] : [];
  });
  return [...bodies.diagnostics, ...faults];
}
