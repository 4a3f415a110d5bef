import { text } from '../../shapes.ts';

/** Makes a file of fields alone Markdown, for a text below them. */
export const bodyRequest = { file: text };
