/** The generators whose folders are read. */
import type { Export } from './brought.ts';
import type { Generator } from './folder/index.ts';
import { docusaurus } from './generators/docusaurus.ts';
import { eleventy } from './generators/eleventy.ts';
import { hugo } from './generators/hugo.ts';
import { jekyll } from './generators/jekyll.ts';
import { obsidian } from './generators/obsidian.ts';
import { vitepress } from './generators/vitepress.ts';
import { zola } from './generators/zola.ts';

export const GENERATORS = [
  'hugo',
  'zola',
  'jekyll',
  'docusaurus',
  'vitepress',
  'eleventy',
  'obsidian',
] as const;

export type GeneratorName = (typeof GENERATORS)[number];

const READERS: Readonly<Record<GeneratorName, (from: Export) => Generator | null>> = {
  hugo,
  zola,
  jekyll,
  docusaurus,
  vitepress,
  eleventy,
  obsidian,
};

/** @returns the generator that a folder was written for, by its own files; a folder of Markdown is read as Obsidian's */
export function generatorOf(
  from: Export,
  named: GeneratorName | null,
): (Generator & { name: GeneratorName }) | null {
  for (const name of named === null ? GENERATORS : [named]) {
    const found = READERS[name](from);
    if (found) return { ...found, name };
  }
  return null;
}
