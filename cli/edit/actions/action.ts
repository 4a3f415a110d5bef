/** What every action on an entry has on the server: what it is planned from, and its consequences in words. */
import { plannedReader, type planSave } from '../../actions/index.ts';
import type { SiteSetup } from '../../context.ts';
import { SITE_FILE } from '../../core/entries/folder/index.ts';
import { ADDRESS_LIST } from '../../core/values/address-list.ts';
import { fingerprint } from '../../core/values/hash.ts';
import { lazily } from '../../core/values/lists.ts';
import type { EditedSite } from '../../desk/index.ts';
import { type Diagnostic, isError } from '../../diagnostics/index.ts';
import { inBoth } from '../../diagnostics/languages/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { wording } from '../../diagnostics/wording/index.ts';
import type { Change } from '../../io/changes/index.ts';
import type { Both, PlanView, SiteAction, TrialView } from '../api.ts';
import { type Refused, refusedAs, refusedBecause } from '../refused.ts';
import type { OnDisk } from '../session/disk.ts';

/** The site as it is planned from: with the unsaved texts of other entries. */
type PlannedSite = Awaited<ReturnType<EditedSite['planned']>>;

/** What the plan of an action can ask of the editor. */
export interface ActionContext {
  context: SiteSetup;
  site: EditedSite;
  /** Files with unsaved changes. */
  unsaved: ReadonlySet<string>;
  /** @returns the unsaved text of a file; null if there is none to save over the text on disk */
  toSave(file: string): string | null;
  textOnDisk(file: string): OnDisk;
  /** @returns the site, to plan from the text of a file on disk. @throws Refused if it has unsaved changes, or no text */
  fromDisk(file: string): Promise<PlannedSite>;
}

export interface ActionPlan extends PlanView {
  changes: readonly Change[];
  /** Of the site that it was made from: another one may have other faults. */
  state: number;
  /** @returns what `check` would say. @throws Refused if the action must not cause that */
  trial: () => Promise<TrialView>;
  /** What was done, for the list of what can be undone. */
  done: Both;
  /** The entry to show afterwards; null for the list. */
  file: string | null;
  /** The unsaved text that is saved with it. */
  saved?: string;
  /** Whether it was about several entries: the list is shown again once it is undone. */
  isOfSeveral?: boolean;
}

/** What an action would do; null if nothing follows in other files. @throws Refused, and Failure of the use case */
export type Planner<Is extends SiteAction['is']> = (
  action: Extract<SiteAction, { is: Is }>,
  own: ActionContext,
) => Promise<ActionPlan | null>;

/** What follows from a use case. */
type Moves = Pick<
  Exclude<Awaited<ReturnType<typeof planSave>>, NoPlan>,
  'changes' | 'edits' | 'renamings' | 'unsound' | 'faults'
>;
interface NoPlan {
  why: string;
  file: string;
}
type WhyNot<Result> = Result extends NoPlan ? Result['why'] : never;

/** A value of a field cannot be written without changing more. */
export const notCertain = (): Refused => refusedBecause('not-certain', 409, 'text');

/**
 * @param refused for each reason of the use case not to have a plan, what is said then
 * @returns the plan. @throws Refused if there is none, or it has faults
 */
export function expectPlan<Result extends Moves | NoPlan>(
  result: Result,
  refused: { readonly [Why in WhyNot<Result>]: (file: string) => Refused },
): Exclude<Result, NoPlan> {
  if ('why' in result) throw refused[result.why as WhyNot<Result>](result.file);
  const plan = result as Exclude<Result, NoPlan>;
  refuseFor(plan.faults);
  return plan;
}

/** What a file is called; by its name if nothing else is known. */
type TitleOf = (file: string) => Both;
const byFile: TitleOf = (file) => inBoth(() => file);

/** @throws Refused with the first of some faults */
export function refuseFor(faults: readonly Diagnostic[], titleOf = byFile): void {
  const [first] = faults;
  if (!first) return;
  const name = titleOf(first.file);
  throw refusedAs(
    inBoth((lang) => `${name[lang]}: ${wording(first, lang).message}`),
    409,
  );
}

/** What becomes of addresses. */
export const addressesOf = ({ renamings, edits }: Moves): Both[] =>
  renamings.flatMap(({ file, address: from, newAddress: to }) => {
    if (from === null || to === null || from === to) return [];
    const isKept = edits.some((edit) => edit.pass === 2 && [file, SITE_FILE].includes(edit.file));
    return [phrase(isKept ? 'edit.address-kept' : 'edit.address-lost', { from, to })];
  });

type Own = Pick<ActionPlan, 'done' | 'file' | 'says' | 'isOfSeveral'> & {
  /** Files that are changed because the user says so: the others follow. */
  files: readonly string[];
  /** Whether an error that it causes, or one in a file that changes, keeps it from being done. */
  isStrict?: boolean;
  /** Whether others only call it by another name: how often, rather than how that is written. */
  isAboutNames?: boolean;
};

/** @returns what a check of the site would say of a plan. @throws Refused */
async function triedPlan(
  planned: PlannedSite,
  changes: readonly Change[],
  { files, isStrict = false, isOfSeveral = false }: Own,
  titleOf: TitleOf,
): Promise<TrialView> {
  const tried = await planned.trial(changes);
  if (!tried) throw refusedBecause('not-tried', 500);
  const { found: before, fresh } = tried;
  const touched = new Set(changes.map(({ from }) => from));
  if (isStrict) {
    refuseFor(
      before.filter((one) => isError(one) && touched.has(one.file)),
      titleOf,
    );
    refuseFor(fresh.filter(isError), titleOf);
  }
  const owned = new Set(changes.flatMap(({ from, to }) => (files.includes(from) ? [from, to] : [])));
  return {
    faults: fresh
      // The form of one entry shows its own.
      .filter(({ file }) => isOfSeveral || !owned.has(file))
      .map((one) => ({
        file: one.file,
        title: titleOf(one.file),
        words: inBoth((lang) => wording(one, lang).message),
      })),
  };
}

/** The plan as it is shown. @throws Refused if other entries have unsaved changes in the same files */
export function shownPlan(
  planned: PlannedSite,
  { context, unsaved }: Pick<ActionContext, 'context' | 'unsaved'>,
  { changes, edits }: Moves,
  own: Own,
): ActionPlan {
  const { entry } = plannedReader(planned, context);
  const titleOf: TitleOf = (file) =>
    file === SITE_FILE ? phrase('edit.settings') : inBoth(() => entry(file).title || file);
  const open = changes.map(({ from }) => from).filter((file) => unsaved.has(file));
  if (open.length > 0)
    throw refusedAs(
      phrase('edit.save-first', {
        files: inBoth((lang) => open.map((file) => titleOf(file)[lang]).join(', ')),
      }),
      409,
    );
  const others = changes.filter(({ from }) => !own.files.includes(from) && from !== ADDRESS_LIST);
  return {
    ...own,
    state: planned.state,
    trial: lazily(() => triedPlan(planned, changes, own, titleOf)),
    id: fingerprint(JSON.stringify(changes)),
    changes,
    entries: others.map(({ from }) => {
      const those = edits.filter(({ file }) => file === from);
      const texts = own.isAboutNames ? [] : those.map((one) => `${one.old} → ${one.new}`);
      return { file: from, title: titleOf(from), places: those.length, edits: [...new Set(texts)] };
    }),
  };
}
