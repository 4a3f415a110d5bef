/** Fields together: those of a form, of a group, and of a group of one of several kinds. */
import { type ReactNode, useState } from 'react';
import { below, isInField, partOf } from '../../core/values/changes/field-values.ts';
import type { Field, Json, Pointer } from '../api.ts';
import { focusOn, idOf, useEditing } from '../app/entry/editing.ts';
import { useSpeech } from '../app/words/speak.tsx';
import { emptyValue } from './value.ts';

interface FieldsProps {
  fields: readonly Field[];
  pointer: Pointer;
  value: Json | undefined;
  /** Comes before the fields that are only named. */
  children?: ReactNode;
}

/** The description of a picture comes after the picture. */
function inOrder(fields: readonly Field[]): readonly Field[] {
  const described = new Map(
    fields.flatMap((one) => (one.kind === 'picture' && one.alt ? [[one.alt, one]] : [])),
  );
  return fields
    .filter(({ name }) => !described.has(name))
    .flatMap((one) => {
      const alt = one.kind === 'picture' ? fields.find(({ name }) => name === one.alt) : undefined;
      return alt ? [one, alt] : [one];
    });
}

/** Whether there is nothing to choose or fill in: the only choice is made, or no model knows the field. */
const isSettled = (field: Field, value: Json | undefined): boolean =>
  field.kind === 'choice'
    ? field.choices.length === 1 && value === field.choices[0]
    : field.kind === 'lines' && field.unknown && value === undefined;

/** Fields in the order of the model. Optional ones that are absent are only named, at the end. */
export function FieldList({ fields, pointer, value, children }: FieldsProps) {
  const { entry, desk, unfinished, Nested } = useEditing();
  /** Fields that were in the form stay there, even when they are emptied. */
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const all = [...entry.findings, ...unfinished];
  const hasFinding = (at: Pointer) => all.some((one) => !one.inBody && isInField(one.pointer, at));
  const ordered = inOrder(fields).filter(
    (field) => !isSettled(field, partOf(value, field.name)) || hasFinding(below(pointer, field.name)),
  );
  const isShown = (field: Field): boolean => {
    const at = below(pointer, field.name);
    return (
      field.required ||
      partOf(value, field.name) !== undefined ||
      opened.has(field.name) ||
      entry.locked[at] !== undefined ||
      hasFinding(at)
    );
  };
  // A picture and its description are filled in together.
  const described = new Set(
    ordered.flatMap((one) => (one.kind === 'picture' && isShown(one) ? [one.alt] : [])),
  );
  const shown = ordered.filter((field) => isShown(field) || described.has(field.name));
  const names = shown.map(({ name }) => name);
  if (names.some((name) => !opened.has(name))) setOpened(new Set([...opened, ...names]));
  const others = ordered.filter((field) => !shown.includes(field));
  const add = (field: Field) => {
    setOpened(new Set([...opened, field.name]));
    const at = below(pointer, field.name);
    // Of several kinds of items, one is to be chosen first.
    const isBegun = field.kind === 'list' && field.item.kind !== 'blocks';
    if (isBegun) void desk.change({ is: 'insert', pointer: at, value: emptyValue(field.item) });
    focusOn(isBegun ? `${idOf(below(at, 0))}-item` : idOf(at));
  };
  return (
    <>
      {shown.map((field) => (
        <Nested
          key={field.name}
          field={field}
          pointer={below(pointer, field.name)}
          value={partOf(value, field.name)}
        />
      ))}
      {children}
      {others.length > 0 && <Others fields={others} isTop={pointer === ''} onAdd={add} />}
    </>
  );
}

interface OthersProps {
  fields: readonly Field[];
  /** Whether they are fields of the entry itself. */
  isTop: boolean;
  onAdd: (field: Field) => void;
}

function Others({ fields, isTop, onAdd }: OthersProps) {
  const { words, say } = useSpeech();
  const buttons = (
    <ul className="others-list">
      {fields.map((field) => (
        <li key={field.name}>
          <button type="button" className="add-field" onClick={() => onAdd(field)}>
            <span aria-hidden="true">+ </span>
            <span className="hidden">{words('add')} </span>
            {say(field.label)}
          </button>
        </li>
      ))}
    </ul>
  );
  if (!isTop) return <div className="others-inner">{buttons}</div>;
  return (
    <section className="others">
      <h2>{words('others')}</h2>
      <p className="hint">{words('othersHint')}</p>
      {buttons}
    </section>
  );
}
