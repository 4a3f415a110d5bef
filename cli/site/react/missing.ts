/**
 * @returns an error that says which component the site's code names that there is not: a template or widget without a
 *   file, or without a default export. The engine tells from `missingComponent` where the name stands and what is nearest.
 */
export const missing = (kind: 'template' | 'widget', name: string): Error =>
  Object.assign(new Error(`there is no ${kind} ${name}`), { missingComponent: { kind, name } });
