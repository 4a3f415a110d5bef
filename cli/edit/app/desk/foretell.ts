/** An entry as it will be once the server has made a change: what is typed is shown at once. */
import type { EditedEntry, EntryChange, Json } from '../../api.ts';
import { type Group, isGroup, partOf, stepsOf } from './pointer.ts';

type Edit = (old: Json | undefined) => Json | undefined;

/** @returns a copy of the value with one part of it edited; a part that becomes undefined is removed */
function edited(value: Json | undefined, [step, ...rest]: readonly string[], edit: Edit): Json | undefined {
  if (step === undefined) return edit(value);
  const part = edited(partOf(value, step), rest, edit);
  if (Array.isArray(value)) {
    const items: Json[] = [...value];
    items.splice(Number(step), 1, ...(part === undefined ? [] : [part]));
    return items;
  }
  const { [step]: _, ...others } = isGroup(value) ? value : {};
  return part === undefined ? others : { ...(isGroup(value) ? value : {}), [step]: part };
}

function editOf(change: EntryChange): Edit | null {
  switch (change.is) {
    case 'set':
      return () => change.value;
    case 'remove':
      return () => undefined;
    case 'insert':
      return (old) => {
        const items: readonly Json[] = Array.isArray(old) ? old : [];
        return items.toSpliced(change.index ?? items.length, 0, change.value);
      };
    case 'move':
      return (old) => {
        const items: readonly Json[] = Array.isArray(old) ? old : [];
        const moved = items.slice(change.from, change.from + 1);
        return items.toSpliced(change.from, 1).toSpliced(change.to, 0, ...moved);
      };
    default:
      return null;
  }
}

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
    default: {
      const edit = editOf(change);
      if (!edit || !('pointer' in change)) return entry;
      const { [change.pointer]: _, ...days } = entry.days;
      return { ...entry, days, values: edited(entry.values, stepsOf(change.pointer), edit) as Group };
    }
  }
}
