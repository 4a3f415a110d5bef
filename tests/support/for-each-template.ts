const NAMES = ['home', 'about', 'contact', 'legal', 'not-found', 'article', 'listing', 'moved'] as const;

/** @returns what is made for each template, by its name */
export const forEachTemplate = <T>(make: (name: string) => T): Record<(typeof NAMES)[number], T> =>
  Object.fromEntries(NAMES.map((name) => [name, make(name)])) as Record<(typeof NAMES)[number], T>;
