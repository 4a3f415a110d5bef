/**
 * The screen that the address names: `#/` the list, `#/?versions` the versions, `#/articles/a.yaml` an entry,
 * `#/articles/a.yaml?text` its text, `?preview` its page, `?body` its form at the text below the fields, `?history` what it
 * was, `?history=…` one of these.
 */
import { useSyncExternalStore } from 'react';

/** How an entry is shown; `versions` instead of the list. */
export type Side = 'form' | 'body' | 'text' | 'preview' | 'history' | 'versions';
const SIDES: readonly string[] = ['body', 'text', 'preview', 'history', 'versions'] satisfies Side[];

export interface Screen {
  /** null: the list. */
  file: string | null;
  side: Side;
  /** Which version of the history; '' for all. */
  version: string;
}

/** @returns the address of a screen, for links */
export const hrefOf = (file: string | null, side: Side = 'form', version = ''): string => {
  const query = side === 'form' ? '' : `?${side}${version === '' ? '' : `=${version}`}`;
  return `#/${(file ?? '').split('/').map(encodeURIComponent).join('/')}${query}`;
};

/** @returns the screen of an address; the list for any other address */
export function screenOf(hash: string): Screen {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  const [side = '', version = ''] = query.split('=', 2);
  try {
    return {
      file: decodeURIComponent(path) || null,
      side: SIDES.includes(side) ? (side as Side) : 'form',
      version,
    };
  } catch {
    return { file: null, side: 'form', version: '' };
  }
}

const follow = (follower: () => void): (() => void) => {
  addEventListener('hashchange', follower);
  return () => removeEventListener('hashchange', follower);
};

/** @returns the current screen */
export const useScreen = (): Screen => screenOf(useSyncExternalStore(follow, () => location.hash));

/** Opens a screen; Back returns from it. */
export const open = (file: string | null, side: Side = 'form'): void => {
  location.hash = hrefOf(file, side);
};
