/** What every field has around its control: label, hint, counter, and what `check` says of it. */
import type { ReactNode } from 'react';
import type { Field, Pointer } from '../api.ts';
import { type FieldProps, findingsOf, idOf, useEditing } from '../app/entry/editing.ts';
import { FindingBox, Linked } from '../app/entry/finding.tsx';
import { RefusedChange } from '../app/entry/refused-change.tsx';
import { capital, useSpeech } from '../app/words/speak.tsx';
import { useValue } from './value.ts';

interface FrameProps {
  field: Field;
  pointer: Pointer;
  compact?: boolean | undefined;
  /** Whether messages of fields within it are shown here. */
  isWhole?: boolean;
  /** Whether the control has the label next to it, and the hint comes after it. */
  isLabelled?: boolean;
  /** Whether it has several controls: choices, a group, a list. */
  isSet?: boolean;
  /** Whether nothing is said of it for now: what it lacks is on its way. */
  isQuiet?: boolean;
  /** At the end of the line of the label, such as a counter. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Attributes that tie a control to its label, hint and messages. */
export function useControl(field: Field, pointer: Pointer, isWhole = false) {
  const { entry, held } = useEditing();
  const hint = useHint(field);
  const id = idOf(pointer);
  const findings = findingsOf(entry, pointer, isWhole);
  const isSaid = findings.length > 0 || held.has(pointer);
  const parts = [hint && `${id}-hint`, isSaid && `${id}-says`];
  return {
    id,
    'aria-describedby': parts.filter(Boolean).join(' ') || undefined,
    // Advice leaves a field as it is.
    'aria-invalid': findings.some(({ severity }) => severity === 'error') || undefined,
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
      <Linked text={hint} name={words('settings')} />
    </p>
  ) : null;
};

/** A field: a control with its label, or a set of several. */
export function Framed({
  field,
  pointer,
  compact,
  isWhole,
  isLabelled,
  isSet,
  isQuiet,
  aside,
  children,
}: FrameProps) {
  const { words, say } = useSpeech();
  const { 'aria-describedby': describedBy, id } = useControl(field, pointer, isWhole);
  const hint = <Hint field={field} pointer={pointer} />;
  // That of a picture is about its address, which comes last.
  const isHintLast = isLabelled || field.kind === 'picture';
  const says = !isQuiet && <Says pointer={pointer} isWhole={isWhole ?? false} />;
  const label = (
    <>
      {say(field.label)}
      {field.required && field.name !== '' && (
        // A control says so itself.
        <span className="required" aria-hidden={!(isSet || isWhole)}>
          {' '}
          ({words('required')})
        </span>
      )}
    </>
  );
  if (isSet)
    return (
      <fieldset id={id} aria-describedby={describedBy} className="field set" data-pointer={pointer}>
        <legend className={compact ? 'hidden' : 'label'}>{label}</legend>
        {hint}
        {children}
        {says}
      </fieldset>
    );
  return (
    <div className="field" data-pointer={pointer}>
      {!isLabelled && (
        <div className={compact ? 'hidden' : 'label-line'}>
          <label className="label" htmlFor={id}>
            {label}
          </label>
          {aside}
        </div>
      )}
      {!isHintLast && hint}
      {children}
      {isHintLast && hint}
      {says}
    </div>
  );
}

/** Empties an optional field that has no control for that. */
export function Clear(props: FieldProps) {
  const { field, value } = props;
  const { isOptional, set } = useValue(props);
  const { words, say, announce } = useSpeech();
  if (!isOptional || value === undefined) return null;
  const clear = () => {
    void set(undefined);
    announce(words('removed', { name: say(field.label) }));
  };
  return (
    <button type="button" className="quiet" onClick={clear}>
      {words('remove')}
      <span className="hidden"> {say(field.label)}</span>
    </button>
  );
}
