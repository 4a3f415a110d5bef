/** Notes for editors in the form of another tool, or of the fields, which show on the page. */
import type { BodyFault, Mistake } from '../../core/bodies/body-check.ts';
import type { BodyText } from '../../core/bodies/body-text.ts';
import type { TextSpan } from '../../core/bodies/table-rows.ts';
import { type Span, shorten } from '../../diagnostics/diagnostic.ts';
import { phrase } from '../../diagnostics/phrases.ts';

/** A fast test for bodies with any of them. */
export const mayHaveNotes = (text: string): boolean =>
  /^\/[/*]/.test(text) || ['\n//', '\n/*', '%%', '{/*'].some((part) => text.includes(part));

/** `// cek`, not `//contoh.id/`. */
const SLASHES = /^\/\/[ \t]*(?=\p{L})(?!\S*[./])(.+)$/u;
const STARRED = /^\/\*([^*]{1,300})\*\/$/;
/** `%% … %%` of Obsidian, also over several lines, and the comments of MDX. */
const ENCLOSED = /%%([^%]{1,500})%%|\{\/\*([^*]{1,500})\*\/\}/g;

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

/** @returns the faults of the notes in a paragraph */
export function privateNotes(content: string, lines: readonly TextSpan[]): Mistake[] {
  const plain = content.replace(/`[^`\n]*`/g, (code) => ' '.repeat(code.length));
  const enclosed = [...plain.matchAll(ENCLOSED)].map(({ 0: whole, 1: one, 2: other = '', index }) =>
    noteMistake(one ?? other, index, whole.length, true),
  );
  const ofLines = lines.flatMap(({ text, at }) => {
    const note = SLASHES.exec(text)?.[1] ?? STARRED.exec(text)?.[1];
    return note === undefined ? [] : [noteMistake(note, at, text.length, false)];
  });
  return [...enclosed, ...ofLines];
}

/** @returns the faults of notes with empty lines in them, from their first line to their last */
export function* longNotes(body: BodyText): Generator<BodyFault> {
  const { code, params } = noteMistake('…', 0, 0, false);
  const fault = (at: Span): BodyFault => ({ code, ...(params && { params }), at });
  let open: { end: string; at: Span } | null = null;
  for (const { parent, content, lines } of body.blocks) {
    const text = content.trim();
    if (open) {
      if (!text.includes(open.end)) continue;
      yield fault({ start: open.at.start, end: body.wholeLine(lines[1] - 1).end });
      open = null;
    } else if (parent === 'paragraph_open') {
      const at = body.wholeLine(lines[0]);
      if (text.startsWith('{/*') && !text.includes('*/}')) open = { end: '*/}', at };
      else if (text.startsWith('%%') && text.indexOf('%%', 2) < 0) open = { end: '%%', at };
    }
  }
  if (open) yield fault(open.at);
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
