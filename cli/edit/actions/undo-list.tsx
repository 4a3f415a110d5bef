/** Actions on several files that were done: each can be undone. */
import { useState } from 'react';
import type { Both, DoneAction } from '../api.ts';
import type { SiteDesk } from '../app/desk/site.ts';
import { open } from '../app/route.ts';
import { FaultLine, useSpeech } from '../app/words/speak.tsx';

/** Milliseconds for which an action is shown by itself. */
const RECENT = 3_600_000;

export const isRecent = ({ at }: DoneAction): boolean => Date.now() - Date.parse(at) < RECENT;

interface DoneProps {
  done: readonly DoneAction[];
  site: SiteDesk;
}

/** The actions, the last one first. */
export function UndoList({ done, site }: DoneProps) {
  const { words, say, whyNot, recently, announce } = useSpeech();
  const [fault, setFault] = useState<Both | null>(null);
  const [tries, setTries] = useState(0);
  const undo = async (id: string) => {
    setTries(tries + 1);
    const answer = await site.undo(id);
    if (answer.is !== 'done') return setFault(whyNot(answer));
    announce(words('undone'));
    open(answer.value.file);
  };
  return (
    <>
      <ul className="done">
        {done.map((one) => (
          <li key={one.id}>
            <span>
              {say(one.words)} <span className="muted">{recently(new Date(one.at))}</span>
            </span>
            <button type="button" onClick={() => undo(one.id)}>
              {words('undo')}
              <span className="hidden"> {say(one.words)}</span>
            </button>
          </li>
        ))}
      </ul>
      <FaultLine text={fault ? say(fault) : ''} tries={tries} />
    </>
  );
}
