import { type ReactNode, useState } from 'react';
import { useEditing } from '../../app/entry/editing.ts';
import { useSpeech } from '../../app/words/speak.tsx';
import { ActionDialog, type PlannedAction } from '../action-dialog.tsx';

/**
 * Saves the entry, unless something follows from it in other files, which is then shown first.
 * @param onSave called at once
 */
export function useSave(onSave: () => void): { save: () => Promise<void>; dialog: ReactNode } {
  const { entry, desk, site } = useEditing();
  const { words, announce } = useSpeech();
  const [following, setFollowing] = useState<PlannedAction | null>(null);
  const saveAlone = async () => {
    setFollowing(null);
    await desk.save();
    const { entry: saved, refused, waiting } = desk.view.get();
    if (!refused && !waiting && saved.unsaved === null && !saved.conflict) announce(words('saved'));
  };
  const save = async () => {
    onSave();
    await desk.settle();
    const action = { is: 'save', file: entry.row.file } as const;
    const answer = await site.plan(action);
    if (answer.is === 'done' && answer.value.id !== '') setFollowing({ action, plan: answer.value });
    else await saveAlone();
  };
  const dialog = following && (
    <ActionDialog
      title={words('followTitle')}
      confirm={words('followDo')}
      first={following}
      other={
        <button type="button" onClick={saveAlone}>
          {words('followNot')}
        </button>
      }
      onClose={() => setFollowing(null)}
    />
  );
  return { save, dialog };
}
