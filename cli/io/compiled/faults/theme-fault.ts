/** The fault of a site that names an unknown theme, placed in its `package.json`. */
import { SiteFaults } from '../../../core/stages/site-error.ts';
import { locator } from '../../../diagnostics/locator/index.ts';
import { nearest } from '../../../diagnostics/suggestions/index.ts';
import { formatValue } from '../../../diagnostics/texts/index.ts';
import { PACKAGE_FILE, type UnknownTheme } from '../../site/index.ts';

export function themeFault({ found: { text, theme, themes } }: UnknownTheme): SiteFaults {
  const fault = {
    code: 'code/unknown-theme',
    params: { name: formatValue(theme), themes: themes.join(', ') },
    suggestions: nearest(theme, themes),
    at: { pointer: '/senja/extends', target: 'value' },
  } as const;
  return new SiteFaults([locator({ path: PACKAGE_FILE, text, yaml: { text, start: 0 } })(fault)]);
}
