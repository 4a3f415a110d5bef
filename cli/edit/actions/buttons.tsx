/** The actions that have a button below every entry. The server has a list of its own, of what each does: `plans.ts`. */
import { useState } from 'react';
import { useEditing } from '../app/entry/editing.ts';
import { useSpeech } from '../app/words/speak.tsx';
import type { EntryButton } from './button.ts';
import { deleteButton } from './delete/control.tsx';
import { forgetButton } from './forget/control.tsx';
import { renameButton } from './rename/control.tsx';

/** In the order in which they are shown. */
const BUTTONS: readonly EntryButton[] = [forgetButton, renameButton, deleteButton];

/** The buttons, and the dialog of the one that was pressed. */
export function EntryActions() {
  const { entry } = useEditing();
  const { words } = useSpeech();
  const [pressed, setPressed] = useState<EntryButton | null>(null);
  // The settings of the site have one name, and stay.
  if (entry.row.collection === '') return null;
  return (
    <div className="entry-actions buttons">
      {BUTTONS.filter(({ isFor }) => isFor(entry)).map((one) => (
        <button
          key={one.label}
          type="button"
          className={one.isDanger ? 'quiet danger' : 'quiet'}
          onClick={() => setPressed(one)}
        >
          {words(one.label)}
        </button>
      ))}
      {pressed && <pressed.Dialog onClose={() => setPressed(null)} />}
    </div>
  );
}
