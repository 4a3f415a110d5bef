/** Links to a page in another language than that of their file, although the page exists in the file's language too. */
import { bodyLinks, type ContentLink, targetOf } from '../../core/bodies/links.ts';
import type { FileFault, OutputInput } from '../../core/build/site-checks.ts';
import { SITE_FILE } from '../../core/entries/known-places.ts';
import { linksInFields } from '../../core/plan/field-links.ts';
import { outputPathOf } from '../../core/values/addresses.ts';
import { languageOf } from '../../core/values/slug.ts';

export function* linksToOtherLanguages({ planned, pages: files }: OutputInput): Generator<FileFault> {
  const { site, planInput } = planned;
  if (site.editions.length === 0) return;
  const byPath = new Map(site.pages.map((page) => [page.path, page]));
  const links: ContentLink[] = linksInFields(planInput);
  for (const { entry, path } of site.pages) {
    const notes = entry && files.get(outputPathOf(path))?.notes;
    if (notes) links.push(...bodyLinks(notes, entry.file, path));
  }
  for (const link of links) {
    const { path: file, href, at, from } = link;
    const { page = '', rawPath = '' } = targetOf(link) ?? {};
    const target = byPath.get(page);
    const language = languageOf(file);
    // Each link of `site.yaml` belongs to one language, and a page may link to its own translation.
    if (!target?.alternates || (target.language ?? null) === language || file === SITE_FILE) continue;
    // Twins share the list of all of them.
    const own = site.pages.find(
      (one) => one.alternates === target.alternates && (one.language ?? null) === language,
    );
    if (!own || own.path === from) continue;
    const now = href.replace(rawPath, own.path);
    yield { file, code: 'link/other-language', params: { target: href, now }, suggestions: [now], at };
  }
}
