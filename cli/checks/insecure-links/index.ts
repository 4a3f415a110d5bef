/** Links to `http:` addresses, an old habit: they are published, so a file with any gets one note. */
import type { LinkCheck } from '../../core/models/checks/index.ts';
import { shownAddress } from '../../core/values/formats/rule.ts';
import { isLocal } from '../../core/values/formats/urls.ts';

export default {
  on: 'link',
  run: (href) =>
    /^http:\/\//i.test(href) && !isLocal(href)
      ? { code: 'link/not-https', params: { value: shownAddress(href), count: 1 } }
      : null,
} satisfies LinkCheck;
