/** A picture of the text that is pressed, or dragged to another place of it. */
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { type PicturePlace, pictureDropped, pictureInText } from './moved.ts';

const frameOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.md-picture') : null;

/** Comes to the nearest place between blocks, rather than into a sentence. */
export function draggedPictures(): Extension {
  let dragged: PicturePlace | null = null;
  return EditorView.domEventHandlers({
    click({ target }, view) {
      const frame = frameOf(target);
      if (!frame) return false;
      view.focus();
      view.dispatch({ selection: { anchor: view.posAtDOM(frame) }, userEvent: 'select.pointer' });
      return true;
    },
    dragstart({ target }, view) {
      const frame = frameOf(target);
      dragged = frame ? pictureInText(view.state, view.posAtDOM(frame)) : null;
      return false;
    },
    dragend() {
      dragged = null;
    },
    drop(event, view) {
      const picture = dragged;
      dragged = null;
      const { clientX: x, clientY: y } = event;
      if (!picture) return false;
      const at = view.posAtCoords({ x, y }, false);
      const line = view.lineBlockAt(at);
      const isAfter = y > view.documentTop + (line.top + line.bottom) / 2;
      const moved = pictureDropped(view.state, picture, at, isAfter);
      event.preventDefault();
      view.focus();
      if (moved) view.dispatch(moved);
      return true;
    },
  });
}
