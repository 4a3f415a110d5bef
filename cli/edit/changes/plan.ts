/** Renaming and removing entries, and making them Markdown: what each would do, in words, before it is done. */

import { entriesNamed, newPaths, planMoves, textOf } from '../../actions/index.ts';
import { asMarkdown } from '../../core/edit/index.ts';
import { addressesBy } from '../../core/entries/routes.ts';
import type { ContentFolder } from '../../core/stages/content-folder.ts';
import { modelOf } from '../../core/validate/models.ts';
import { ADDRESS_LIST, addressesIn } from '../../core/values/address-list.ts';
import { languageOf, slugify } from '../../core/values/slug.ts';
import { isError } from '../../diagnostics/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import type { Change } from '../../io/changes/index.ts';
import { refusedAs, refusedBecause } from '../refused.ts';
import {
  type ActionPlan,
  addressesOf,
  KEPT_DAYS,
  type Of,
  type PlanContext,
  type PlannedSite,
  planOf,
  reading,
  refuseFor,
  withField,
} from './action-plan.ts';

/** Another title, name or address of an entry. */
export async function planNaming(
  { file, title, name: asked, address }: Of<'rename'>,
  planned: PlannedSite,
  own: PlanContext,
): Promise<ActionPlan> {
  const { site, content } = planned;
  const { context } = own;
  const { models } = site;
  const matches = entriesNamed(file, content, models, context);
  const [{ slug, collection }] = matches;
  if (address !== null && collection.address === undefined) throw refusedBecause('bad-request');
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

/** A file of fields alone becomes Markdown, so that a text can be written below them. */
export async function planBody(
  { file }: Of<'body'>,
  planned: PlannedSite,
  own: PlanContext,
): Promise<ActionPlan> {
  const { site, content } = planned;
  const { models } = site;
  const before = reading(planned, own.context).entry(file);
  const text = textOf(content, file);
  const { to, after } = asMarkdown(file, text);
  if (to === file || !modelOf(before, models)?.schema['x-body']) throw refusedBecause('no-body');
  if (content.entries.includes(to)) throw refusedAs(phrase('edit.body-taken', { file: to }), 409);
  if (after === null) throw refusedBecause('body-marks', 409, 'text');
  const moves = await planMoves(own.context, site, content, [{ from: file, to, before: text, after }]);
  refuseFor(moves.faults);
  const addresses = addressesBy(models, null);
  const [address] = addresses({ ...before, bodyStart: 0 });
  return planOf(planned, own, moves, {
    says: [
      phrase('edit.file-becomes', { from: file, to }),
      phrase('edit.body-below'),
      ...(address === undefined || address === addresses(before)[0]
        ? []
        : [phrase('edit.body-page', { address })]),
    ],
    done: phrase('edit.was-made-long', { title: before.title || file }),
    file: to,
    files: [file],
  });
}
