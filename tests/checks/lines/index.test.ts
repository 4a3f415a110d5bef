import { expect, it } from 'vitest';
import { paragraphSlips } from '../../../cli/checks/lines/index.ts';

const codes = (content: string) => paragraphSlips(content).map(({ code }) => code);

it('tells of lines by what they were meant to be', () => {
  expect(codes('• a\n• b')).toEqual(['markdown/list-sign']);
  expect(codes('•\ta\n•\tb')).toEqual(['markdown/list-sign']);
  expect(codes('-a\n-b')).toEqual(['markdown/list-space']);
  expect(codes('a\tb\nc\td')).toEqual(['markdown/pasted-table']);
  expect(codes('a\nTulis isinya di sini.')).toEqual(['markdown/placeholder']);
  expect(codes('Tulis isinya di sini, ya.')).toEqual([]);
});
