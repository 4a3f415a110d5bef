/** The bodies of all files of a faulty site, including files with faulty fields, so that one run reports everything. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { bodyRenderer, type ReadBody } from '../bodies/body.ts';
import { bodyLinks, type ContentLink } from '../bodies/links.ts';
import { siteMarkdown } from '../bodies/site-markdown.ts';
import { readDocument } from '../entries/documents.ts';
import { addressesBy } from '../entries/routes.ts';
import type { ImageSet } from '../images/image-set.ts';
import type { Content } from '../stages/content.ts';
import { SiteError } from '../stages/site-error.ts';
import { writtenBody } from '../values/html.ts';
import type { Build } from '../work/build.ts';

export type BodiesAnyway = ReturnType<typeof readBodies>;

/** @returns the bodies of all files, as far as they can be read */
export function readBodies({ folder, models, site: code }: Build, content: Content, images: ImageSet) {
  const found = {
    diagnostics: [] as Diagnostic[],
    /** Errors of the site's own plugins, each of a file. */
    errors: [] as SiteError[],
    links: [] as ContentLink[],
    /** Ids of the headings in each body, by the address of its page. */
    headings: new Map<string, ReadonlySet<string>>(),
  };
  const readBody = bodyRenderer({
    content: folder,
    images,
    checks: models.checks,
    markdown: siteMarkdown(code.definition.markdown),
  });
  const addressesOf = addressesBy(models, content.choices);
  const addresses = new Map(content.entries.map((one) => [one.file, addressesOf(one)[0] ?? '']));
  folder.each(folder.entries, (file) => {
    const document = file.endsWith('.md') ? readDocument(folder, file, models.isName).value : null;
    const path = addresses.get(file) ?? '';
    const bodyStart = writtenBody(document?.body ?? null)?.start ?? null;
    let read: ReadBody | null = null;
    try {
      read = document && readBody({ file, bodyStart });
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      found.errors.push(new SiteError(error.cause, { path: path || `/${file}`, file }, error.text));
    }
    if (!document || !read) return;
    found.diagnostics.push(
      ...read.diagnostics.filter(({ range }) => !document.unread?.lines.has(range.line)),
    );
    found.links.push(...bodyLinks(read, file, path));
    found.headings.set(path, new Set(read.body.headings.map(({ id }) => id)));
  });
  return found;
}
