/** Requests about one entry: types alone. */
import type { Both, Json, Pointer } from './form-fields.ts';

export interface EntryRequest {
  file: string;
  revision: number;
}

export interface ChangeRequest extends EntryRequest {
  change: EntryChange;
  /** Changes with the same text, one after the other, are undone in one step: the typing in one field. */
  step?: string;
}

export type EntryChange =
  /** Gives a field or an item a value; creates an absent field. */
  | { is: 'set'; pointer: Pointer; value: Json }
  /** The same for a date, in the notation of the field. */
  | { is: 'day'; pointer: Pointer; day: string }
  /** Removes a field, with its lines and comments in them. */
  | { is: 'remove'; pointer: Pointer }
  /** Puts an item into a list, before the item at this index; at the end by default. An absent list is created. */
  | { is: 'insert'; pointer: Pointer; index?: number; value: Json }
  /** Moves an item of a list, with the comments above it. */
  | { is: 'move'; pointer: Pointer; from: number; to: number }
  /** Replaces the source of a field that is shown as text. */
  | { is: 'lines'; pointer: Pointer; text: string }
  | { is: 'body'; text: string }
  /** The whole text. */
  | { is: 'text'; text: string }
  /** Applies a suggestion of `EditedEntry.findings`. */
  | { is: 'suggestion'; finding: number; suggestion: number }
  /** Makes all of `EditedEntry.fixes`. */
  | { is: 'fixes' }
  | { is: 'undo' }
  | { is: 'redo' };

/** Names a part of a file that two have changed: a field, the body, or the whole text where it has no fields. */
export type EntryPart = Pointer | 'body' | 'text';

export interface Conflict {
  /** The parts that both have changed; null for a part that one of them has removed. */
  parts: readonly { part: EntryPart; label: Both; mine: Json; theirs: Json }[];
}

export interface SaveRequest extends EntryRequest {
  /** For each part of `EditedEntry.conflict`, which value to keep. */
  keep?: Readonly<Record<EntryPart, { is: 'mine' | 'theirs' } | { is: 'value'; value: Json }>>;
}

export interface NewRequest {
  collection: string;
  title: string;
  template?: string;
  /** Language of a translation; the site's own by default. */
  language?: string;
  /** Whether the file has a text below the fields, where the model leaves that open. */
  body?: boolean;
}
