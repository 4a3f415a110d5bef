/**
 * Assigns functions to phases of a build, by their room of cli/: the innermost one with a phase counts. Reading a
 * body again for rendering counts as reading, and parsing again for a warning's place counts as reporting.
 */
import { moduleOf } from './areas.mjs';

export const OTHER = 'other';

/** In the order of a build. */
export const PHASES = ['read', 'parse', 'validate', 'plan', 'render', 'publish', 'tell'];

/** Prefixes of paths; the first match counts. */
const ROOMS = [
  ['cli/io/content/', 'read'],
  ['cli/core/parse/', 'parse'],
  ['cli/core/validate/', 'validate'],
  ['cli/core/models/', 'validate'],
  ['cli/core/plan/', 'plan'],
  ['cli/core/render/', 'render'],
  ['cli/core/reuse/', 'render'],
  ['cli/core/files/', 'publish'],
  ['cli/io/dist/', 'publish'],
  ['cli/io/cache/', 'publish'],
  ['cli/io/state/', 'publish'],
  ['cli/diagnostics/', 'tell'],
  ['cli/commands/output/', 'tell'],
];

/** Rooms that count for their caller; on their own, as after an await, for these phases. */
const ROOMS_ALONE = [
  ['cli/core/bodies/', 'render'],
  ['cli/core/entries/', 'read'],
];

const phaseIn = (rooms, module) => rooms.find(([room]) => module?.startsWith(room))?.[1];

/**
 * @param {import('./areas.mjs').Frame} frame
 * @param {string} callers phase
 * @returns {string} one of `PHASES`, or one that is not a phase: `gc`, `idle`, `other`
 */
export function phaseOf(frame, callers) {
  if (frame.functionName === '(garbage collector)') return 'gc';
  if (frame.functionName === '(idle)') return 'idle';
  if (callers === 'tell') return callers;
  const module = moduleOf(frame);
  const phase = phaseIn(ROOMS, module);
  if (phase) return phase;
  return callers === OTHER ? (phaseIn(ROOMS_ALONE, module) ?? OTHER) : callers;
}
