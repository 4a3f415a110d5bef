/** Plans become facts: through the redo log, so that a killed process leaves all files as before or as planned. */
import type { SiteSetup } from '../context.ts';
import { type Change, changeTogether, finishChanges, type Order, type RedoLog } from '../io/changes/index.ts';
import { commandFor, contentPlaces } from '../unfinished.ts';

/** What would change in the content, before it does. */
export interface ContentPlan {
  changes: readonly Change[];
  /** The command that completes it after an interruption. */
  order: Order;
}

/**
 * Completes a change that was interrupted; to be called before a command reads the content that it will change.
 * @returns the change; null if there was none
 * @throws Failure as `finishChanges`
 */
export const completeChanges = (context: SiteSetup): Promise<RedoLog | null> =>
  finishChanges(contentPlaces(context), commandFor(context));

/**
 * @param leaves whether files that another program has changed since are left alone, because the others do not depend
 *   on them; otherwise nothing changes then
 * @returns files that were left alone
 * @throws Failure as `changeTogether`
 */
export const carryOut = (
  context: SiteSetup,
  { changes, order }: ContentPlan,
  { leaves = false }: { leaves?: boolean } = {},
): Promise<string[]> =>
  changeTogether(contentPlaces(context), changes, { order, commandFor: commandFor(context), leaves });
