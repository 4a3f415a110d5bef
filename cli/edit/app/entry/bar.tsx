/** Whether everything is saved, and the buttons for that; at the lower edge of the screen. */
import type { MouseEvent } from 'react';
import { useSave } from '../../actions/save/control.tsx';
import type { DeskView } from '../desk/desk.ts';
import { useSpeech } from '../words/speak.tsx';
import { caretIn, showChange, useEditing } from './editing.ts';
import { useKeys } from './keys.ts';

interface BarProps {
  state: DeskView;
  onSave: () => void;
  /** Shows the page in place of the form; null where it is in sight. */
  onPreview: (() => void) | null;
}

/** The bar. Buttons that have nothing to do stay in place, so that the focus does too. */
export function Bar({ state, onSave, onPreview }: BarProps) {
  const { entry, desk } = useEditing();
  const { words, say, announce } = useSpeech();
  const { save, dialog } = useSave(onSave);
  const step = async (is: 'undo' | 'redo') => {
    const { entry: before } = desk.view.get();
    if (!before[is]) return;
    const keep = caretIn(document.activeElement);
    await desk.change({ is });
    const { entry: after, refused } = desk.view.get();
    if (refused) return;
    announce(is === 'undo' ? words('undone') : words('redone'));
    keep();
    showChange(before, after);
  };
  const undo = () => void step('undo');
  const redo = () => void step('redo');
  useKeys({ save, undo, redo });
  // The place that is written at, and the keyboard of a phone, stay.
  const stay = (event: MouseEvent) => event.preventDefault();
  return (
    <div className="bar">
      <div className="bar-state">
        <Saved state={state} />
        {state.refused && (
          <p role="alert" className="fault-line">
            {words('failed')} {say(state.refused)}
          </p>
        )}
      </div>
      <div className="buttons">
        {onPreview && (
          <button type="button" className="quiet" onClick={onPreview}>
            {words('preview')}
          </button>
        )}
        <button
          type="button"
          className="bar-undo"
          aria-disabled={!entry.undo}
          onMouseDown={stay}
          onClick={undo}
        >
          <span className="bar-word">{words('undo')}</span>
        </button>
        <button
          type="button"
          className="bar-redo"
          aria-disabled={!entry.redo}
          onMouseDown={stay}
          onClick={redo}
        >
          <span className="bar-word">{words('redo')}</span>
        </button>
        <button type="button" className="primary" aria-disabled={isSaved(state)} onClick={save}>
          {state.refused ? words('again') : words('save')}
        </button>
      </div>
      {dialog}
    </div>
  );
}

/** Whether the file has everything that was typed. */
export const isSaved = ({ entry: { unsaved, disk }, waiting, held }: DeskView): boolean =>
  unsaved === null && disk !== 'new' && disk !== 'gone' && !waiting && held.size === 0;

/** The state in words. */
function Saved({ state }: { state: DeskView }) {
  const { words } = useSpeech();
  const { waiting, saving, away, held, refused } = state;
  const inWords = () => {
    if (held.size > 0 || (waiting && (away || refused))) return words('notRecorded');
    if (saving) return words('saving');
    return isSaved(state) ? words('saved') : words('states.unsaved');
  };
  return <p className={isSaved(state) ? 'saved' : 'saved is-unsaved'}>{inWords()}</p>;
}
