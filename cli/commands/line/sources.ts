import type { Program } from '../../actions/import/index.ts';

/** Programs whose content can be brought. */
export const SOURCES: readonly Program[] = [
  'wordpress',
  'blogger',
  'hugo',
  'zola',
  'jekyll',
  'docusaurus',
  'vitepress',
  'eleventy',
  'obsidian',
];
