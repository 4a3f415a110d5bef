/** Lists of terms and what they mean, as Hugo and Jekyll read them: HTML here, with Markdown inside. */
import { slug } from 'github-slugger';
import { fenceAfter } from './code.ts';

const MEANING = /^( {0,3}:[ \t]+)(?=\S)/;

/** Lines that no term can be: of lists, headings, quotations, tables, code and HTML. */
const NO_TERM = /^(?:[ \t]|[-*+>|#<]|\d+[.)][ \t]|`{3}|~{3}|:{3}|\[[^\]]+\]:|\{[{%])/;

const indentOf = (line: string): number => /^ */.exec(line)?.[0].length ?? 0;

/** @returns how many lines from one on are terms before a definition; 0 for none */
function termsAt(lines: readonly string[], from: number): number {
  let at = from;
  while ((lines[at] ?? '') !== '' && !NO_TERM.test(lines[at] ?? '') && !MEANING.test(lines[at] ?? ''))
    at += 1;
  const next = lines[at] === '' ? at + 1 : at;
  return at > from && MEANING.test(lines[next] ?? '') ? at - from : 0;
}

/** @returns a definition without its indent, and the line after it */
function definitionAt(lines: readonly string[], from: number): { body: string[]; next: number } {
  const lead = MEANING.exec(lines[from] ?? '')?.[1]?.length ?? 0;
  const body = [(lines[from] ?? '').slice(lead)];
  let at = from + 1;
  let fence = '';
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const isIndented = indentOf(line) >= Math.min(lead, 2);
    const isNext = line !== '' && !isIndented && (lines[at - 1] === '' || MEANING.test(line));
    if (isNext && fence === '') break;
    const bare = line.slice(Math.min(lead, indentOf(line)));
    fence = fenceAfter(fence, bare);
    body.push(bare);
  }
  while (body.at(-1) === '') {
    body.pop();
    at -= 1;
  }
  return { body, next: at };
}

/**
 * @param withIds whether links lead to terms by their words
 * @returns the text with lists of terms as `<dl>`
 */
export function withTermLists(text: string, withIds: boolean): string {
  const lines = text.split('\n').map((line) => (line.trim() === '' ? '' : line));
  const made: string[] = [];
  let fence = '';
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    fence = fenceAfter(fence, line);
    const isFirst = fence === '' && (at === 0 || lines[at - 1] === '');
    let count = isFirst ? termsAt(lines, at) : 0;
    if (count === 0) {
      made.push(line);
      at += 1;
      continue;
    }
    made.push('<dl>');
    while (count > 0) {
      for (const term of lines.slice(at, at + count)) {
        const id = slug(term.replace(/[`*]|\]\([^)]{0,500}\)|\[|\]/g, '').trim());
        made.push(withIds && id !== '' ? `<dt id="${id}">` : '<dt>', '', term.trim(), '', '</dt>');
      }
      at += count;
      while (MEANING.test(lines[lines[at] === '' ? at + 1 : at] ?? '')) {
        const { body, next } = definitionAt(lines, lines[at] === '' ? at + 1 : at);
        made.push('<dd>', '', ...body, '', '</dd>');
        at = next;
      }
      // The next terms, behind an empty line.
      const after = lines[at] === '' ? at + 1 : at;
      count = termsAt(lines, after);
      if (count > 0) at = after;
    }
    made.push('</dl>');
  }
  return made.join('\n');
}
