/** What is said of a choice that site.yaml no longer has. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { type Choices, IMAGE_HOSTS } from '../stages/entry.ts';

/** By code: the parameter that holds what was chosen. */
const CHOSEN: Partial<Record<Diagnostic['code'], string>> = {
  'content/not-one-of': 'value',
  'content/host-not-allowed': 'host',
};

/**
 * A choice that the last build still had is no slip of the pen, and another that looks like it is no advice. The one that
 * has taken its place in the list is its new name.
 * @param before choices of the last build; null when they are not known
 */
export function tellGone(diagnostic: Diagnostic, before: Choices | null, now: Choices): Diagnostic {
  const list = String(diagnostic.params.list ?? '');
  const [old, present] = [before?.[list], now[list]];
  const value = String(diagnostic.params[CHOSEN[diagnostic.code] ?? ''] ?? '');
  if (!old?.includes(value) || !present || present.includes(value)) return diagnostic;
  const fresh = old.length === present.length ? present[old.indexOf(value)] : undefined;
  return {
    ...diagnostic,
    code: 'content/choice-gone',
    params: { value, list, allowed: present.join(', ') },
    suggestions: list === IMAGE_HOSTS || fresh === undefined || old.includes(fresh) ? [] : [fresh],
  };
}
