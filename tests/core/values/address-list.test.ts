/** The list of published addresses: read line by line, written in order without duplicates. */
import { expect, it } from 'vitest';
import { addressesIn, withAddresses } from '../../../cli/core/values/address-list.ts';

it('reads each non-empty line, at its place', () => {
  expect(addressesIn('# catatan\r\n/a/\r\n\n  /b/ \n')).toEqual([
    { address: '/a/', start: 11, end: 14 },
    { address: '/b/', start: 19, end: 22 },
  ]);
  expect(addressesIn('')).toEqual([]);
});

it('writes addresses in order, without duplicates, after the notes', () => {
  expect(withAddresses('/b/\n# catatan\n/a/\n/b/\n', ['/c/', '/', '/a/'])).toBe(
    '# catatan\n/\n/a/\n/b/\n/c/\n',
  );
  expect(withAddresses('', [])).toBe('');
});

it('keeps notes wherever they are, and line breaks of their kind', () => {
  expect(withAddresses('/b/\r\n  # catatan\r\n', ['/a/'])).toBe('  # catatan\r\n/a/\r\n/b/\r\n');
});

it('yields the same whichever of two branches is merged first', () => {
  const [one, other] = [withAddresses('/a/\n', ['/c/']), withAddresses('/a/\n', ['/b/'])];
  // As merged by git's merge=union.
  expect(withAddresses(one + other, [])).toBe(withAddresses(other + one, []));
});
