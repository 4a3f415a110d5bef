/** Headings without the marks of one: bold lines, capital letters, numbers of parts, `#Title`. */
import {
  type Block,
  type BodyCheck,
  type BodyFault,
  type BodyText,
  mistakeIn,
} from '../../core/bodies/text/index.ts';
import { shorten } from '../../diagnostics/texts/index.ts';

const CODE = 'markdown/plain-heading';

const LONGEST = 80;

/** A single line between bold marks, which is no sentence. */
const BOLD = /^(\*\*|__)(?=[^\s*_])([^*\n]*[^\s*_.,;!…])\1:?$/;
const CAPITALS = /^(?=[^\p{L}]*\p{Lu}{2})[^\p{Ll}\n]{0,78}[\p{Lu}?]$/u;
const NUMBERED = /^(?:[A-H]\.|[IVX]{1,4}\.|\d{1,2}\.\d{1,2}\.?)[ \t]+\p{Lu}[^\n]{0,60}[\p{L})?]$/u;

/** `#Judul bagian`. A name with capital letters inside is a hashtag. */
const GLUED = /^#(?=\p{Lu}\p{Ll}*[ \t]+[^\s#])([^#\n]{2,80}[^\s#.,;!…])$/u;

/** `#Judul`, which may also be a hashtag. */
const GLUED_WORD = /^#(\p{Lu}\p{Ll}{2,40}\??)$/u;

/** What a paragraph says as a heading, and how it looks like one; null for other paragraphs. */
function headingIn({ parent, inItem, token, content }: Block): { kind: string; text: string } | null {
  if (content.length > LONGEST || parent !== 'paragraph_open' || inItem || token.level > 1) return null;
  const bold = /^(?:\*\*|__)/.test(content) ? BOLD.exec(content)?.[2] : undefined;
  if (bold !== undefined) return /\p{L}/u.test(bold) ? { kind: 'bold', text: bold } : null;
  if (NUMBERED.test(content)) return { kind: 'numbered', text: content };
  const isCapital = CAPITALS.test(content) && (content.match(/\p{Lu}{2,}/gu)?.length ?? 0) > 1;
  return isCapital ? { kind: 'capitals', text: content } : null;
}

/** A line with `#` right before its first word. */
function* gluedHeadings(text: BodyText): Generator<BodyFault> {
  for (const [index, block] of text.blocks.entries()) {
    const { parent, token, content } = block;
    // Hashtags end a text.
    if (parent !== 'paragraph_open' || token.level !== 1 || index === text.blocks.length - 1) continue;
    const word = GLUED_WORD.exec(content)?.[1];
    const title = word ?? GLUED.exec(content)?.[1];
    if (title === undefined) continue;
    yield mistakeIn(text, block, {
      code: CODE,
      params: { fix: `## ${shorten(title, 60)}`, count: '' },
      at: 0,
      length: content.length,
      ...(word === undefined && { edits: [{ at: 0, length: 1, new: '## ', bare: '' }] }),
    });
  }
}

export default {
  on: 'body',
  *run(text) {
    if (text.body.text.includes('#')) yield* gluedHeadings(text);
    // Among real headings they may be labels.
    if (text.headings.length > 0) return;
    const kinds = new Map<string, { block: Block; title: string }[]>();
    for (const [index, block] of text.blocks.entries()) {
      const next = text.blocks[index + 1];
      const found = next && headingIn(block);
      // Several in a row are lines of an address or a poem.
      if (!found || headingIn(next)) continue;
      const one = { block, title: found.text };
      kinds.set(found.kind, [...(kinds.get(found.kind) ?? []), one]);
    }
    for (const found of kinds.values()) {
      const [first] = found;
      if (!first || found.length < 2) continue;
      const params = { fix: `## ${shorten(first.title, 60)}`, count: found.length };
      yield mistakeIn(text, first.block, { code: CODE, params, at: 0, length: first.block.content.length });
      return;
    }
  },
} satisfies BodyCheck;
