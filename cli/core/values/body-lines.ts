/** The text of a page's body, for files that contain it. */
import { withoutEntities } from './html.ts';
import { scriptText } from './letters.ts';

/** Tags within a word or around it, those between lines, and those of the cells of a row; all others separate words. */
const KINDS = {
  inline: 'a abbr b cite code del em i ins kbd mark q s small span strong sub sup u',
  block:
    'blockquote br dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre section summary table tr ul',
  cell: 'td th',
} as const;

const KIND_OF = new Map(
  Object.entries(KINDS).flatMap(([kind, names]) =>
    names.split(' ').map((name) => [name, kind as keyof typeof KINDS] as const),
  ),
);

/** The mark of a note, and the way back from it: neither is a word of the text. */
const NOTE = /<sup><a href="#fn-[^<>]*>[^<>]*<\/a><\/sup>|<a href="#fnref-[^<>]*>[^<>]*<\/a>/g;
/** Raised or lowered text. */
const SCRIPT = /<(su[bp])(?:\s[^<>]*)?>([^<>]*)<\/\1>/g;

const TAG_NAME = /<\/?([a-z][a-z\d]*)(?=[\s>])/y;
const HEADING_ID = /<h[1-6]\s+id="([^"]*)"/y;

/** White space other than single spaces. */
const SPACES = /[^\S ]\s*| \s+/g;

/** @returns the text of a line, which may be empty */
function shown(line: string): string {
  const plain = line.includes('&') ? withoutEntities(line) : line;
  return plain.replace(SPACES, ' ').trim();
}

/**
 * Goes from tag to tag: a regular expression for each kind of tags takes three times as long.
 * @param isOne whether all is one line, in which tags of blocks and cells are spaces
 * @param put called with each line of text, and the id of the heading that it is, or null
 */
function readLines(html: string, isOne: boolean, put: (line: string, id: string | null) => void): void {
  const noted = html.includes('"#fn') ? html.replace(NOTE, '') : html;
  const own = noted.includes('<su')
    ? noted.replace(SCRIPT, (_, tag: string, text: string) => scriptText(tag, text))
    : noted;
  let [line, at, afterCell] = ['', 0, -1];
  let id: string | null = null;
  for (let open = own.indexOf('<'); open >= 0; ) {
    if (open > at) line += own.slice(at, open);
    const close = own.indexOf('>', open);
    const next = own.indexOf('<', open + 1);
    if (close < 0 || (next >= 0 && next < close)) {
      at = open;
      open = next;
      continue;
    }
    TAG_NAME.lastIndex = open;
    const kind = KIND_OF.get(TAG_NAME.exec(own)?.[1] ?? '');
    const isEnd = own[open + 1] === '/';
    if (kind === 'block' && !isOne) {
      put(line, id);
      HEADING_ID.lastIndex = open;
      id = HEADING_ID.exec(own)?.[1] ?? null;
      line = '';
    } else if (kind === 'cell' && !isOne && !isEnd && afterCell >= 0 && line.slice(afterCell).trim() === '')
      line = `${line.slice(0, afterCell)} · `;
    else if (kind !== 'inline') line += ' ';
    afterCell = kind === 'cell' && isEnd ? line.length : -1;
    at = close + 1;
    open = next;
  }
  put(line + own.slice(at), id);
}

/** @returns the plain text of HTML made by senja, with single spaces */
export function plainTextIn(html: string): string {
  let text = '';
  readLines(html, true, (line) => {
    text = shown(line);
  });
  return text;
}

/**
 * @returns the text of a body, a line for each block. The line of a heading with an id begins with `#`, the id and a
 *   space; a block whose text begins so has a space before it
 */
export function bodyLines(html: string): string {
  const lines: string[] = [];
  readLines(html, false, (line, id) => {
    const text = shown(id === null ? line : `${id} ${line}`);
    if (text === '' && id === null) return;
    lines.push(id !== null ? `#${text}` : text.startsWith('#') ? ` ${text}` : text);
  });
  // A copy: a text that is added to piece by piece would keep all HTML in memory.
  return lines.join('\n');
}
