import type { Source } from '../../actions/import/index.ts';

/** Programs whose content can be brought. */
export const SOURCES: readonly Source[] = [
  'wordpress',
  'blogger',
  'hugo',
  'zola',
  'jekyll',
  'docusaurus',
  'eleventy',
  'obsidian',
];

export type { Source };
