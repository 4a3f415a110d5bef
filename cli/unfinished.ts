/** A rename that was killed: no command publishes or edits content of which a part has the new name. */

import type { SiteSetup } from './context.ts';
import { renameCommand } from './invocation.ts';
import { recoverRename } from './io/content/write-set.ts';

/**
 * Removes what a killed rename has left if that changes no content.
 * @throws Failure naming the command that completes it, and while another process renames
 */
export function expectFinished(context: SiteSetup): void {
  const { options, siteRoot } = context;
  recoverRename({ content: options.content, siteRoot }, (order) => renameCommand(context, order));
}
