/**
 * Stores a text size and an unsent draft. A browser may refuse storage (private mode, a policy); then nothing is
 * stored and everything else works.
 */

type Store = 'localStorage' | 'sessionStorage';

export function recall(store: Store, key: string): string | undefined {
  let value: string | undefined;
  try {
    value = window[store][key];
  } catch {}
  return value;
}

/** An empty value removes the key. */
export function remember(store: Store, key: string, value: string): void {
  try {
    if (value) window[store][key] = value;
    else delete window[store][key];
  } catch {}
}
