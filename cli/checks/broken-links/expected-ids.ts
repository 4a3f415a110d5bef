/** A part of a page without content yet: a link to it is reported in the site's own words. */
import type { Page } from '../../core/stages/page.ts';
import type { SiteDefinition } from '../../core/stages/site.ts';
import { faultOfSite } from '../../core/validate/site-faults.ts';
import type { Fault } from '../../diagnostics/diagnostic.ts';

/** @returns the same fault, or the site's message for such a link */
export function expectedIdFault(
  pages: readonly Page[],
  definition: Pick<SiteDefinition, 'diagnostics'>,
): (fault: Fault) => Fault {
  const expected = new Map<string, NonNullable<Page['expects']>[number]>();
  for (const { path, expects = [] } of pages)
    for (const one of expects) expected.set(`${path}#${one.id}`, one);
  return (fault) => {
    const { path, anchor } = fault.params ?? {};
    const later = fault.code === 'link/no-such-anchor' ? expected.get(`${path}#${anchor}`) : undefined;
    return later ? faultOfSite(definition, { code: later.code, params: later.params, at: fault.at }) : fault;
  };
}
