/** Every code senja can give, with its texts in both languages, as `npm run generate` makes them from `cli/words/`. */
import type { Entry } from './entry.ts';
import MESSAGES from './words/messages.json' with { type: 'json' };

/** Codes are permanent. */
export type Code = keyof typeof MESSAGES;

export const CATALOGUE = MESSAGES as Readonly<Record<Code, Entry>>;
