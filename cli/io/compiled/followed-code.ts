/** The site's own code while it is being written: bundled again after each change, each time only what has changed. */
import { tryTemplates } from '../../core/render/trials.ts';
import type { FrontEnd } from '../../core/stages/front-end.ts';
import type { SiteCode } from '../../core/stages/site.ts';
import { readModels } from '../content/model-texts.ts';
import { loadSite } from './bundler.ts';
import { keptBundles } from './bundles.ts';

export interface Code {
  /** As long as nobody has looked, all templates count as those that look at texts. */
  frontEnd: FrontEnd;
  site: SiteCode;
}

export interface FollowedCode {
  /** Something in it has changed. */
  touch(): void;
  /** @throws what esbuild throws at faulty code, and what the code itself throws */
  now(): Promise<Code>;
  /** @returns the front end with the templates that look at texts, which takes its time where they have changed */
  tried(): Promise<FrontEnd>;
  /** Bundles once, so that the first change is shown as soon as the later ones. */
  warm(): Promise<void>;
}

/** @param first the front end as the first build gets it */
export function followedCode(root: string, first: () => Promise<FrontEnd>): FollowedCode {
  const bundle = keptBundles(root);
  let known: { of: string; looking: readonly string[] } | null = null;
  let frontEnd = first;
  let current: Promise<Code> | null = null;
  const keyOf = ({ definition, templates }: FrontEnd): string => definition + templates;

  const now = (): Promise<Code> => {
    current ??= frontEnd().then((made) => ({ frontEnd: made, site: loadSite(made, root, { keep: false }) }));
    return current;
  };
  return {
    now,
    touch() {
      current = null;
      frontEnd = async () => {
        const made = await bundle();
        return known?.of === keyOf(made) ? { ...made, looking: known.looking } : made;
      };
    },
    async tried() {
      const { frontEnd: made, site } = await now();
      if (frontEnd === first) known = { of: keyOf(made), looking: made.looking };
      if (known?.of !== keyOf(made))
        known = { of: keyOf(made), looking: tryTemplates(await readModels(root), site, made) };
      return { ...made, looking: known.looking };
    },
    async warm() {
      await bundle();
    },
  };
}
