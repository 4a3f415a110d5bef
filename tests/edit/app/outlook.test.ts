/** What becomes of an entry: the same as what a build does on that day. */
import { expect, it } from 'vitest';
import { absence } from '../../../cli/core/entries/schedule.ts';
import type { Field, FieldOf } from '../../../cli/edit/api.ts';
import { outlookOf } from '../../../cli/edit/app/entry/outlook.ts';
import { both, DRAFT } from './fake.ts';

const common = (name: string) => ({ name, label: both(''), hint: both(''), required: false });
const date = (name: string, role: FieldOf<'date'>['role']): Field => ({
  ...common(name),
  kind: 'date',
  format: 'date',
  role,
});
const FORM: readonly Field[] = [
  date('begins', 'published'),
  date('changed', 'updated'),
  date('ends', 'expires'),
  date('event', null),
  { ...common('hidden'), kind: 'switch', off: false, draft: DRAFT },
];

const DAYS = [undefined, '2026-03-31', '2026-04-01', '2026-04-02'];
const STATES = { draft: 'draft', early: 'waits', expired: 'gone' } as const;

it('says what a build of today does with an entry, whatever its fields are called', () => {
  for (const published of DAYS)
    for (const expires of DAYS)
      for (const draft of [true, false, undefined]) {
        const days = Object.entries({ '/begins': published, '/ends': expires, '/event': '2026-04-02' });
        const known = Object.fromEntries(days.filter(([, day]) => day !== undefined));
        const { state } = outlookOf(
          {
            form: FORM,
            days: known as Record<string, string>,
            values: draft === undefined ? {} : { hidden: draft },
          },
          '2026-04-01',
        );
        const entry = {
          draft: draft === true,
          days: { ...(published && { published }), ...(expires && { expires }) },
        };
        const why = absence(entry, { day: '2026-04-01', drafts: false } as Parameters<typeof absence>[1]);
        expect([published, expires, draft, state]).toEqual([
          published,
          expires,
          draft,
          why ? STATES[why] : 'live',
        ]);
      }
});
