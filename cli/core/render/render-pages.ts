/** Pages → files: each body read and rendered, its page made and written, and what there is to say of it kept. */

import { type ReadBody, readBody } from '../bodies/body.ts';
import { idsIn } from '../bodies/links.ts';
import { type PlanInput, type Planned, type PlannedSite, planOf } from '../plan/plan-site.ts';
import { bodyInputs } from '../reuse/reuse.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { Output } from '../stages/output.ts';
import type { Page, RenderPage } from '../stages/page.ts';
import type { SiteCode } from '../stages/site.ts';
import { ofSite, pageAtHand, SiteError } from '../stages/site-error.ts';
import type { Inputs, KeptFile, PageNotes } from '../stages/site-state.ts';
import { NO_BODY, type PageProps } from '../stages/views.ts';
import type { Models } from '../validate/models.ts';
import { outputPathOf } from '../values/addresses.ts';
import { wordsIn } from '../values/words.ts';
import type { Build } from '../work/build.ts';
import type { Task } from '../work/executor.ts';

/** What making a page has told; plain data. */
export interface RenderedPage {
  /** In `dist`. */
  path: string;
  inputs: Inputs;
  notes: PageNotes;
}

/** Makes pages of a site that has been planned. */
export interface Renderer {
  planned: PlannedSite;
  /**
   * @param taken ids that the headings leave alone
   * @returns what an entry's body is rendered to, or null without one
   */
  bodyOf(entry: NonNullable<Page['entry']>, taken?: readonly string[]): ReadBody | null;
  renderPage: RenderPage;
}

/** Whether a page is one of very many: those are made for entries that have no address of their own, and for lists. */
export const isOneOfMany = ({ entry }: Page): boolean => entry === null || entry.address === null;

/** @param content is asked for the bodies of pages */
export function rendererOf(
  planned: PlannedSite,
  content: Pick<ContentFolder, 'read'>,
  { site: { renderPage }, models }: { site: SiteCode; models: Pick<Models, 'checks'> },
): Renderer {
  const { base, images } = planned;
  const render = renderPage();
  const bodies = { content, images, base, checks: models.checks };
  return {
    planned,
    bodyOf: ({ file, bodyStart }, taken) =>
      bodyStart === null ? null : readBody(file, bodyStart, bodies, taken),
    renderPage(input) {
      const html: unknown = render(input);
      if (typeof html === 'string') return html;
      throw new SiteError('renderPage returns no text');
    },
  };
}

/**
 * @param entry whose body the page shows
 * @returns what there is to say of a page, and the page itself
 * @throws SiteError when the site's own code throws
 */
export function renderPage(
  page: Page,
  { planned, bodyOf, renderPage: render }: Renderer,
  { entry }: Pick<Page, 'entry'> = page,
): { props: PageProps; notes: PageNotes; content: string } {
  const atHand = pageAtHand(page);
  const props = ofSite(() => page.props(), atHand);
  const draw = (read: ReadBody | null): string =>
    ofSite(() => render(planned.inputOf(page, read?.body ?? NO_BODY, props)), atHand);
  let read = entry && bodyOf(entry);
  let content = draw(read);
  // The ids of a template are known once it is rendered: a heading that has taken one gets another.
  const taken = new Set<string>();
  for (let twice = idsTwice(content, read); entry && twice.length > 0; twice = idsTwice(content, read)) {
    if (twice.every((id) => taken.has(id))) break;
    for (const id of twice) taken.add(id);
    read = bodyOf(entry, [...taken]);
    content = draw(read);
  }
  const ids = isOneOfMany(page) ? [] : [...idsIn(content)];
  const { diagnostics = [], links = [] } = read ?? {};
  const words = page.keepsWords ? wordsIn(read?.body.html ?? '') : null;
  return { props, content, notes: { diagnostics, links, ids, words } };
}

/** @returns the ids of headings that stand in a page more than once */
function idsTwice(html: string, read: ReadBody | null): string[] {
  return (read?.body.headings ?? []).flatMap(({ id }) => {
    const written = ` id="${id}"`;
    return html.indexOf(written) === html.lastIndexOf(written) ? [] : id;
  });
}

/** @returns the ids in a page, which is made for that and not written */
export const idsOfPage = (page: Page, renderer: Renderer): Set<string> =>
  idsIn(renderPage(page, renderer).content);

/** Its items are places of pages in the plan. */
export const RENDER: Task<PlanInput, number, RenderedPage> = {
  name: 'render',
  chunk: 128,
  isLast: true,
  prepare(planInput, { content, site, models, write }) {
    const planned = planOf(planInput, site.definition);
    const renderer = rendererOf(planned, content, { site, models });
    const make = (page: Page): RenderedPage => {
      const { props, notes, content: html } = renderPage(page, renderer);
      const path = outputPathOf(page.path);
      write({ path, content: html });
      return { path, notes, inputs: { body: bodyInputs(page, planned), props: planned.printOf(props) } };
    };
    const pagesAt = (places: readonly number[]): Page[] =>
      places.flatMap((place) => planned.pages[place] ?? []);
    return (places) => content.each(pagesAt(places), make, ({ entry, path }) => entry?.file ?? path);
  },
};

/**
 * Makes and writes the pages that do not stand, in whatever threads there are.
 * @returns what to keep of each, by path in `dist`
 */
export async function renderPages(
  { folder, models, site, executor }: Build,
  { planInput }: Planned,
  stale: readonly { index: number }[],
  output: Output,
): Promise<Map<string, KeptFile>> {
  const tools = { content: folder, models, site, write: output.write };
  const places = stale.map(({ index }) => index);
  const pages = await executor.run(RENDER, planInput, places, tools);
  return new Map(
    pages.map(({ path, inputs, notes }) => [path, { inputs, notes, stamp: output.stamps[path] ?? '' }]),
  );
}
