/** The site's own code during `senja dev`: bundled again after each change, only its changed parts. */
import type { FrontEnd } from '../../core/stages/front-end.ts';
import type { SiteCode } from '../../core/stages/site.ts';
import type { Models } from '../../core/validate/models.ts';
import type { Roots } from '../roots.ts';
import { loadSite } from './bundler.ts';
import { cachedBundles } from './bundles.ts';

export interface LoadedCode {
  frontEnd: FrontEnd;
  site: SiteCode;
}

/** @param open gives the front end of the first build, and the models of components */
export function followedCode(
  roots: Roots,
  open: () => Promise<{ frontEnd(): Promise<FrontEnd>; models: Pick<Models, 'parts'> }>,
) {
  const bundle = cachedBundles(roots);
  let current: Promise<LoadedCode> | null = null;
  const next = async (): Promise<FrontEnd> => (await bundle()).frontEnd;
  let make = async (): Promise<FrontEnd> => (await open()).frontEnd();
  return {
    /** @throws esbuild's errors for faulty code, and errors of the code itself */
    now(): Promise<LoadedCode> {
      current ??= Promise.all([make(), open()]).then(([frontEnd, { models }]) => ({
        frontEnd,
        site: loadSite(frontEnd, roots.siteRoot, { keep: false, models, observes: roots }),
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
