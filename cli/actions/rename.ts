/** An entry, with its translations, gets another name, and all that refers to it follows. */
import type { SiteSetup } from '../context.ts';
import { trialOf } from '../desk/index.ts';
import { type Diagnostic, isError } from '../diagnostics/index.ts';
import type { TextEdit } from '../diagnostics/report/index.ts';
import type { OpenSite } from '../open-site.ts';
import type { ContentPlan } from './carry-out.ts';
import { entriesNamed, newPaths } from './entry-names.ts';
import { planMoves, textOf } from './moved-entries.ts';

export interface RenamePlan extends ContentPlan {
  /** The entry, then its translations. */
  paths: readonly { from: string; to: string }[];
  edits: readonly TextEdit[];
  /** Why it cannot be carried out; empty if it can. */
  faults: readonly Diagnostic[];
}

/**
 * @param named a path, or the name of the entry, optionally with its folder
 * @param name without number and extension
 * @throws Failure if no or another entry has that name, or none can have it
 */
export async function planRename(
  context: SiteSetup,
  site: OpenSite,
  { entry: named, name }: { entry: string; name: string },
): Promise<RenamePlan> {
  const { models } = site;
  const content = await site.readContent();
  const matches = entriesNamed(named, content, models, context);
  const paths = newPaths(matches, name, content, models);
  const first = paths.map(({ from, to }) => {
    const text = textOf(content, from);
    return { from, to, before: text, after: text };
  });
  const { changes, edits, unsound, faults } = await planMoves(context, site, content, first);
  const order = { is: 'rename', entry: named, name, file: matches[0].file } as const;
  const planned = (found: readonly Diagnostic[]): RenamePlan => ({
    changes,
    order,
    paths,
    edits,
    faults: found,
  });
  if (unsound.length > 0 || faults.length > 0) return planned(unsound.length > 0 ? unsound : faults);
  const touched = new Set(changes.map(({ from }) => from));
  const { before, fresh } = await trialOf(site, content, changes);
  const inTheWay = before.filter((one) => isError(one) && touched.has(one.file));
  return planned(inTheWay.length > 0 ? inTheWay : fresh.filter(isError));
}
