/** Choices that site.yaml leaves to articles, and what is said of one that it no longer has. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

/** Null where there is no list: site.yaml is faulty, or allows all. */
export interface Choices {
  categories: readonly string[] | null;
  imageHosts: readonly string[] | null;
}

/** By code: the list in site.yaml, and the parameter that holds what was chosen. */
const LISTS: Partial<Record<Diagnostic['code'], { list: keyof Choices; param: string }>> = {
  'content/not-one-of': { list: 'categories', param: 'value' },
  'content/host-not-allowed': { list: 'imageHosts', param: 'host' },
};

/**
 * A choice that the last build still had is no slip of the pen, and another that looks like it is no advice. The one that
 * has taken its place in the list is its new name.
 * @param before choices of the last build
 */
export function tellGone(diagnostic: Diagnostic, before: Choices | null, now: Choices): Diagnostic {
  const { list, param } = LISTS[diagnostic.code] ?? {};
  const [old, present] = [list && before?.[list], list && now[list]];
  const value = String(diagnostic.params[param ?? ''] ?? '');
  if (!list || !old?.includes(value) || !present || present.includes(value)) return diagnostic;
  if (list === 'categories' && diagnostic.field !== '/category') return diagnostic;
  const fresh = old.length === present.length ? present[old.indexOf(value)] : undefined;
  return {
    ...diagnostic,
    code: 'content/choice-gone',
    params: { value, list, allowed: present.join(', ') },
    suggestions: list === 'imageHosts' || fresh === undefined || old.includes(fresh) ? [] : [fresh],
  };
}
