/** What becomes of an entry on the site, by its draft mark and its dates, as they are in the form. */

import { below } from '../../../core/values/changes/field-values.ts';
import type { EditedEntry, State } from '../../api.ts';
import type { EditorWords } from '../words/speak.tsx';

type Dated = Pick<EditedEntry, 'form' | 'days' | 'values'>;

export interface Outlook {
  state: Exclude<State, 'unread'>;
  /** Days on which it is published and taken down, `YYYY-MM-DD`; null without one. */
  from: string | null;
  until: string | null;
  /** The day that the state is about: until which it waits, or since when it is gone; null without one. */
  day: string | null;
}

/** @param today `YYYY-MM-DD` */
export function outlookOf({ form, days, values }: Dated, today: string): Outlook {
  const dayWith = (role: string): string | null => {
    const field = form.find((one) => one.kind === 'date' && one.role === role);
    return (field && days[below('', field.name)]) ?? null;
  };
  const [from, until] = [dayWith('published'), dayWith('expires')];
  const draft = form.find((one) => one.kind === 'switch' && one.draft);
  const isDraft = draft && (values[draft.name] ?? draft.default) === true;
  if (isDraft) return { state: 'draft', from, until, day: null };
  if (until !== null && until <= today) return { state: 'gone', from, until, day: until };
  const waits = from !== null && from > today;
  return { state: waits ? 'waits' : 'live', from, until, day: waits ? from : null };
}

/** @param inWords a day in words @returns what happens, in a sentence or two */
export function outlookWords(
  { state, from, until }: Outlook,
  words: EditorWords,
  inWords: (day: string) => string,
): string {
  if (state === 'draft') return words('willStay');
  if (state === 'gone' && until !== null) return words('hasGone', { day: inWords(until) });
  const shown =
    state === 'waits' && from !== null ? words('willShow', { day: inWords(from) }) : words('isShown');
  return until === null ? shown : `${shown} ${words('willGo', { day: inWords(until) })}`;
}
