/** Yes or no; of a draft, which of two states. */
import type { FieldOf } from '../../api.ts';
import { type FieldProps, useEditing } from '../../app/entry/editing.ts';
import { outlookOf, outlookWords } from '../../app/entry/outlook.ts';
import { useSpeech } from '../../app/words/speak.tsx';
import { Radios } from '../choice/control.tsx';
import { Framed, useControl } from '../frame.tsx';
import { useValue } from '../value.ts';

type SwitchProps = FieldProps<FieldOf<'switch'>>;

/** @returns whether it is on, and what turns it: without its field, where that says the same */
function useSwitch(props: SwitchProps) {
  const { field, value } = props;
  const { isOptional, set } = useValue(props);
  const isOn = value === true || (typeof value !== 'boolean' && field.default === true);
  return { isOn, turn: (on: boolean) => set(on === field.off && isOptional ? undefined : on) };
}

export function SwitchControl(props: SwitchProps) {
  return props.field.draft ? <DraftChoice {...props} names={props.field.draft} /> : <Switch {...props} />;
}

function Switch(props: SwitchProps) {
  const { field, pointer, compact } = props;
  const { isOn, turn } = useSwitch(props);
  const { words, say } = useSpeech();
  const control = useControl(field, pointer);
  return (
    <Framed field={field} pointer={pointer} isLabelled>
      <label className="switch">
        <input {...control} type="checkbox" checked={isOn} onChange={({ target }) => turn(target.checked)} />
        <span className={compact ? 'hidden' : undefined}>{say(field.label)}</span>
        <span className="switch-word" aria-hidden="true">
          {isOn ? words('yes') : words('no')}
        </span>
      </label>
    </Framed>
  );
}

/** Both states have a name: of a switch for drafts, "no" would be a yes. */
function DraftChoice({
  names,
  ...props
}: SwitchProps & { names: NonNullable<SwitchProps['field']['draft']> }) {
  const { field, ...place } = props;
  const { isOn, turn } = useSwitch(props);
  const { entry, today } = useEditing();
  const { words, weekday } = useSpeech();
  return (
    <Radios
      {...place}
      field={{ ...field, kind: 'choice', choices: [false, true], names, from: null }}
      value={isOn}
      choose={(choice) => turn(choice === true)}
      after={<p role="status">{outlookWords(outlookOf(entry, today), words, weekday)}</p>}
    />
  );
}
