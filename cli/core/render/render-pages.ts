/** Pages → files: reads and renders each body, renders and writes its page, and keeps its findings. */

import { bodyRenderer, bodyTitle, type ReadBody, siteMarkdown, type WithBody } from '../bodies/index.ts';
import { idsIn } from '../bodies/links/index.ts';
import type { LocalImages } from '../images/index.ts';
import type { Models } from '../models/index.ts';
import {
  type FoundInPages,
  type PageFindings,
  pageFindings,
  type SearchedPage,
  type SearchInput,
} from '../plan/findings/index.ts';
import type { SitePlan } from '../plan/index.ts';
import { bodyInputs } from '../reuse/index.ts';
import type { BodiesInput, Build, Taker } from '../run/index.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { Observer } from '../stages/observer.ts';
import type { FileInPieces, Output } from '../stages/output.ts';
import type { Page, PagePieces, RenderPage } from '../stages/page.ts';
import type { SiteCode } from '../stages/site.ts';
import { SiteError, SiteErrors, siteErrorOf } from '../stages/site-error.ts';
import type { BodyLinks, CachedFile, PageNotes } from '../stages/site-state.ts';
import { NO_BODY } from '../stages/views.ts';
import { outputPathOf } from '../values/addresses.ts';
import { bodyLines } from '../values/body-lines.ts';
import { lazily, memoized } from '../values/lists.ts';

/** Renders the pages of a planned site. */
export interface Renderer {
  plan: SitePlan;
  bodyOf: ReturnType<typeof bodyRenderer>;
  render: RenderPage;
  observer?: Observer | undefined;
  widgetsInPage?: SiteCode['widgetsInPage'];
  /** @returns the ids in a part that pages share */
  sharedIds(part: string): ReadonlySet<string>;
  /** Reads pages that are rendered one by one. */
  findings(): PageFindings;
}

/** Whether a page is one of many: pages of entries without an address of their own, and lists. */
export const isOneOfMany = ({ entry }: Page): boolean => entry === null || entry.address === null;

/** @param content source of the pages' bodies */
export function rendererOf(
  plan: SitePlan,
  content: Pick<ContentFolder, 'read'>,
  {
    site: { renderPage, definition, observer, widgetsInPage },
    models,
  }: { site: SiteCode; models: Pick<Models, 'checks'> },
): Renderer {
  const { images, resolve } = plan;
  const bodies = {
    content,
    images,
    checks: models.checks,
    resolve,
    markdown: siteMarkdown(definition.markdown, definition.parts),
  };
  return {
    plan,
    bodyOf: bodyRenderer(bodies),
    render: renderPage(plan.base),
    observer,
    widgetsInPage,
    sharedIds: memoized(idsIn),
    findings: lazily(() => pageFindings(plan.search)),
  };
}

/** What a page shows in place of the body of its entry. */
type Shown = Pick<Page, 'entry'> & { read?: ReadBody | null | undefined };

/** A page as its template gives it, and its findings so far. */
interface DrawnPage extends Omit<RenderedPage, 'path'> {
  props: object;
  /** Without what is found in its pieces. */
  notes: PageNotes;
}

