/**
 * Stores a text size and an unsent draft. A browser may refuse storage (private mode, a policy); then nothing is
 * stored and everything else works.
 */

type Store = 'localStorage' | 'sessionStorage';

export function recall(store: Store, key: string): string | null {
  try {
    return window[store].getItem(key);
  } catch {
    return null;
  }
}

export function remember(store: Store, key: string, value: string): void {
  try {
    window[store].setItem(key, value);
  } catch {}
}

export function forget(store: Store, key: string): void {
  try {
    window[store].removeItem(key);
  } catch {}
}
