/** A file of fields alone becomes Markdown, so that a text can be written below them. */
import type { SiteSetup } from '../context.ts';
import { asMarkdown } from '../core/edit/index.ts';
import { addressesBy } from '../core/entries/addresses/index.ts';
import { modelOf } from '../core/models/index.ts';
import { noPlan, type PlannedFrom, plannedReader } from './entry-plan.ts';
import { planMoves, textOf } from './moved-entries.ts';

/**
 * @returns all that changes, the new file, and `address`: that of the page that the entry gets once there is a text; or
 *   why there is no plan. `no-body`: it cannot have a text. `taken`: the new file exists. `like-fence`: among its fields is
 *   a line that would end them
 */
export async function planMarkdown(context: SiteSetup, from: PlannedFrom, { file }: { file: string }) {
  const { site, content } = from;
  const { models } = site;
  const { entry } = plannedReader(from, context);
  const before = entry(file);
  const text = textOf(content, file);
  const { to, after } = asMarkdown(file, text);
  if (to === file || !modelOf(before, models)?.schema['x-body']) return noPlan('no-body');
  if (content.entries.includes(to)) return noPlan('taken', to);
  if (after === null) return noPlan('like-fence');
  const moves = await planMoves(context, site, content, [{ from: file, to, before: text, after }]);
  const addresses = addressesBy(models, null);
  const [address] = addresses({ ...before, bodyStart: 0 });
  return { ...moves, to, entry: before, address: address === addresses(before)[0] ? undefined : address };
}
