/** Values from a site's code are accepted only as far as they have the expected shape. */
import { expect, it } from 'vitest';
import { isObject, shape } from '../../../cli/core/values/shapes.ts';

const OTHERS = [undefined, null, true, 1, 'a', [], {}];

it('accepts an object', () => {
  expect(OTHERS.filter(isObject)).toEqual([{}]);
  expect(isObject({ a: 1 })).toBe(true);
});

const isText = (value: unknown): boolean => typeof value === 'string';

it('accepts an object whose fields are all present and of the right kind', () => {
  const is = shape<{ name: string; more: object }>({ name: isText, more: isObject });
  expect(is({ name: 'a', more: {} })).toBe(true);
  expect(is({ other: true, name: 'a', more: {} })).toBe(true);
  expect([{ name: 'a' }, { more: {} }, { name: 'a', more: '1' }, { name: 1, more: {} }].some(is)).toBe(false);
  expect(OTHERS.some(is)).toBe(false);
});

it('accepts a missing field only if undefined is allowed', () => {
  expect(shape<{ a?: string }>({ a: (value) => value === undefined || isText(value) })({})).toBe(true);
});
