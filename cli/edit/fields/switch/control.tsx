/** Yes or no. */
import type { FieldOf } from '../../api.ts';
import { type FieldProps, useEditing } from '../../app/entry/editing.ts';
import { outlookOf, outlookWords } from '../../app/entry/outlook.ts';
import { useSpeech } from '../../app/words/speak.tsx';
import { Framed, useControl } from '../frame.tsx';
import { useValue } from '../value.ts';

export function SwitchControl(props: FieldProps<FieldOf<'switch'>>) {
  const { field, pointer, value, compact } = props;
  const { entry, today } = useEditing();
  const { isOptional, set } = useValue(props);
  const { words, say, weekday } = useSpeech();
  const control = useControl(field, pointer);
  const isOn = value === true || (typeof value !== 'boolean' && field.default === true);
  const turn = (on: boolean) => set(on === field.off && isOptional ? undefined : on);
  return (
    <Framed field={field} pointer={pointer} isLabelled>
      <label className="switch">
        <input {...control} type="checkbox" checked={isOn} onChange={({ target }) => turn(target.checked)} />
        <span className={compact ? 'hidden' : undefined}>{say(field.label)}</span>
        <span className="switch-word" aria-hidden="true">
          {isOn ? words('yes') : words('no')}
        </span>
      </label>
      {field.isDraft && <p role="status">{outlookWords(outlookOf(entry, today), words, weekday)}</p>}
    </Framed>
  );
}
