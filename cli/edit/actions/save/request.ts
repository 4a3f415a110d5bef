import { text } from '../../shapes.ts';

/** Saves an entry or the settings, with what follows from it in other files. */
export const saveRequest = { file: text };
