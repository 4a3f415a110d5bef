/** Links that work but are not encrypted; suggests the https address. */
import type { LinkCheck } from '../../core/validate/file-checks.ts';
import { isLocal, shownAddress, withHttps } from '../../core/values/urls.ts';

export default {
  on: 'link',
  run: (href) =>
    /^http:\/\//i.test(href) && !isLocal(href)
      ? { code: 'link/not-https', params: { value: shownAddress(href) }, suggestions: [withHttps(href)] }
      : null,
} satisfies LinkCheck;
