import { useStore } from '../../app/desk/store.ts';
import { useEditing } from '../../app/entry/editing.ts';
import { useSpeech } from '../../app/words/speak.tsx';
import { ActionDialog } from '../action-dialog.tsx';
import { type EntryButton, hasFile } from '../button.ts';

function RenameDialog({ onClose }: { onClose: () => void }) {
  const { entry, site } = useEditing();
  const { words } = useSpeech();
  const { row, values } = entry;
  const { collections = [] } = useStore(site.view).site ?? {};
  /** The field with the address, where entries have one. */
  const written = collections.find(({ folder }) => folder === row.collection)?.address ?? null;
  const address = written === null ? undefined : values[written];
  // At first, the rows of the list are read behind the entry.
  const title = typeof values.title === 'string' ? values.title : row.title;
  const isInAddress = row.address !== null && typeof address !== 'string';
  const nameHint = [
    isInAddress && `${words('nameInAddressHint', { address: row.address ?? '' })}.`,
    words('fileNameHint'),
  ]
    .filter(Boolean)
    .join(' ');
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
      {field('name', words(isInAddress ? 'nameInAddress' : 'fileName'), row.name, nameHint)}
      {typeof address === 'string' && field('address', words('address'), address)}
    </ActionDialog>
  );
}

export const renameButton: EntryButton = { label: 'rename', isFor: hasFile, Dialog: RenameDialog };
