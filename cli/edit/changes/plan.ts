/** Changes of several files: what each would do, in words, before it is done. */
import type { Context } from '../../commands/context.ts';
import { planMoves, textOf } from '../../commands/moved-entries.ts';
import { entriesNamed, newPaths } from '../../commands/rename.ts';
import { withValue } from '../../core/author/rename.ts';
import { choosing, type RenamedChoice, renamedChoices } from '../../core/author/renamed-choices.ts';
import { readDocument } from '../../core/entries/documents.ts';
import { SITE_FILE } from '../../core/entries/known-places.ts';
import { entryReader } from '../../core/entries/read-entry.ts';
import { readSite } from '../../core/entries/read-site.ts';
import { addressesBy } from '../../core/entries/routes.ts';
import { NO_CODE } from '../../core/pipeline/ports.ts';
import type { ContentFolder } from '../../core/stages/content-folder.ts';
import type { Entry } from '../../core/stages/entry.ts';
import { modelOf } from '../../core/validate/models.ts';
import { ADDRESS_LIST, addressesIn } from '../../core/values/address-list.ts';
import { fingerprint } from '../../core/values/hash.ts';
import { languageOf, slugify } from '../../core/values/slug.ts';
import { type Diagnostic, isError, wording } from '../../diagnostics/diagnostic.ts';
import { inBoth } from '../../diagnostics/lang.ts';
import { phrase } from '../../diagnostics/phrases.ts';
import type { Change } from '../../io/content/write-set.ts';
import type { Both, PlanView, SiteAction } from '../api.ts';
import { Refused, refusedBecause } from '../refused.ts';
import type { EditedSite } from '../site/edited-site.ts';

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

type Of<Is extends SiteAction['is']> = Extract<SiteAction, { is: Is }>;
type Moves = Awaited<ReturnType<typeof planMoves>>;

const cannot = (refused: Both): Refused => new Refused(409, { refused, instead: null });

/** @throws Refused with the first of some faults */
function refuseFor(faults: readonly Diagnostic[]): void {
  const [first] = faults;
  if (first) throw cannot(inBoth((lang) => `${first.file}: ${wording(first, lang).message}`));
}

function reading({ site: { models }, content }: PlannedSite, { options }: Context) {
  const { context } = readSite(content, models, NO_CODE.site.definition, options.url).value;
  const read = entryReader(context, { content, models });
  return { context, entry: (file: string): Entry => read(file).entry };
}

const titleIn = (read: (file: string) => Entry, file: string): Both =>
  file === SITE_FILE ? phrase('edit.settings') : inBoth(() => read(file).title || file);

/** What becomes of addresses. */
const addressesOf = ({ renamings, edits }: Moves): Both[] =>
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
async function planOf(
  planned: PlannedSite,
  { context, unsaved }: PlanContext,
  { changes, edits }: Pick<Moves, 'changes' | 'edits'>,
  { files, ...own }: Own,
): Promise<ActionPlan & { fresh: readonly Diagnostic[]; before: readonly Diagnostic[] }> {
  const { entry: read } = reading(planned, context);
  const open = changes.map(({ from }) => from).filter((file) => unsaved.has(file));
  if (open.length > 0)
    throw cannot(
      phrase('edit.save-first', {
        files: inBoth((lang) => open.map((file) => titleIn(read, file)[lang]).join(', ')),
      }),
    );
  const tried = await planned.trial(changes);
  if (!tried) throw refusedBecause('not-tried', 500);
  const { found: before, fresh } = tried;
  const others = changes.filter(({ from }) => !files.includes(from) && from !== ADDRESS_LIST);
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
      .filter(({ file }) => !files.includes(file))
      .map((one) => ({
        file: one.file,
        title: titleIn(read, one.file),
        words: inBoth((lang) => wording(one, lang).message),
      })),
  };
}

export interface PlanContext {
  context: Context;
  /** Files with unsaved changes. */
  unsaved: ReadonlySet<string>;
}

