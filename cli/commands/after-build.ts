/** Runs what a site's own code does after a build. */
import type { PublishedSite, SiteCode } from '../core/stages/site.ts';
import { SiteError, SiteFaults, siteErrorOf } from '../core/stages/site-error.ts';
import type { Diagnostic } from '../diagnostics/index.ts';
import { loadCodeFaults } from '../io/compiled/index.ts';
import { throwUnhandledError } from '../io/process/index.ts';
import type { Roots } from '../io/site/index.ts';
import { withContentFaults } from './output/report.ts';

/** Whatever fails, such as a server that refuses an upload, fails in the site's code and not in that of senja. */
function ofSiteAlone(thrown: unknown): SiteError {
  if (!(thrown instanceof Error) || thrown instanceof SiteError || 'words' in thrown)
    return siteErrorOf(thrown, null);
  return siteErrorOf(Object.assign(new Error(thrown.message), { stack: thrown.stack ?? '' }), null);
}

/**
 * @param site as it is published
 * @returns the faults of `built`, with files relative to the content folder; none if it has succeeded
 */
export async function afterBuild(
  { definition }: Pick<SiteCode, 'definition'>,
  site: PublishedSite,
  { content, ...roots }: Roots & { content: string },
): Promise<Diagnostic[]> {
  try {
    await definition.built?.(site);
    await throwUnhandledError();
    return [];
  } catch (error) {
    const { asSiteFaults } = await loadCodeFaults();
    const faults = await asSiteFaults(ofSiteAlone(error), roots);
    if (!(faults instanceof SiteFaults)) throw faults;
    return withContentFaults(faults, roots.siteRoot, content);
  }
}
