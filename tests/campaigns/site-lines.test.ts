/** A mistake on any line of `site.yaml` is reported there, and not in files that depend on it. */
import { expect, it } from 'vitest';
import { BASE, codesIn, overlay } from '../diagnostics/corpus.ts';

/** A line with a value, and the text before it. */
const LINE = /^(\s*(?:- )?(?:[\w-]+:)?) *(\S.*)$/;

const SLIPS: Readonly<Record<string, (lead: string, value: string) => string>> = {
  'a word behind quotes': (lead, value) => `${lead} "${value}" lain`,
  'a colon in the value': (lead, value) => `${lead} ${value}: lain`,
  'no space behind a colon': (lead, value) => lead + value,
  'an open quote': (lead, value) => `${lead} "${value}`,
  'no colon': (lead, value) => `${lead.replace(/:$/, '')} ${value}`,
  'no value': (lead) => lead,
  'an open bracket': (lead, value) => `${lead} [${value}`,
};

it.each(Object.entries(SLIPS))('%s', async (_name, slip) => {
  const lines = Buffer.from(BASE.get('site.yaml') ?? [])
    .toString()
    .split('\n');
  let reportCount = 0;
  for (const [number, line] of lines.entries()) {
    const [, lead, value] = LINE.exec(line) ?? [];
    if (lead === undefined || value === undefined || value.endsWith(':')) continue;
    const mistake = slip(lead, value);
    const text = lines.map((one, at) => (at === number ? mistake : one)).join('\n');
    const codes = await codesIn(overlay({ 'site.yaml': text }));
    expect(
      codes.filter((one) => !one.startsWith('site.yaml ')),
      mistake,
    ).toEqual([]);
    reportCount += Number(codes.length > 0);
  }
  expect(reportCount).toBeGreaterThan(15);
});
