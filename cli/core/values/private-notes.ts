/** Notes for editors in the form of another tool, which show as text. */
import type { Params } from '../../diagnostics/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { shorten } from '../../diagnostics/texts/index.ts';

/** Where notes of Obsidian and of MDX begin and end. */
export const NOTE_MARKS = [
  ['%%', '%%'],
  ['{/*', '*/}'],
] as const;

/** Whether `%%` is a percent sign typed twice, as in `50%% hari ini`. */
const isPercent = (text: string, at: number): boolean => /\d/.test(text[at - 1] ?? '');
/** Whether a place is within an address, as in `https://contoh.id/a%%20b`. */
function isInAddress(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 300), at);
  const start = Math.max(...[' ', '\n', ')'].map((end) => before.lastIndexOf(end)));
  return ['://', 'www.', ']('].some((part) => before.indexOf(part, start + 1) >= 0);
}
/** `5 %% sampai 10 %%` */
const arePercents = (text: string, at: number, note: string): boolean =>
  /\d[ \u00A0]$/.test(text.slice(Math.max(0, at - 2), at)) && /\d[ \u00A0]?$/.test(note);

/** The place of a note in a text, with the marks around it. */
export interface Note {
  at: number;
  end: number;
  /** The place of what it says. */
  inner: [from: number, to: number];
}

/** The notes in a text that begin and end with these marks. */
function* enclosed(text: string, [open, close]: (typeof NOTE_MARKS)[number]): Generator<Note> {
  for (let at = text.indexOf(open); at >= 0; at = text.indexOf(open, at)) {
    const from = at + open.length;
    const end = text.indexOf(close, from);
    if (end < 0) return;
    const note = text.slice(from, end);
    const isOne = open === '%%' && (isPercent(text, at) || isInAddress(text, at));
    at = isOne ? from : end + close.length;
    if (isOne || note === '' || (open === '%%' && arePercents(text, from - 2, note))) continue;
    yield { at: from - open.length, end: at, inner: [from, end] };
  }
}

/** @returns the places of the notes in a text */
export const enclosedNotes = (text: string): Note[] =>
  NOTE_MARKS.flatMap((marks) => [...enclosed(text, marks)]);

/** @returns the comment that a note should be, and what is said of it */
export function asComment(note: string): { comment: string; params: Params } {
  const comment = `<!-- ${note.trim()} -->`;
  const params = {
    what: phrase('markdown/placeholder:note'),
    advice: phrase('markdown/placeholder:comment'),
    fix: shorten(comment.replace(/\s+/g, ' '), 80),
  };
  return { comment, params };
}
