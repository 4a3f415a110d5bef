/** HTML in pieces, as browsers take it apart: tags, and texts between them. */
import type { Token } from 'markdown-it';
import { Tokenizer, TokenizerMode } from 'parse5';
import type { Span } from '../../../diagnostics/places/index.ts';
import { COMMENT_OPEN } from '../../values/html.ts';
import { templatePiece } from '../../values/template-syntax.ts';

/** Elements whose content goes with them. */
export const WITH_CONTENT: Readonly<Record<string, keyof typeof TokenizerMode>> = {
  script: 'SCRIPT_DATA',
  style: 'RAWTEXT',
  iframe: 'RAWTEXT',
  noembed: 'RAWTEXT',
  noframes: 'RAWTEXT',
  xmp: 'RAWTEXT',
  textarea: 'RCDATA',
  title: 'RCDATA',
  object: 'DATA',
  template: 'DATA',
  svg: 'DATA',
  math: 'DATA',
  select: 'DATA',
};

export interface Attribute {
  name: string;
  value: string;
  /** Place of its value. */
  span: Span;
}

/** A tag, a text between tags, or the end of an element that goes with its content. */
export type Piece =
  | { kind: 'text'; text: string; at: number; length: number }
  | { kind: 'start'; name: string; attributes: Attribute[]; isClosed: boolean; at: number; length: number }
  | { kind: 'end'; name: string; at: number; length: number }
  | { kind: 'gone'; name: string; at: number; length: number };

/** Stands for the characters of a piece of template syntax in a tag, whose quotes would end a value. */
const MASK = '\u{F8FF}';
const TAG_OR_TEMPLATE = /<[a-z]|>|\{\{[^\n{}]{1,300}\}\}|\{%[^\n%]{1,300}%\}/gi;

