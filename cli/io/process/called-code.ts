/**
 * When V8's compiled code of the command is worth storing (`tools/start.cjs`): V8 compiles functions when they are
 * called, and each start reads all that is stored.
 */

let isWorthStoring = false;

/** Called once a site has been built or checked: by then, a command has called most of what commands call. */
export function hasCalledMost(): void {
  isWorthStoring = true;
}

export const isCodeWorthStoring = (): boolean => isWorthStoring;
