/** Fenced code with a label and marked lines: ```` ```js{1,3-4} [site.js] ````. */
import type MarkdownIt from 'markdown-it';

interface Info {
  language: string;
  label: string;
  lines: ReadonlySet<number>;
}

const LINES = /\{([\d,\s-]{1,200})\}/;
const LABEL = /\[([^\]]{1,200})\]/;
const TITLE = /\btitle=(["'])([^"']{1,200})\1/;
/** Longest range of lines. */
const MOST = 10_000;

/** @param info behind the backticks: a language, and in any order a label and numbers of lines */
export function codeInfo(info: string): Info {
  const language = /^[^\s{[]*/.exec(info)?.[0] ?? '';
  const rest = info.slice(language.length);
  const lines = new Set<number>();
  for (const range of LINES.exec(rest)?.[1]?.split(',') ?? []) {
    const [first = 0, last = first] = range.split('-').map(Number);
    for (let line = first; line <= last && line < first + MOST && lines.size < MOST; line += 1)
      lines.add(line);
  }
  // `js:line-numbers`
  return {
    language: language.replace(/:[a-z-]+$/, ''),
    label: LABEL.exec(rest)?.[1] ?? TITLE.exec(rest)?.[2] ?? '',
    lines,
  };
}

const TAG = /<(\/)?span\b[^<>]*>/g;

/** @returns coloured code with these lines marked; an element that goes over their ends is divided */
export function markLines(html: string, lines: ReadonlySet<number>): string {
  const open: string[] = [];
  return html
    .split('\n')
    .map((line, index) => {
      const before = [...open];
      for (const [tag, closes] of line.matchAll(TAG)) closes ? open.pop() : open.push(tag);
      if (!lines.has(index + 1)) return line;
      const close = '</span>'.repeat(before.length);
      return `${close}<mark>${before.join('')}${line}${'</span>'.repeat(open.length)}</mark>${open.join('')}`;
    })
    .join('\n');
}

/** Makes a parser render them. */
export function drawCode({ renderer, utils: { escapeHtml, unescapeAll } }: MarkdownIt): void {
  renderer.rules.fence = (tokens, index, { highlight, langPrefix }, _env, self) => {
    const token = tokens[index];
    if (!token) return '';
    const { language, label, lines } = codeInfo(unescapeAll(token.info).trim());
    const coloured = highlight?.(token.content, language, token.info.slice(language.length).trim()) || '';
    const code = coloured || escapeHtml(token.content);
    const attrs = [...(token.attrs ?? [])];
    if (language !== '') {
      const at = attrs.findIndex(([name]) => name === 'class');
      const value = `${attrs[at]?.[1] ?? ''} ${langPrefix}${language}`.trim();
      attrs.splice(at < 0 ? attrs.length : at, 1, ['class', value]);
    }
    const shown = code.startsWith('<pre')
      ? code
      : `<pre><code${self.renderAttrs({ attrs } as typeof token)}>${lines.size > 0 ? markLines(code, lines) : code}</code></pre>`;
    return label === ''
      ? `${shown}\n`
      : `<figure class="code">\n<figcaption>${escapeHtml(label)}</figcaption>\n${shown}\n</figure>\n`;
  };
}
