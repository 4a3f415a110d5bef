/** What the plans of all actions share: their consequences in words, and a trial of what `check` would say. */

import type { planMoves } from '../../actions/index.ts';
import type { SiteSetup } from '../../context.ts';
import { withValue } from '../../core/edit/index.ts';
import { singleReader } from '../../core/entries/read-entry.ts';
import { readSite } from '../../core/entries/read-site.ts';
import { SITE_FILE } from '../../core/entries/top-level.ts';
import { NO_CODE } from '../../core/pipeline/ports.ts';
import type { Entry } from '../../core/stages/entry.ts';
import { ADDRESS_LIST } from '../../core/values/address-list.ts';
import { fingerprint } from '../../core/values/hash.ts';
import type { EditedSite } from '../../desk/index.ts';
import type { Diagnostic } from '../../diagnostics/index.ts';
import { inBoth } from '../../diagnostics/languages/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { wording } from '../../diagnostics/wording/index.ts';
import type { Change } from '../../io/changes/index.ts';
import type { Both, PlanView, SiteAction } from '../api.ts';
import { refusedAs, refusedBecause } from '../refused.ts';

/** Days for which what was removed can be put back. */
export const KEPT_DAYS = 30;

/** The site as it is planned from: with the unsaved texts of other entries. */
export type PlannedSite = Awaited<ReturnType<EditedSite['planned']>>;

export interface ActionPlan extends PlanView {
  changes: readonly Change[];
  /** What was done, for the list of what can be undone. */
  done: Both;
  /** The entry to show afterwards; null for the list. */
  file: string | null;
}

export type Of<Is extends SiteAction['is']> = Extract<SiteAction, { is: Is }>;
export type Moves = Awaited<ReturnType<typeof planMoves>>;

/** @throws Refused with the first of some faults */
export function refuseFor(faults: readonly Diagnostic[]): void {
  const [first] = faults;
  if (first)
    throw refusedAs(
      inBoth((lang) => `${first.file}: ${wording(first, lang).message}`),
      409,
    );
}

export function reading({ site: { models }, content }: PlannedSite, { options }: SiteSetup) {
  const { context } = readSite(content, models, NO_CODE.site.definition, options.url).value;
  const read = singleReader(context, { content, models });
  return { context, entry: (file: string): Entry => read(file).entry };
}

const titleIn = (read: (file: string) => Entry, file: string): Both =>
  file === SITE_FILE ? phrase('edit.settings') : inBoth(() => read(file).title || file);

/** What becomes of addresses. */
export const addressesOf = ({ renamings, edits }: Moves): Both[] =>
  renamings.flatMap(({ file, address: from, newAddress: to }) => {
    if (from === null || to === null || from === to) return [];
    const isKept = edits.some((edit) => edit.pass === 2 && [file, SITE_FILE].includes(edit.file));
    return [phrase(isKept ? 'edit.address-kept' : 'edit.address-lost', { from, to })];
  });

type Own = Pick<ActionPlan, 'done' | 'file' | 'says'> & {
  /** Files that are changed because the user says so: the others follow. */
  files: readonly string[];
};

/** The plan of changes. @throws Refused if other entries have unsaved changes in the same files */
export async function planOf(
  planned: PlannedSite,
  { context, unsaved }: PlanContext,
  { changes, edits }: Pick<Moves, 'changes' | 'edits'>,
  { files, ...own }: Own,
): Promise<ActionPlan & { fresh: readonly Diagnostic[]; before: readonly Diagnostic[] }> {
  const { entry: read } = reading(planned, context);
  const open = changes.map(({ from }) => from).filter((file) => unsaved.has(file));
  if (open.length > 0)
    throw refusedAs(
      phrase('edit.save-first', {
        files: inBoth((lang) => open.map((file) => titleIn(read, file)[lang]).join(', ')),
      }),
      409,
    );
  const tried = await planned.trial(changes);
  if (!tried) throw refusedBecause('not-tried', 500);
  const { found: before, fresh } = tried;
  const others = changes.filter(({ from }) => !files.includes(from) && from !== ADDRESS_LIST);
  const owned = new Set(changes.flatMap(({ from, to }) => (files.includes(from) ? [from, to] : [])));
  return {
    ...own,
    id: fingerprint(JSON.stringify(changes)),
    changes,
    before,
    fresh,
    entries: others.map(({ from }) => ({
      file: from,
      title: titleIn(read, from),
      edits: [...new Set(edits.filter(({ file }) => file === from).map((one) => `${one.old} → ${one.new}`))],
    })),
    faults: fresh
      .filter(({ file }) => !owned.has(file))
      .map((one) => ({
        file: one.file,
        title: titleIn(read, one.file),
        words: inBoth((lang) => wording(one, lang).message),
      })),
  };
}

export interface PlanContext {
  context: SiteSetup;
  /** Files with unsaved changes. */
  unsaved: ReadonlySet<string>;
}

/** A new text of one field. @throws Refused if that is not certain */
export function withField(file: string, text: string, pointer: string, value: string): string {
  const changed = withValue(file, text, pointer, value);
  if (!changed) throw refusedBecause('not-certain', 409, 'text');
  return changed.after;
}
