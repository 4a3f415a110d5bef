/** Entries are removed, with their translations: their addresses lead to another one, or nowhere. */
import type { SiteSetup } from '../context.ts';
import { addressesBy } from '../core/entries/addresses/index.ts';
import { modelOf } from '../core/models/index.ts';
import type { ContentFolder } from '../core/stages/content-folder.ts';
import { ADDRESS_LIST, addressesIn } from '../core/values/address-list.ts';
import { languageOf } from '../core/values/names/languages.ts';
import type { Change } from '../io/changes/index.ts';
import { entriesNamed } from './entry-names.ts';
import { noPlan, type PlannedFrom, plannedReader } from './entry-plan.ts';
import { planMoves, textOf } from './moved-entries.ts';

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

/**
 * @param target the entry that gets the addresses; null for none
 * @returns all that changes, and what becomes of each removed file; or why there is no plan. `no-heir`: addresses cannot
 *   lead to the target. `itself`: it is removed too, or in another language
 * @throws Failure if no entry has one of the names
 */
export async function planRemove(
  context: SiteSetup,
  from: PlannedFrom,
  { files: named, target }: { files: readonly string[]; target: string | null },
) {
  const { site, content } = from;
  const { models } = site;
  if (target === '') return noPlan('no-heir');
  const { entry } = plannedReader(from, context);
  const filesOf = (file: string): string[] =>
    entriesNamed(file, content, models, context).map((one) => one.file);
  const files = [...new Set(named.flatMap(filesOf))];
  const addresses = addressesBy(models, null);
  const heirsOf = target === null ? [] : filesOf(target);
  const heirs = new Map(
    files.flatMap((from) => {
      const heir = heirsOf.find((one) => languageOf(one) === languageOf(from));
      return heir === undefined ? [] : [[from, heir] as const];
    }),
  );
  if (target !== null && (files.includes(target) || !named.every((file) => heirs.has(file))))
    return noPlan('itself');
  const leadsTo = (from: string): string | undefined => {
    const heir = heirs.get(from);
    return heir === undefined ? undefined : addresses(entry(heir))[0];
  };
  const canTake = (file: string, heir: string): boolean =>
    leadsTo(file) !== undefined && modelOf(entry(heir), models)?.roles.aliases !== undefined;
  if (named.some((file) => heirs.has(file) && !canTake(file, heirs.get(file) ?? '')))
    return noPlan('no-heir');
  const first = files.map((from): Change => ({ from, to: from, before: textOf(content, from), after: null }));
  const gone = files.flatMap((from) => (heirs.has(from) ? [] : addresses(entry(from)).slice(0, 1)));
  const moves = await planMoves(context, site, content, [...first, ...unlisted(content, gone)], heirs);
  const removed = files.map((from) => {
    const { images, bodyImages } = entry(from);
    return {
      file: from,
      address: addresses(entry(from))[0],
      leadsTo: leadsTo(from),
      hasPictures: images.length + bodyImages.length > 0,
    };
  });
  return { ...moves, removed, titles: named.map((file) => entry(file).title || file) };
}
