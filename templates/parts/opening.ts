/** Where a text may be interrupted, after its first words, by ways through it. */

type Divided = [opening: string, rest: string];

/** Elements that may contain a heading. */
const AROUND = /<(\/?)(?:blockquote|details|div|section|ul|ol|table)[ >]/g;

/**
 * @param html of a body
 * @returns what is above its first chapter, and the rest; nothing above if it has no chapters
 */
export function atFirstChapter(html: string): Divided {
  for (let at = html.indexOf('<h2'); at >= 0; at = html.indexOf('<h2', at + 1)) {
    const opening = html.slice(0, at);
    const depth = [...opening.matchAll(AROUND)].reduce((sum, [, slash]) => sum + (slash === '' ? 1 : -1), 0);
    if (depth === 0) return [opening.trimEnd(), html.slice(at)];
  }
  return ['', html];
}

/** @returns the first paragraph of a body, and the rest; nothing if it begins otherwise or consists of it */
export function afterFirstParagraph(html: string): Divided {
  const end = html.indexOf('</p>') + '</p>'.length;
  const rest = html.slice(end).trimStart();
  return /^<p[ >]/.test(html) && rest !== '' ? [html.slice(0, end), rest] : ['', html];
}
