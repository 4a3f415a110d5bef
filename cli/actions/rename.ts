/** An entry, with its translations, gets another name, title or address, and all that refers to it follows. */
import type { SiteSetup } from '../context.ts';
import { modelOf } from '../core/models/index.ts';
import { slugify } from '../core/values/names/slug.ts';
import { trialOf } from '../desk/index.ts';
import { type Diagnostic, isError } from '../diagnostics/index.ts';
import type { TextEdit } from '../diagnostics/report/index.ts';
import type { Change } from '../io/changes/index.ts';
import type { OpenSite } from '../open-site.ts';
import type { ContentPlan } from './carry-out.ts';
import { entriesNamed, newPaths } from './entry-names.ts';
import { noPlan, type PlannedFrom, plannedReader, withField } from './entry-plan.ts';
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

/** Another title, name or address. */
export interface NamesOrder {
  file: string;
  title: string;
  /** '' for one that follows the title. */
  name: string;
  /** As its fields state it; null if they state none. */
  address: string | null;
}

/**
 * @returns all that changes, and the entry as it was; or why there is no plan. `no-address`: its collection states no
 *   addresses. `nothing`: everything would stay as it is. `not-certain`: a field cannot be written without changing more
 * @throws Failure if no or another entry has that name, or none can have it
 */
export async function planNames(
  context: SiteSetup,
  from: PlannedFrom,
  { file, title, name: asked, address }: NamesOrder,
) {
  const { site, content } = from;
  const { models } = site;
  const matches = entriesNamed(file, content, models, context);
  const [{ slug, collection }] = matches;
  if (address !== null && collection.address === undefined) return noPlan('no-address');
  const before = plannedReader(from, context).entry(file);
  const name = asked === '' ? slugify(title) : asked;
  const paths =
    name === slug
      ? matches.map((one) => ({ from: one.file, to: one.file }))
      : newPaths(matches, name, content, models);
  const first: Change[] = [];
  for (const { from, to } of paths) {
    const text = textOf(content, from);
    const values: [field: string, value: string][] = [];
    if (from === file) {
      const field = modelOf(before, models)?.roles.title ?? 'title';
      const written = collection.address === undefined ? undefined : before.fields[collection.address];
      if (title !== before.title) values.push([field, title]);
      if (address !== null && address !== written) values.push([collection.address ?? '', address]);
    }
    const after = values.reduce<string | null>(
      (now, [field, value]) => (now === null ? null : withField(from, now, `/${field}`, value)),
      text,
    );
    if (after === null) return noPlan('not-certain');
    first.push({ from, to, before: text, after });
  }
  if (first.every((one) => one.from === one.to && one.before === one.after)) return noPlan('nothing');
  return { ...(await planMoves(context, site, content, first)), paths, entry: before };
}
