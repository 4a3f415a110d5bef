/** The site's own code while it is being written: bundled again after each change, each time only what has changed. */
import type { FrontEnd } from '../../core/stages/front-end.ts';
import type { SiteCode } from '../../core/stages/site.ts';
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
export function followedCode(root: string, first: () => Promise<FrontEnd>): FollowedCode {
  const bundle = keptBundles(root);
  let known: FrontEnd | null = null;
  let current: Promise<Code> | null = null;

  const begin = async (): Promise<FrontEnd> => {
    known = await first();
    return known;
  };
  // Of other templates it is not known which look at texts, so all count as if they did: to find out takes longer than
  // it saves.
  const next = async (): Promise<FrontEnd> => {
    const { frontEnd: made } = await bundle();
    const isKnown = known?.templates === made.templates && known.definition === made.definition;
    return isKnown && known ? { ...made, looking: known.looking } : made;
  };
  let make = begin;
  return {
    now() {
      current ??= make().then((frontEnd) => ({ frontEnd, site: loadSite(frontEnd, root, { keep: false }) }));
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
