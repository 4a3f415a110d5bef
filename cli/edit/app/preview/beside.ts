/** Whether there is room for the page beside the form, and whether the user wants it there. */
import { useState, useSyncExternalStore } from 'react';

/** As in `preview.css`. */
const WIDE = '(min-width: 68.75em)';
/** Key of the choice in the browser. */
const HIDDEN = 'senja-edit-no-preview';

const follow = (follower: () => void): (() => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', follower);
  return () => query.removeEventListener('change', follower);
};

function isHidden(): boolean {
  try {
    return localStorage.getItem(HIDDEN) !== null;
  } catch {
    return false;
  }
}

/** @returns both, and how to choose */
export function useBeside() {
  const isWide = useSyncExternalStore(follow, () => matchMedia(WIDE).matches);
  const [isBeside, set] = useState(() => !isHidden());
  return {
    isWide,
    isBeside,
    setBeside(next: boolean): void {
      set(next);
      try {
        if (next) localStorage.removeItem(HIDDEN);
        else localStorage.setItem(HIDDEN, '1');
      } catch {
        // Without storage it is chosen until the page is closed.
      }
    },
  };
}
