/** Begins a new entry: its kind, title and, where there is a choice, template and language. */
import { useState } from 'react';
import type { CollectionView, EditedEntry, Requests, SiteView } from '../../api.ts';
import type { Send } from '../desk/request.ts';
import { Dialog, FAULT } from '../dialog.tsx';
import { open } from '../route.ts';
import { capital, useSpeech } from '../words/speak.tsx';

interface NewProps {
  view: SiteView;
  send: Send;
  /** The collection that the list is filtered by. */
  preferred: string;
  onClose: () => void;
}

const textOf = (data: FormData, name: string): string => String(data.get(name) ?? '').trim();

/** A dialog over the list. */
export function NewDialog({ view, send, preferred, onClose }: NewProps) {
  const { words, say, whyNot } = useSpeech();
  const [folder, setFolder] = useState(preferred || (view.collections[0]?.folder ?? ''));
  const [fault, setFault] = useState('');
  // As long as the field has the focus, the alert alone is read.
  const [isLeft, setLeft] = useState(false);
  const collection = view.collections.find((one) => one.folder === folder);
  const begin = async (data: FormData) => {
    const title = textOf(data, 'title');
    if (title === '') return setFault(words('titleNeeded'));
    const template = textOf(data, 'template');
    const language = textOf(data, 'language');
    const answer = await send<EditedEntry>('/api/new', {
      collection: folder,
      title,
      ...(template && { template }),
      ...(language && language !== view.languages[0] && { language }),
      ...(collection?.body === 'optional' && { body: data.has('body') }),
    } satisfies Requests['new']);
    if (answer.is === 'done') open(answer.value.row.file);
    else setFault(say(whyNot(answer)));
  };
  return (
    <Dialog title={words('write')} submit={words('start')} onSubmit={begin} onClose={onClose} fault={fault}>
      {view.collections.length > 1 && <Kinds view={view} folder={folder} onChoose={setFolder} />}
      <label className="field">
        <span className="label">
          {words('title')} <span className="required">({words('required')})</span>
        </span>
        <input
          name="title"
          autoComplete="off"
          aria-invalid={fault !== ''}
          aria-describedby={isLeft && fault ? FAULT : undefined}
          onBlur={() => setLeft(true)}
          onInput={() => {
            setFault('');
            setLeft(false);
          }}
        />
      </label>
      {collection && <Choices collection={collection} languages={view.languages} />}
    </Dialog>
  );
}

interface KindsProps {
  view: SiteView;
  folder: string;
  onChoose: (folder: string) => void;
}

function Kinds({ view, folder, onChoose }: KindsProps) {
  const { words, say } = useSpeech();
  return (
    <fieldset className="radios">
      <legend className="label">{words('kind')}</legend>
      {view.collections.map((one) => (
        <label key={one.folder}>
          <input
            type="radio"
            name="collection"
            checked={one.folder === folder}
            onChange={() => onChoose(one.folder)}
          />
          {capital(say(one.noun))}
        </label>
      ))}
    </fieldset>
  );
}

function Choices({ collection, languages }: { collection: CollectionView; languages: readonly string[] }) {
  const { words, say, language: nameOf } = useSpeech();
  const select = (name: string, label: string, options: readonly (readonly [string, string])[]) => (
    <label className="field">
      <span className="label">{label}</span>
      <select name={name}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  const templates = collection.templates.map(({ name, about }) => [name, say(about)] as const);
  const spoken = languages.map((language) => [language, nameOf(language)] as const);
  return (
    <>
      {templates.length > 0 && select('template', words('template'), templates)}
      {spoken.length > 1 && select('language', words('language'), spoken)}
      {collection.body === 'optional' && (
        <label className="check">
          <input type="checkbox" name="body" defaultChecked />
          {words('withBody')}
        </label>
      )}
    </>
  );
}
