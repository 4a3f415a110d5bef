/** Anything but white space and what shows as nothing; the blank of Braille is drawn as one. */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\u2800]/u;

/** What most texts hold, and is found faster. */
const ASCII = /[!-~]/;

/** Whether a reader sees anything of a text. */
export const isVisible = (text: string): boolean => ASCII.test(text) || VISIBLE.test(text);
