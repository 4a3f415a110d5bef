/** An entry as it will be once the server has made a change: what is typed is shown at once. */
import { ChangeSet, Text } from '@codemirror/state';
import type { Group } from '../../../core/values/changes/field-values.ts';
import { valuesAfter } from '../../../core/values/changes/values-after.ts';
import type { EditedEntry, EntryChange } from '../../api.ts';

/** @returns the entry with the change, as far as that can be known before the server answers */
export function foretell(entry: EditedEntry, change: EntryChange): EditedEntry {
  const { is } = change;
  if (is === 'save') return entry;
  if (is === 'undo' || is === 'redo') return { ...entry, [is === 'undo' ? 'redo' : 'undo']: true };
  return { ...changed(entry, change), undo: true, redo: false };
}

function changed(entry: EditedEntry, change: EntryChange): EditedEntry {
  switch (change.is) {
    case 'day':
      return { ...entry, days: { ...entry.days, [change.pointer]: change.day } };
    case 'lines':
      return { ...entry, lines: { ...entry.lines, [change.pointer]: change.text } };
    case 'body':
      return { ...entry, body: { start: entry.body?.start ?? 0, text: change.text } };
    case 'text':
      return { ...entry, text: change.text };
    case 'set':
    case 'remove':
    case 'insert':
    case 'move': {
      const { [change.pointer]: _, ...days } = entry.days;
      return { ...entry, days, values: valuesAfter(entry.values, change) as Group };
    }
    default:
      return entry;
  }
}

const changesIn = (before: string, after: string): ChangeSet => {
  let [from, to, end] = [0, before.length, after.length];
  while (from < Math.min(to, end) && before[from] === after[from]) from += 1;
  for (; to > from && end > from && before[to - 1] === after[end - 1]; to -= 1) end -= 1;
  return ChangeSet.of({ from, to, insert: after.slice(from, end) }, before.length, '\n');
};

/** @returns a text with the changes of two who have begun with the same one */
export function withBoth(before: string, one: string, other: string): string {
  const text = Text.of(other.split('\n'));
  return changesIn(before, one).map(changesIn(before, other)).apply(text).toString();
}
