/** An entry as a form: its fields, then the text below them, or the way to one. */
import { useState } from 'react';
import { FieldList } from '../../fields/field-list.tsx';
import { ActionDialog } from '../changes/action-dialog.tsx';
import { EntryActions } from '../changes/entry-actions.tsx';
import { LongText } from '../markdown/body.tsx';
import { useSpeech } from '../words/speak.tsx';
import { useEditing } from './editing.ts';
import { Faults } from './faults.tsx';

/** The form. */
export function EntryForm() {
  const { entry } = useEditing();
  return (
    <div className="entry-columns">
      <Faults />
      <div className="form">
        <FieldList fields={entry.form} pointer="" value={entry.values}>
          {entry.body ? <LongText body={entry.body} /> : entry.takesBody && <AddText />}
        </FieldList>
      </div>
      <EntryActions />
    </div>
  );
}

/** A text for an entry without: its file becomes one that can hold it. */
function AddText() {
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
