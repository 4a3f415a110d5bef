/**
 * Which pages of `dist` can be reused from the last build, and why the rest cannot. A page is reused if its template
 * would get the same data and its file is unchanged. Only the data decide, so no dependency can be forgotten.
 */
import { frontEndFingerprint, planFingerprint, SHOWS_BODIES, type SitePlan } from '../plan/index.ts';
import type { Build } from '../run/index.ts';
import type { Output } from '../stages/output.ts';
import type { Page } from '../stages/page.ts';
import type { Reason } from '../stages/result.ts';
import type { CachedFile, CodeReads, Inputs, SharedInputs, SiteState } from '../stages/site-state.ts';
import { outputPathOf } from '../values/addresses.ts';
import { fingerprint } from '../values/hash.ts';

/** Fingerprint of the file whose body a page shows, and of the images in it. */
export function bodyInputs({ entry }: Pick<Page, 'entry'>, { images }: Pick<SitePlan, 'images'>): string {
  if (!entry || entry.bodyStart === null) return '';
  if (entry.bodyImages.length === 0 && !entry.linked) return entry.fingerprint;
  return [entry.fingerprint, ...[...entry.bodyImages, ...(entry.linked ?? [])].map(images.inputs)].join(' ');
}

function sharedInputs(site: SitePlan): SharedInputs {
  const { shared, editions, policy, origin, base } = site;
  const { frontEnd } = site.input;
  const prints = Object.entries(frontEnd.styles).map(([template, sheet]) => [template, fingerprint(sheet)]);
  // The styles themselves decide which styles a policy allows.
  const rest = policy.split('; ').filter((part) => !part.startsWith('style-src '));
  return {
    frontEnd: frontEnd.print ?? frontEndFingerprint(frontEnd),
    styles: Object.fromEntries(prints),
    site: fingerprint(
      JSON.stringify([shared, ...editions.map(({ plan }) => plan.shared), origin, base, rest]),
    ),
    planned: planFingerprint(site.input),
  };
}

/** @returns why no page can be reused, or null if some can */
function reasonForAll({ empty, shared, changedRead }: SiteState, now: SharedInputs): Reason | null {
  if (empty !== null) return { code: empty };
  if (shared.frontEnd !== now.frontEnd) return { code: 'front-end' };
  if (changedRead !== undefined) return { code: 'read', name: changedRead };
  return shared.site === now.site ? null : { code: 'site' };
}

/** Whether every template gets the same data as in the last build, apart from bodies. */
const isSamePlan = (cached: SiteState, now: SharedInputs): boolean =>
  reasonForAll(cached, now) === null && cached.shared.planned === now.planned;

/** @returns what the site's code has read for all pages; only what it reads now if all are made again */
export const readsOf = ({ cached, site }: Pick<Build, 'cached' | 'site'>, now: SharedInputs): CodeReads => ({
  ...site.reads?.(),
  ...(reasonForAll(cached, now) === null && cached.reads),
});

/** @param changed paths of new and changed content files */
export function reuse(
  { cached }: Pick<Build, 'cached'>,
  site: SitePlan,
  changed: ReadonlySet<string>,
  output: Pick<Output, 'keep' | 'showsPages'>,
) {
  const now = sharedInputs(site);
  /** Reused pages, by path in `dist`. */
  const files = new Map<string, CachedFile>();
  const stale: { page: Page; reason: Reason }[] = [];
  const all = reasonForAll(cached, now);
  const isPlanSame = isSamePlan(cached, now);
  const otherData = changedData(cached, site);
  /** Templates with another style sheet. */
  const restyled = new Set<string>();
  const reasonFor = (page: Page): Reason | null => {
    const path = outputPathOf(page.path);
    const file = cached.files.get(path);
    if (!file) return { code: 'new' };
    const { template } = page;
    const isShown = output.showsPages && restyled.has(template);
    if (cached.shared.styles[template] !== now.styles[template] && !isShown) {
      restyled.add(template);
      return { code: 'front-end' };
    }
    const inputs: Inputs = {
      body: bodyInputs(page, site),
      props:
        isPlanSame && !file.inputs.props.startsWith(SHOWS_BODIES)
          ? file.inputs.props
          : site.fingerprintOf(page.props()),
    };
    const isSame = file.inputs.body === inputs.body && file.inputs.props === inputs.props;
    const hasOtherBody = file.inputs.body !== inputs.body;
    if (!isSame) return whatChanged(page, hasOtherBody, site, changed, otherData);
    // The addresses of other pages may have changed.
    if (file.notes?.relative && !isPlanSame) return { code: 'neighbours' };
    if (page.keepsText && file.notes?.text == null) return { code: 'new' };
    if (!output.keep(path, file.stamp)) return { code: 'output' };
    files.set(path, file);
    return null;
  };
  for (const page of site.pages) {
    const reason = all ?? reasonFor(page);
    if (reason) stale.push({ page, reason });
  }
  /** Whether only bodies have changed: files other than pages are then unchanged. */
  const isSameButBodies = all === null && JSON.stringify(cached.shared) === JSON.stringify(now);
  return { shared: now, isSameButBodies, stale, files };
}

/** @returns the name of the first data that has changed since the last build */
const changedData = ({ data }: SiteState, { input }: Pick<SitePlan, 'input'>): string | undefined =>
  Object.entries(input.data.prints).find(([name, print]) => data.prints[name] !== print)?.[0];

function whatChanged(
  page: Page,
  hasOtherBody: boolean,
  site: SitePlan,
  changed: ReadonlySet<string>,
  otherData: string | undefined,
): Reason {
  const { entry } = page;
  if (entry && (hasOtherBody || changed.has(entry.file))) return { code: 'content', file: entry.file };
  const found = [...site.shownOn(page)].find(({ file }) => changed.has(file));
  if (found) return { code: 'content', file: found.file };
  return otherData === undefined ? { code: 'neighbours' } : { code: 'data', name: otherData };
}
