import { expect, it } from 'vitest';
import own from '../../../cli/checks/own/index.ts';

/** The file of a fault that a site gives with this one. */
function fileFor(named: string): string[] {
  const words = { message: '', hint: '' };
  const diagnostics = { 'farm/small': { severity: 'warning', id: words, en: words } };
  const checkContent = () => [{ code: 'farm/small', file: named, at: { pointer: '/name' } }];
  const input = {
    build: {
      folder: { entries: ['farms/01-hill.yaml', 'farms/hill.md'] },
      models: { collections: [], faulty: null },
      site: { definition: { diagnostics, checkContent } },
    },
    content: {
      site: { fields: {} },
      entries: [],
      published: [
        { collection: 'shops', slug: 'hill', file: 'shops/hill.yaml' },
        { collection: 'farms', slug: 'hill', file: 'farms/01-hill.yaml' },
      ],
    },
  };
  return [...own.run(input as never)].map(({ file }) => file);
}

it.each([
  ['farms/hill', 'farms/01-hill.yaml'],
  ['farms/hill.yaml', 'farms/01-hill.yaml'],
  ['farms/hill.md', 'farms/hill.md'],
  ['farms/lake', 'farms/lake'],
])('places the faults of a site in the file of an entry: %s in %s', (named, file) => {
  expect(fileFor(named)).toEqual([file]);
});
