/** Renders fenced code. */
import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import type { CodeSettings } from '../../stages/site.ts';
import { type CodeInfo, codeInfo } from './info.ts';
import { aroundLines } from './lines.ts';
import { type CodeLine, markedLines } from './notation.ts';

/** What surrounds the code that a highlighter gives as a whole: Shiki's `codeToHtml`. */
const WHOLE = /^(<pre\b[^<>]*>\s?<code\b[^<>]*>)([\s\S]*)(<\/code>\s?<\/pre>\s*)$/;

const MARKED = { open: '<mark>', close: '</mark>', isWhole: false };

/** Between lines in Shiki's `structure: 'inline'`. */
const BREAK = /<br\s?\/?>/g;
/** Lines of Shiki, which are in elements of their own here. */
const LINE = '<span class="line">';

/** The element of a line, so that additions and removals are that without styles, too. */
const elementOf = ({ classes }: CodeLine): string => {
  if (classes.has('add')) return 'ins';
  if (classes.has('remove')) return 'del';
  return classes.has('highlighted') || classes.has('focused') ? 'mark' : 'span';
};

/** @returns every line in an element, with its number in `data-line` if they are numbered */
const allLines = (html: string, lines: readonly CodeLine[], from: number | null): string =>
  aroundLines(html, (index) => {
    const line = lines[index];
    if (!line) return null;
    const [tag, names] = [elementOf(line), ['line', ...line.classes].join(' ')];
    const number = from === null ? '' : ` data-line="${from + index}"`;
    return { open: `<${tag} class="${names}"${number}>`, close: `</${tag}>`, isWhole: true };
  });

/** @returns the classes of a block */
function classesOf(lines: readonly CodeLine[], from: number | null): string {
  const names = ['senja-code'];
  for (const name of ['diff', 'highlighted', 'focused'])
    if (lines.some(({ classes }) => classes.has(name))) names.push(`has-${name}`);
  if (from !== null) names.push('has-numbers');
  return names.join(' ');
}

/** @returns the opening tag of a highlighter's `<pre>` with further classes and attributes */
function withClasses(tag: string, names: string, more: string): string {
  const added = more
    .split(' ')
    .filter((one) => one !== '' && !tag.includes(` ${one.split('=', 1)[0]}`))
    .map((one) => ` ${one}`)
    .join('');
  const own = / class="([^"]*)"/.exec(tag);
  return own
    ? tag.replace(own[0], ` class="${own[1]} ${names}"${added}`)
    : tag.replace(/^<pre/, `<pre class="${names}"${added}`);
}

/** @returns the name of a block: its own, or within a group that of its language */
const labelOf = (token: Token, { label }: CodeInfo): string =>
  label || ((token.meta as { label?: string } | null)?.label ?? '');

/**
 * Makes a parser render fenced code.
 * @param settings what a site shows besides labels and marked lines; without them, nothing
 */
export function drawCode(
  { renderer, utils: { escapeHtml, unescapeAll } }: MarkdownIt,
  settings?: CodeSettings | undefined,
): void {
  const more = `tabindex="0"${settings?.copy ? ' data-copy' : ''}`;
  renderer.rules.fence = (tokens, index, { highlight, langPrefix }, _env, self) => {
    const token = tokens[index];
    if (!token) return '';
    const info = codeInfo(unescapeAll(token.info).trim());
    const { language, lines } = info;
    const from = (settings && (info.from ?? (settings.numbers ? 1 : null))) || null;
    const shownLines = settings ? markedLines(token.content, lines, true) : [];
    const isMarked = from !== null || shownLines.some(({ classes }) => classes.size > 0);
    const text = settings ? shownLines.map((line) => `${line.text}\n`).join('') : token.content;
    const coloured = highlight?.(text, language, token.info.slice(language.length).trim()) || '';
    const given = coloured || escapeHtml(text);
    const [, before = '', inside = given, after = ''] = WHOLE.exec(given) ?? [];
    const attrs = [...(token.attrs ?? [])];
    if (language !== '') {
      const at = attrs.findIndex(([name]) => name === 'class');
      const value = `${attrs[at]?.[1] ?? ''} ${langPrefix}${language}`.trim();
      attrs.splice(at < 0 ? attrs.length : at, 1, ['class', value]);
    }
    let code = inside;
    if (isMarked) code = allLines(inside.replace(BREAK, '\n').replaceAll(LINE, '<span>'), shownLines, from);
    else if (lines.size > 0)
      code = aroundLines(inside.replace(BREAK, '\n'), (at) => (lines.has(at + 1) ? MARKED : null));
    const names = settings ? classesOf(shownLines, from) : '';
    const pre = settings ? `<pre class="${names}" ${more}>` : '<pre>';
    let shown = `${pre}<code${self.renderAttrs({ attrs } as Token)}>${code}</code></pre>`;
    if (before !== '') shown = (settings ? withClasses(before, names, more) : before) + code + after;
    else if (given.startsWith('<pre')) shown = given;
    const label = labelOf(token, info);
    return label === ''
      ? `${shown}\n`
      : `<figure class="code">\n<figcaption>${escapeHtml(label)}</figcaption>\n${shown}\n</figure>\n`;
  };
}
