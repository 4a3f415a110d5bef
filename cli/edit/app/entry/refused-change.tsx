/** A change that was refused: what was typed stays, with the reason and what can be done. */
import { open } from '../route.ts';
import { useSpeech } from '../words/speak.tsx';
import { useEditing } from './editing.ts';

/** @param part a pointer, or `body` or `text` */
export function RefusedChange({ part }: { part: string }) {
  const { entry, held, desk } = useEditing();
  const { words, say } = useSpeech();
  const refused = held.get(part);
  if (!refused) return null;
  const isElsewhere = refused.instead === 'entry';
  return (
    <div className="finding finding-error">
      <p>
        {words('held')} {say(refused.refused)}
      </p>
      <p className="buttons">
        {isElsewhere && (
          <button type="button" onClick={() => desk.insist(part)}>
            {words('mine')}
          </button>
        )}
        <button type="button" onClick={() => desk.drop(part)}>
          {isElsewhere ? words('theirs') : words('drop')}
        </button>
        {refused.instead === 'text' && (
          <button type="button" onClick={() => open(entry.row.file, 'text')}>
            {words('asText')}
          </button>
        )}
      </p>
    </div>
  );
}
