/** Choices that site.yaml, or a folder, no longer contains: removed since the last build, or renamed. */

import type { ChoiceList, Revision, RevisionContext } from '../../../core/models/checks/index.ts';
import { IMAGE_HOSTS } from '../../../core/stages/entry.ts';
import { listNamed } from '../../../core/validate/choices/index.ts';
import type { Diagnostic } from '../../../diagnostics/index.ts';
import { phrase } from '../../../diagnostics/phrases/index.ts';
import { isLikelyTypo } from '../../../diagnostics/suggestions/index.ts';

/** The new name of the only removed choice: the one that has taken its place in the list. */
function replaced(value: string, old: readonly string[], present: readonly string[]): string[] {
  const gone = old.filter((one) => !present.includes(one));
  const fresh = old.length === present.length ? present[old.indexOf(value)] : undefined;
  return gone.length > 1 || fresh === undefined || old.includes(fresh) ? [] : [fresh];
}

/**
 * What the choices of all entries say about a value that does not exist.
 * @returns its new name, if it is the only missing value and one choice has no entries; the suggestions that remain
 */
function choiceIn(value: string, { allowed, chosen }: ChoiceList, near: readonly string[]) {
  const unused = (allowed ?? []).filter((one) => !chosen.has(one));
  const missing = [...chosen.keys()].filter((one) => !allowed?.includes(one));
  const [fresh = ''] = unused;
  const files = chosen.get(value) ?? 0;
  const isTypo = near.some((one) => isLikelyTypo(value, one) || (files === 1 && one !== fresh));
  const isRenamed = unused.length === 1 && missing.length === 1 && !isTypo;
  if (isRenamed) return { fresh, near };
  // Several entries with one value have not all mistyped it: another of the choices may be its new name.
  const isLikely = (one: string): boolean => files < 2 || unused.includes(one) || isLikelyTypo(value, one);
  const likely = unused.length === 0 ? near : near.filter(isLikely);
  const isUndecided = files === 1 && unused.length === 1 && missing.length === 1;
  const wide = isUndecided && !likely.some((one) => isLikelyTypo(value, one)) ? [...likely, fresh] : likely;
  return { fresh: null, near: wide };
}

export function goneChoice(
  diagnostic: Diagnostic,
  { before, choices, lists }: RevisionContext,
): ReturnType<Revision> {
  const { code, params, suggestions, file } = diagnostic;
  const isReference = code === 'reference/unknown';
  const keyword = String(params[isReference ? 'folder' : 'list'] ?? '');
  const { list } = listNamed(keyword);
  const [old, present] = [before?.[keyword], choices[keyword]];
  const value = String(params[code === 'content/host-not-allowed' ? 'host' : 'value'] ?? '');
  if (old?.includes(value) && present && !present.includes(value)) {
    return {
      code: 'content/choice-gone',
      params: { value, list, why: phrase('content/choice-gone:built'), allowed: present.join(', ') },
      suggestions: list === IMAGE_HOSTS ? [] : replaced(value, old, present),
    };
  }
  if (keyword === '' || list === IMAGE_HOSTS) return null;
  const own = lists(file, keyword);
  if (!own.allowed) return null;
  const { fresh, near } = choiceIn(value, own, suggestions);
  if (fresh === null) return near.join('\n') === suggestions.join('\n') ? null : { suggestions: near };
  if (isReference) return { suggestions: [fresh] };
  const why = phrase('content/choice-gone:renamed', { fresh });
  return {
    code: 'content/choice-gone',
    params: { value, list, why, allowed: own.allowed.join(', ') },
    suggestions: [fresh],
  };
}
