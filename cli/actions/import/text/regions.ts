/** Parts of files by name, as VitePress knows them: `#region name` in comments of any language, or what is below a heading. */
import { headingsIn } from './anchors.ts';

/** The beginning or the end of a region, in a line with single spaces. */
const MARK = /^(?:"?\/\/+|\/\*|<!--|\(\*|--|::|@?rem\b|#) ?(?:#|pragma\b)? ?(end ?)?region\b(.*)$/i;
/** What closes a comment behind the name. */
const CLOSE = /(?:-->|\*\/|\*\)|": "",?)$/;

interface Mark {
  isEnd: boolean;
  /** '' of an end that has none. */
  name: string;
}

function markIn(line: string): Mark | null {
  if (!/region/i.test(line)) return null;
  const [, end, rest] = MARK.exec(line.trim().replace(/\s+/g, ' ')) ?? [];
  if (rest === undefined) return null;
  return { isEnd: end !== undefined, name: rest.replace(CLOSE, '').trim().replace(/^"|"$/g, '') };
}

/** @returns the lines between the marks of all regions with a name; null without one. An end without a name closes the last one */
export function regionIn(lines: readonly string[], name: string): string[] | null {
  const found: string[] = [];
  const open: { name: string; start: number }[] = [];
  let isThere = false;
  for (const [at, line] of lines.entries()) {
    const mark = markIn(line);
    if (!mark) continue;
    if (!mark.isEnd) {
      open.push({ name: mark.name, start: at + 1 });
      continue;
    }
    const last = mark.name === '' ? open.length - 1 : open.map((one) => one.name).lastIndexOf(mark.name);
    const [closed] = last < 0 ? [] : open.splice(last);
    if (closed?.name !== name || open.some((one) => one.name === name)) continue;
    isThere = true;
    found.push(...lines.slice(closed.start, at));
  }
  return isThere ? found : null;
}

/** @returns lines without the marks of regions, and without the spaces that all begin with */
export function plainCode(lines: readonly string[]): string {
  const code = lines.filter((line) => markIn(line) === null);
  const margins = code.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const margin = margins.length === 0 ? 0 : Math.min(...margins);
  return code.map((line) => line.slice(Math.min(margin, line.search(/\S|$/)))).join('\n');
}

/** @returns what is below the heading with an id, up to the next one that is no deeper; null without it */
export function sectionIn(text: string, id: string): string | null {
  const headings = headingsIn(text);
  const at = headings.findIndex((one) => one.id === id);
  const own = headings[at];
  const next = own && headings.slice(at + 1).find(({ depth }) => depth <= own.depth);
  return own ? text.slice(own.end, next?.start) : null;
}
