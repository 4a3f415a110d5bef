/** Checks the site's address in `--url` or `SENJA_URL`, by the rules for `url` in `site.yaml`. */
import { FORMATS } from '../../core/values/formats/formats.ts';
import { inBoth } from '../../diagnostics/languages/index.ts';
import { safeText } from '../../diagnostics/texts/index.ts';
import { wording } from '../../diagnostics/wording/index.ts';
import { failure } from '../../io/failures/index.ts';

/**
 * @param isOption whether the address is from the command line rather than the environment
 * @throws Failure for an invalid public address
 */
export function checkUrl(url: string, isOption: boolean): void {
  const fault = FORMATS['site-url'](url);
  if (!fault) return;
  throw failure(isOption ? 'usage/bad-url:option' : 'usage/bad-url:variable', {
    fault: inBoth((lang) => wording(fault, lang).message),
    hint: inBoth((lang) => wording(fault, lang).hint),
    near: safeText(fault.suggestions?.[0] ?? ''),
  });
}
