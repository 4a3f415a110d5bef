/** One of some values: radio buttons if there are few. */
import { memo, type ReactNode } from 'react';
import { plainly } from '../../../core/values/changes/field-values.ts';
import type { FieldOf, Json } from '../../api.ts';
import type { FieldProps } from '../../app/entry/editing.ts';
import { useSpeech } from '../../app/words/speak.tsx';
import { Framed, useControl } from '../frame.tsx';
import { useValue } from '../value.ts';

/** So many choices are all seen at once. */
const FEW = 4;

/** One of some values: radio buttons if there are few. */
export function ChoiceControl(props: FieldProps<FieldOf<'choice'>>) {
  const { field, value } = props;
  const { set: choose } = useValue(props);
  const isFew = field.required && field.choices.length <= FEW && field.name !== '';
  const shown = value === null || value === '' ? undefined : value;
  return isFew ? (
    <Radios {...props} value={shown} choose={choose} />
  ) : (
    <Select {...props} value={shown} choose={choose} />
  );
}

/** @returns what a choice is called */
function useNames({ names = {} }: FieldOf<'choice'>): (choice: Json) => string {
  const { say } = useSpeech();
  return (choice) => {
    const name = names[plainly(choice)];
    return name ? say(name) : plainly(choice);
  };
}

interface ChooseProps extends FieldProps<FieldOf<'choice'>> {
  choose: (choice: Json | undefined) => void;
  /** Below radio buttons. */
  after?: ReactNode;
}

const ignore = (): void => undefined;
const inputIn = (target: EventTarget): HTMLInputElement => target as HTMLInputElement;

interface RadioProps {
  name: string;
  /** Number of its choice. */
  at: number;
  /** Id of what is wrong with it. */
  says: string | undefined;
  isOn: boolean;
  label: string;
}

/**
 * One of the choices. It is left alone while other fields are typed in: React takes a radio button out of its group to
 * update it, Firefox reports each of these changes to screen readers, and Orca then drops what is to be read out.
 */
const Radio = memo(({ name, at, says, isOn, label }: RadioProps) => (
  <label>
    <input
      type="radio"
      name={name}
      value={at}
      aria-describedby={says}
      checked={isOn}
      // Its group hears of it.
      onChange={ignore}
    />
    {label}
  </label>
));

/** All choices in sight. */
export function Radios({ field, pointer, value, compact, choose, after }: ChooseProps) {
  const { words } = useSpeech();
  const nameOf = useNames(field);
  const isOther = value !== undefined && !field.choices.includes(value);
  const { id, 'aria-describedby': about } = useControl(field, pointer);
  const isSaid = about?.endsWith(`${id}-says`);
  /** The one that Tab leads to. */
  const stop = value === undefined || isOther ? field.choices[0] : value;
  return (
    <Framed isSet field={field} pointer={pointer} compact={compact}>
      <div className="radios" onChange={({ target }) => choose(field.choices[Number(inputIn(target).value)])}>
        {field.choices.map((choice, at) => (
          <Radio
            key={plainly(choice)}
            name={pointer}
            at={at}
            says={isSaid && choice === stop ? `${id}-says` : undefined}
            isOn={choice === value}
            label={nameOf(choice)}
          />
        ))}
      </div>
      {isOther && <p className="hint">{words('notOffered', { value: plainly(value) })}</p>}
      {after}
    </Framed>
  );
}

function Select({ choose, ...props }: ChooseProps) {
  const { field, pointer, value, compact } = props;
  const { isOptional } = useValue(props);
  const { words } = useSpeech();
  const nameOf = useNames(field);
  const control = useControl(field, pointer);
  const at = value === undefined ? -1 : field.choices.indexOf(value);
  const isOther = value !== undefined && at < 0;
  const mayBeEmpty = value === undefined || isOptional;
  return (
    <Framed field={field} pointer={pointer} compact={compact}>
      <select
        {...control}
        aria-required={field.required || undefined}
        value={isOther ? 'other' : at}
        onChange={({ target }) => choose(field.choices[Number(target.value)])}
      >
        {mayBeEmpty && (
          <option value={-1}>
            {field.default === undefined
              ? words('unset')
              : words('byDefault', { value: nameOf(field.default) })}
          </option>
        )}
        {isOther && <option value="other">{words('notOffered', { value: plainly(value) })}</option>}
        {field.choices.map((choice, index) => (
          <option key={plainly(choice)} value={index}>
            {nameOf(choice)}
          </option>
        ))}
      </select>
    </Framed>
  );
}
