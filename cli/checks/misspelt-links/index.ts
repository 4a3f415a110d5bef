/** Links to other sites with a slip at their beginning, which are published as they are meant: `ttps://example.org`. */
import type { LinkCheck } from '../../core/models/checks/index.ts';
import { shownAddress } from '../../core/values/formats/rule.ts';
import { meantLink } from '../../core/values/formats/urls.ts';

export default {
  on: 'link',
  run(href) {
    const now = meantLink(href);
    const params = { value: shownAddress(href), now: shownAddress(now ?? '') };
    return now === null ? null : { code: 'link/misspelt', params, suggestions: [now] };
  },
} satisfies LinkCheck;
