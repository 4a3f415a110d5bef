/** Keeps what a page shows in its history entry, for `loader.ts`. Nothing is stored elsewhere. */

/** @returns what was kept when this history entry was left, or undefined */
export const kept = (name: string): unknown => history.state?.[name];

/** @param value nothing is kept of an empty one */
export function keep(name: string, value: string | number): void {
  const { [name]: _, ...others } = history.state ?? {};
  try {
    history.replaceState(value ? { ...others, [name]: value } : others, '');
  } catch {
    // Safari allows a hundred changes in half a minute.
  }
}
