/** An entry as it will be once the server has made a change: what is typed is shown at once. */
import type { EditedEntry, EntryChange } from '../../api.ts';
import type { Group } from '../../field-values.ts';
import { valuesAfter } from '../../values-after.ts';

/** @returns the entry with the change, as far as that can be known before the server answers */
export function foretell(entry: EditedEntry, change: EntryChange): EditedEntry {
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
