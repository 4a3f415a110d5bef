/** Values from untrusted files are accepted only as far as they have the expected shape. */
import { describe, expect, it } from 'vitest';
import { count, group, list, mapping, orNull, shape, text } from '../../../cli/core/values/shapes.ts';

const OTHERS = [undefined, null, true, 1, 'a', [], {}];

describe('a single value', () => {
  it('is text', () => {
    expect(OTHERS.filter(text)).toEqual(['a']);
    expect(text('')).toBe(true);
  });

  it('is an integer from 0', () => {
    expect(OTHERS.filter(count)).toEqual([1]);
    expect([0, Number.MAX_SAFE_INTEGER].every(count)).toBe(true);
    expect([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '1', 1n].some(count)).toBe(false);
  });

  it('may be null if declared', () => {
    expect(OTHERS.filter(orNull(text))).toEqual([null, 'a']);
  });

  it('is an object', () => {
    expect(OTHERS.filter(group)).toEqual([{}]);
    expect(group({ a: 1 })).toBe(true);
  });
});

describe('many values', () => {
  it('are an array of one kind', () => {
    expect(OTHERS.filter(list(text))).toEqual([[]]);
    expect(list(text)(['a', 'b'])).toBe(true);
    expect([[1], ['a', 1], [1, 'a'], ['a', undefined]].some(list(text))).toBe(false);
    expect(list(text)({ length: 1, 0: 'a' })).toBe(false);
  });

  it('must not be a sparse array', () => {
    const gap = ['a', 'b', 'c'];
    delete gap[1];
    expect(list(text)(gap)).toBe(false);
  });

  it('are a record of one kind, whatever the keys', () => {
    expect(OTHERS.filter(mapping(text))).toEqual([{}]);
    expect(mapping(text)({ a: 'b', toString: 'c' })).toBe(true);
    expect([{ a: 1 }, { a: 'b', c: 1 }, { a: 1, c: 'b' }, { a: undefined }].some(mapping(text))).toBe(false);
  });
});

describe('the fields of an object', () => {
  const is = shape<{ name: string; size: number }>({ name: text, size: count });

  it('are all present and of the right kind', () => {
    expect(is({ name: 'a', size: 0 })).toBe(true);
    expect([{ name: 'a' }, { size: 1 }, { name: 'a', size: '1' }, { name: 1, size: 1 }, {}].some(is)).toBe(
      false,
    );
  });

  it('may have other fields next to them', () => {
    expect(is({ more: true, name: 'a', size: 0 })).toBe(true);
  });

  it('are absent if the value is not an object', () => {
    expect(OTHERS.some(is)).toBe(false);
    const anything = shape<object>({});
    expect(OTHERS.filter(anything)).toEqual([[], {}]);
    expect(shape<{ length: number }>({ length: count })('abc')).toBe(false);
  });

  it('may be omitted if undefined is allowed', () => {
    expect(shape<{ a?: string }>({ a: (value) => value === undefined || text(value) })({})).toBe(true);
  });
});