/** Whether an attribute holds template syntax of another tool. */
export const isOfTemplate = ({ name, value }: Attribute): boolean => /\uF8FF|\{[{%]/.test(name + value);

/** @returns a text in HTML of the same length, without template syntax in tags */
function maskTemplates(source: string): string {
  if (!source.includes('{{') && !source.includes('{%')) return source;
  let inTag = false;
  return source.replace(TAG_OR_TEMPLATE, (found) => {
    if (found.startsWith('{')) return inTag ? MASK.repeat(found.length) : found;
    inTag = found !== '>';
    return found;
  });
}

/** @returns the pieces that a browser's tokenizer finds */
export function tokenizedPieces(source: string): Piece[] {
  const pieces: Piece[] = [];
  const addText = (token: {
    chars: string;
    location: { startOffset: number; endOffset: number } | null;
  }): void => {
    const last = pieces.at(-1);
    const { startOffset: at = 0, endOffset: end = at } = token.location ?? {};
    // A comment may be between two texts.
    if (last?.kind === 'text' && last.at + last.length === at) {
      last.text += token.chars;
      last.length = end - last.at;
    } else pieces.push({ kind: 'text', text: token.chars, at, length: end - at });
  };
  const tokenizer: Tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag({ tagName, attrs, selfClosing, location }) {
        const at = location?.startOffset ?? 0;
        const attributes = attrs.map(({ name, value }): Attribute => {
          const { startOffset: start = at, endOffset: end = at } = location?.attrs?.[name] ?? {};
          const equals = source.slice(start, end).indexOf('=');
          const from = equals < 0 ? end : end - source.slice(start + equals + 1, end).trimStart().length;
          const quoted = /["']/.test(source[from] ?? '') ? 1 : 0;
          return { name, value, span: { start: from + quoted, end: end - quoted } };
        });
        const length = (location?.endOffset ?? at) - at;
        pieces.push({ kind: 'start', name: tagName, attributes, isClosed: selfClosing, at, length });
        const mode = WITH_CONTENT[tagName];
        if (mode && !selfClosing) tokenizer.state = TokenizerMode[mode];
      },
      onEndTag({ tagName, location }) {
        const at = location?.startOffset ?? 0;
        pieces.push({ kind: 'end', name: tagName, at, length: (location?.endOffset ?? at) - at });
      },
      onCharacter: addText,
      onWhitespaceCharacter: addText,
      onNullCharacter() {},
      onComment({ location }) {
        const { startOffset: at = 0, endOffset: end = at } = location ?? {};
        if (source.startsWith(COMMENT_OPEN, at)) return;
        pieces.push({
          kind: 'gone',
          name: source.slice(at, at + 40).split(/\s/, 1)[0] ?? '',
          at,
          length: end - at,
        });
      },
      onDoctype() {},
      onEof() {},
    },
  );
  tokenizer.write(maskTemplates(source), true);
  return pieces;
}

/** Signs that a text or a tag may hold without being read otherwise. */
const TEXT = /[^<&\0\r]+/y;
const TAG = /<(\/?)([a-z][a-z\d]*)((?:[ \t\n]+[a-z][a-z\d:-]*(?:="[^"&\0\r]*")?)*)[ \t\n]*(\/?)>/iy;
const ATTRIBUTE = /([a-z][a-z\d:-]*)(?:="([^"]*)")?/gi;

/** @returns the attributes of a tag, whose text begins at an offset; null if one is named twice */
function attributesIn(text: string, at: number): Attribute[] | null {
  const found: Attribute[] = [];
  for (const { 0: whole, 1: written = '', 2: value, index } of text.matchAll(ATTRIBUTE)) {
    const name = written.toLowerCase();
    if (found.some((one) => one.name === name)) return null;
    const end = at + index + whole.length;
    const span = value === undefined ? { start: end, end } : { start: end - 1 - value.length, end: end - 1 };
    found.push({ name, value: value ?? '', span });
  }
  return found;
}

/** @returns the same pieces if they are plain tags and texts, as nearly always; otherwise null */
export function plainPieces(source: string): Piece[] | null {
  const pieces: Piece[] = [];
  for (let at = 0; at < source.length; ) {
    const form = source[at] === '<' ? TAG : TEXT;
    form.lastIndex = at;
    const match = form.exec(source);
    if (!match) return null;
    const [{ length }, isEnd, written = '', rest = '', slash] = match;
    const name = written.toLowerCase();
    if (form === TEXT) pieces.push({ kind: 'text', text: match[0], at, length });
    else if (isEnd) {
      if (rest !== '' || slash) return null;
      pieces.push({ kind: 'end', name, at, length });
    } else {
      const attributes = attributesIn(rest, at + 1 + name.length);
      if (!attributes || name in WITH_CONTENT) return null;
      pieces.push({ kind: 'start', name, attributes, isClosed: slash !== '', at, length });
    }
    at += length;
  }
  return pieces;
}

/** @returns the pieces of a text in HTML; comments, and a tag that does not end, are none */
export const htmlPieces = (source: string): Piece[] => plainPieces(source) ?? tokenizedPieces(source);

/** @returns the pieces of template syntax that begin in a text, with their places in the source */
export function templatesIn(source: string, { at, length }: { at: number; length: number }) {
  let until = 0;
  return [...source.slice(at, at + length).matchAll(/[{[<]/g)].flatMap(({ index }) => {
    const piece = at + index < until ? null : templatePiece(source, at + index);
    if (!piece) return [];
    until = at + index + piece.length;
    return [{ ...piece, at: at + index }];
  });
}

/** @returns a function that gives the first end tag of a name behind an index, or -1, for ascending indices; and the levels of tokens */
export function endsIn(list: readonly Token[]) {
  const ends = new Map<string, number[]>();
  const levels = [0];
  for (const [index, { type, content, nesting }] of list.entries()) {
    levels.push((levels[index] ?? 0) + nesting);
    const name =
      type === 'html_inline' ? /^<\/([a-z][a-z\d]{0,20})/i.exec(content)?.[1]?.toLowerCase() : undefined;
    if (name === undefined) continue;
    const known = ends.get(name);
    if (known) known.push(index);
    else ends.set(name, [index]);
  }
  for (const indices of ends.values()) indices.reverse();
  const endOf = (name: string, behind: number): number => {
    const indices = ends.get(name) ?? [];
    while (indices.length > 0 && (indices.at(-1) ?? 0) <= behind) indices.pop();
    return indices.at(-1) ?? -1;
  };
  return { endOf, levels };
}

/** @returns the name of a tag as it is written at an offset */
export const nameIn = (content: string, at: number, name: string): string => {
  const found = content.slice(at + 1, at + 1 + name.length);
  return found.toLowerCase() === name ? found : name;
};
