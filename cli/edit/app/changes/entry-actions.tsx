/** What can be done with an entry as a whole: another name, or removing it. */
import { useId, useState } from 'react';
import type { Row } from '../../api.ts';
import { useStore } from '../desk/store.ts';
import { Dialog } from '../dialog.tsx';
import { useEditing } from '../entry/editing.ts';
import { EntryBox } from '../entry-box.tsx';
import { open } from '../route.ts';
import { useSpeech } from '../words/speak.tsx';
import { ActionDialog } from './action-dialog.tsx';

/** The buttons, and the dialog of the one that was pressed. */
export function EntryActions() {
  const { entry, desk, site } = useEditing();
  const { words } = useSpeech();
  const [is, setIs] = useState<'rename' | 'delete' | 'forget' | null>(null);
  const { collections = [] } = useStore(site.view).site ?? {};
  const collection = collections.find(({ folder }) => folder === entry.row.collection);
  // The settings of the site have one name, and stay.
  if (entry.row.collection === '') return null;
  const close = () => setIs(null);
  const forget = async () => {
    await desk.discard();
    open(null);
  };
  return (
    <div className="entry-actions buttons">
      {entry.disk === 'new' ? (
        <button type="button" className="quiet" onClick={() => setIs('forget')}>
          {words('forget')}
        </button>
      ) : (
        <>
          <button type="button" className="quiet" onClick={() => setIs('rename')}>
            {words('rename')}
          </button>
          <button type="button" className="quiet" onClick={() => setIs('delete')}>
            {words('removeEntry')}
          </button>
        </>
      )}
      {is === 'rename' && <RenameDialog written={collection?.address ?? null} onClose={close} />}
      {is === 'delete' && <DeleteDialog onClose={close} />}
      {is === 'forget' && (
        <Dialog title={words('forget')} submit={words('take')} onSubmit={forget} onClose={close}>
          <p>{words('forgetWarning')}</p>
        </Dialog>
      )}
    </div>
  );
}

interface RenameProps {
  /** The field with the address, where entries have one. */
  written: string | null;
  onClose: () => void;
}

function RenameDialog({ written, onClose }: RenameProps) {
  const { entry } = useEditing();
  const { words } = useSpeech();
  const { row, values } = entry;
  const address = written === null ? undefined : values[written];
  // At first, the rows of the list are read behind the entry.
  const title = typeof values.title === 'string' ? values.title : row.title;
  const field = (name: string, label: string, value: string, hint = '') => (
    <div className="field">
      <label className="label" htmlFor={`rename-${name}`}>
        {label}
      </label>
      <p id={`rename-${name}-hint`} className="hint">
        {hint}
      </p>
      <input
        id={`rename-${name}`}
        aria-describedby={hint && `rename-${name}-hint`}
        name={name}
        defaultValue={value}
        autoComplete="off"
        spellCheck={name === 'title'}
      />
    </div>
  );
  return (
    <ActionDialog
      title={words('rename')}
      confirm={words('renameDo')}
      actionOf={(data) => ({
        is: 'rename',
        file: row.file,
        title: String(data.get('title')).trim(),
        name: String(data.get('name')).trim(),
        address: typeof address === 'string' ? String(data.get('address')).trim() : null,
      })}
      onClose={onClose}
    >
      {field('title', words('title'), title)}
      {field('name', words('fileName'), row.name, words('fileNameHint'))}
      {typeof address === 'string' && field('address', words('address'), address)}
    </ActionDialog>
  );
}

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
