/** This process: its streams, its terminal, how it ends, and what the site's code leaves behind in it. */

/** Whether V8's code of the command is worth storing, and what says so. */
export { hasCalledMost, isCodeWorthStoring } from './called-code.ts';
/** `exit` ends it. `withoutSignals` defers a signal until a function has run. */
export { exit, withoutSignals } from './leave.ts';
/** Standard output and error, written completely, or with the reason why not. */
export { type Sinks, standardSinks } from './streams.ts';
/** Questions to a person; null if nobody can answer. */
export { type Ask, type Terminal, terminalHere } from './terminal.ts';
/**
 * Errors of the site's code that nobody awaits. `siteCodeRuns` is called when it is loaded; then they are recorded, and taken or
 * thrown (SiteError) before anything is published.
 */
export {
  onUnhandledError,
  recordUnhandledError,
  siteCodeRuns,
  takeUnhandledError,
  throwUnhandledError,
} from './unhandled-errors.ts';
