/** Any visible character; the Braille blank counts as visible. */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\u2800]/u;

/** A faster test that most texts pass. */
const ASCII = /[!-~]/;

/** Whether a text has any visible character. */
export const isVisible = (text: string): boolean => ASCII.test(text) || VISIBLE.test(text);
