import { orNull, text } from '../../shapes.ts';

/**
 * Another title, name ('' for one that follows the title) or written address (null if its fields state none); everything
 * that mentions it follows.
 */
export const renameRequest = { file: text, title: text, name: text, address: orNull(text) };
