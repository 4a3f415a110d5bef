/** The tool for the box at the caret: a form of its title, its kind and the fields of its model. */
import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { useId, useState } from 'react';
import type { Both, Field, Json } from '../../../api.ts';
import { Dialog } from '../../dialog.tsx';
import { useEditing } from '../../entry/editing.ts';
import { type EditorWords, useSpeech } from '../../words/speak.tsx';
import { type BoxPlace, boxAt, boxChanged } from './box-text.ts';

/** The boxes that every site has, and in whose place another one can be. */
export const BOX_KINDS = ['note', 'info', 'tip', 'important', 'warning', 'caution', 'danger'] as const;

/** @returns what kinds of boxes are called; '' for one that only its site knows */
export const boxNames =
  (words: EditorWords) =>
  (kind: string): string => {
    const known = BOX_KINDS.find((one) => one === kind);
    return known ? words(`boxes.${known}`) : '';
  };

interface BoxToolsProps {
  view: EditorView;
  /** As last seen. */
  state: EditorState;
}

export function BoxTools({ view, state }: BoxToolsProps) {
  const { words } = useSpeech();
  const [isOpen, setOpen] = useState(false);
  const box = boxAt(state);
  if (!box) return null;
  return (
    <>
      <fieldset
        className="tools"
        aria-label={words('box.tools')}
        onMouseDown={(event) => event.preventDefault()}
      >
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => {
            // A dialog gives the focus back to where it was.
            view.focus();
            setOpen(true);
          }}
        >
          {words('box.edit')}
        </button>
      </fieldset>
      {isOpen && <BoxDialog view={view} box={box} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Fields of models that one attribute can hold; others stay as they are written. */
const isShown = ({ kind, ...field }: Field): boolean =>
  kind === 'list'
    ? 'item' in field && (field.item as Field).kind === 'text'
    : ['text', 'number', 'choice', 'switch', 'date', 'time', 'picture', 'reference'].includes(kind);

/** @returns the text of an attribute as it is written; '' without one */
const writtenIn = ({ line }: BoxPlace, name: string): string => {
  const found = line.attributes.find((one) => one.name === name);
  return found ? (found.value ?? 'true') : '';
};

/** @returns what a typed text means in a field */
function typedValue({ kind }: Field, typed: string): Json {
  if (kind === 'list')
    return typed
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean);
  const text = typed.trim();
  return kind === 'number' && text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}

function BoxDialog({ view, box, onClose }: { view: EditorView; box: BoxPlace; onClose: () => void }) {
  const { site } = useEditing();
  const { words, say } = useSpeech();
  const [fault, setFault] = useState('');
  const { line, isWidget } = box;
  const model = site.view.get().site?.parts[`${isWidget ? 'widget ' : ''}${line.name}`] ?? null;
  const fields = (model ?? []).filter((field) => field.name !== 'title' && isShown(field));
  const title = model?.find(({ name }) => name === 'title');
  const isPlain = !model && !isWidget && BOX_KINDS.some((kind) => kind === line.name);
  const submit = (data: FormData) => {
    const textOf = (name: string) => String(data.get(name) ?? '');
    const attributes = fields.flatMap((field) => {
      const [before, now] = [writtenIn(box, field.name), textOf(`field ${field.name}`)];
      if (field.kind !== 'switch')
        return before === now ? [] : [[field.name, typedValue(field, now)] as const];
      const [was, is] = [before === '' ? field.default === true : before === 'true', now !== ''];
      return was === is ? [] : [[field.name, is || (field.default === true ? false : null)] as const];
    });
    const changes = boxChanged(box, {
      ...(isPlain && { name: textOf('kind') }),
      ...(hasTitle && { title: textOf('title').trim() }),
      attributes: Object.fromEntries(attributes),
    });
    if (!changes) return setFault(words('box.refused'));
    if (changes.length > 0) view.dispatch({ changes, userEvent: 'input.box' });
    onClose();
  };
  const hasTitle = !isWidget && (!model || title !== undefined);
  return (
    <Dialog
      title={words('box.edit')}
      submit={words('box.use')}
      fault={fault}
      onClose={onClose}
      onSubmit={submit}
    >
      {isPlain && (
        <label className="field">
          <span className="label">{words('box.kind')}</span>
          <select name="kind" defaultValue={line.name}>
            {BOX_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {words(`boxes.${kind}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {hasTitle && (
        <label className="field">
          <span className="label">{title ? say(title.label) : words('box.title')}</span>
          <input name="title" defaultValue={line.title} />
        </label>
      )}
      {fields.map((field) => (
        <BoxField key={field.name} field={field} written={writtenIn(box, field.name)} />
      ))}
      {!hasTitle && fields.length === 0 && <p>{words('box.none')}</p>}
    </Dialog>
  );
}

function BoxField({ field, written }: { field: Field; written: string }) {
  const { words, say } = useSpeech();
  const id = useId();
  const name = `field ${field.name}`;
  const hint = say(field.hint);
  const about = { id, name, ...(hint !== '' && { 'aria-describedby': `${id}-hint` }) };
  const nameOf = (choice: Json, names: Readonly<Record<string, Both>> = {}) => {
    const known = names[String(choice)];
    return known ? say(known) : String(choice);
  };
  const isOn = written === '' ? field.default === true : written === 'true';
  if (field.kind === 'switch')
    return (
      <div className="field">
        <label className="switch">
          <input {...about} type="checkbox" defaultChecked={isOn} />
          {say(field.label)}
        </label>
        <Hint id={id} hint={hint} />
      </div>
    );
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {say(field.label)}
      </label>
      <Hint id={id} hint={hint} />
      {field.kind === 'choice' ? (
        <select {...about} defaultValue={written}>
          {(!field.required || written === '') && <option value="">{words('unset')}</option>}
          {written !== '' && !field.choices.map(String).includes(written) && <option>{written}</option>}
          {field.choices.map((choice) => (
            <option key={String(choice)} value={String(choice)}>
              {nameOf(choice, field.names)}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...about}
          defaultValue={written}
          inputMode={field.kind === 'number' ? 'decimal' : undefined}
        />
      )}
    </div>
  );
}

const Hint = ({ id, hint }: { id: string; hint: string }) =>
  hint !== '' && (
    <p id={`${id}-hint`} className="hint">
      {hint}
    </p>
  );
