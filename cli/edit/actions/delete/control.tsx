import { useId, useState } from 'react';
import type { Row, SiteAction } from '../../api.ts';
import type { SiteDesk } from '../../app/desk/site.ts';
import { useEditing } from '../../app/entry/editing.ts';
import { EntryBox } from '../../app/entry-box.tsx';
import { useSpeech } from '../../app/words/speak.tsx';
import { ActionDialog, PlannedDialog } from '../action-dialog.tsx';
import { type EntryButton, hasFile } from '../button.ts';

interface Readers {
  /** Whether they are led to another entry, and to which. */
  leads: boolean;
  target: Row | null;
}

const NOWHERE: Readers = { leads: false, target: null };

const deleteOf = (rows: readonly Row[], { leads, target }: Readers): SiteAction => ({
  is: 'delete',
  files: rows.map(({ file }) => file),
  target: leads ? (target?.file ?? '') : null,
});

interface WhereProps {
  /** What the question is about. */
  legend: string;
  /** Entries that readers can be led to. */
  others: readonly Row[];
  readers: Readers;
  onChange: (readers: Readers) => void;
}

/** What readers find at an address from now on. */
function WhereTo({ legend, others, readers, onChange }: WhereProps) {
  const { words } = useSpeech();
  const id = useId();
  const { leads, target } = readers;
  return (
    <>
      <fieldset className="radios">
        <legend className="label">{legend}</legend>
        <label>
          <input
            type="radio"
            name="leads"
            checked={!leads}
            onChange={() => onChange({ ...readers, leads: false })}
          />
          {words('deleteGone')}
        </label>
        <label>
          <input
            type="radio"
            name="leads"
            checked={leads}
            onChange={() => onChange({ ...readers, leads: true })}
          />
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
            onChange={(_, row) => onChange({ leads, target: row })}
          />
        </div>
      )}
    </>
  );
}

/** @returns the entries that readers of removed ones can be led to: in the same language, and with a page */
function heirsOf(removed: readonly Row[], rows: readonly Row[]): Row[] {
  const [first] = removed;
  const files = new Set(removed.map(({ file }) => file));
  return rows.filter(
    (one) => one.address !== null && !files.has(one.file) && one.language === first?.language,
  );
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { entry, rows } = useEditing();
  const { words } = useSpeech();
  const [readers, setReaders] = useState(NOWHERE);
  const { row } = entry;
  return (
    <ActionDialog
      title={words('deleteTitle', { title: row.title || row.name })}
      confirm={words('take')}
      isDanger
      actionOf={() => deleteOf([row], readers)}
      onClose={onClose}
    >
      {row.address !== null && (
        <WhereTo
          legend={words('deleteAddress', { address: row.address })}
          others={heirsOf([row], rows)}
          readers={readers}
          onChange={setReaders}
        />
      )}
    </ActionDialog>
  );
}

interface SeveralProps {
  chosen: readonly Row[];
  rows: readonly Row[];
  site: SiteDesk;
  onDone: () => void;
  onClose: () => void;
}

/** Removes several entries. Their addresses lead to one entry, if all are in its language. */
export function DeleteSeveral({ chosen, rows, site, onDone, onClose }: SeveralProps) {
  const { words } = useSpeech();
  const [readers, setReaders] = useState(NOWHERE);
  const isOneLanguage = new Set(chosen.map(({ language }) => language)).size === 1;
  const havePages = chosen.some(({ address }) => address !== null);
  return (
    <PlannedDialog
      site={site}
      title={words('deleteSeveral', { count: chosen.length })}
      confirm={words('take')}
      isDanger
      actionOf={() => deleteOf(chosen, readers)}
      onDone={onDone}
      onClose={onClose}
    >
      {isOneLanguage && havePages && (
        <WhereTo
          legend={words('deleteAddresses')}
          others={heirsOf(chosen, rows)}
          readers={readers}
          onChange={setReaders}
        />
      )}
    </PlannedDialog>
  );
}

export const deleteButton: EntryButton = {
  label: 'removeEntry',
  isDanger: true,
  isFor: hasFile,
  Dialog: DeleteDialog,
};
