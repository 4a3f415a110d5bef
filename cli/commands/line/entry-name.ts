/** Checks the name of an entry on the command line. */
import { slugFault } from '../../core/values/slug.ts';
import { wording } from '../../diagnostics/diagnostic.ts';
import { inBoth } from '../../diagnostics/lang.ts';
import { Failure } from '../../io/failure.ts';

/**
 * @param reserved reserved names, if the name comes first in an address; else null
 * @throws Failure if it cannot be a part of an address
 */
export function checkName(slug: string, reserved: readonly string[] | null): void {
  const fault = slugFault(slug, reserved);
  const words = fault && inBoth((lang) => wording(fault, lang));
  if (words) throw new Failure('usage/bad-name', words);
}