/** A new text of one field. @throws Refused if that is not certain */
function withField(file: string, text: string, pointer: string, value: string): string {
  const made = withValue(file, text, pointer, value);
  if (!made) throw refusedBecause('not-certain', 409, 'text');
  return made.after;
}

/** Another title, name or address of an entry. */
export async function planRename(
  { file, title, name: asked, address }: Of<'rename'>,
  planned: PlannedSite,
  own: PlanContext,
): Promise<ActionPlan> {
  const { site, content } = planned;
  const { context } = own;
  const { models } = site;
  const matches = entriesNamed(file, content, models, context);
  const [{ slug, collection }] = matches;
  const { entry } = reading(planned, context);
  const before = entry(file);
  const name = asked === '' ? slugify(title) : asked;
  const paths =
    name === slug
      ? matches.map((one) => ({ from: one.file, to: one.file }))
      : newPaths(matches, name, content, models);
  const first = paths.map(({ from, to }): Change => {
    const text = textOf(content, from);
    let after = text;
    if (from === file) {
      const field = modelOf(before, models)?.roles.title ?? 'title';
      if (title !== before.title) after = withField(from, after, `/${field}`, title);
      const written = collection.address === undefined ? undefined : before.fields[collection.address];
      if (address !== null && address !== written)
        after = withField(from, after, `/${collection.address}`, address);
    }
    return { from, to, before: text, after };
  });
  if (first.every((one) => one.from === one.to && one.before === one.after)) throw refusedBecause('nothing');
  const moves = await planMoves(context, site, content, first);
  refuseFor([...moves.unsound, ...moves.faults]);
  const addresses = addressesOf(moves);
  const says = [
    ...(title === before.title ? [] : [phrase('edit.title-becomes', { from: before.title, to: title })]),
    ...paths.flatMap(({ from, to }) => (from === to ? [] : [phrase('edit.file-becomes', { from, to })])),
    ...(addresses.length > 0 || !addressesBy(models, null)(before)[0]
      ? addresses
      : [phrase('edit.address-stays')]),
  ];
  const plan = await planOf(planned, own, moves, {
    says,
    done: phrase('edit.was-renamed', { title }),
    file: paths[0]?.to ?? file,
    files: paths.map(({ from }) => from),
  });
  const touched = new Set(plan.changes.map(({ from }) => from));
  refuseFor(plan.before.filter((one) => isError(one) && touched.has(one.file)));
  refuseFor(plan.fresh.filter(isError));
  return plan;
}

/** The list of published addresses without some, so that nobody is asked about them. */
function unlisted(content: ContentFolder, gone: readonly string[]): Change[] {
  if (!content.addresses) return [];
  const before = textOf(content, ADDRESS_LIST);
  const lines = addressesIn(before).filter(({ address }) => gone.includes(address));
  const after = lines.reduceRight((text, { start, end }) => {
    const rest = text.slice(end).replace(/^[^\n]*\n?/, '');
    return text.slice(0, text.lastIndexOf('\n', start) + 1) + rest;
  }, before);
  return before === after ? [] : [{ from: ADDRESS_LIST, to: ADDRESS_LIST, before, after }];
}

