import { useState } from 'react';
import { useEditing } from '../../app/entry/editing.ts';
import { useSpeech } from '../../app/words/speak.tsx';
import { ActionDialog } from '../action-dialog.tsx';

/** A text for an entry without: its file becomes one that can hold it. */
export function AddText() {
  const { entry } = useEditing();
  const { words } = useSpeech();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="field">
      <h2 className="label">{words('body')}</h2>
      <p className="hint" id="body-add-hint">
        {words('bodyAddHint')}
      </p>
      <button type="button" aria-describedby="body-add-hint" onClick={() => setOpen(true)}>
        {words('bodyAdd')}
      </button>
      {isOpen && (
        <ActionDialog
          title={words('bodyAdd')}
          confirm={words('add')}
          side="body"
          actionOf={() => ({ is: 'body', file: entry.row.file })}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
