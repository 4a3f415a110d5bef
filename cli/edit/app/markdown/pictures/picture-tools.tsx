/** The tools for the picture at the caret: it goes above or below what is next to it. */
import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { useSpeech } from '../../words/speak.tsx';
import { pictureInText, pictureMoved } from './moved.ts';

interface PictureToolsProps {
  view: EditorView;
  /** As last seen. */
  state: EditorState;
}

export function PictureTools({ view, state }: PictureToolsProps) {
  const { words, announce } = useSpeech();
  const picture = pictureInText(state);
  if (!picture) return null;
  const move = (by: -1 | 1) => {
    const spec = pictureMoved(view.state, picture, by);
    if (!spec) return;
    view.dispatch(spec);
    announce(words('picture.moved'));
  };
  return (
    <fieldset
      className="tools"
      aria-label={words('picture.tools')}
      onMouseDown={(event) => event.preventDefault()}
    >
      <button type="button" aria-disabled={!pictureMoved(state, picture, -1)} onClick={() => move(-1)}>
        {words('up')}
      </button>
      <button type="button" aria-disabled={!pictureMoved(state, picture, 1)} onClick={() => move(1)}>
        {words('down')}
      </button>
    </fieldset>
  );
}