/** An entry is removed, with its translations. */
export async function planDelete(
  { file, target }: Of<'delete'>,
  planned: PlannedSite,
  own: PlanContext,
): Promise<ActionPlan> {
  const { site, content } = planned;
  const { models } = site;
  if (target === '') throw refusedBecause('no-redirect');
  const { entry } = reading(planned, own.context);
  const removed = entriesNamed(file, content, models, own.context).map((one) => one.file);
  const addresses = addressesBy(models, null);
  const heirsOf =
    target === null ? [] : entriesNamed(target, content, models, own.context).map((one) => one.file);
  const heirs = new Map(
    removed.flatMap((from) => {
      const heir = heirsOf.find((one) => languageOf(one) === languageOf(from));
      return heir === undefined ? [] : [[from, heir] as const];
    }),
  );
  if (target !== null && (removed.includes(target) || !heirs.has(file))) throw refusedBecause('bad-request');
  const leads = (from: string): string | undefined => {
    const heir = heirs.get(from);
    return heir === undefined ? undefined : addresses(entry(heir))[0];
  };
  if (
    heirs.has(file) &&
    (leads(file) === undefined || !modelOf(entry(heirs.get(file) ?? ''), models)?.roles.aliases)
  )
    throw refusedBecause('no-redirect');
  const first = removed.map(
    (from): Change => ({ from, to: from, before: textOf(content, from), after: null }),
  );
  const gone = removed.flatMap((from) => (heirs.has(from) ? [] : addresses(entry(from)).slice(0, 1)));
  const moves = await planMoves(own.context, site, content, [...first, ...unlisted(content, gone)], heirs);
  refuseFor(moves.faults);
  const says = removed.flatMap((from) => {
    const [address] = addresses(entry(from));
    const to = leads(from);
    const { images, bodyImages } = entry(from);
    return [
      phrase('edit.file-goes', { file: from }),
      ...(address === undefined
        ? []
        : [
            to
              ? phrase('edit.address-leads', { from: address, to })
              : phrase('edit.address-goes', { address }),
          ]),
      ...(images.length + bodyImages.length > 0 ? [phrase('edit.pictures-stay')] : []),
    ];
  });
  const title = entry(file).title || file;
  return planOf(planned, own, moves, {
    says: [...says, phrase('edit.kept-for', { days: KEPT_DAYS })],
    done: phrase('edit.was-removed', { title }),
    file: null,
    files: removed,
  });
}

/** New texts of the entries that choose renamed items, in the language of each. */
function choosers(
  { site: { models }, content }: PlannedSite,
  renamedIn: (language: string | null) => readonly RenamedChoice[],
): Change[] {
  return content.entries.flatMap((file) => {
    const renamed = renamedIn(languageOf(file));
    const { value: document } =
      renamed.length === 0 ? { value: null } : readDocument(content, file, models.isName);
    if (!document) return [];
    const { text: before } = document;
    let after = before;
    for (const [pointer, value] of choosing(document, models, renamed))
      after = withField(file, after, pointer, value);
    return before === after ? [] : [{ from: file, to: file, before, after }];
  });
}

/**
 * An entry is saved, or `site.yaml`.
 * @param text with the changes
 * @returns null if nothing else follows from it
 */
export async function planSave(
  file: string,
  text: string,
  planned: PlannedSite,
  own: PlanContext,
): Promise<ActionPlan | null> {
  const { site, content } = planned;
  const first: Change = { from: file, to: file, before: textOf(content, file), after: text };
  const next: ContentFolder = {
    ...content,
    read: (name) => (name === file ? Buffer.from(text) : content.read(name)),
    stamp: () => null,
  };
  const [before, after] = [planned, { ...planned, content: next }].map((one) => reading(one, own.context));
  if (!before || !after) return null;
  const renamedIn = (language: string | null) => {
    const of = ({ context: { choices, languages } }: typeof before) =>
      language === null ? choices : (languages?.[language] ?? {});
    return file === SITE_FILE ? renamedChoices(of(before), of(after)) : [];
  };
  const followers = file === SITE_FILE ? choosers(planned, renamedIn) : [];
  const says = renamedIn(null).map(({ from, to }) => phrase('edit.choice-becomes', { from, to }));
  if (file === SITE_FILE && followers.length === 0 && says.length === 0) return null;
  const moves = await planMoves(own.context, site, content, [first, ...followers]);
  refuseFor(moves.faults);
  // Without anything that follows it is a save like any other.
  if (moves.changes.length === 1 && moves.edits.length === 0) return null;
  const title = file === SITE_FILE ? phrase('edit.settings') : inBoth(() => before.entry(file).title || file);
  return planOf(planned, own, moves, {
    says: [...says, ...addressesOf(moves)],
    done: phrase('edit.was-saved', { title }),
    file,
    files: [file],
  });
}
