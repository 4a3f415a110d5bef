/** What the browser remembers for this origin, which has its port in it. */
const HERE = new Map<string, string>();

/** @returns what was remembered; null if nothing */
export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? HERE.get(name) ?? null;
  } catch {
    return HERE.get(name) ?? null;
  }
}

/** Remembers a text; without storage, until the page is closed. */
export function remember(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    HERE.set(name, text);
  }
}
