import { useId, useState } from 'react';
import type { Row } from '../../api.ts';
import { useEditing } from '../../app/entry/editing.ts';
import { EntryBox } from '../../app/entry-box.tsx';
import { useSpeech } from '../../app/words/speak.tsx';
import { ActionDialog } from '../action-dialog.tsx';
import { type EntryButton, hasFile } from '../button.ts';

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { entry, rows } = useEditing();
  const { words } = useSpeech();
  const { row } = entry;
  const [leads, setLeads] = useState(false);
  const [target, setTarget] = useState<Row | null>(null);
  const id = useId();
  const others = rows.filter(
    (one) => one.address !== null && one.file !== row.file && one.language === row.language,
  );
  return (
    <ActionDialog
      title={words('deleteTitle', { title: row.title || row.name })}
      confirm={words('take')}
      isDanger
      actionOf={() => ({ is: 'delete', file: row.file, target: leads ? (target?.file ?? '') : null })}
      onClose={onClose}
    >
      {row.address !== null && (
        <>
          <fieldset className="radios">
            <legend className="label">{words('deleteAddress', { address: row.address })}</legend>
            <label>
              <input type="radio" name="leads" checked={!leads} onChange={() => setLeads(false)} />
              {words('deleteGone')}
            </label>
            <label>
              <input type="radio" name="leads" checked={leads} onChange={() => setLeads(true)} />
              {words('deleteLeads')}
            </label>
          </fieldset>
          {leads && (
            <div className="field">
              <label className="label" htmlFor={id}>
                {words('deleteTarget')}
              </label>
              <EntryBox
                control={{ id, 'aria-required': true }}
                label={words('deleteTarget')}
                rows={others}
                shown={target ? target.title || target.name : ''}
                onChange={(_, row) => setTarget(row)}
              />
            </div>
          )}
        </>
      )}
    </ActionDialog>
  );
}

export const deleteButton: EntryButton = {
  label: 'removeEntry',
  isDanger: true,
  isFor: hasFile,
  Dialog: DeleteDialog,
};
