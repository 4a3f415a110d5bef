/** A field as it is in the file. */
import { type FieldProps, useEditing } from '../../app/entry/editing.ts';
import { useSpeech } from '../../app/words/speak.tsx';
import { Clear, Framed, useControl } from '../frame.tsx';

export function LinesControl({ field, pointer, value, compact }: FieldProps) {
  const { entry, desk, step } = useEditing();
  const { words } = useSpeech();
  const control = useControl(field, pointer, true);
  const text = entry.lines[pointer] ?? '';
  return (
    <Framed field={field} pointer={pointer} compact={compact} isWhole>
      <p className="hint">{field.kind === 'lines' && field.unknown ? words('unknown') : words('ownLines')}</p>
      <span className="grow lines" data-text={text}>
        <textarea
          {...control}
          rows={2}
          spellCheck={false}
          value={text}
          onChange={({ target }) => desk.type({ is: 'lines', pointer, text: target.value }, step())}
        />
      </span>
      <Clear field={field} pointer={pointer} value={value} />
    </Framed>
  );
}
