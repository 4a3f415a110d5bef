/** Links that only the author's own computer can open. */
import type { LinkCheck } from '../../core/models/checks/index.ts';
import { shownAddress } from '../../core/values/formats/rule.ts';
import { isLocal } from '../../core/values/formats/urls.ts';

export default {
  on: 'link',
  run: (href) => (isLocal(href) ? { code: 'link/local', params: { value: shownAddress(href) } } : null),
} satisfies LinkCheck;
