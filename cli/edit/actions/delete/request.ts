import { orNull, text, texts } from '../../shapes.ts';

/** Removes entries; their addresses lead to another entry, or nowhere. */
export const deleteRequest = { files: texts, target: orNull(text) };
