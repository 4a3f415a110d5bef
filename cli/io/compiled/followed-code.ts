/** The site's own code during `senja dev`: bundled again after each change, only its changed parts. */
import { isDeepStrictEqual } from 'node:util';
import type { Models } from '../../core/models/index.ts';
import type { FrontEnd } from '../../core/stages/front-end.ts';
import type { SiteCode } from '../../core/stages/site.ts';
import type { Roots } from '../site/index.ts';
import { loadSite } from './bundler.ts';
import { cachedBundles } from './bundles.ts';
import { observerOf } from './observed/observer.ts';

export interface LoadedCode {
  frontEnd: FrontEnd;
  site: SiteCode;
}

/** @param open gives the front end of the first build, and the models of components */
export function followedCode(
  roots: Roots,
  open: () => Promise<{ frontEnd(): Promise<FrontEnd>; models: Pick<Models, 'parts'> }>,
) {
  const bundles = cachedBundles(roots);
  let running: { site: SiteCode; from: unknown } | null = null;
  /** Runs the code, unless the same code runs already: then what it has made of components is used further. */
  const run = (frontEnd: FrontEnd, models: Pick<Models, 'parts'>): SiteCode => {
    const { definition, templates, clients, parts, isLazy } = frontEnd;
    const from = [definition, templates, Object.keys(clients), parts, isLazy, models.parts];
    if (running && isDeepStrictEqual(running.from, from)) return running.site;
    running = {
      site: loadSite(frontEnd, roots.siteRoot, {
        keep: false,
        models,
        observerOf: (...given) => observerOf(roots, ...given),
      }),
      from,
    };
    return running.site;
  };
  let current: Promise<LoadedCode> | null = null;
  const next = async (): Promise<FrontEnd> => (await bundles.bundle()).frontEnd;
  let make = async (): Promise<FrontEnd> => (await open()).frontEnd();
  return {
    /** @throws esbuild's errors for faulty code, and errors of the code itself */
    now(): Promise<LoadedCode> {
      current ??= Promise.all([make(), open()]).then(([frontEnd, { models }]) => ({
        frontEnd,
        site: run(frontEnd, models),
      }));
      return current;
    },
    /**
     * Marks the code as changed.
     * @param file the source that has; null if what the code reads has changed, so that it must run again
     */
    touch(file: string | null): void {
      bundles.touch(file);
      if (file === null) running = null;
      current = null;
      make = next;
    },
    /** Bundles once in advance, so that the first change is as fast as later ones. */
    async warm(): Promise<void> {
      await bundles.bundle();
    },
  };
}
