/**
 * Which files of `dist` stand from the last build, and why the others do not. A page stands when everything it shows
 * is as it was: its inputs, what all pages share, and the file itself.
 */

import { NO_BODY } from '../bodies/body.ts';
import type { ArticleIndex } from '../entries/article-index.ts';
import type { Output } from '../files/output.ts';
import type { Plan } from '../plan/plan.ts';
import type { FrontEndFiles } from '../render/site-render.ts';
import type { Route } from '../stages/route.ts';
import type { Emptiness, Inputs, KeptFile, PageNotes, SharedInputs, SiteState } from './site-state.ts';

/** Why a page is made anew. */
export type Reason =
  | { code: Emptiness }
  /** The page is new. */
  | { code: 'new' }
  | { code: 'front-end' }
  | { code: 'site' }
  /** A content file that the page shows has changed. */
  | { code: 'content'; file: string }
  /** Other articles than before stand on the page. */
  | { code: 'neighbours' }
  /** The file in the output folder is gone, or not as senja left it. */
  | { code: 'output' };

export interface Stale {
  route: Route;
  /** Place in the plan's routes. */
  index: number;
  /** Null until it is asked for (`inputsOf`): when all pages are stale, nothing hangs on it before they are made. */
  inputs: Inputs | null;
  reason: Reason;
}

export interface Reuse {
  stale: Stale[];
  /** Files that stand, by path in `dist`. */
  files: Map<string, KeptFile>;
}

const same = (a: Inputs, b: Inputs): boolean => a.own === b.own && a.data === b.data;

/** Fingerprint of all that a page's template is given but what every page shares, of articles what cards are made from. */
function dataOf(route: Route, { cardInputs, fingerprint }: Plan): string {
  const { meta, data } = route.job(NO_BODY, cardInputs);
  return fingerprint(JSON.stringify([meta, data]));
}

/** @returns why none of the kept pages can stand, or null when they may */
function reasonForAll({ empty, shared }: SiteState, now: SharedInputs): Reason | null {
  if (empty !== null) return { code: empty };
  if (shared.frontEnd !== now.frontEnd) return { code: 'front-end' };
  return shared.site === now.site ? null : { code: 'site' };
}

/**
 * @param changed paths of content files that are new or not as they were
 * @param sameCards whether all articles are as cards showed them before, in the same order
 */
export function reuse(
  plan: Plan,
  kept: SiteState,
  now: SharedInputs,
  changed: ReadonlySet<string>,
  sameCards: boolean,
  output: Pick<Output, 'keep'>,
): Reuse {
  const files = new Map<string, KeptFile>();
  const stale: Stale[] = [];
  const all = reasonForAll(kept, now);
  const isRestyled = ({ template }: Route): boolean => kept.shared.styles[template] !== now.styles[template];
  for (const [index, route] of plan.routes.entries()) {
    if (all !== null) {
      stale.push({ route, index, inputs: null, reason: all });
      continue;
    }
    const { outputPath } = route;
    const file = kept.files.get(outputPath);
    const own = route.own();
    const stands = sameCards && file?.inputs.own === own;
    const inputs = { own, data: stands ? file.inputs.data : dataOf(route, plan) };
    if (!file) {
      stale.push({ route, index, inputs, reason: { code: 'new' } });
    } else if (isRestyled(route)) {
      stale.push({ route, index, inputs, reason: { code: 'front-end' } });
    } else if (same(file.inputs, inputs) && output.keep(outputPath, file.stamp)) {
      files.set(outputPath, file);
    } else {
      stale.push({ route, index, inputs, reason: reasonFor(route, file, inputs, changed) });
    }
  }
  return { stale, files };
}

/** What a stale page is made from. */
export function inputsOf(stale: Stale, plan: Plan): Inputs {
  const { route } = stale;
  stale.inputs ??= { own: route.own(), data: dataOf(route, plan) };
  return stale.inputs;
}

function reasonFor(route: Route, file: KeptFile, inputs: Inputs, changed: ReadonlySet<string>): Reason {
  if (same(file.inputs, inputs)) return { code: 'output' };
  const { source } = route;
  if (source !== null && file.inputs.own !== inputs.own) return { code: 'content', file: source };
  const shown: ArticleIndex[] = [];
  route.job(NO_BODY, (article) => shown.push(article));
  const found = shown.find(({ path }) => changed.has(path));
  return found ? { code: 'content', file: found.path } : { code: 'neighbours' };
}

/** @param frontEnd templates, styles and client files, as far as pages show them */
export function sharedInputs(
  { site }: Plan,
  { styles, ...front }: FrontEndFiles,
  fingerprint: (text: string) => string,
): SharedInputs {
  const prints = Object.entries(styles).map(([template, sheet]) => [template, fingerprint(sheet)]);
  const { assets: _addresses, policies, ...rest } = site;
  // Which styles a policy allows is told by the styles themselves.
  const policy = policies.site
    .split('; ')
    .filter((part) => !part.startsWith('style-src '))
    .join('; ');
  return {
    frontEnd: fingerprint(JSON.stringify(front)),
    styles: Object.fromEntries(prints),
    site: fingerprint(JSON.stringify([rest, policy])),
  };
}

/** Adds what has been rendered to the files that stand. */
export function addPages(
  files: Map<string, KeptFile>,
  plan: Plan,
  stale: readonly Stale[],
  rendered: ReadonlyMap<string, PageNotes>,
  { stamps }: Output,
): void {
  for (const one of stale) {
    const { outputPath } = one.route;
    const notes = rendered.get(outputPath);
    if (!notes) throw new Error(`${outputPath} was rendered by no thread`);
    files.set(outputPath, { inputs: inputsOf(one, plan), stamp: stamps[outputPath] ?? '', notes });
  }
}
