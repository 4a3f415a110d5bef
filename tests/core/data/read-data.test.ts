/** Files of data in each format: the same values, and faults at their places. */
import { expect, it } from 'vitest';
import { readData } from '../../../cli/core/data/read-data.ts';

const shownFaults = (file: string, text: string): unknown[] =>
  readData(file, text).faults.map(({ code, params, at }) => [
    code,
    params?.format,
    'start' in at && text.slice(0, at.start).split('\n').length,
  ]);

it('gives plain data', () => {
  const value = { list: [{ name: 'Sri', age: 61 }], day: '2026-12-01', yes: true };
  expect(readData('a.json', JSON.stringify(value)).value).toEqual(value);
  expect(readData('a.yaml', 'list:\n  - name: Sri\n    age: 61\nday: 2026-12-01\nyes: true\n').value).toEqual(
    value,
  );
  expect(readData('a.yml', '- 1\n- 2\n').value).toEqual([1, 2]);
  expect(
    readData('a.toml', 'day = 2026-12-01\nyes = true\n[[list]]\nname = "Sri"\nage = 61\n').value,
  ).toEqual(value);
  // A spreadsheet has texts alone: a leading zero is none of a number.
  expect(readData('a.csv', 'name,phone,__proto__\nSri,0812,x\n').value).toEqual([
    JSON.parse('{"name":"Sri","phone":"0812","__proto__":"x"}'),
  ]);
});

it.each([
  ['a.json', '{\n "a": 1,\n}\n', 'JSON', 3],
  ['a.json', '[1,\n2\n', 'JSON', 2],
  ['a.json', 'wrong', 'JSON', 1],
  ['a.yaml', 'a: 1\nb: [1\nc: 2\n', 'YAML', 3],
  ['a.toml', 'a = 1\nb = \n', 'TOML', 2],
  ['a.csv', 'a,b\n1,"2\n', 'CSV', 2],
])('places what is wrong in %s: %j', (file, text, format, line) => {
  expect(shownFaults(file, text)).toEqual([['data/not-valid', format, line]]);
});

it('refuses YAML that grows', () => {
  const bomb = [
    'a: &a [x, x, x, x, x, x, x, x, x, x]',
    ...'bcdefgh'
      .split('')
      .map((name, at) => `${name}: &${name} [${Array(10).fill(`*${'abcdefg'[at]}`).join(', ')}]`),
  ];
  const { faults, value } = readData('a.yaml', bomb.join('\n'));
  expect(value).toBeNull();
  expect(faults).toHaveLength(1);
});
