/** Keys of the whole screen. */
import { useEffect } from 'react';
import type { Desk } from '../desk/desk.ts';

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox], [type=radio]), textarea');

/** Ctrl+S saves. Outside of text, which has its own, Ctrl+Z takes the last change back. */
export function useKeys(desk: Desk): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (key === 's') void desk.save();
      else if ((key === 'z' || key === 'y') && !isTyped(event.target))
        void desk.change({ is: isRedo ? 'redo' : 'undo' });
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [desk]);
}
