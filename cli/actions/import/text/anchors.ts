/** Parts of pages that links lead to. */

import { slug } from 'github-slugger';
import { percentDecoded } from '../../../core/values/addresses.ts';
import { outsideBlocks } from './code.ts';

/** An id without what programs write in place of spaces and signs. */
const keyOf = (id: string): string => id.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** @returns a heading without the signs that may close it */
function withoutEnd(words: string): string {
  let end = words.length;
  while (words[end - 1] === '#') end -= 1;
  return end === 0 || /\s/.test(words[end - 1] ?? '') ? words.slice(0, end).trimEnd() : words;
}

interface Heading {
  id: string;
  depth: number;
  /** Offsets of its line. */
  start: number;
  end: number;
}

/** @returns the headings of a text, in order */
export function headingsIn(text: string): Heading[] {
  const counts = new Map<string, number>();
  const headings: Heading[] = [];
  outsideBlocks(text, (part, at) => {
    for (const { 0: line, 1: signs = '', 2: written = '', index } of part.matchAll(
      /^ {0,3}(#{1,6})[ \t](.*)$/gm,
    )) {
      const words = withoutEnd(written.trim());
      const own = /\{[ \t]?#([^\s{}]+)(?:\s[^{}]*)?\}$/.exec(words)?.[1];
      const plain = words.replace(/!?\[([^[\]]*)\]\([^()]*\)|<[^<>]*>|[`*]/g, '$1');
      const base = own ?? slug(plain.trim().normalize('NFC'));
      const count = counts.get(base) ?? 0;
      counts.set(base, count + 1);
      const id = count === 0 ? base : `${base}-${count}`;
      const start = at + index;
      headings.push({ id, depth: signs.length, start, end: start + line.length });
    }
    return part;
  });
  return headings;
}

/** @returns a function from a part of a page, `#so`, to the same part as this text has it; as it is if it has none */
export function anchorsOf(text: string): (rest: string) => string {
  const ids = headingsIn(text).map(({ id }) => id);
  const byKey = new Map([...ids].reverse().map((id) => [keyOf(id), id]));
  return (rest) => {
    const [, before = '', written = ''] = /^([^#]*)#(.+)$/s.exec(rest) ?? [];
    if (written === '') return rest;
    const anchor = percentDecoded(written) ?? written;
    const found = ids.includes(anchor) ? undefined : byKey.get(keyOf(anchor));
    return found === undefined || keyOf(anchor) === '' ? rest : `${before}#${encodeURI(found)}`;
  };
}
