/** What a site says of content, as a fault like any other: with its own severity and words where the code is its own. */
import type { Code, Fault } from '../../diagnostics/diagnostic.ts';
import type { SiteDefinition, SiteFault } from '../stages/site.ts';

/** @returns the fault, ready to be placed */
export function faultOfSite(
  { diagnostics }: Pick<SiteDefinition, 'diagnostics'>,
  { code, params, suggestions, at }: Omit<SiteFault, 'file'>,
): Fault {
  const words = diagnostics[code];
  const fault = { code: code as Code, params, at, ...(suggestions && { suggestions }) };
  if (!words) return fault;
  const { severity, id, en } = words;
  return { ...fault, own: { severity, id, en } };
}
