import { expect, it } from 'vitest';
import lines from '../../../cli/checks/lines/index.ts';
import { BodyText } from '../../../cli/core/bodies/body-text.ts';
import { bodyFaults } from '../../../cli/core/bodies/text/body-check.ts';

const faults = (text: string) => bodyFaults(new BodyText({ text, start: 0 }), [lines]);
const rows = (text: string) =>
  faults(text).flatMap(({ code, params }) => (code === 'markdown/joined-lines' ? [params?.rows] : []));

it('shows a text below a list on a line of its own', () => {
  expect(rows('- Pagi\n- Siang\nMinum.')).toEqual([['- Siang', '', 'Minum.']]);
  expect(rows('• Pagi\n• Siang\nMinum.')).toEqual([['• Siang', '', 'Minum.']]);
});

const LONG = 'kata '.repeat(10).trim();

it.each([
  // Wrapped by hand.
  `- Satu\n- ${LONG} panjang\nJakarta dan sekitarnya`,
  '- Satu\n- Dua\ndan seterusnya',
  '- Satu\n- Dua\n  Minum.',
  '- Satu\n- Dua  \nMinum.',
  '- Satu\n- Dua\\\nMinum.',
  '- Satu\n- Dua\n\nMinum.',
  '- Satu\n- Dua\nMinum.\n- Tiga',
  '- Satu\nMinum.',
  '- Satu\n- Dua<br>\nMinum.',
])('finds nothing in %j', (text) => {
  expect(rows(text)).toEqual([]);
});
