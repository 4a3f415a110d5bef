/** Checks the site's address in `--url` or `SENJA_URL`, by the rules for `url` in `site.yaml`. */
import { FORMATS } from '../../core/values/formats.ts';
import { safeText, wording } from '../../diagnostics/diagnostic.ts';
import { failure } from '../../io/failure.ts';

const PLACE = {
  severity: 'error',
  file: '',
  range: { line: 1, column: 1, endLine: 1, endColumn: 1 },
  field: '',
  lineText: '',
} as const;

/**
 * @param isOption whether the address is from the command line rather than the environment
 * @throws Failure for an invalid public address
 */
export function judgeUrl(url: string, isOption: boolean): void {
  const fault = FORMATS['site-url'](url);
  if (!fault) return;
  const { code, params = {}, suggestions = [] } = fault;
  const words = (lang: 'id' | 'en') => wording({ ...PLACE, code, params, suggestions }, lang);
  const [id, en] = [words('id'), words('en')];
  throw failure(isOption ? 'usage/bad-url:option' : 'usage/bad-url:variable', {
    fault: { id: id.message, en: en.message },
    hint: { id: id.hint, en: en.hint },
    near: safeText(suggestions[0] ?? ''),
  });
}
