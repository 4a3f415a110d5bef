/** The screen that the address names: `#/` the list, `#/articles/a.yaml` an entry, `#/articles/a.yaml?text` its text. */
import { useSyncExternalStore } from 'react';

export interface Screen {
  /** null: the list. */
  file: string | null;
  /** Whether the entry is shown as text. */
  asText: boolean;
}

/** @returns the address of a screen, for links */
export const hrefOf = (file: string | null, asText = false): string =>
  `#/${(file ?? '').split('/').map(encodeURIComponent).join('/')}${asText ? '?text' : ''}`;

/** @returns the screen of an address; the list for any other address */
export function screenOf(hash: string): Screen {
  const [path = '', query] = hash.replace(/^#\/?/, '').split('?', 2);
  try {
    return { file: decodeURIComponent(path) || null, asText: query === 'text' };
  } catch {
    return { file: null, asText: false };
  }
}

const follow = (follower: () => void): (() => void) => {
  addEventListener('hashchange', follower);
  return () => removeEventListener('hashchange', follower);
};

/** @returns the current screen */
export const useScreen = (): Screen => screenOf(useSyncExternalStore(follow, () => location.hash));

/** Opens a screen; Back returns from it. */
export const open = (file: string | null, asText = false): void => {
  location.hash = hrefOf(file, asText);
};
