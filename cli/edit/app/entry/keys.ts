/** Keys of the whole screen. */
import { useEffect } from 'react';

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox], [type=radio]), textarea');

interface Acts {
  save: () => void;
  undo?: () => void;
  redo?: () => void;
}

/** Ctrl+S saves. Outside of text, which has its own, Ctrl+Z takes the last change back. */
export function useKeys({ save, undo, redo }: Acts): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (key === 's') save();
      else if ((key === 'z' || key === 'y') && !isTyped(event.target)) (isRedo ? redo : undo)?.();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
