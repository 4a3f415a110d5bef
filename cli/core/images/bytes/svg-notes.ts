/** Removes from a drawing what its editor and its author left in it, which no browser shows. */
import { type Tag, tagAt, withoutOuterStyles } from './svg.ts';

/** Namespaces of what is shown, and of what a browser reads. */
const SHOWN = new Set([
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/1999/xlink',
  'http://www.w3.org/XML/1998/namespace',
  'http://www.w3.org/1999/xhtml',
]);
/**
 * Attributes of editors that are in no namespace, or in one of theirs without a declaration; `content` is the whole
 * drawing in draw.io.
 */
const NOTE = /^(?:content|data-(?:name|export-\w+)|sketch:\w+|figma:\w+)$/i;

/** @returns the prefixes that a drawing declares for other namespaces */
function prefixesOf(text: string): Set<string> {
  const found = new Set<string>();
  for (const [, prefix = '', address = ''] of text.matchAll(
    /\sxmlns:([A-Za-z_][\w.-]{0,60})\s{0,9}=\s{0,9}["']([^"'<>]{0,300})["']/g,
  ))
    if (!SHOWN.has(address.trim())) found.add(prefix);
  return found;
}

/** A browser never shows an element for which an extension is required that it does not have. */
const needsExtension = ({ attributes }: Pick<Tag, 'attributes'>): boolean =>
  attributes.some(([name, value]) => name === 'requiredExtensions' && !/^$|w3\.org/.test(value.trim()));

const prefixOf = (name: string): string | null =>
  name.includes(':') ? name.slice(0, name.indexOf(':')) : null;

/**
 * @param text a well-formed drawing
 * @returns the drawing without metadata, comments, and elements and attributes of editors
 */
function withoutEditorNotes(text: string): string {
  const foreign = prefixesOf(text);
  const isForeign = (name: string): boolean => foreign.has(prefixOf(name) ?? '');
  // A style may refer to such an attribute.
  const isNote = (name: string): boolean => NOTE.test(name) && !text.includes('[data-');
  let written = '';
  let from = 0;
  /** Depth below an element that is left out; 0 outside. */
  let inside = 0;
  const leaveOut = (start: number, end: number): void => {
    if (start > from) written += text.slice(from, start);
    from = Math.max(from, end);
  };
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const after = (mark: string): number => {
      const found = text.indexOf(mark, at);
      return found < 0 ? text.length : found + mark.length;
    };
    if (text.startsWith('<!--', at)) {
      const end = after('-->');
      leaveOut(at, end);
      at = end;
    } else if (text.startsWith('<![CDATA[', at)) at = after(']]>');
    else if (text.startsWith('<?', at)) at = after('?>');
    else if (text.startsWith('<!', at)) at = after('>');
    else {
      const tag = tagAt(text, at);
      if (!tag) return text;
      const isEnd = text.startsWith('</', at);
      const isWhole = text[tag.end - 2] === '/';
      if (inside > 0) {
        inside += isEnd ? -1 : isWhole ? 0 : 1;
        if (inside === 0) leaveOut(from, tag.end);
      } else if (!isEnd && (tag.element === 'metadata' || isForeign(tag.name) || needsExtension(tag))) {
        leaveOut(at, isWhole ? tag.end : at);
        if (!isWhole) inside = 1;
      } else
        for (const { name, start, end } of tag.places)
          if (isForeign(name) || foreign.has(/^xmlns:(.*)$/.exec(name)?.[1] ?? '') || isNote(name))
            leaveOut(start, end);
      at = tag.end;
    }
  }
  return written + text.slice(from);
}

/** @returns a drawing as it is published, so that this is what is checked: without notes and outer styles */
export const publishedDrawing = (text: string): string => withoutEditorNotes(withoutOuterStyles(text));
