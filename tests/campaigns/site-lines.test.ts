/** A mistake on any line of `site.yaml` is reported there, and not in files that depend on it. */
import { expect, it } from 'vitest';
import { BASE, codesIn, overlay } from '../diagnostics/corpus.ts';

/** A line with a value, and the text before it. */
const LINE = /^(\s*(?:- )?(?:[\w-]+:)?) *(\S.*)$/;

const MISTAKES: Readonly<Record<string, (lead: string, value: string) => string>> = {
  'a word behind quotes': (lead, value) => `${lead} "${value}" lain`,
  'a colon in the value': (lead, value) => `${lead} ${value}: lain`,
  'no space behind a colon': (lead, value) => lead + value,
  'an open quote': (lead, value) => `${lead} "${value}`,
  'no colon': (lead, value) => `${lead.replace(/:$/, '')} ${value}`,
  'no value': (lead) => lead,
  'an open bracket': (lead, value) => `${lead} [${value}`,
};

it.each(Object.entries(MISTAKES))('%s', async (_name, mistake) => {
  const lines = Buffer.from(BASE.get('site.yaml') ?? [])
    .toString()
    .split('\n');
  let reportCount = 0;
  for (const [number, line] of lines.entries()) {
    const [, lead, value] = LINE.exec(line) ?? [];
    if (lead === undefined || value === undefined || value.endsWith(':')) continue;
    const wrong = mistake(lead, value);
    const text = lines.map((one, at) => (at === number ? wrong : one)).join('\n');
    const codes = await codesIn(overlay({ 'site.yaml': text }));
    expect(
      codes.filter((one) => !one.startsWith('site.yaml ')),
      wrong,
    ).toEqual([]);
    reportCount += Number(codes.length > 0);
  }
  expect(reportCount).toBeGreaterThan(15);
});
