/**
 * Marks in comments of code, as Shiki and VitePress read them: `// [!code ++]`. A comment with nothing else is left out. Alone on
 * its line, it is about the next line; `[!code focus:3]` is about three. `[!!code ++]` shows the mark itself. Docusaurus's comments
 * are read too: `// highlight-next-line`, and lines between `// highlight-start` and `// highlight-end`.
 */

/** Classes of a line, as Shiki names them. */
const CLASSES = {
  '++': 'diff add',
  '--': 'diff remove',
  hl: 'highlighted',
  highlight: 'highlighted',
  focus: 'focused',
  error: 'highlighted error',
  warning: 'highlighted warning',
  info: 'highlighted info',
} as const;

const MARK = /\[!code (\+\+|--|hl|highlight|focus|error|warning|info)(?::(\d{1,4}))?\]/;
const MARKS = new RegExp(MARK, 'g');
/** What begins a comment, in the languages that Shiki reads marks in. */
const OPENS = /(?:\{\s?)?(?:\/\/|<!--|\/\*{1,2}|#{1,4}|--|;{1,4}|%{1,4}|["'*])$/;
const IN_COMMENT = /\/\/|<!--|\/\*|#|--|[;%"'*]/;
const CLOSES = /^(?:-->|\*\/(?:\s?\})?)?$/;

/** A comment of Docusaurus, alone on its line. */
const MAGIC = /^(?:\/\/|#|\{?\s?\/\*|<!--|--|%|;)\s*highlight-(next-line|start|end)\s*(?:\*\/\s?\}?|-->)?$/;

export interface CodeLine {
  text: string;
  classes: ReadonlySet<string>;
}

/** @returns a line without its marks, and what they are; null without any */
function marksOf(line: string): { text: string; marks: [classes: string, count: number][] } | null {
  const at = line.search(MARK);
  if (at < 0) return null;
  const before = line.slice(0, at).trimEnd();
  if (!IN_COMMENT.test(before)) return null;
  const marks = [...line.matchAll(MARKS)].map(([, name, count = '1']): [string, number] => [
    CLASSES[name as keyof typeof CLASSES],
    Number(count),
  ]);
  const after = line.slice(at).replaceAll(MARKS, '').trim();
  const opening = OPENS.exec(before)?.[0];
  const isAlone = opening !== undefined && CLOSES.test(after);
  const text = isAlone ? before.slice(0, -opening.length) : `${before} ${after}`;
  return { text: text.trimEnd(), marks };
}

/** @returns the mark in a line of code, as it is written; null without any */
export function notationIn(line: string): string | null {
  if (line.includes('highlight-') && MAGIC.test(line.trim())) return line.trim();
  return line.includes('[!code ') && marksOf(line) ? (/\[!code [^\]]{1,40}\]/.exec(line)?.[0] ?? null) : null;
}

/**
 * @param lines numbers of further lines that are highlighted, as written
 * @param reads whether marks in comments are read
 * @returns the lines of code as they are shown
 */
export function markedLines(code: string, lines: ReadonlySet<number>, reads: boolean): CodeLine[] {
  const shown: { text: string; classes: Set<string> }[] = [];
  /** Marks that are about further lines. */
  let open: [classes: string, count: number][] = [];
  for (const [index, line] of code.replace(/\n$/, '').split('\n').entries()) {
    const [, magic] = (reads && line.includes('highlight-') && MAGIC.exec(line.trim())) || [];
    if (magic === 'end') open = open.filter(([, count]) => Number.isFinite(count));
    else if (magic !== undefined)
      open.push([CLASSES.highlight, magic === 'start' ? Number.POSITIVE_INFINITY : 1]);
    if (magic !== undefined) continue;
    const found = reads && line.includes('[!code ') ? marksOf(line) : null;
    if (found) open.push(...found.marks);
    if (found?.text === '') continue;
    const classes = new Set<string>(lines.has(index + 1) ? ['highlighted'] : []);
    for (const [names] of open) for (const name of names.split(' ')) classes.add(name);
    open = open.flatMap(([names, count]) => (count > 1 ? [[names, count - 1]] : []));
    const text = found?.text ?? line;
    shown.push({ text: reads ? text.replaceAll('[!!code ', '[!code ') : text, classes });
  }
  return shown;
}
