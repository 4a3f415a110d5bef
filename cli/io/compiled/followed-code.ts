/** The site's own code while it is being written: bundled again after each change, each time only what has changed. */
import type { FrontEnd } from '../../core/stages/front-end.ts';
import type { SiteCode } from '../../core/stages/site.ts';
import type { Roots } from '../roots.ts';
import { loadSite } from './bundler.ts';
import { keptBundles } from './bundles.ts';

export interface Code {
  frontEnd: FrontEnd;
  site: SiteCode;
}

export interface FollowedCode {
  /** Something in it has changed. */
  touch(): void;
  /** @throws what esbuild throws at faulty code, and what the code itself throws */
  now(): Promise<Code>;
  /** Bundles once, so that the first change is shown as soon as the later ones. */
  warm(): Promise<void>;
}

/** @param first the front end as the first build gets it */
export function followedCode(roots: Roots, first: () => Promise<FrontEnd>): FollowedCode {
  const bundle = keptBundles(roots);
  let current: Promise<Code> | null = null;
  const next = async (): Promise<FrontEnd> => (await bundle()).frontEnd;
  let make = first;
  return {
    now() {
      current ??= make().then((frontEnd) => ({
        frontEnd,
        site: loadSite(frontEnd, roots.siteRoot, { keep: false }),
      }));
      return current;
    },
    touch() {
      current = null;
      make = next;
    },
    async warm() {
      await bundle();
    },
  };
}
