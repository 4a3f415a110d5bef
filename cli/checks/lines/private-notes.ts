/** Notes for editors in the form of another tool, or of the fields, which show on the page. */
import type { BodyFault, Mistake } from '../../core/bodies/body-check.ts';
import type { Block, BodyText } from '../../core/bodies/body-text.ts';
import { type Span, shorten } from '../../diagnostics/diagnostic.ts';
import { phrase } from '../../diagnostics/phrases.ts';
import { spansIn } from './line-mistakes.ts';

/** A fast test for bodies with any of them. */
export const mayHaveNotes = (text: string): boolean =>
  /^\/[/*]/.test(text) || ['\n//', '\n/*', '%%', '{/*'].some((part) => text.includes(part));

/** `// cek`, not `//contoh.id/`. */
const SLASHES = /^\/\/[ \t]*(?=\p{L})(?!\S*[./])(.+)$/u;
/** Where notes of Obsidian and of MDX begin and end. */
const ENDS = [
  ['%%', '%%'],
  ['{/*', '*/}'],
] as const;

/** Whether `%%` is a percent sign typed twice, as in `50%% hari ini`. */
const isPercent = (text: string, at: number): boolean => /\d/.test(text[at - 1] ?? '');
/** `5 %% sampai 10 %%` */
const arePercents = (text: string, at: number, note: string): boolean =>
  /\d[ \u00A0]$/.test(text.slice(Math.max(0, at - 2), at)) && /\d[ \u00A0]?$/.test(note);

/** The place of a note in a text, with the marks around it. */
interface Note {
  at: number;
  end: number;
  /** The place of what it says. */
  inner: [from: number, to: number];
}

/** The notes in a text that begin and end with these marks. */
function* enclosed(text: string, [open, close]: (typeof ENDS)[number]): Generator<Note> {
  for (let at = text.indexOf(open); at >= 0; at = text.indexOf(open, at)) {
    const from = at + open.length;
    const end = text.indexOf(close, from);
    if (end < 0) return;
    const note = text.slice(from, end);
    const isOne = open === '%%' && isPercent(text, at);
    at = isOne ? from : end + close.length;
    if (isOne || note === '' || (open === '%%' && arePercents(text, from - 2, note))) continue;
    yield { at: from - open.length, end: at, inner: [from, end] };
  }
}

/** The notes of whole lines, such as those of code. */
function* ofLines(text: string): Generator<Note> {
  const lines = spansIn(text);
  const ends = new Set(lines.map((line) => line.at + line.text.length));
  let end = 0;
  let hasEnd = true;
  for (const line of lines) {
    if (line.at < end) continue;
    const { at, text: own } = line;
    const note = SLASHES.exec(own)?.[1];
    if (note !== undefined)
      yield { at, end: at + own.length, inner: [at + own.length - note.length, at + own.length] };
    if (!own.startsWith('/*') || !hasEnd) continue;
    const close = text.indexOf('*/', at + 2);
    hasEnd = close >= 0;
    end = close + 2;
    if (ends.has(end)) yield { at, end, inner: [at + 2, close] };
  }
}

/** @returns the fault of a note, with the comment that it should be */
function noteMistake(note: string, at: number, length: number, safe: boolean): Mistake {
  const comment = `<!-- ${note.trim()} -->`;
  const params = {
    what: phrase('markdown/placeholder:note'),
    advice: phrase('markdown/placeholder:comment'),
    fix: shorten(comment.replace(/\s+/g, ' '), 80),
  };
  // A comment may not hold its own end.
  const isPlain = safe && !/--|[<>]|\n/.test(note);
  return {
    code: 'markdown/placeholder',
    params,
    at,
    length,
    ...(isPlain && { edits: [{ at, length, new: comment, bare: '' }] }),
  };
}

/** @returns the faults of the notes in a text; whole lines are notes only in paragraphs */
export function privateNotes({ content, parent }: Pick<Block, 'content' | 'parent'>): Mistake[] {
  const plain = content.replace(/`[^`\n]*`/g, (code) => '`'.repeat(code.length));
  const inText = ENDS.flatMap((ends) => [...enclosed(plain, ends)]);
  const lines = parent === 'paragraph_open' ? [...ofLines(plain)] : [];
  return [...inText, ...lines].map(({ at, end, inner }, index) =>
    noteMistake(content.slice(...inner), at, end - at, index < inText.length),
  );
}

/** @returns the faults of notes with empty lines in them, from their first line to their last */
export function* longNotes(body: BodyText): Generator<BodyFault> {
  const { code, params } = noteMistake('…', 0, 0, false);
  const fault = (at: Span): BodyFault => ({ code, ...(params && { params }), at });
  let open: { mark: string; end: string; at: Span } | null = null;
  for (const { parent, content, lines } of body.blocks) {
    const text = content.trim();
    if (open) {
      if (!text.includes(open.end)) continue;
      yield fault({ start: open.at.start, end: body.wholeLine(lines[1] - 1).end });
      open = null;
    } else if (parent === 'paragraph_open') {
      const at = body.wholeLine(lines[0]);
      for (const [mark, end] of [...ENDS, ['/*', '*/']] as const)
        if (text.startsWith(mark) && !text.includes(end, mark.length)) open = { mark, end, at };
    }
  }
  // Without an end, `/*` may be text.
  if (open && open.mark !== '/*') yield fault(open.at);
}

/** What only a note for editors says. */
const SAYS_NOTE =
  /^(?:todo|fixme|tbd|draft?|catatan untuk|note to|cek (?:lagi|ulang)|please (?:check|review|verify|confirm|fix))\b|\b(?:tolong|mohon|perlu|belum|harus|minta|agar) (?:di)?(?:periksa|cek|tinjau|koreksi|lengkapi|konfirmasi|perbaiki|ganti)\b/i;

/**
 * `# Tolong diperiksa`: below the fields a single `#` makes a heading.
 * @returns the faults of headings that read like notes; the first line of a body may be its title
 */
export function* noteHeadings(text: BodyText): Generator<BodyFault> {
  const { blocks, headings } = text;
  const single = headings.filter(([{ markup }]) => markup === '#');
  if (single.length === 0) return;
  const isSmall = (content: string): boolean => /^\p{Ll}/u.test(content);
  /** Headings in small letters may be a style. */
  const isStyle = headings.length > 1 && headings.every(([, { content }]) => isSmall(content));
  for (const [{ map }, inline] of single) {
    const { content } = inline;
    const isFirst = blocks[0]?.token === inline;
    const isSentence = !isFirst && ((isSmall(content) && !isStyle) || /\p{Ll}\.$/u.test(content));
    if (!map || !(SAYS_NOTE.test(content) || isSentence)) continue;
    const { code, params } = noteMistake(content, 0, 0, false);
    yield { code, ...(params && { params }), at: text.wholeLine(map[0]) };
  }
}
