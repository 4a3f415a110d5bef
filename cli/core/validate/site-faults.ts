/**
 * A fault that the site reports, converted to the engine's form; codes of the site have their own severity and words.
 */
import type { Code, Fault } from '../../diagnostics/index.ts';
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
