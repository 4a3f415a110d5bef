/**
 * Which phase of a build a function works for, by the room of cli/ that it comes from: the innermost that belongs to a
 * phase counts. A body that is read again to be rendered counts as read, and what is parsed again to say where a warning
 * is counts as told.
 */
import { moduleOf } from './areas.mjs';

export const OTHER = 'other';

/** In the order of a build. */
export const PHASES = ['read', 'parse', 'validate', 'plan', 'render', 'publish', 'tell'];

/** What a path begins with; the first that fits counts. */
const ROOMS = [
  ['cli/io/content/', 'read'],
  ['cli/core/parse/', 'parse'],
  ['cli/core/validate/', 'validate'],
  ['cli/core/plan/', 'plan'],
  ['cli/core/render/', 'render'],
  ['cli/core/reuse/', 'render'],
  ['cli/core/files/', 'publish'],
  ['cli/io/dist/', 'publish'],
  ['cli/io/cache/', 'publish'],
  ['cli/diagnostics/', 'tell'],
  ['cli/commands/output/', 'tell'],
];

/** Works for whoever called; on its own, as after a wait, for these. */
const ROOMS_ALONE = [
  ['cli/core/bodies/', 'render'],
  ['cli/core/entries/', 'read'],
];

const phaseIn = (rooms, module) => rooms.find(([room]) => module?.startsWith(room))?.[1];

/**
 * @param {import('./areas.mjs').Frame} frame
 * @param {string} callers phase
 * @returns {string} one of `PHASES`, or what is no phase: `gc`, `idle`, `other`
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
