/** Empty headings, and texts that a line of dashes below them turns into headings. */
import type { Token } from 'markdown-it';
import { type BodyCheck, type BodyFault, type BodyText, showsText } from '../../core/bodies/text/index.ts';
import { shorten } from '../../diagnostics/texts/index.ts';

/** Underlines drawn by hand are longer than a dividing line. */
const DRAWN = 4;
const LONGEST_HEADING = 80;

/**
 * @param isStyle whether the body draws several such lines, as one who means headings does
 * @returns whether a text above a line of `-` or `=` was probably not intended as a heading
 */
export const isAccidentalHeading = (content: string, underline: string, isStyle = false): boolean =>
  // Equals signs are not used to divide texts.
  (underline.startsWith('-') && underline.length < DRAWN) ||
  content.includes('\n') ||
  content.length > LONGEST_HEADING ||
  (!isStyle && /[.,;…]$/.test(content.trim()));

/** A line between two versions, which is reported with its conflict. */
const BETWEEN_VERSIONS = '=======';
const CONFLICT = /^<{7}(?:[ \t]|$)/m;

/** The line below a heading. */
const underlineOf = (text: BodyText, map: Token['map']): string =>
  text
    .lineOf((map?.[1] ?? 1) - 1)
    .replace(/^[\s>]+/, '')
    .trimEnd();

function underlinedFault(
  text: BodyText,
  map: Token['map'],
  content: string,
  isStyle: boolean,
): BodyFault | null {
  const underline = underlineOf(text, map);
  if (!isAccidentalHeading(content, underline, isStyle)) return null;
  if (underline === BETWEEN_VERSIONS && CONFLICT.test(text.body.text)) return null;
  const params = { mark: shorten(underline, 10) };
  return { code: 'markdown/accidental-heading', params, at: text.wholeLine(map?.[0] ?? 0) };
}

export default {
  on: 'body',
  of: ['heading_open'],
  *run(text) {
    const drawn = text.headings.filter(
      ([{ markup, map }]) => !markup.startsWith('#') && underlineOf(text, map).length >= DRAWN,
    );
    const isStyle = drawn.length > 1;
    for (const [{ markup, map }, { content, children }] of text.headings) {
      if (!showsText(children ?? [])) {
        if (map) yield { code: 'markdown/empty-heading', at: text.wholeLine(map[0]) };
      } else if (!markup.startsWith('#')) {
        const fault = underlinedFault(text, map, content, isStyle);
        if (fault) yield fault;
      }
    }
  },
} satisfies BodyCheck;
