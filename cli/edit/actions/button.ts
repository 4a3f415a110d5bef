/** An action that has a button below every entry. */
import type { ComponentType } from 'react';
import type { EditedEntry } from '../api.ts';
import type { EditorWords } from '../app/words/speak.tsx';

export interface EntryButton {
  label: Parameters<EditorWords>[0];
  /** Whether it deletes something. */
  isDanger?: boolean;
  /** Whether the action makes sense for an entry. */
  isFor(entry: EditedEntry): boolean;
  /** Shown once the button is pressed. */
  Dialog: ComponentType<{ onClose: () => void }>;
}

/** Whether an entry was ever saved. */
export const hasFile = ({ disk }: EditedEntry): boolean => disk !== 'new';
