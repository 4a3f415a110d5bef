/**
 * What this site remembers: a text size and an unsent draft. A browser may refuse storage altogether
 * (private mode, a policy); then nothing is remembered and nothing breaks.
 */

type Store = 'localStorage' | 'sessionStorage';

export function recall(store: Store, key: string): string | null {
  try {
    return window[store].getItem(key);
  } catch {
    return null;
  }
}

/** An empty value forgets the key. */
export function remember(store: Store, key: string, value: string): void {
  try {
    if (value) window[store].setItem(key, value);
    else window[store].removeItem(key);
  } catch {}
}
