/** The site's own code during `senja dev`: bundled again after each change, only its changed parts. */
import type { FrontEnd } from '../../core/stages/front-end.ts';
import type { SiteCode } from '../../core/stages/site.ts';
import type { Roots } from '../roots.ts';
import { loadSite } from './bundler.ts';
import { cachedBundles } from './bundles.ts';

export interface LoadedCode {
  frontEnd: FrontEnd;
  site: SiteCode;
}

/** @param first the front end of the first build */
export function followedCode(roots: Roots, first: () => Promise<FrontEnd>) {
  const bundle = cachedBundles(roots);
  let current: Promise<LoadedCode> | null = null;
  const next = async (): Promise<FrontEnd> => (await bundle()).frontEnd;
  let make = first;
  return {
    /** @throws esbuild's errors for faulty code, and errors of the code itself */
    now(): Promise<LoadedCode> {
      current ??= make().then((frontEnd) => ({
        frontEnd,
        site: loadSite(frontEnd, roots.siteRoot, { keep: false }),
      }));
      return current;
    },
    /** Marks the code as changed. */
    touch(): void {
      current = null;
      make = next;
    },
    /** Bundles once in advance, so that the first change is as fast as later ones. */
    async warm(): Promise<void> {
      await bundle();
    },
  };
}
