/** Code in Markdown, which nothing else is looked for in. */

/** Yields code in a line between two runs of as many backticks: start and end. */
function* codeInLine(line: string): Generator<[number, number]> {
  const runs = [...line.matchAll(/`+/g)];
  const last = new Map(runs.map(({ 0: run, index }) => [run.length, index]));
  let open: RegExpExecArray | null = null;
  for (const run of runs) {
    const { 0: ticks, index } = run;
    if (open === null) open = last.get(ticks.length) === index ? null : run;
    else if (ticks === open[0]) {
      yield [open.index, index + ticks.length];
      open = null;
    }
  }
}

/** @returns the sign of the block of code that is open after a line; '' for none */
export function fenceAfter(open: string, line: string): string {
  const [, sign = '', rest = ''] = /^[ \t]*(`{3,}|~{3,})(.*)$/s.exec(line) ?? [];
  if (open === '') return sign.startsWith('`') && rest.includes('`') ? '' : sign;
  return sign.startsWith(open) && rest.trim() === '' ? '' : open;
}

/**
 * Yields blocks of code and code in lines, in order: start and end. A block without an end reaches to that of the text.
 * @param inLines whether also code in lines
 */
function* codeIn(text: string, inLines = true): Generator<[number, number]> {
  let [fence, from, start] = ['', 0, 0];
  for (const line of text.split('\n')) {
    const end = start + line.length;
    const before = fence;
    fence = fenceAfter(before, line);
    if (before !== '' && fence === '') yield [from, end];
    else if (before === '' && fence !== '') from = start;
    else if (before === '' && inLines)
      for (const [at, to] of codeInLine(line)) yield [start + at, start + to];
    start = end + 1;
  }
  if (fence !== '') yield [from, text.length];
}

type Replace = (part: string, offset: number) => string;

function outside(text: string, code: Iterable<[number, number]>, replace: Replace): string {
  let made = '';
  let last = 0;
  for (const [from, to] of code) {
    made += replace(text.slice(last, from), last) + text.slice(from, to);
    last = to;
  }
  return made + replace(text.slice(last), last);
}

/** Calls a function with the parts of a text that are no code. */
export const outsideCode = (text: string, replace: Replace): string => outside(text, codeIn(text), replace);

/** Calls a function with the lines between blocks of code: what reaches over a line, whose words may be code. */
export const outsideBlocks = (text: string, replace: Replace): string =>
  outside(text, codeIn(text, false), replace);

/** @returns the text with its code made neutral, at the same places */
export function withoutCode(text: string): string {
  let made = '';
  for (const [from, to] of codeIn(text))
    made += text.slice(made.length, from) + text.slice(from, to).replace(/[^\n]/g, '`');
  return made + text.slice(made.length);
}

/** @returns the text with an end for code that has none: it reaches to the end of the text */
export function withClosedCode(text: string): string {
  let [fence, lead] = ['', ''];
  for (const line of text.split('\n')) {
    const before = fence;
    fence = fenceAfter(before, line);
    if (before === '' && fence !== '') lead = line.slice(0, line.indexOf(fence));
  }
  // Further in, it is part of a list, and ends with it.
  return fence === '' || /\t| {4}/.test(lead) ? text : `${text}\n${fence}`;
}
