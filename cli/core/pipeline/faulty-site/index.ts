/** The bodies and links of a site whose pages cannot be made yet. */
import type { SitePlan } from '../../plan/index.ts';
import { SiteErrors } from '../../stages/site-error.ts';
import { readBodies } from '../faulty-bodies.ts';
import type { SiteSoFar } from '../plan-so-far.ts';
import { NO_CODE } from '../ports.ts';

/**
 * Adds the faults of a site without pages: of the code of its templates, of bodies, and of links as far as they are certain.
 * @returns the number of links that cannot be checked yet
 */
export async function checkUnmade(
  { build, content, photos, check, own, add }: SiteSoFar,
  plan: SitePlan | null,
): Promise<number> {
  if (build.site === NO_CODE.site) return 0;
  // Loads the templates' code: its faults need no content.
  const render = await own.attempt(() => build.site.renderPage('/'));
  const bodies = readBodies(build, content, photos, plan);
  add(bodies.diagnostics);
  if (bodies.errors.length > 0) await own.add(new SiteErrors(bodies.errors));
  if (build.models.faulty || !render) return 0;
  if (plan) await build.site.ready?.(plan.base);
  const { diagnostics, open } = check('faulty-site', { bodies, plan });
  add(diagnostics);
  return open;
}
