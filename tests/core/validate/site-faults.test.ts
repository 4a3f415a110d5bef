/** A site's own diagnostics become faults, with its own words for its own codes. */
import { expect, it } from 'vitest';
import { faultOfSite } from '../../../cli/core/validate/site-faults.ts';

const words = { message: 'Teh habis.', hint: '' };
const diagnostics = {
  'acara/no-tea': {
    severity: 'warning' as const,
    id: words,
    en: { message: 'Out of tea.', hint: 'Buy some.' },
    explanation: { id: { why: '', fix: '' }, en: { why: '', fix: '' } } as never,
  },
};
const at = { pointer: '/tea' };

it('gives a site’s own code its severity and its words, and nothing else', () => {
  expect(faultOfSite({ diagnostics }, { code: 'acara/no-tea', params: { cups: 2 }, at })).toStrictEqual({
    code: 'acara/no-tea',
    params: { cups: 2 },
    at,
    own: { severity: 'warning', id: words, en: { message: 'Out of tea.', hint: 'Buy some.' } },
  });
});

it('leaves a code of senja unchanged', () => {
  const fault = { code: 'content/empty' as const, params: { name: 'tea' }, at: { start: 1, end: 2 } };
  expect(faultOfSite({ diagnostics }, fault)).toStrictEqual(fault);
});

it('passes on suggestions of the site, with and without words of its own', () => {
  const suggestions = ['teh jahe'];
  for (const code of ['acara/no-tea', 'content/empty'])
    expect(faultOfSite({ diagnostics }, { code, params: {}, suggestions, at }).suggestions).toEqual(
      suggestions,
    );
});
