/** Notes for editors in the form of another tool, or of the fields, which show on the page. */
import type { Block, BodyFault, BodyText, Mistake } from '../../core/bodies/text/index.ts';
import { asComment, enclosedNotes, NOTE_MARKS, type Note } from '../../core/values/private-notes.ts';
import type { Span } from '../../diagnostics/places/index.ts';
import { spansIn } from './line-mistakes.ts';

/** A fast test for bodies with any of them. */
export const mayHaveNotes = (text: string): boolean =>
  /^\/[/*]/.test(text) || ['\n//', '\n/*', '%%', '{/*'].some((part) => text.includes(part));

/** `// cek`, not `//contoh.id/`. */
const SLASHES = /^\/\/[ \t]*(?=\p{L})(?!\S*[./])(.+)$/u;
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
  const { comment, params } = asComment(note);
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
  const inText = enclosedNotes(plain);
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
      for (const [mark, end] of [...NOTE_MARKS, ['/*', '*/']] as const)
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
