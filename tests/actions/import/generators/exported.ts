/** Exports of generators in memory, and what is read of them. */
import { expect } from 'vitest';
import type { Brought, Export } from '../../../../cli/actions/import/brought.ts';
import { readFolder } from '../../../../cli/actions/import/folder/index.ts';
import { type GeneratorName, generatorOf } from '../../../../cli/actions/import/generators.ts';

export const exportOf = (files: Readonly<Record<string, string>>): Export => ({
  files: Object.keys(files).sort(),
  single: null,
  size: (file) => files[file]?.length ?? 0,
  text: (file) => files[file] ?? null,
});

export function read(files: Readonly<Record<string, string>>, name: GeneratorName): Brought {
  const from = exportOf(files);
  const generator = generatorOf(from, null);
  expect(generator?.name).toBe(name);
  if (!generator) throw new Error('not found');
  return readFolder(from, generator);
}

/** Where each entry goes, and its former address. */
export const placesIn = ({ items }: Brought): Record<string, string | null> =>
  Object.fromEntries(items.map(({ collection, name, former }) => [`${collection}/${name}`, former]));

export const bodyOf = ({ items }: Brought, name: string): string | undefined =>
  items.find((one) => `${one.collection}/${one.name}` === name)?.body;

export const leftIn = ({ left }: Brought): string[] =>
  left.map(({ what, name, at }) => `${at.file} ${what.slice(12)} ${name}`);
