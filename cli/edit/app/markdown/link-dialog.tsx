/** Where a link leads to: an entry, found by its title, or an address. */
import type { TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { useCallback, useId, useMemo, useState } from 'react';
import type { Row } from '../../api.ts';
import { Dialog } from '../dialog.tsx';
import { useEditing } from '../entry/editing.ts';
import { EntryBox } from '../entry-box.tsx';
import { useSpeech } from '../words/speak.tsx';
import { linkAt, linked, unlinked } from './links.ts';

interface LinkProps {
  view: EditorView;
  onClose: () => void;
}

/** A dialog about the link at the caret, or the one that the selection becomes. */
export function LinkDialog({ view, onClose }: LinkProps) {
  const { entry, rows, site } = useEditing();
  const { words } = useSpeech();
  const [place] = useState(() => linkAt(view.state));
  const [target, setTarget] = useState<Row | string>(place.href ?? '');
  const [text, setText] = useState(place.text);
  const [fault, setFault] = useState('');
  const id = useId();
  const { file, language } = entry.row;
  // A link to a page that is not published would be broken.
  const targets = useMemo(
    () => rows.filter((row) => row.state === 'live' && row.language === language && row.file !== file),
    [rows, language, file],
  );
  const title = typeof target === 'string' ? target.trim() : target.title || target.name;
  const put = (spec: TransactionSpec) => {
    view.dispatch(spec);
    onClose();
  };
  const noPage = words('linkNoPage');
  const refusal = useCallback((row: Row) => (row.address === null ? noPage : null), [noPage]);
  const submit = async () => {
    if (title === '') return setFault(words('linkNeeded'));
    if (typeof target !== 'string' && target.address === null)
      return setFault(words('linkToNoPage', { title }));
    const page = typeof target === 'string' ? null : await site.preview(target.file);
    const address = page === null ? target : page.is === 'done' && page.value.path;
    if (typeof address !== 'string') setFault(words('previewNone'));
    else put(linked(place, text.trim() || title, address));
  };
  return (
    <Dialog
      title={words('tools.link')}
      submit={words('put')}
      fault={fault}
      onClose={onClose}
      onSubmit={submit}
      buttons={
        place.href !== null && (
          <button type="button" onClick={() => put(unlinked(place))}>
            {words('unlink')}
          </button>
        )
      }
    >
      <div className="field">
        <label className="label" htmlFor={id}>
          {words('linkTo')}
        </label>
        <EntryBox
          control={{ id }}
          label={words('linkTo')}
          rows={targets}
          refusal={refusal}
          shown={title}
          onChange={(typed, row) => setTarget(row ?? typed)}
        />
      </div>
      <label className="field">
        <span className="label">{words('linkText')}</span>
        <input value={text} placeholder={title} onChange={({ target: box }) => setText(box.value)} />
      </label>
    </Dialog>
  );
}
