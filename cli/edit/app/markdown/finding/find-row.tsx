/** The row below the tools with which words and headings of the text are found. */
import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAnnounced, useSpeech } from '../../words/speak.tsx';
import { showIn } from '../editor.ts';
import { endFinding, headingsOf, markWords, places, seek, selectedPlace } from './finder.ts';

interface FindRowProps {
  view: EditorView;
  /** As last seen. */
  state: EditorState;
  onClose: () => void;
}

export function FindRow({ view, state, onClose }: FindRowProps) {
  const { words } = useSpeech();
  const box = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(() => {
    const { from, to } = view.state.selection.main;
    return view.state.sliceDoc(from, Math.min(to, view.state.doc.lineAt(from).to));
  });
  const all = places(state);
  const count = all.length;
  const selected = selectedPlace(state, all);
  const headings = headingsOf(state);
  const place =
    selected > 0 ? words('find.place', { place: selected, count }) : words('find.places', { count });
  const says = wanted === '' ? '' : count === 0 ? words('find.none') : place;
  useAnnounced(says);
  const begin = useEffectEvent(() => markWords(view, wanted));
  useEffect(() => {
    begin();
    box.current?.select();
    return () => void endFinding(view);
  }, [view]);
  const close = () => {
    onClose();
    view.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Escape') close();
    else seek(view, event.shiftKey);
  };
  return (
    <search className="find-row">
      <label htmlFor="find-words" className="hidden">
        {words('find')}
      </label>
      <input
        ref={box}
        id="find-words"
        type="search"
        value={wanted}
        placeholder={words('find')}
        onChange={({ target }) => {
          setWanted(target.value);
          markWords(view, target.value);
        }}
        onKeyDown={press}
      />
      <button type="button" disabled={count === 0} onClick={() => seek(view, true)}>
        {words('find.previous')}
      </button>
      <button type="button" disabled={count === 0} onClick={() => seek(view, false)}>
        {words('find.next')}
      </button>
      <p className="find-says">{says}</p>
      {headings.length > 0 && (
        <select
          aria-label={words('find.heading')}
          value=""
          onChange={({ target }) => showIn(view.contentDOM, Number(target.value), Number(target.value))}
        >
          <option value="">{words('find.heading')}</option>
          {headings.map(({ at, text }) => (
            <option key={at} value={at}>
              {text}
            </option>
          ))}
        </select>
      )}
      <button type="button" className="quiet" onClick={close}>
        {words('find.close')}
      </button>
    </search>
  );
}
