import type { TemplateName } from '../../templates/contract.ts';

const NAMES = ['home', 'about', 'contact', 'legal', 'not-found', 'article', 'listing'] as const;

/** @returns what is made for each template, by its name */
export const forEachTemplate = <T>(make: (name: TemplateName) => T): Record<TemplateName, T> =>
  Object.fromEntries(NAMES.map((name) => [name, make(name)])) as Record<TemplateName, T>;
