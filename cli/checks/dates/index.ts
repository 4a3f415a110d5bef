/**
 * Notes on the dates of entries, relative to the day of the build. They are made again each time, since they may not
 * hold tomorrow.
 */

import { nearFrom } from '../../core/entries/index.ts';
import { fieldWith } from '../../core/models/index.ts';
import type { SiteCheck } from '../../core/pipeline/checks/index.ts';
import type { Absent } from '../../core/stages/edition.ts';
import type { Entry } from '../../core/stages/entry.ts';
import type { Role } from '../../core/stages/meanings.ts';
import { dayInWords } from '../../core/values/days/days.ts';
import type { Fault } from '../../diagnostics/index.ts';

function faultOf({ why, day }: Absent, today: string): Pick<Fault, 'code' | 'params'> & { role: Role } {
  const params = { day: dayInWords(day) };
  if (why === 'expired') return { code: 'site/expired', params, role: 'expires' };
  return { code: today < nearFrom(day) ? 'site/far-date' : 'site/scheduled', params, role: 'published' };
}

export default {
  on: 'site',
  *run({ content: { absent, ahead, edition }, build: { models } }) {
    const at = (role: Role, entry: Entry) => ({ pointer: `/${fieldWith(role, entry, models)}` });
    for (const one of absent) {
      const { role, ...fault } = faultOf(one, edition.day);
      yield { ...fault, at: at(role, one.entry), file: one.entry.file };
    }
    for (const { entry, day } of ahead) {
      const params = { day: dayInWords(day) };
      yield { file: entry.file, code: 'site/updated-ahead', params, at: at('updated', entry) };
    }
  },
} satisfies SiteCheck;
