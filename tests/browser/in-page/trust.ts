/** What a page keeps, and whom it asks. */

/** @param host of photos, which alone may be asked beside the site itself */
export function tells(host: string): string[] {
  const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return [
    ...(document.cookie === '' ? [] : [`cookie: ${document.cookie}`]),
    ...asked
      .filter(
        (url) => url.protocol.startsWith('http') && url.origin !== location.origin && url.hostname !== host,
      )
      .map((url) => `asks ${url.href}`),
  ];
}

/** All that is kept, of this tab and others, as text. */
export const kept = (): string => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