function drawPage(page: Page, renderer: Renderer, { entry, read: first }: Shown): DrawnPage {
  const { bodyOf, plan, render, sharedIds, observer } = renderer;
  let read = first;
  let props: object;
  let pieces: PagePieces;
  let body = NO_BODY;
  let hasSecondTitle = false;
  // The ids of a template are known only after rendering: a heading with the same id gets another one.
  const taken = new Set<string>();
  try {
    if (read === undefined) read = entry && bodyOf(entry);
    props = page.props();
    plan.access.isOpen = false;
    observer?.begins(page);
    const titleOf = () => (read?.titled ? bodyTitle(read.body, entry?.title ?? '') : null);
    let as = titleOf()?.expected ?? 'h2';
    const common = plan.commonIn.get(page.language) ?? plan.common;
    for (let isExpected = true; ; ) {
      const title = titleOf();
      body = title?.withTitle(as) ?? read?.body ?? NO_BODY;
      const input = { ...props, template: page.template, site: common, body };
      const html = render(input);
      pieces = typeof html === 'string' ? [html] : html;
      const before = taken.size;
      const ids = [...body.headings.map(({ id }) => id), ...(read?.ids ?? [])];
      for (const id of usedTwice(ids, pieces, sharedIds)) taken.add(id);
      if (entry && taken.size > before) read = bodyOf({ ...entry, taken: [...taken] });
      else {
        // Once: a template may decide by the body whether it has an h1.
        const shown = (isExpected && title?.shownIn(pieces.join(''), as)) || as;
        hasSecondTitle = title !== null && shown === 'h2' && entry?.title !== '';
        if (shown === as) break;
        as = shown;
        isExpected = false;
      }
    }
  } catch (error) {
    throw siteErrorOf(error, page);
  } finally {
    plan.access.isOpen = true;
  }
  const { diagnostics = [], links = [], relative = false } = read ?? {};
  const text = page.keepsText ? bodyLines(body.html) : null;
  const widgets = [...new Set(renderer.widgetsInPage?.())].join(' ');
  const { path, template } = page;
  const notes: PageNotes = { diagnostics, links, text, ids: [] };
  if (relative) notes.relative = relative;
  if (hasSecondTitle) notes.secondTitle = true;
  if (widgets !== '') notes.widgets = widgets;
  return {
    props,
    content: pieces,
    // Links rarely lead to parts of the others.
    page: { path, template, ...(page.entry?.address && { isTarget: true }) },
    links,
    notes,
  };
}

/**
 * @param shown the entry whose body the page shows
 * @returns the page and its findings
 * @throws SiteError if the site's own code throws
 */
export function renderPage(
  page: Page,
  renderer: Renderer,
  shown: Shown = page,
): { props: object; notes: PageNotes; pieces: PagePieces } {
  const { props, content, page: searched, links, notes } = drawPage(page, renderer, shown);
  const { pieces, seen } = renderer.findings().read(content, searched, links);
  return { props, pieces, notes: { ...notes, ...seen } };
}

const VALUE = '="';

/** @returns the ids that a page uses more than once */
function usedTwice(ids: readonly string[], pieces: PagePieces, sharedIds: Renderer['sharedIds']): string[] {
  const uses = new Map(ids.map((id) => [id, 0]));
  const use = (id: string): void => {
    const before = uses.get(id);
    if (before !== undefined) uses.set(id, before + 1);
  };
  for (const [index, piece] of ids.length === 0 ? [] : pieces.entries()) {
    if (index % 2 === 1) for (const id of sharedIds(piece)) use(id);
    // One by one, each would be looked for in the whole page; and spaces are more frequent than attributes.
    else
      for (let at = piece.indexOf(VALUE); at >= 0; at = piece.indexOf(VALUE, at + 2))
        if (piece[at - 1] === 'd' && piece[at - 2] === 'i' && piece[at - 3] === ' ')
          use(piece.slice(at + 2, piece.indexOf('"', at + 2)));
  }
  return ids.filter((id) => (uses.get(id) ?? 0) > 1);
}

/**
 * @param notes of the written page, if it was written
 * @returns the ids in a page; one whose ids are not noted is rendered
 */
export const idsOfPage = (
  page: Page,
  rendererFor: () => Renderer,
  notes?: Pick<PageNotes, 'ids'> | null,
): Set<string> =>
  notes && !isOneOfMany(page) ? new Set(notes.ids) : idsIn(renderPage(page, rendererFor()).pieces.join(''));

/** A rendered page. */
export interface RenderedPage extends FileInPieces {
  content: PagePieces;
  page: SearchedPage;
  /** Those of its body. */
  links: BodyLinks;
}

/** Everything but their files that bodies are rendered from, and pages searched with; plain data. */
export interface PagesInput extends BodiesInput {
  local: LocalImages;
  search: SearchInput;
}

