import { expect, it } from 'vitest';
import { spansIn } from '../../../cli/checks/lines/line-slips.ts';
import { pastedTable } from '../../../cli/checks/lines/pasted-tables.ts';

const fix = (content: string) => pastedTable(spansIn(content))?.params?.fix;

it('finds tables by lines with the same number of parts', () => {
  expect(fix('a\tb\nc\td')).toBe('| a | b | | --- | --- |');
  expect(fix('Tabel:\na\tb\tc\n\t\tc\nd\te\tf')).toBeUndefined();
  expect(fix('Tabel:\na\tb\tc\nd\t\tf')).toBe('| a | b | c | | --- | --- | --- |');
  expect(fix('a     b\nc   d')).toBe('| a | b | | --- | --- |');
  expect(fix('a  b\nc  d')).toBeUndefined();
  expect(fix('a\tb\nc')).toBeUndefined();
  expect(fix('a\tb')).toBeUndefined();
});
