/** A field that can only be changed in the text of the file. */

import { plainly } from '../../core/values/changes/field-values.ts';
import { type FieldProps, useEditing } from '../app/entry/editing.ts';
import { open } from '../app/route.ts';
import { useSpeech } from '../app/words/speak.tsx';
import { Framed, useControl } from './frame.tsx';

export function LockedControl({ field, pointer, value }: FieldProps) {
  const { entry } = useEditing();
  const { words, say } = useSpeech();
  const control = useControl(field, pointer, true);
  const why = entry.locked[pointer];
  return (
    <Framed field={field} pointer={pointer} isWhole>
      <p className="hint">{why && say(why)}</p>
      <pre className="locked">{entry.lines[pointer] ?? plainly(value)}</pre>
      <button type="button" {...control} onClick={() => open(entry.row.file, 'text')}>
        {words('asText')}
      </button>
    </Framed>
  );
}
