// Mechanisms that only make builds faster or smaller. Each can be left out when the command is compiled, so that `npm
// run bench` can measure it, and a test can check that it changes no byte. `cli/README.md` has the figures.
/* global SENJA_WITHOUT */

/** @typedef {'worker' | 'compiled-models' | 'late-optimizing'} Mechanism */

/** @type {readonly Mechanism[]} */
export const MECHANISMS = ['worker', 'compiled-models', 'late-optimizing'];

/** Names separated by commas, set when the command is compiled. */
const without =
  // @ts-expect-error not declared: only esbuild defines it
  typeof SENJA_WITHOUT === 'string' ? SENJA_WITHOUT.split(',') : [];

/** @param {Mechanism} mechanism */
export const isOn = (mechanism) => !without.includes(mechanism);
