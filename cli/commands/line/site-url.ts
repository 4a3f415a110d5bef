/** Checks the address of the site that `--url` or `SENJA_URL` gives, by the rules for `url` in `site.yaml`. */
import { FORMATS } from '../../core/values/formats.ts';
import { CATALOGUE } from '../../diagnostics/catalogue.ts';
import { type Lang, safeText, wording } from '../../diagnostics/diagnostic.ts';
import { Failure } from '../../io/failure.ts';

const MEANT: Record<Lang, string> = { id: 'Maksud Anda:', en: 'Did you mean:' };
const UNSET: Record<Lang, string> = {
  id: 'Atau kosongkan variabel itu: url di site.yaml yang dipakai.',
  en: 'Or unset the variable to use url of site.yaml.',
};

const START = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/**
 * @param isOption whether the address comes from the command line and not from the environment
 * @throws Failure for one that could not be the public address of a site
 */
export function judgeUrl(url: string, isOption: boolean): void {
  const fault = FORMATS['site-url'](url);
  if (!fault) return;
  const { code, params = {}, suggestions = [] } = fault;
  const { severity } = CATALOGUE[code];
  const place = { file: '', range: START, field: '', lineText: '' };
  const words = (lang: Lang) => {
    const { message, hint } = wording({ code, severity, params, suggestions, ...place }, lang);
    const meant = suggestions.map((one) => `${MEANT[lang]} ${safeText(one)}`);
    return {
      message: `${isOption ? '--url' : 'SENJA_URL'}: ${message}`,
      hint: [hint, ...meant, ...(isOption ? [] : [UNSET[lang]])].join(' '),
    };
  };
  throw new Failure('usage/bad-url', { id: words('id'), en: words('en') });
}
