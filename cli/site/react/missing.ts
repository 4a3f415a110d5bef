/**
 * @returns an error for a missing component: a template, box or widget without a file, or without a default export. The
 *   engine finds its place and the most similar name by `codeFaults`.
 */
export const missingError = (kind: 'template' | 'box' | 'widget', name: string): Error =>
  Object.assign(new Error(`there is no ${kind} ${name}`), { codeFaults: [{ kind, name }] });
