/** Texts that stand in for one that is still to be written. */
import type { Lang } from '../../diagnostics/diagnostic.ts';

/** Body of a file that `senja new` has made. */
export const BODY_PLACEHOLDER: Readonly<Record<Lang, string>> = {
  id: 'Tulis isinya di sini.',
  en: 'Write the text here.',
};

const OWN: readonly string[] = Object.values(BODY_PLACEHOLDER);
const DUMMY = /^lorem ipsum\b/i;

/** Found in every text that has such a line, and in few others. */
export const MAY_STAND_IN = new RegExp([...OWN, 'lorem ipsum'].join('|'), 'i');

/** @returns whether a line or paragraph is there to be replaced */
export const isPlaceholder = (text: string): boolean => OWN.includes(text) || DUMMY.test(text);
