/** The form of a box changes its line, and of that only what was changed. */
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { type BoxChange, boxAt, boxChanged } from '../../../../cli/edit/app/markdown/box-form/box-text.ts';

const BEFORE = 'Teks\n\n';
const AFTER = '\nIsi {a=1}\n:::\n\nLagi\n';

/** @returns the line of a box after a change; null where it is refused. All other lines are as they were */
function changed(line: string, change: BoxChange): string | null {
  const doc = BEFORE + line + AFTER;
  const state = EditorState.create({ doc, selection: { anchor: doc.indexOf('Isi') + 1 } });
  const box = boxAt(state);
  const changes = box && boxChanged(box, change);
  if (!changes) return null;
  const made = state.update({ changes }).state.doc.toString();
  expect([made.startsWith(BEFORE), made.endsWith(AFTER)]).toEqual([true, true]);
  return made.slice(BEFORE.length, made.length - AFTER.length);
}

describe('a box', () => {
  it.each([
    ['another kind', '::: tip  Minum air', { name: 'warning' }, '::: warning  Minum air'],
    ['another title', ':::tip[Lama] {a=1}', { title: 'Baru' }, ':::tip[Baru] {a=1}'],
    ['a title', '::: tip {a=1}', { title: 'Baru' }, '::: tip Baru {a=1}'],
    ['no title', '::: tip  Lama {a=1}', { title: '' }, '::: tip {a=1}'],
    [
      'the same',
      '::: tip  A  {a = 1,  b="x" }',
      { title: 'A', attributes: {} },
      '::: tip  A  {a = 1,  b="x" }',
    ],
    ['a value', '::: r A {a="1",  b=[x, y] c}', { attributes: { b: ['z'] } }, '::: r A {a="1",  b=[z] c}'],
    ['one more', '::: r A {a=1 }', { attributes: { b: 'x y' } }, '::: r A {a=1 b="x y" }'],
    [
      'the first',
      '::: r A ',
      { attributes: { n: 5, t: 'a "b"', on: true, off: false } },
      `::: r A {n=5 t='a "b"' on off=false} `,
    ],
    ['the first in braces', '::: r A {}', { attributes: { n: 5 } }, '::: r A {n=5}'],
    ['one less', '::: r A {a=1 b="2" c}', { attributes: { b: null } }, '::: r A {a=1 c}'],
    ['the first less', '::: r A {a=1 b=2}', { attributes: { a: '' } }, '::: r A {b=2}'],
    ['none', '::: r A {a=1}', { attributes: { a: '' } }, '::: r A'],
    [
      'of a widget',
      '::: widget pengingat {days=[Senin]}',
      { attributes: { days: ['Senin', 'Rabu'] } },
      '::: widget pengingat {days=[Senin, Rabu]}',
    ],
  ] as const)('gets %s', (_, line, change, expected) => {
    expect(changed(line, change)).toBe(expected);
  });

  it.each([
    [{ title: 'a {b}' }],
    [{ title: 'a :::' }],
    [{ attributes: { a: `"'` } }],
    [{ attributes: { a: ['x]'] } }],
    [{ attributes: { a: { b: 1 } } }],
  ] as const)('refuses %j', (change) => {
    expect(changed('::: r A {a=1}', change)).toBeNull();
  });

  it('is the innermost one at the caret', () => {
    const doc = '::: a\n:::: b\n::::\nx\n:::\ny';
    const at = (text: string) =>
      boxAt(EditorState.create({ doc, selection: { anchor: doc.indexOf(text) } }))?.line.name ?? null;
    expect([at('b'), at('x'), at('y')]).toEqual(['b', 'a', null]);
  });

  it('is none that code shows', () => {
    const at = (doc: string) =>
      boxAt(EditorState.create({ doc, selection: { anchor: doc.indexOf('x') } }))?.line.name ?? null;
    expect(at('````md\n::: a\n```\nx\n````\n')).toBeNull();
    expect(at('::: a\n~~~\n:::\n~~~\nx')).toBe('a');
  });
});
