/** Several content files change together, or none does. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type Change, changeTogether, recoverRename } from '../../../cli/io/content/write-set.ts';
import { type Call, withFaults } from '../../support/disk/fault.ts';
import { temporaryFolder, tree } from '../../support/process/senja.ts';

function place() {
  const siteRoot = temporaryFolder();
  const root = path.join(siteRoot, 'content');
  const put = (name: string, text: string | Uint8Array): void => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  };
  put('a/one.yaml', 'one');
  put('a/two.yaml', '\uFEFFtwo');
  const places = { content: root, siteRoot };
  const order = { entry: 'one', name: 'first', file: 'a/one.yaml' };
  const change = (changes: readonly Change[]): Promise<void> =>
    changeTogether(places, changes, order, 'senja rename');
  const own = (): string[] => readdirSync(path.join(siteRoot, '.senja/changes'));
  return { root, siteRoot, places, put, change, own };
}

const CHANGES: Change[] = [
  { from: 'a/one.yaml', to: 'b/first.yaml', before: 'one', after: 'first' },
  { from: 'a/two.yaml', to: 'a/two.yaml', before: 'two', after: 'second' },
];

it('moves and changes all files, and keeps a byte-order mark', async () => {
  const { root, change, own } = place();
  await change(CHANGES);
  expect(Object.keys(tree(root)).sort()).toEqual(['a/two.yaml', 'b/first.yaml']);
  expect(readFileSync(path.join(root, 'b/first.yaml'), 'utf8')).toBe('first');
  expect(readFileSync(path.join(root, 'a/two.yaml'), 'utf8')).toBe('\uFEFFsecond');
  expect(own()).toEqual([]);
});

it('removes a file and creates another, or neither', async () => {
  const { root, put, change, own } = place();
  const made: Change[] = [
    { from: 'a/one.yaml', to: 'a/one.yaml', before: 'one', after: null },
    { from: 'c/three.yaml', to: 'c/three.yaml', before: null, after: '\uFEFFthree' },
  ];
  const before = tree(root);
  put('a/two.yaml', 'TWO');
  await expect(change([...made, CHANGES[1] as Change])).rejects.toThrow();
  put('a/two.yaml', '\uFEFFtwo');
  expect(tree(root)).toEqual(before);
  await change(made);
  expect(Object.keys(tree(root)).sort()).toEqual(['a/two.yaml', 'c/three.yaml']);
  expect(readFileSync(path.join(root, 'c/three.yaml'), 'utf8')).toBe('\uFEFFthree');
  // A file that has come meanwhile stays.
  await expect(change([made[1] as Change])).rejects.toMatchObject({ code: 'machine/changed-meanwhile' });
  expect(own()).toEqual([]);
});

it('changes nothing when one of the files has changed meanwhile', async () => {
  const { root, put, change } = place();
  put('a/two.yaml', 'TWO');
  const before = tree(root);
  await expect(change(CHANGES)).rejects.toMatchObject({ code: 'machine/changed-meanwhile' });
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
])('changes nothing when the target of a later file %s', async (_, later, prepare) => {
  const { root, change } = place();
  prepare(root);
  const before = tree(root);
  await expect(change([CHANGES[0] as Change, later])).rejects.toThrow();
  expect(tree(root)).toEqual(before);
  expect(existsSync(path.join(root, 'b'))).toBe(false);
});

it('does not use a journal that another folder has written', async () => {
  const [one, other] = [place(), place()];
  const file = (siteRoot: string, name: string): string => path.join(siteRoot, '.senja', name);
  // A finished change whose temporary files could not be removed.
  const isAside = ({ name, paths }: Call): boolean => name === 'unlink' && /-old~$/.test(paths[0] ?? '');
  await withFaults(
    (call) => (isAside(call) ? 'EIO' : null),
    () => one.change(CHANGES),
  );
  const [journal = ''] = one.own();
  expect(journal).toMatch(/\.done$/);
  mkdirSync(file(other.siteRoot, 'changes'), { recursive: true });
  const copy = (name: string): void => copyFileSync(file(one.siteRoot, name), file(other.siteRoot, name));
  copy(`changes/${journal}`);
  expect(recoverRename(other.places, () => '')).toBeNull();
  copy(`changes/${journal}`);
  copy('id');
  expect(recoverRename(other.places, () => '')).toMatchObject({ files: 2 });
  expect(recoverRename(one.places, () => '')).toMatchObject({ files: 2 });
  expect(one.own()).toEqual([]);
});
