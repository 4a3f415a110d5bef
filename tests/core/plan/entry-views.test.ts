/** Which entries a page shows. */
import { expect, it } from 'vitest';
import { createEntryViews } from '../../../cli/core/plan/site-plan.ts';
import type { Entry } from '../../../cli/core/stages/entry.ts';
import type { Page } from '../../../cli/core/stages/page.ts';

const entry = (slug: string) => ({ slug, fields: { title: slug } }) as unknown as Entry;
const titleOf = ({ fields }: Entry) => ({ title: fields.title });

it('records which entries a page shows', () => {
  const { view, shownOn } = createEntryViews();
  const show = view(titleOf);
  const [one, two] = [entry('a'), entry('b')];
  show(entry('c'));
  const page = { props: () => ({ meta: {}, data: { first: show(one), more: [show(two)] } }) };
  expect([...shownOn(page as unknown as Page)]).toEqual([one, two]);
  expect(show(one)).toEqual({ title: 'a' });
});
