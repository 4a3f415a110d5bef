import { describe, expect, it } from 'vitest';
import { escapePointer, isItem, nameOf } from '../../cli/diagnostics/pointers/index.ts';

describe('pointers', () => {
  it.each([
    ['', ''],
    ['/title', 'title'],
    ['/hours/day', 'day'],
    ['/sources/0', 'sources 1'],
    ['/a/sources/11', 'sources 12'],
    ['/sources/0/url', 'url'],
    ['/0', '0'],
    ['/a~1b', 'a/b'],
    ['/a~0b~0', 'a~b~'],
    ['/a~01', 'a~1'],
    ['/a~1b/2', 'a/b 3'],
    ['/a/1x', '1x'],
    ['/a/x1', 'x1'],
  ])('%j is displayed as %j', (pointer, name) => {
    expect(nameOf(pointer)).toBe(name);
  });

  it('are escaped so that they resolve to the field again', () => {
    for (const name of ['title', 'a/b', '~', '~1', 'a~/~b/'])
      expect(nameOf(`/${escapePointer(name)}`)).toBe(name);
    expect(escapePointer('a~b/c/d~')).toBe('a~0b~1c~1d~0');
  });

  it('refer to an item by its number', () => {
    expect(['/a/0', '/a/12', '/0'].map(isItem)).toEqual([true, true, true]);
    expect(['', '/a', '/a/0/b', '/a1', '/a/1b', '/a/b1'].map(isItem)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
