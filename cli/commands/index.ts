/**
 * The commands, as `main.ts` calls them. Nothing else prints or asks. A command takes its context and returns an exit code; it
 * throws a Failure for the command line or the machine, and `SiteFaults` or any error of the site's own code.
 */

/** What every command gets, and the exit codes, as documented. */
export { type Context, EXIT, type ExitCode } from './context.ts';
/** The flags of a command line, and the options that they mean. @throws Failure */
export { type Flags, opensLinks, resolveOptions } from './line/options.ts';
/** The command line: every command with its flags and help. It loads a command when it is called. */
export { program } from './line/program.ts';
/**
 * Modules that are loaded when they are needed: reports (`printFailure`, `printSiteFaults`, `checkReports`), checks of `--only`
 * and of the public address (@throws Failure), and the words for a command line that cannot be read.
 */
export { loadReports, loadSelection, loadSiteUrl, loadUsage } from './on-demand.ts';
/** What a report needs to be printed: less than a context, since a command line may be wrong. */
export type { PrintContext } from './output/report.ts';
