/** Every code of senja, with its texts in both languages, generated from `cli/words/` by `npm run generate`. */
import type { CatalogueEntry } from './entry.ts';
import MESSAGES from './generated/messages.json' with { type: 'json' };

/** Codes are permanent. */
export type Code = keyof typeof MESSAGES;

export const CATALOGUE = MESSAGES as Readonly<Record<Code, CatalogueEntry>>;
