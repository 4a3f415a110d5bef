/** What the policy blocks in bodies, where their files have it. The rest is of the site's code. */
import type { Diagnostic } from '../../diagnostics/index.ts';
import { faultPlacer } from '../entries/documents/index.ts';
import type { FoundInPages } from '../plan/findings/index.ts';
import type { SitePlan } from '../plan/index.ts';
import { rendererOf } from '../render/index.ts';
import type { Build } from '../run/index.ts';
import { withoutEntities } from '../values/html.ts';
import { lazily } from '../values/lists.ts';

/** Whether a body has a text, also as an attribute of a component. */
const holds = (html: string, text: string): boolean =>
  withoutEntities(html).includes(text) ||
  html.includes(encodeURIComponent(JSON.stringify(text).slice(1, -1)));

/** @param faults of all pages; those of bodies are removed */
export function blockedInBodies(
  build: Build,
  plan: SitePlan,
  { faults }: Pick<FoundInPages, 'faults'>,
): Diagnostic[] {
  const bodyOf = lazily(() => rendererOf(plan, build.folder, build).bodyOf);
  const { place, documentOf } = faultPlacer(build.folder, build.models.isName);
  return [...faults].flatMap(([key, { code, params, text }]) => {
    const entry = plan.pages.find(({ path }) => path === params.page)?.entry;
    const html = entry?.file === undefined ? '' : (bodyOf()(entry)?.body.html ?? '');
    const { body, text: source = '' } = (entry && documentOf(entry.file)) ?? {};
    if (!entry || !body || text === '' || !holds(html, text)) return [];
    faults.delete(key);
    // A plugin may make it from something else.
    const written = source.indexOf(text, body.start);
    const start = Math.max(written, body.start);
    return place(entry.file, { code, params, at: { start, end: written < 0 ? start : start + text.length } });
  });
}
