/** Reads the XML of exports piece by piece: a site of many years has a file of many megabytes. */
import { SaxesParser } from 'saxes';
import type { Broken } from './brought.ts';

/** An element with its texts, and those of its kind in it. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlElement[];
  /** Offset of its beginning. */
  start: number;
}

/** Characters that no XML may have; WordPress writes those of its database all the same. */
const REFUSED = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/** @returns the first child of a name */
export const childOf = ({ children }: XmlElement, name: string): XmlElement | undefined =>
  children.find((one) => one.name === name);

export const childText = (element: XmlElement, name: string): string =>
  childOf(element, name)?.text.trim() ?? '';

/**
 * Calls `found` for each element of a name, which is then forgotten.
 * @param names of the elements; those outside of them are ignored
 * @returns why the text cannot be read, at its place; null if all was read
 */
export function eachElement(
  text: string,
  names: ReadonlySet<string>,
  found: (element: XmlElement) => void,
): Broken | null {
  const parser = new SaxesParser();
  const open: XmlElement[] = [];
  let fault: Broken | null = null;
  let begun = 0;
  Object.assign(parser.ENTITIES, { nbsp: '\u00a0' });
  parser.on('error', (error) => {
    // The position of the parser is that of the end of the faulty piece.
    fault ??= {
      reason: error.message.replace(/^\d+:\d+: /, ''),
      at: { file: '', start: Math.min(parser.position, text.length) },
    };
  });
  parser.on('opentagstart', () => {
    begun = text.lastIndexOf('<', Math.max(0, parser.position - 1));
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length === 0 && !names.has(name)) return;
    const element = {
      name,
      attributes: attributes as Record<string, string>,
      text: '',
      children: [],
      start: begun,
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const add = (piece: string): void => {
    const last = open.at(-1);
    if (last) last.text += piece;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    const element = open.pop();
    if (element && open.length === 0 && fault === null) found(element);
  });
  const sound = text.replace(REFUSED, ' ');
  for (let at = 0; at < sound.length && fault === null; at += 65_536)
    parser.write(sound.slice(at, at + 65_536));
  if (fault === null) parser.close();
  return fault;
}
