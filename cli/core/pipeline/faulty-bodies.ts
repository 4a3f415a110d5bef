/** The bodies of all files of a site without pages, those with faulty fields too, so that one run reports everything. */
import type { Diagnostic } from '../../diagnostics/index.ts';
import { bodyRenderer, siteMarkdown } from '../bodies/index.ts';
import { bodyLinks, type ContentLink } from '../bodies/links/index.ts';
import { addressesBy } from '../entries/addresses/index.ts';
import { readDocument } from '../entries/documents/index.ts';
import { linkResolver, pagesOfEntries } from '../entries/links/index.ts';
import type { Photos } from '../images/index.ts';
import type { SitePlan } from '../plan/index.ts';
import type { Build } from '../run/index.ts';
import type { Content } from '../stages/content.ts';
import { type Entry, isSound } from '../stages/entry.ts';
import { SiteError, siteErrorOf } from '../stages/site-error.ts';

export type Bodies = ReturnType<typeof readBodies>;

/**
 * @param plan null if the pages cannot be planned yet
 * @returns the bodies, as far as they can be read
 */
export function readBodies(
  { folder, models, site: code }: Build,
  { entries, choices }: Pick<Content, 'entries' | 'choices'>,
  { images }: Pick<Photos, 'images'>,
  plan: Pick<SitePlan, 'pages'> | null,
) {
  const found = {
    diagnostics: [] as Diagnostic[],
    /** Errors of the site's own plugins, each of a file. */
    errors: [] as SiteError[],
    links: [] as ContentLink[],
    /** Ids of the headings in each body, by the address of its page. */
    headings: new Map<string, ReadonlySet<string>>(),
  };
  const markdown = siteMarkdown(code.definition.markdown, code.definition.parts);
  const addressesOf = addressesBy(models, choices);
  const resolve = linkResolver(() => [...(plan?.pages ?? []), ...pagesOfEntries(entries, addressesOf)]);
  const bodyOf = bodyRenderer({ content: folder, images, checks: models.checks, markdown, resolve });
  const readBody = (entry: Entry): void => {
    const { file } = entry;
    const [path = ''] = addressesOf(entry);
    const document = isSound(entry) ? null : readDocument(folder, file, models.isName).value;
    if (!document && !isSound(entry)) return;
    try {
      const read = bodyOf(entry);
      if (!read) return;
      const isRead = ({ range }: Diagnostic) => !document?.unread?.lines.has(range.line);
      found.diagnostics.push(...read.diagnostics.filter(isRead));
      found.links.push(...bodyLinks(read, file, path));
      found.headings.set(path, new Set(read.body.headings.map(({ id }) => id)));
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      found.errors.push(siteErrorOf(error, { path: path || `/${file}`, entry }));
    }
  };
  folder.each(entries, readBody, ({ file }) => file);
  return found;
}
