/**
 * Links to what is not shown on the day of the build. They lead nowhere today, and are told of in words of their own: what
 * was right yesterday must not stop a daily build only because the date has changed.
 */
import type { Fault, Param } from '../../diagnostics/diagnostic.ts';
import { known, knownContent } from '../entries/faulty-files.ts';
import type { Absent } from '../entries/schedule.ts';
import type { Build } from '../stages/build.ts';
import type { Content } from '../stages/content.ts';
import { dayInWords } from '../values/days.ts';

const WHY: Record<Absent['why'], (day: { id: string; en: string }) => Param> = {
  early: ({ id, en }) => ({ id: `baru terbit pada ${id}`, en: `is published on ${en} only` }),
  expired: ({ id, en }) => ({ id: `ditarik pada ${id}`, en: `was taken down on ${en}` }),
};

/** @returns what tells a link's fault in other words when dates alone are behind it */
export function absentTargets(
  { site: { definition } }: Pick<Build, 'site'>,
  content: Content,
): (fault: Fault) => Fault {
  let byAddress: Map<string, Absent> | undefined;
  const gather = (): Map<string, Absent> => {
    const found = new Map<string, Absent>();
    const all = knownContent(content);
    for (const absent of content.absent) {
      const { entry } = absent;
      const addresses = entry.address === null ? definition.addressesOf(known(entry), all) : [entry.address];
      for (const address of addresses) if (!found.has(address)) found.set(address, absent);
    }
    return found;
  };
  return (fault) => {
    if (fault.code !== 'link/no-such-page' || content.absent.length === 0) return fault;
    const target = String(fault.params?.target);
    byAddress ??= gather();
    const absent = byAddress.get(decodeURI(target));
    if (!absent) return fault;
    const params = { target, why: WHY[absent.why](dayInWords(absent.day)) };
    return { code: 'link/absent-page', params, at: fault.at };
  };
}
