/** Several content files change together, or none does. */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type Change, changeTogether } from '../../../cli/io/content/content-writer.ts';
import { temporaryFolder, tree } from '../../support/senja.ts';

function place() {
  const root = temporaryFolder();
  const put = (name: string, text: string | Uint8Array): void => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  };
  put('a/one.yaml', 'one');
  put('a/two.yaml', '\uFEFFtwo');
  return { root, put };
}

const CHANGES: Change[] = [
  { from: 'a/one.yaml', to: 'b/first.yaml', before: 'one', after: 'first' },
  { from: 'a/two.yaml', to: 'a/two.yaml', before: 'two', after: 'second' },
];

it('moves and changes all files, and keeps a byte-order mark', () => {
  const { root } = place();
  expect(changeTogether(root, CHANGES)).toBeNull();
  expect(Object.keys(tree(root)).sort()).toEqual(['a/two.yaml', 'b/first.yaml']);
  expect(readFileSync(path.join(root, 'b/first.yaml'), 'utf8')).toBe('first');
  expect(readFileSync(path.join(root, 'a/two.yaml'), 'utf8')).toBe('\uFEFFsecond');
});

it('changes nothing when one of the files has changed meanwhile', () => {
  const { root, put } = place();
  put('a/two.yaml', 'TWO');
  const before = tree(root);
  expect(changeTogether(root, CHANGES)).toBe('a/two.yaml');
  expect(tree(root)).toEqual(before);
});

it.each<[string, Change, (root: string) => void]>([
  [
    'is taken',
    { from: 'a/two.yaml', to: 'a/three.yaml', before: 'two', after: '' },
    (root) => writeFileSync(path.join(root, 'a/three.yaml'), 'x'),
  ],
  [
    'lies behind a link',
    { from: 'a/two.yaml', to: 'c/two.yaml', before: 'two', after: '' },
    (root) => symlinkSync(temporaryFolder(), path.join(root, 'c')),
  ],
  // Found only when the first file has been renamed already.
  [
    'is a folder',
    { from: 'a/two.yaml', to: 'a/TWO.yaml', before: 'two', after: '' },
    (root) => mkdirSync(path.join(root, 'a/TWO.yaml/x'), { recursive: true }),
  ],
])('changes nothing when the target of a later file %s', (_, change, prepare) => {
  const { root } = place();
  prepare(root);
  const before = tree(root);
  expect(() => changeTogether(root, [CHANGES[0] as Change, change])).toThrow();
  expect(tree(root)).toEqual(before);
});
