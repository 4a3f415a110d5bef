import { orNull, text } from '../../shapes.ts';

/** Removes an entry; its addresses lead to another entry, or nowhere. */
export const deleteRequest = { file: text, target: orNull(text) };
