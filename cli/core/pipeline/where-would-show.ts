/** Where new entries would appear, before they exist. */
import { isError } from '../../diagnostics/index.ts';
import { absence, readContent } from '../entries/index.ts';
import { planContent } from '../plan/index.ts';
import type { Entry } from '../stages/entry.ts';
import type { Where } from '../stages/plan.ts';
import { SiteFaults } from '../stages/site-error.ts';
import { compareNatural } from '../values/order.ts';
import { begin, type Ports } from './ports.ts';
import { whereOf } from './where.ts';

/**
 * Plans a site without rendering it.
 * @param fresh entries that are not in the content yet, each added separately
 * @returns where each of them would appear; empty while the content has errors
 */
export async function whereWouldShow(ports: Ports, fresh: readonly Entry[]): Promise<Where[]> {
  const { build, own } = await begin(ports);
  if (own.diagnostics.length > 0) throw new SiteFaults(own.diagnostics);
  const { value, diagnostics } = await readContent(build);
  if (diagnostics.some(isError)) return [];
  return fresh.flatMap((one) => {
    const withOne = (entries: readonly Entry[]) =>
      [...entries, one].sort((a, b) => compareNatural(a.file, b.file));
    const isShown = absence(one, value.edition) === null;
    const published = isShown ? withOne(value.published) : value.published;
    const content = { ...value, entries: withOne(value.entries), published };
    return (
      whereOf(one.file, content, value.edition, planContent(build, content, new Map()), build.models) ?? []
    );
  });
}
