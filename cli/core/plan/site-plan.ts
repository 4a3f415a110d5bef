/** The plan of a whole site: all languages, with the assets and the policies of the bundled front end. */

import type { ResolveLink } from '../entries/links/index.ts';
import type { ImageSet } from '../images/index.ts';
import type { Entry } from '../stages/entry.ts';
import { withBasePath } from '../stages/front-end.ts';
import type { Page } from '../stages/page.ts';
import type { Plan } from '../stages/plan.ts';
import type { PolicyHosts } from '../stages/site.ts';
import type { AssetsView, PoliciesView } from '../stages/views.ts';
import { mapTexts } from '../values/lists.ts';
import { spokenFor } from '../values/spoken.ts';
import type { LanguageEdition } from './editions.ts';
import type { SearchInput } from './findings/index.ts';
import { REGISTER_PATH, TRUSTED_POLICY } from './offline.ts';
import type { PlanInput } from './plan-input.ts';
import { type CspInput, contentSecurityPolicies } from './policy/index.ts';
import type { bodyReader } from './read-bodies.ts';

/** The plan of a site in all its languages, with pictures, policies and the bodies of entries. */
export interface SitePlan extends Plan, ReturnType<typeof bodyReader> {
  /** What it was made from. */
  input: PlanInput;
  origin: string;
  base: string;
  images: ImageSet;
  hosts: PolicyHosts;
  /** Whether pages are fetched before they are opened. */
  prefetch?: boolean | undefined;
  /** Whether what was opened opens again without a connection; false removes the worker of a site that had one. */
  offline?: boolean | undefined;
  preview: boolean;
  /** Whether programs get its content. */
  hasApi: boolean;
  /** Whether pages may need the script of pages with code. */
  hasCodeScript: boolean;
  /** Time zone in which days begin. */
  timeZone: string;
  /** Content Security Policy of all pages together. */
  policy: string;
  /** Policies of pages, to which each adds what it holds. */
  policies: PoliciesView;
  /** Paths of the modules that pages fetch. */
  clients: ReadonlySet<string>;
  /** The plans of the other languages; `pages` and `files` contain them already. */
  editions: readonly LanguageEdition[];
  /** The data that every template of a page in the site's own language gets. */
  common: object;
  /** The same for the other languages. */
  commonIn: ReadonlyMap<string | null | undefined, object>;
  /** What rendered pages are searched with. */
  search: SearchInput;
  /** @returns the final address of a link in a file; null for one that is final, or has no certain answer */
  resolve: ResolveLink;
  shownOn: ReturnType<typeof createEntryViews>['shownOn'];
}

/** @returns rules (https://wicg.github.io/nav-speculation/) that fetch a page of the site when a visitor is about to open it */
const speculationRules = (base: string): string =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: `${base}*` },
            { not: { href_matches: [`${base}assets/*`, `${base}images/*`] } },
            { not: { selector_matches: '[download], [rel~="external"], [target="_blank"]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });

/**
 * @param plan the part that does not depend on the bundled front end
 * @returns the plan with the site's assets, and the policies that allow them
 */
export function withAssets(
  plan: Omit<SitePlan, 'input' | 'policy' | 'policies' | 'clients' | 'common' | 'commonIn' | 'search'>,
  input: PlanInput,
): SitePlan {
  const { site, frontEnd } = input;
  const { origin, base } = plan;
  const { loader, clients } = frontEnd;
  const searcher = plan.siteSearch && frontEnd.searcher ? base + frontEnd.searcher : undefined;
  const codeScript = plan.hasCodeScript && frontEnd.codeScript ? base + frontEnd.codeScript : undefined;
  const starter = frontEnd.starter === '' ? undefined : base + frontEnd.starter;
  const clientIn = ({ about }: Pick<Plan, 'about'>) =>
    clients[spokenFor(about.language, Object.keys(clients))];
  const styles = mapTexts(frontEnd.styles, (sheet) => withBasePath(sheet, base));
  const prefetch = plan.prefetch ? speculationRules(base) : undefined;
  const allowed: CspInput = {
    styles,
    loader,
    // Then no other host is asked for a picture.
    imageHosts: site.fields.photos === 'local' ? [] : (site.fields.imageHosts ?? null),
    endpoints: plan.endpoints,
    hosts: plan.hosts,
    prefetch,
    ...(plan.offline && { trustedPolicy: TRUSTED_POLICY }),
  };
  const policies = contentSecurityPolicies(allowed);
  const commonOf = (own: Pick<Plan, 'shared' | 'about'>, below: string) => {
    const { names = '' } = clientIn(own) ?? {};
    const client = names === '' ? undefined : `${base}assets/ ${names}`;
    const offline = plan.offline ? base + REGISTER_PATH : undefined;
    const assets: AssetsView = {
      styles,
      loader,
      client,
      starter,
      searcher,
      codeScript,
      prefetch,
      offline,
    };
    return { ...own.shared, origin, base: below, root: base, assets, policies };
  };
  const others = plan.editions.map((one) => [one.language, commonOf(one.plan, one.base)] as const);
  return {
    ...plan,
    input,
    policy: policies.site,
    policies,
    search: { allowed, policies: policies.pages, base, paths: plan.pages.map(({ path }) => path) },
    clients: new Set(
      [plan, ...plan.editions.map((one) => one.plan)].flatMap((one) => clientIn(one)?.files ?? []),
    ),
    common: commonOf(plan, base),
    commonIn: new Map(others),
  };
}

/** Records which entries a page shows, by the views made of them. */
export function createEntryViews() {
  let shown: Set<Entry<object>> | null = null;
  return {
    view<Seen extends Entry<object>, View extends object>(make: (entry: Seen) => View) {
      return (entry: Seen): View => {
        shown?.add(entry);
        return make(entry);
      };
    },
    /** @returns the entries that a page shows, found by their views */
    shownOn(page: Page): ReadonlySet<Entry<object>> {
      const entries = new Set<Entry<object>>();
      shown = entries;
      page.props();
      shown = null;
      return entries;
    },
  };
}
