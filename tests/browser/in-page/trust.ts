/** Stored data and contacted hosts. */

/** @param host of photos, the only other host that may be contacted */
export function tells(host: string): string[] {
  const requests = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return [
    ...(document.cookie === '' ? [] : [`cookie: ${document.cookie}`]),
    ...requests
      .filter(
        (url) => url.protocol.startsWith('http') && url.origin !== location.origin && url.hostname !== host,
      )
      .map((url) => `asks ${url.href}`),
  ];
}

/** Everything stored, for this tab and others, as text. */
export const kept = (): string => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
