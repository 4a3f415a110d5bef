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
import { type Change, changeTogether, finishChanges } from '../../../cli/io/changes/write-set.ts';
import { seal, unseal } from '../../../cli/tools/own-files.cjs';
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
  const how = { order: { is: 'edit' }, commandFor: () => 'senja edit' } as const;
  const change = (changes: readonly Change[], leaves = false): Promise<string[]> =>
    changeTogether(places, changes, { ...how, leaves });
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

it('leaves files alone that have changed meanwhile, if the others do not depend on them', async () => {
  const { root, put, change, own } = place();
  put('a/two.yaml', 'TWO');
  expect(await change(CHANGES, true)).toEqual(['a/two.yaml']);
  expect(tree(root)).toEqual({ 'a/two.yaml': 'TWO', 'b/first.yaml': 'first' });
  expect(own()).toEqual([]);
});

it('changes nothing outside of the content folder, and nothing for a log of another folder, whatever it lists', async () => {
  const [one, other] = [place(), place()];
  const isPlacing = ({ name, paths }: Call): boolean => name === 'link' && /\/b\/first/.test(paths[1] ?? '');
  await withFaults(
    (call) => (isPlacing(call) ? 'EIO' : null),
    () => expect(one.change(CHANGES)).rejects.toMatchObject({ code: 'machine/unfinished-rename' }),
  );
  const [name = ''] = one.own();
  const log = path.join(one.siteRoot, '.senja/changes', name);
  const copy = path.join(other.siteRoot, '.senja/changes', name);
  mkdirSync(path.dirname(copy), { recursive: true });
  copyFileSync(log, copy);
  const before = tree(other.root);
  expect(await finishChanges(other.places, () => '')).toBeNull();
  expect(tree(other.root)).toEqual(before);
  const listed = unseal(readFileSync(log))?.toString().replaceAll('b/first.yaml', '../out.yaml') ?? '';
  writeFileSync(log, seal(listed));
  await expect(finishChanges(one.places, () => '')).rejects.toMatchObject({
    code: 'machine/unfinished-rename',
  });
  expect(existsSync(path.join(one.siteRoot, 'out.yaml'))).toBe(false);
});
