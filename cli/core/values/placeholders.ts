/** Placeholders for texts that are still to be written. */
import type { Lang } from '../../diagnostics/diagnostic.ts';

/** Body of a file that `senja new` has created. */
export const BODY_PLACEHOLDER: Readonly<Record<Lang, string>> = {
  id: 'Tulis isinya di sini.',
  en: 'Write the text here.',
};

const OWN: readonly string[] = Object.values(BODY_PLACEHOLDER);
// Small letters may be words: Spanish has “todo”.
const DUMMY = /^(?:[Ll]orem ipsum\b|(?:TODO|TBD|FIXME)(?:[:.]|$)|[Xx]{3,}$)/;

/** A fast test that every placeholder passes, and few other texts. */
export const PLACEHOLDER_HINT = new RegExp(
  [...OWN, 'lorem ipsum', 'TODO', 'TBD', 'FIXME', 'xxx'].join('|'),
  'i',
);

/** @returns whether a line or paragraph is a placeholder */
export const isPlaceholder = (text: string): boolean => OWN.includes(text) || DUMMY.test(text);
