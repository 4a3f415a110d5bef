/** Whether there is room for the page beside the form, and whether the user wants it there. */
import { useState } from 'react';
import { remember, remembered } from '../desk/remembered.ts';
import { useMedia } from '../media.ts';

/** As in `preview.css`. */
const WIDE = '(min-width: 68.75em)';
/** Key of the choice in the browser. */
const HIDDEN = 'senja-edit-no-preview';

/** @returns both, and how to choose */
export function useBeside() {
  const isWide = useMedia(WIDE);
  const [isBeside, set] = useState(() => remembered(HIDDEN) !== 'yes');
  return {
    isWide,
    isBeside,
    setBeside(next: boolean): void {
      set(next);
      remember(HIDDEN, next ? 'no' : 'yes');
    },
  };
}
