/** Keys of the whole screen. */
import { useEffect } from 'react';

interface Acts {
  save: () => void;
  undo?: () => void;
  redo?: () => void;
}

/** Dialogs have an undo of their own, that of the browser. */
const isInDialog = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('dialog') !== null;

/**
 * Ctrl+S saves, Ctrl+Z takes the last change back. In a box the browser would take back only its own typing, letter by
 * letter, and nothing at all once the box was filled by a button.
 */
export function useKeys({ save, undo, redo }: Acts): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      const step = (key === 'z' || key === 'y') && !isInDialog(event) ? (isRedo ? redo : undo) : undefined;
      const act = key === 's' ? save : step;
      if (!act) return;
      event.preventDefault();
      act();
    };
    // Of menus and phones.
    const change = (event: InputEvent) => {
      const step = { historyUndo: undo, historyRedo: redo }[event.inputType];
      if (!step || isInDialog(event)) return;
      event.preventDefault();
      step();
    };
    addEventListener('keydown', press);
    addEventListener('beforeinput', change);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('beforeinput', change);
    };
  });
}
