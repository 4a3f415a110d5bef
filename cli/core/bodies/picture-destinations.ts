/** Addresses of pictures in bodies, as people type them: names with spaces and brackets need no `<…>`. */
import type MarkdownIt from 'markdown-it';

/** Maximum length of such a name. */
const REACH = 400;
const START = /^(?:\.{1,2}\/)*images\//i;
/** The end of a picture's name, followed by the end of the link, by a title, or by the end of the line. */
const END = /\.(?:jpe?g|png|webp|avif|gif)(?=[ \t]*(?:\)|$)|[ \t]+["'])/gim;

/** @returns the name of a picture at the beginning of a text, or null if there is none */
export function pictureAt(text: string): string | null {
  if (!START.test(text)) return null;
  const line = text.slice(0, REACH).replace(/\n[\s\S]*/, '');
  END.lastIndex = 0;
  const end = END.exec(line);
  const name = end && line.slice(0, end.index + end[0].length);
  return name === null || /[<>]/.test(name) ? null : name;
}

/** Makes a parser accept such addresses in links and images. CommonMark parses all others. */
export function takePictureNames({ helpers }: MarkdownIt): void {
  const { parseLinkDestination } = helpers;
  helpers.parseLinkDestination = (text, start, max) => {
    const name = /[.i]/i.test(text[start] ?? '')
      ? pictureAt(text.slice(start, Math.min(max, start + REACH)))
      : null;
    // Entities and escapes are left to CommonMark.
    return name !== null && /[\s()]/.test(name) && !/\\/.test(name)
      ? { ok: true, pos: start + name.length, str: name }
      : parseLinkDestination(text, start, max);
  };
}
