/** What every field has around its control: label, hint, counter, and what `check` says of it. */
import type { ReactNode } from 'react';
import type { Field, Pointer } from '../../api.ts';
import { findingsOf, idOf, useEditing } from '../entry/editing.ts';
import { FindingBox, Linked } from '../entry/finding.tsx';
import { RefusedChange } from '../entry/held.tsx';
import { capital, useSpeech } from '../words/speak.tsx';

interface FrameProps {
  field: Field;
  pointer: Pointer;
  compact?: boolean | undefined;
  /** Whether messages of fields within it are shown here. */
  isWhole?: boolean;
  /** Whether the control has the label next to it, and the hint comes after it. */
  isLabelled?: boolean;
  /** At the end of the line of the label, such as a counter. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Attributes that tie a control to its label, hint and messages. */
export function useControl(field: Field, pointer: Pointer, isWhole = false) {
  const { entry, held } = useEditing();
  const hint = useHint(field);
  const id = idOf(pointer);
  const isFaulty = findingsOf(entry, pointer, isWhole).length > 0;
  const parts = [hint && `${id}-hint`, (isFaulty || held.has(pointer)) && `${id}-says`];
  return {
    id,
    'aria-describedby': parts.filter(Boolean).join(' ') || undefined,
    'aria-invalid': isFaulty || undefined,
  };
}

/** What `check` says of a field, and a change of it that was refused. */
export function Says({ pointer, isWhole = false }: { pointer: Pointer; isWhole?: boolean }) {
  const { entry, held } = useEditing();
  const findings = findingsOf(entry, pointer, isWhole);
  if (findings.length === 0 && !held.has(pointer)) return null;
  return (
    <div id={`${idOf(pointer)}-says`} className="says">
      <RefusedChange part={pointer} />
      {findings.map((finding) => (
        <FindingBox key={`${finding.code} ${finding.pointer}`} finding={finding} />
      ))}
    </div>
  );
}

const RequiredMark = ({ field }: { field: Field }) => {
  const { words } = useSpeech();
  return field.required && field.name !== '' ? <span className="required"> ({words.required})</span> : null;
};

/** @returns the hint of a field, without the words that its label is made of */
function useHint({ hint, label }: Field): string {
  const { say } = useSpeech();
  const [whole, name] = [say(hint).replace(/^true: /, ''), say(label)];
  const isRepeated = name !== '' && whole.toLowerCase().startsWith(name.toLowerCase());
  return capital(isRepeated ? whole.slice(name.length).replace(/^[\s.,:;]+/, '') : whole);
}

const Hint = ({ field, pointer }: { field: Field; pointer: Pointer }) => {
  const { words } = useSpeech();
  const hint = useHint(field);
  return hint ? (
    <p id={`${idOf(pointer)}-hint`} className="hint">
      <Linked text={hint} name={words.settings} />
    </p>
  ) : null;
};

/** A field with one control. */
export function Framed({ field, pointer, compact, isWhole, isLabelled, aside, children }: FrameProps) {
  const { say } = useSpeech();
  const hint = <Hint field={field} pointer={pointer} />;
  return (
    <div className="field" data-pointer={pointer}>
      {!isLabelled && (
        <div className={compact ? 'hidden' : 'label-line'}>
          <label className="label" htmlFor={idOf(pointer)}>
            {say(field.label)}
            <RequiredMark field={field} />
          </label>
          {aside}
        </div>
      )}
      {!isLabelled && hint}
      {children}
      {isLabelled && hint}
      <Says pointer={pointer} isWhole={isWhole ?? false} />
    </div>
  );
}

/** A field with several controls: choices, a group, a list. */
export function FramedSet({ field, pointer, compact, isWhole, aside, children }: FrameProps) {
  const { say } = useSpeech();
  const control = useControl(field, pointer, isWhole);
  return (
    <fieldset
      id={control.id}
      aria-describedby={control['aria-describedby']}
      className="field set"
      data-pointer={pointer}
    >
      <legend className={compact ? 'hidden' : 'label'}>
        {say(field.label)}
        <RequiredMark field={field} />
      </legend>
      <Hint field={field} pointer={pointer} />
      {children}
      {aside}
      <Says pointer={pointer} isWhole={isWhole ?? false} />
    </fieldset>
  );
}

/** Empties an optional field that has no control for that. */
export function Clear({ field, pointer, value }: { field: Field; pointer: Pointer; value: unknown }) {
  const { desk } = useEditing();
  const { words, say, announce } = useSpeech();
  if (field.required || field.name === '' || value === undefined) return null;
  const clear = () => {
    void desk.change({ is: 'remove', pointer });
    announce(words.removed(say(field.label)));
  };
  return (
    <button type="button" className="quiet" onClick={clear}>
      {words.remove}
      <span className="hidden"> {say(field.label)}</span>
    </button>
  );
}