/** @returns a taker that writes pages and searches them */
export function pageTaker(
  write: (page: Pick<RenderedPage, 'path' | 'content'>) => void,
  findings: PageFindings,
): Taker<RenderedPage, FoundInPages> {
  return {
    take({ path, content, page, links }) {
      const { pieces, seen } = findings.read(content, page, links);
      write({ path, content: pieces });
      if (seen.ids.length > 0 || seen.untitled || seen.held) findings.found.pages.set(path, seen);
    },
    found: () => findings.found,
  };
}

/** Number of pages whose bodies are requested together. */
export const CHUNK = 32;

/**
 * Renders and writes the pages that cannot be reused. An assistant writes and searches them, and may render the next bodies in
 * another thread while a page is rendered here.
 * @returns the data to keep of each, by path in `dist`, and what they have shown
 * @throws SiteErrors, one for each template, if the site's own code throws
 */
export async function renderPages(
  { folder, models, site, executor }: Build,
  plan: SitePlan,
  stale: readonly { page: Page }[],
  output: Output,
): Promise<{ files: Map<string, CachedFile>; findings: PageFindings }> {
  const { pictures, markdown } = site.definition;
  const { search } = plan;
  const { site: settings, local, frontEnd } = plan.input;
  const input: PagesInput = { site: settings, local, pictures, search, parts: frontEnd.parts };
  const alone = pageTaker(output.write, pageFindings(search));
  const assist = executor.assist<WithBody, ReadBody | null, RenderedPage, FoundInPages>;
  const { ask, take, done } = assist(input, stale.length, alone);
  // The site's own code runs only in this thread.
  const isAssisted = markdown === undefined;
  const files = new Map<string, CachedFile & { notes: PageNotes }>();
  const request = (from: number): ReturnType<typeof ask> => {
    if (from >= stale.length) return Promise.resolve([]);
    const shown: WithBody[] = [];
    for (const { page } of isAssisted ? stale.slice(from, from + CHUNK) : []) {
      const { file = '', bodyStart = null } = page.entry ?? {};
      shown.push({ file, bodyStart });
    }
    const bodies = ask(shown);
    // Its error is thrown where it is awaited, unless this thread fails first.
    bodies.catch(() => undefined);
    return bodies;
  };
  const failed = new Map<string, SiteError>();
  // With one request alone, each thread would wait for the other.
  let coming = request(0);
  let next = request(CHUNK);
  // Its code is loaded while the first bodies are rendered.
  const renderer = rendererOf(plan, folder, { site, models });
  for (let from = 0; from < stale.length; from += CHUNK) {
    const bodies = await coming;
    coming = next;
    next = request(from + 2 * CHUNK);
    let at = 0;
    const make = ({ page }: { page: Page }) => {
      const body = bodies[at];
      at += 1;
      // Other pages of a template mostly fail for the same reason.
      if (failed.has(page.template)) return;
      const { entry } = page;
      let drawn: DrawnPage;
      try {
        // The other thread knows neither the addresses of pages nor the models of components.
        const isDone = body !== undefined && body !== null && !body.relative && !body.hasParts;
        const read = isAssisted ? (isDone ? body : entry && renderer.bodyOf(entry)) : undefined;
        drawn = drawPage(page, renderer, { entry, read });
      } catch (error) {
        if (!(error instanceof SiteError)) throw error;
        failed.set(page.template, error);
        return;
      }
      const { props, notes, ...rendered } = drawn;
      const path = outputPathOf(page.path);
      take({ path, ...rendered });
      const inputs = { body: bodyInputs(page, plan), props: plan.fingerprintOf(props) };
      files.set(path, { inputs, notes, stamp: '' });
    };
    folder.each(stale.slice(from, from + CHUNK), make, ({ page }) => page.entry?.file ?? page.path);
  }
  const found = await done();
  if (failed.size > 0) throw new SiteErrors([...failed.values()]);
  for (const [path, file] of files) {
    Object.assign(file.notes, found.pages.get(path));
    file.stamp = output.stamps[path] ?? '';
  }
  return { files, findings: pageFindings(search, found) };
}
