/** Links that work but are not encrypted; suggests the https address. */
import type { LinkCheck } from '../../core/validate/file-checks.ts';
import { shownAddress, withHttps } from '../../core/values/urls.ts';

export default {
  on: 'link',
  run: (href) =>
    href.startsWith('http://')
      ? { code: 'link/not-https', params: { value: shownAddress(href) }, suggestions: [withHttps(href)] }
      : null,
} satisfies LinkCheck;
