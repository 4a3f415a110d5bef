/** A box as its line states it. */
import type { Token } from 'markdown-it';
import { boxLine } from '../../stages/box-line.ts';
import type { Parts, PictureView, ReadProps } from '../../stages/parts.ts';
import { decoded, withoutComments } from '../../values/html.ts';
import { attributesAt } from '../converted/index.ts';
import type { BoxLines } from './box-rule.ts';

/** What opens a widget, before its name. */
const WIDGET = 'widget';

export interface Box extends Partial<BoxLines> {
  name: string;
  title: string;
  /** What is written behind the name, without brackets around it: it may be the text of the box. */
  source?: string;
  /** A text that stands on the line that opens the box, where a formatter has put it. */
  joined?: string;
  /** Whether a box that can be opened is open. */
  isOpen?: boolean;
  /** A component of the site. */
  part?: Part;
}

interface Part extends ReturnType<ReadProps> {
  kind: 'box' | 'widget';
  name: string;
  /** Its pictures, each with the names that lead to it in the props. */
  views?: readonly PictureView[];
}

/** @returns the box of a token */
export const metaOf = (token: Token | undefined): Box =>
  (token?.meta as Box | null) ?? { name: '', title: '' };

export const boxName = (info: string): string => /^[^\s[{]*/.exec(info.trim())?.[0] ?? '';

/**
 * Pandoc states what a box is among attributes: `::: {.note title="Title"}`.
 * @returns the line as it is written here, '' for a box that only another format shows; otherwise the same line
 */
export function withoutAttributes(info: string): string {
  const line = info.trim();
  const attributes = line.startsWith('{') ? attributesAt(line, 0) : null;
  if (!attributes || attributes.length !== line.length) return info;
  const [name] = attributes.classes;
  return name === undefined ? '' : `${name} ${attributes.pairs.get('title') ?? ''}`;
}

/** @returns a component of the site that a line names; undefined if it names none */
export function boxPart(info: string, { boxes, widgets }: Parts): Box['part'] {
  const name = boxName(info);
  const isOfWidget = name === WIDGET && !boxes.has(name);
  const line = boxLine(info.trim(), isOfWidget ? WIDGET.length : 0);
  const read = (isOfWidget ? widgets : boxes).get(line.name);
  return read && { kind: isOfWidget ? 'widget' : 'box', name: line.name, ...read(line) };
}

/** @returns the box of a line */
export function boxOf(written: string, parts: Parts): Box {
  const info = withoutAttributes(written);
  const part = boxPart(info, parts);
  if (part?.kind === 'widget') return { name: WIDGET, title: '', part };
  if (part) return { name: part.name, title: decoded(boxLine(info.trim()).title), part };
  const [, name = '', bracketed, rest = ''] = /^([^\s[{]*)(?:\[([^\]]*)\])?\s*(.*)/.exec(info.trim()) ?? [];
  const isOpen = name === 'details' && /(?:^|\s)\{open\}$/.test(rest);
  const title = bracketed ?? (isOpen ? rest.slice(0, -'{open}'.length).trimEnd() : rest);
  return {
    name,
    title: decoded(withoutComments(title)),
    ...(bracketed === undefined && !isOpen && { source: rest }),
    ...(isOpen && { isOpen }),
  };
}
