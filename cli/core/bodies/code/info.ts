/** What is behind the backticks of fenced code. */

export interface CodeInfo {
  language: string;
  label: string;
  /** Marked lines, from 1. */
  lines: ReadonlySet<number>;
  /** Number of the first line if lines are numbered; false if they must not be, null if nothing is said. */
  from: number | false | null;
  /** What asks for numbers, as written; '' without it. */
  numbering: string;
  /** Further words, which mean nothing here. */
  unread: readonly string[];
}

const LINES = /\{([\d,\s-]{1,200})\}/;
const LABEL = /\[([^\]]{1,200})\]/;
const TITLE = /\btitle=(["'])([^"']{1,200})\1/;
/** Longest range of lines. */
const MOST = 10_000;

/** `js:line-numbers`, `js:line-numbers=5` of VitePress. */
const OF_VITEPRESS = /:(no-)?line-numbers(?:=(\d{1,6}))?$/;
/** `showLineNumbers`, `showLineNumbers{5}`, `showLineNumbers=5`, `showLineNumbers=false` of Docusaurus, Nextra and Starlight. */
const OTHERS = /(?:^|\s)(showLineNumbers(?:=(?:"?(\d{1,6}|true|false)"?)|\{(\d{1,6})\})?)(?=\s|$)/;
/** `linenos`, `linenos=inline`, `linenos=false` of Hugo, Zola and Pygments. */
const OF_PYGMENTS = /(?:^|[\s,{])(linenos(?:=["']?(\w{1,10})["']?)?)(?=[\s,}]|$)/;
/** `startLineNumber=5` of Starlight, `linenostart=5` of Hugo and Zola, `linenums="5"` of MkDocs. */
const START = /(?:^|[\s,{])((?:startLineNumber|linenostart|linenums)=["']?(\d{1,6})["']?)(?=[\s,}]|$)/;
/** `hl_lines=[3,"6-8"]` of Hugo, `hl_lines=3 6-8` of Zola, `hl_lines="3 6-8"` of MkDocs. */
const HIGHLIGHTED = /(?:^|[\s,{])hl_lines=(\[[^\]]{1,200}\]|"[^"]{1,200}"|\d[\d -]{0,200})/;

/** Words that other programs take: values in quotes, brackets or braces may have spaces. */
const WORD =
  /(?:[\w-]{1,40}=?(?:"[^"]{0,200}"|'[^']{0,200}'|\{[^{}]{0,200}\}|\[[^\]]{0,200}\]|[^\s,"'{[]{1,200})?)/g;

function linesIn(ranges: string | undefined): Set<number> {
  const lines = new Set<number>();
  for (const range of ranges?.split(',') ?? []) {
    const [first = 0, last = first] = range.split('-').map(Number);
    for (let line = first; line <= last && line < first + MOST && lines.size < MOST; line += 1)
      lines.add(line);
  }
  return lines;
}

/** @param info behind the backticks: a language, and in any order a label, numbers of lines and words of other programs */
export function codeInfo(info: string): CodeInfo {
  // Behind a comma, as in rustdoc and Zola, are further words: `rust,ignore`.
  const first = /^[^\s{[,]*/.exec(info)?.[0] ?? '';
  let rest = info.slice(first.length);
  /** @returns the groups of a part, which is taken away */
  const take = (part: RegExp): RegExpExecArray | null => {
    const found = part.exec(rest);
    if (found) rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    return found;
  };
  const [after = '', isOff, start] = OF_VITEPRESS.exec(first) ?? [];
  const [, word = '', value, braced] = take(OTHERS) ?? [];
  const [, pygments = '', style] = take(OF_PYGMENTS) ?? [];
  const [, startWord = '', startLine] = take(START) ?? [];
  const title = take(TITLE)?.[2];
  const marked = take(HIGHLIGHTED)?.[1]?.match(/\d{1,6}(?:-\d{1,6})?/g);
  const lines = linesIn(marked?.join(',') ?? take(LINES)?.[1]);
  const label = take(LABEL)?.[1] ?? title ?? '';
  const language = first.slice(0, first.length - after.length).replace(/:[a-z-]+$/, '');
  let from: CodeInfo['from'] = null;
  if (isOff || value === 'false' || style === 'false') from = false;
  else if ([after, word, pygments, startWord].some((one) => one !== ''))
    from = Number(start ?? braced ?? (value === 'true' ? null : value) ?? startLine ?? 1);
  const numbering = from === false ? '' : (after || word || pygments || startWord).trim();
  return { language, label, lines, from, numbering, unread: rest.match(WORD) ?? [] };
}
