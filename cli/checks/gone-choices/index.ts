/** Choices that site.yaml no longer contains. */
import { type Choices, IMAGE_HOSTS } from '../../core/stages/entry.ts';
import type { DiagnosticCheck, Revision } from '../../core/validate/file-checks.ts';
import { listNamed } from '../../core/validate/rules.ts';

/**
 * A choice that existed in the last build is not a typing error, and a similar one is not a useful suggestion. The
 * one that has taken its place in the list is its new name.
 * @param before choices of the last build; null if unknown
 */
const goneChoices =
  (before: Choices | null, now: Choices): Revision =>
  ({ code, params }) => {
    const keyword = String(params.list ?? '');
    const { list } = listNamed(keyword);
    const [old, present] = [before?.[keyword], now[keyword]];
    const value = String(params[code === 'content/not-one-of' ? 'value' : 'host'] ?? '');
    if (!old?.includes(value) || !present || present.includes(value)) return null;
    const fresh = old.length === present.length ? present[old.indexOf(value)] : undefined;
    return {
      code: 'content/choice-gone',
      params: { value, list, allowed: present.join(', ') },
      suggestions: list === IMAGE_HOSTS || fresh === undefined || old.includes(fresh) ? [] : [fresh],
    };
  };

export default {
  on: 'diagnostic',
  of: ['content/not-one-of', 'content/host-not-allowed'],
  run: ({ before, choices }) => goneChoices(before, choices),
} satisfies DiagnosticCheck;
