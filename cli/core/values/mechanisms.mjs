// What only makes builds faster or smaller, and can be left out when the command is compiled: so `npm run bench` tells
// what each is worth, and a test that it changes no byte. `cli/README.md` has the figures.
/* global SENJA_WITHOUT */

/** @typedef {'worker' | 'kept-code' | 'compiled-models'} Mechanism */

/** @type {readonly Mechanism[]} */
export const MECHANISMS = ['worker', 'kept-code', 'compiled-models'];

/** Names with commas between them, set when the command is compiled. */
const without =
  // @ts-expect-error nobody declares it: it is defined for esbuild alone
  typeof SENJA_WITHOUT === 'string' ? SENJA_WITHOUT.split(',') : [];

/** @param {Mechanism} mechanism */
export const isOn = (mechanism) => !without.includes(mechanism);
