/** What a change makes of the text of an entry. */
import { type FixedFile, writable, writeField } from '../core/edit/index.ts';
import { withLineBreaks } from '../core/values/changes/text-pieces.ts';
import type { FieldChange } from '../core/values/changes/values-after.ts';
import type { EditedSite } from '../desk/index.ts';
import type { EntryChange } from './api.ts';
import { formOf } from './entry-view.ts';
import { dayInField } from './fields/date/day-in-field.ts';
import { fieldOfValue, orderIn } from './fields/fit.ts';
import { refusedBecause } from './refused.ts';
import type { Draft } from './session/draft.ts';
import { withPartOf } from './session/merge.ts';
import { withSuggestion } from './site/findings.ts';

/**
 * @param fixed what the safe fixes make of it
 * @throws Refused for a change that is not certain
 */
export function textAfter(
  { file, text }: Draft,
  change: Exclude<EntryChange, { is: 'undo' | 'redo' | 'save' | 'discard' }>,
  site: EditedSite,
  fixed: () => FixedFile | null,
): string {
  if (change.is === 'text') return withLineBreaks(text, change.text);
  if (change.is === 'fixes' || change.is === 'suggestion') {
    const finding = change.is === 'suggestion' ? site.findings(file)[change.finding] : undefined;
    const made =
      change.is === 'fixes' ? fixed()?.after : finding && withSuggestion(text, finding, change.suggestion);
    if (made == null) throw refusedBecause('nothing');
    return made;
  }
  const made = formOf({ file, text }, site);
  if (!made) throw refusedBecause('as-text', 409, 'text');
  const { values } = made.read.fields;
  if (change.is === 'restore') {
    const from = writable(file, change.from);
    if (!from) throw refusedBecause('bad-request');
    const restored = withPartOf(made.read, from, change.part, orderIn(made.form, values));
    if (restored === null) throw refusedBecause('not-certain', 409, 'text');
    return restored;
  }
  let wanted: FieldChange;
  if (change.is === 'day') {
    const field = fieldOfValue(made.form, values, change.pointer);
    if (field?.kind !== 'date') throw refusedBecause('nothing');
    const value = dayInField(field, values, change.pointer, change.day, site.known().context.timeZone);
    wanted = { is: 'set', pointer: change.pointer, value };
  } else wanted = change;
  const after = writeField(made.read, wanted, orderIn(made.form, values));
  if (after === null) throw refusedBecause('not-certain', 409, 'text');
  return after;
}
