/**
 * HTML in bodies: what an allow-list like GitHub's lets through becomes tokens like those of Markdown, so links,
 * pictures and headings are checked and placed alike. Everything else is taken out and listed; nothing of it reaches
 * a page. An element ends at the latest with the block that it is in.
 */
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize';
import type MarkdownIt from 'markdown-it';
import type { StateBlock, StateCore, StateInline, Token } from 'markdown-it';
import { html as attributeNames, find } from 'property-information';
import { COMMENT_CLOSE, COMMENT_OPEN, isElement } from '../values/html.ts';
import { memoized } from '../values/lists.ts';
import { templatePiece } from '../values/template-syntax.ts';
import { isDangerous } from '../values/urls.ts';
import { type Attribute, htmlPieces, isOfTemplate, type Piece, WITH_CONTENT } from './html/pieces.ts';
import { UNCLOSED_COMMENT } from './html-comments.ts';
import { ruleNamed, written } from './note-addresses.ts';

/** Something that was taken out of a body: an element or an attribute, and where. */
export interface Removed {
  name: string;
  /** The token of its block. */
  inline: Token;
  /** In the content of that token. */
  at: number;
  length: number;
  /** Whether it is template syntax of another tool. */
  isTemplate: boolean;
}

/** Environment of `parse`. */
interface HtmlEnvironment {
  removed?: Removed[];
  /** Set if any HTML was found. */
  hasHtml?: boolean;
}

const MORE = [
  'abbr',
  'audio',
  'bdi',
  'bdo',
  'caption',
  'cite',
  'dfn',
  'figcaption',
  'figure',
  'mark',
  'small',
  'time',
  'track',
  'u',
  'video',
  'wbr',
];
const LESS = new Set(['input', 'picture', 'section', 'strike', 'tt']);
const EVERYWHERE = ['ariaHidden', 'ariaLabel', 'className', 'dir', 'id', 'lang', 'role', 'title'];

const SCHEMA: Schema = {
  tagNames: [...(defaultSchema.tagNames ?? []).filter((name) => !LESS.has(name)), ...MORE],
  attributes: {
    '*': EVERYWHERE,
    a: ['href'],
    blockquote: ['cite'],
    del: ['cite', 'dateTime'],
    details: ['open'],
    img: ['src', 'alt', 'width', 'height'],
    ins: ['cite', 'dateTime'],
    li: ['value'],
    ol: ['start', 'reversed', 'type'],
    q: ['cite'],
    td: ['colSpan', 'rowSpan', 'headers'],
    th: ['colSpan', 'rowSpan', 'headers', 'scope'],
    time: ['dateTime'],
    video: ['src', 'poster', 'controls', 'loop', 'muted', 'playsInline', 'preload', 'width', 'height'],
    audio: ['src', 'controls', 'loop', 'muted', 'preload'],
    source: ['src', 'type'],
    track: ['src', 'kind', 'srcLang', 'label', 'default'],
  },
  protocols: {
    src: ['http', 'https'],
    cite: ['http', 'https'],
  },
  ancestors: {},
  clobber: [],
  required: {},
  strip: [],
};

/** Elements of old, and those that show the same. */
const RENAMED: Readonly<Record<string, string>> = {
  center: 'div',
  strike: 's',
  tt: 'code',
  font: 'span',
  big: 'span',
  label: 'span',
  // A text has no parts of a page.
  ...Object.fromEntries(
    ['address', 'article', 'aside', 'footer', 'header', 'hgroup', 'main', 'nav', 'section'].map((name) => [
      name,
      'div',
    ]),
  ),
};
/** Other pictures for other screens: senja makes those itself, and only those for dark pages are missed. */
const isOfPicture = ({ name, attributes }: { name: string; attributes: readonly Attribute[] }): boolean =>
  name === 'picture' ||
  (name === 'source' && !attributes.some((one) => one.name === 'src' || one.value.includes('prefers-color')));
const VOID = new Set(['br', 'hr', 'img', 'source', 'track', 'wbr']);
/** Elements that play a file, which is one of the site: the policy of pages blocks others. */
const PLAYS = new Set(['audio', 'source', 'track', 'video']);
/** Attributes without which a page shows the same. */
const IGNORED =
  /^(?:rel|target|loading|decoding|border|cell(?:padding|spacing)|v?align|bgcolor|clear|color|face|frame|height|[hv]space|markdown|nowrap|rules|size|srcset|sizes|summary|width|crossorigin|referrerpolicy|data-.*|name)$/;
/** Elements that a heading may not hold. */
const OF_BLOCKS =
  /^(?:blockquote|caption|d[dlt]|details|div|figcaption|figure|h[1-6]|hr|li|[ou]l|p|pre|summary|t(?:able|body|d|foot|h|head|r))$/;
/** Elements that end where one of this name begins. */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  p: ['p'],
  li: ['p', 'li'],
  dt: ['p', 'dt', 'dd'],
  dd: ['p', 'dt', 'dd'],
  td: ['p', 'td', 'th'],
  th: ['p', 'td', 'th'],
  tr: ['p', 'td', 'th', 'tr'],
};
/** Most elements that are open at once; below that depth none is shown. */
const DEEPEST = 60;

type Let = { attrs: [string, string][]; dropped: string[] };

/** @returns the attributes of an element that are let through, and the names of those that are not; null for an element that is not */
function sanitized(name: string, attributes: readonly Pick<Attribute, 'name' | 'value'>[]): Let | null {
  const properties: Record<string, string> = {};
  const given = new Map<string, string>();
  for (const { name: attribute, value } of attributes) {
    const { property } = find(attributeNames, attribute);
    // Addresses of links are checked like those of Markdown.
    if (property !== 'href' || !isDangerous(value)) properties[property] = value;
    given.set(property, attribute);
  }
  const kept = sanitize({ type: 'element', tagName: name, properties, children: [] }, SCHEMA);
  if (kept.type !== 'element') return null;
  const attrs = Object.entries(kept.properties).map(([property, value]): [string, string] => [
    find(attributeNames, property).attribute,
    String(value ?? ''),
  ]);
  const dropped = [...given].flatMap(([property, attribute]) =>
    property in kept.properties ? [] : [attribute],
  );
  return { attrs, dropped };
}

const TAGS: ReadonlySet<string> = new Set(SCHEMA.tagNames);
const ADDRESSES = new Set(['href', 'src', 'cite']);
const WEB = /^https?:/;

/** The name under which an element has an attribute; null if it is dropped. Of the values, only addresses matter. */
const attributeOf = memoized((both: string): string | null => {
  const [name = '', attribute = ''] = both.split(' ');
  return sanitized(name, [{ name: attribute, value: 'https:' }])?.attrs[0]?.[0] ?? null;
});

/** The same as `sanitized`, which decides each pair of element and attribute once. */
function letThrough(name: string, attributes: readonly Attribute[]): Let | null {
  if (!TAGS.has(name)) return null;
  const made: Let = { attrs: [], dropped: [] };
  for (const { name: attribute, value } of attributes) {
    const shown = attributeOf(`${name} ${attribute}`);
    const isUnsure = ADDRESSES.has(attribute) && !WEB.test(value);
    if (isUnsure || made.attrs.some(([one]) => one === shown)) return sanitized(name, attributes);
    if (shown === null) made.dropped.push(attribute);
    else made.attrs.push([shown, value]);
  }
  return made;
}

const sideOf = (attributes: readonly Attribute[]): string | undefined =>
  /^(?:center|right)$/i.exec(attributes.find(({ name }) => name === 'align')?.value ?? '')?.[0].toLowerCase();

/** Type of the token of an element that plays a file. */
export const PLAYED = 'played';

/** An open element; null for one of Markdown. */
type Open = { name: string; tag: string; type: string } | null;

/** Replaces the HTML of a body by tokens. */
class Replacement {
  readonly #state: StateCore;
  readonly #removed: Removed[] = [];
  /** Elements that are open around the current place, those of Markdown included. */
  readonly #open: Open[] = [];
  #depth = 0;
  /** Names of the elements that are closed anywhere. */
  #closed: ReadonlySet<string> | null = null;

  constructor(state: StateCore) {
    this.#state = state;
  }

  run(): void {
    const state = this.#state;
    const made: Token[] = [];
    for (const token of state.tokens) {
      if (token.type === 'html_block') made.push(...this.#block(token));
      else {
        if (token.nesting < 0) this.#closeTo(made, token);
        if (token.type === 'inline' && token.children?.some(({ type }) => type === 'html_inline')) {
          const isHeading = made.at(-1)?.type === 'heading_open';
          token.children.splice(0, token.children.length, ...this.#inline(token, isHeading));
        }
        made.push(token);
        if (token.nesting > 0) this.#open.push(null);
      }
    }
    this.#closeTo(made, null);
    state.tokens = made;
    const env = state.env as HtmlEnvironment;
    env.hasHtml = true;
    env.removed = this.#removed;
  }

  /** Closes the elements that a block of Markdown leaves open, or all at the end. */
  #closeTo(made: Token[], token: Token | null): void {
    const children: Token[] = [];
    while (this.#open.length > 0) {
      const last = this.#open.pop();
      if (last) children.push(this.#end(last));
      else if (token) break;
    }
    if (children.length > 0) made.push(this.#inlineToken(null, children));
  }

  #token(type: string, tag: string, nesting: -1 | 0 | 1): Token {
    return new this.#state.Token(type, tag, nesting);
  }

  #inlineToken(block: Token | null, children: Token[]): Token {
    const token = this.#token('inline', '', 0);
    Object.assign(token, {
      children,
      content: block?.content ?? '',
      map: block?.map ?? null,
      level: block?.level ?? 0,
    });
    return token;
  }

  #text(content: string): Token {
    const token = this.#token('text', '', 0);
    token.content = content;
    return token;
  }

  #end({ tag, type }: NonNullable<Open>): Token {
    this.#depth -= 1;
    return this.#token(type, tag, -1);
  }

  #remove(name: string, inline: Token, at: number, length: number, isTemplate = false): void {
    this.#removed.push({ name, inline, at, length, isTemplate });
  }

  /** Whether words in angle brackets are text: no element with attributes of HTML, and nothing else makes them a tag. */
  #isText({ name, attributes, isClosed }: Extract<Piece, { kind: 'start' }>): boolean {
    if (isClosed || attributes.some(({ value }) => value !== '')) return false;
    const isOfHtml = attributes.length === 0 || attributes.some((one) => one.name in attributeNames.normal);
    if (isElement(name) && isOfHtml) return false;
    this.#closed ??= new Set(
      [...this.#state.src.matchAll(/<\/([a-z][^\s/>]{0,60})/gi)].map(([, closed = '']) =>
        closed.toLowerCase(),
      ),
    );
    return !this.#closed.has(name);
  }

  /** @returns the tokens of a start tag; `at` is the offset of its source in the content of `inline` */
  #start(whole: Extract<Piece, { kind: 'start' }>, inline: Token, at: number, noBlocks: boolean): Token[] {
    const name = RENAMED[whole.name] ?? whole.name;
    if (isOfPicture(whole)) return [];
    const source = inline.content.slice(at + whole.at, at + whole.at + whole.length);
    const template = source.includes('{') ? templatePiece(source, source.search(/\{[{%]|$/)) : null;
    if (template) this.#remove(template.kind, inline, at + whole.at, whole.length, true);
    if (template && name === 'img') return [];
    const attributes = template ? whole.attributes.filter((one) => !isOfTemplate(one)) : whole.attributes;
    const piece = { ...whole, attributes };
    const isRefused = (noBlocks && OF_BLOCKS.test(name)) || (PLAYS.has(name) && !this.#maySound(name, piece));
    const kept = isRefused ? null : letThrough(name, piece.attributes);
    const shown = `<${nameIn(inline.content, at + piece.at, piece.name)}>`;
    if (!kept || (this.#depth >= DEEPEST && !VOID.has(name))) {
      this.#remove(shown, inline, at + piece.at, piece.length);
      return [];
    }
    const { attrs, dropped } = kept;
    for (const one of dropped) if (!IGNORED.test(one)) this.#remove(one, inline, at + piece.at, piece.length);
    const anchor =
      piece.name === 'a' ? piece.attributes.find((one) => one.name === 'name')?.value : undefined;
    if (anchor !== undefined && /^[^\s"'<>&]{1,200}$/.test(anchor) && !attrs.some(([one]) => one === 'id'))
      attrs.push(['id', anchor]);
    const side = piece.name === 'center' ? 'center' : sideOf(piece.attributes);
    if (side !== undefined && name !== 'img') {
      const own = attrs.find(([one]) => one === 'class');
      if (own) own[1] += ` align-${side}`;
      else attrs.push(['class', `align-${side}`]);
    }
    const plays = PLAYS.has(name);
    const address = piece.attributes.find((one) => one.name === (name === 'img' || plays ? 'src' : 'href'));
    const place = address && { start: at + address.span.start, end: at + address.span.end };
    if (name === 'img') {
      const image = this.#token('image', 'img', 0);
      const alt = attrs.find(([one]) => one === 'alt')?.[1] ?? '';
      image.attrs = [['src', ''], ['alt', ''], ...attrs.filter(([one]) => one !== 'src' && one !== 'alt')];
      image.attrs[0] = ['src', attrs.find(([one]) => one === 'src')?.[1] ?? ''];
      Object.assign(image, {
        content: alt,
        children: alt === '' ? [] : [this.#text(alt)],
        // An empty description, if it is stated, says that a picture is decoration.
        meta: { at: at + piece.at, decorates: piece.attributes.some((one) => one.name === 'alt') },
      });
      if (place) written.set(image, place);
      return [image];
    }
    const ended = this.#endImplied(name);
    const isLink = name === 'a' && attrs.some(([one]) => one === 'href');
    const isVoid = VOID.has(name);
    const token = this.#token(isLink ? 'link_open' : plays ? PLAYED : 'html_tag', name, isVoid ? 0 : 1);
    // Without a button nobody could start it.
    if (/^(?:audio|video)$/.test(name)) {
      if (!attrs.some(([one]) => one === 'controls')) attrs.push(['controls', '']);
      if (!attrs.some(([one]) => one === 'preload')) attrs.push(['preload', 'metadata']);
    }
    token.attrs = attrs.length > 0 ? attrs : null;
    token.meta = { at: at + piece.at };
    if ((isLink || plays) && place) written.set(token, place);
    if (!isVoid) {
      this.#depth += 1;
      this.#open.push({ name: piece.name, tag: name, type: isLink ? 'link_close' : 'html_tag' });
    }
    return [...ended, token];
  }

  /** Whether an element plays a file of the site, as far as it names one. */
  #maySound(name: string, { attributes }: Extract<Piece, { kind: 'start' }>): boolean {
    const isInside = this.#open.some((one) => one !== null && /^(?:audio|video)$/.test(one.tag));
    if (VOID.has(name) && !isInside) return false;
    return attributes.every(
      ({ name: one, value }) => !/^(?:src|poster)$/.test(one) || !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(value),
    );
  }

  /** Ends the elements before a start tag that need no end tag of their own. */
  #endImplied(name: string): Token[] {
    const implied = ENDS[name] ?? (OF_BLOCKS.test(name) ? ENDS.p : undefined);
    const ended: Token[] = [];
    for (let last = this.#open.at(-1); last && implied?.includes(last.tag); last = this.#open.at(-1)) {
      this.#open.pop();
      ended.push(this.#end(last));
    }
    return ended;
  }

  /** @returns the tokens of an end tag: also of the elements within it that nothing closes */
  #close(name: string): Token[] {
    let at = this.#open.length - 1;
    while (at >= 0 && this.#open[at] && this.#open[at]?.name !== name) at -= 1;
    if (!this.#open[at]) return name === 'br' ? [this.#token('html_tag', 'br', 0)] : [];
    const ended: Token[] = [];
    while (this.#open.length > at) {
      const last = this.#open.pop();
      if (last) ended.push(this.#end(last));
    }
    return ended;
  }

  /** @returns the children of a paragraph, a heading or a cell */
  #inline(inline: Token, noBlocks: boolean): Token[] {
    const { children } = inline;
    const made: Token[] = [];
    const from = this.#open.length;
    this.#open.push(null);
    const list = children ?? [];
    const { endOf, levels } = endsIn(list);
    for (let index = 0; index < list.length; index += 1) {
      const child = list[index] as Token;
      if (child.type !== 'html_inline') {
        if (child.nesting < 0) {
          while (this.#open.length > from + 1 && this.#open.at(-1))
            made.push(this.#end(this.#open.pop() as NonNullable<Open>));
          if (this.#open.length > from + 1) this.#open.pop();
        }
        made.push(child);
        if (child.nesting > 0) this.#open.push(null);
        continue;
      }
      const at = (child.meta as { at: number } | null)?.at ?? 0;
      const [piece] = htmlPieces(child.content);
      if (piece?.kind === 'gone') this.#remove(piece.name, inline, at, piece.length);
      else if (piece?.kind === 'end') made.push(...this.#close(piece.name));
      else if (piece?.kind === 'start') {
        if (this.#isText(piece)) made.push(this.#text(child.content));
        else {
          made.push(...this.#start(piece, inline, at, noBlocks));
          if (piece.name in WITH_CONTENT) {
            const end = endOf(piece.name, index);
            if (end > 0 && levels[end] === levels[index + 1]) index = end;
          }
        }
      }
    }
    while (this.#open.length > from) {
      const last = this.#open.pop();
      if (last) made.push(this.#end(last));
    }
    return made;
  }

  /** @returns the tokens of a block of HTML: its inline content, and its headings like those of Markdown */
  #block(block: Token): Token[] {
    const { content } = block;
    const made: Token[] = [];
    /** Offset and line at which the current token begins. */
    let [from, line] = [0, block.map?.[0] ?? 0];
    let current = this.#inlineToken(block, []);
    /** The heading that is open. */
    let heading: { name: string; open: Token; depth: number } | null = null;
    /** Ends the current token at an offset, and begins the next one. */
    const cut = (to: number): Token => {
      const done = current;
      done.content = content.slice(from, to);
      const last = line + done.content.split('\n').length - 1;
      if (done.map) done.map = [line, last + 1];
      [from, line] = [to, last];
      current = this.#inlineToken(block, []);
      current.content = content.slice(to);
      return done;
    };
    const flush = (to: number): void => {
      const done = cut(to);
      const shows = done.children?.some(({ type, content: text }) => type !== 'text' || text.trim() !== '');
      // What was taken out has its place in this token.
      if (shows || this.#removed.at(-1)?.inline === done) made.push(done);
    };
    const endHeading = (to: number): void => {
      if (!heading) return;
      current.children?.push(...this.#closeInside(heading.depth));
      const close = this.#token('heading_close', heading.open.tag, -1);
      close.block = true;
      made.push(cut(to), close);
      heading = null;
    };
    const pieces = htmlPieces(content);
    const lastEnds = new Map<string, number>();
    for (const [index, piece] of pieces.entries()) if (piece.kind === 'end') lastEnds.set(piece.name, index);
    let skipTo = -1;
    for (const [index, piece] of pieces.entries()) {
      if (index <= skipTo) continue;
      if (piece.kind === 'text') current.children?.push(this.#text(piece.text));
      else if (piece.kind === 'gone') this.#remove(piece.name, current, piece.at - from, piece.length);
      else if (piece.kind === 'end') {
        if ((heading as { name: string } | null)?.name === piece.name) endHeading(piece.at);
        else current.children?.push(...this.#close(piece.name));
      } else if (this.#isText(piece)) {
        current.children?.push(this.#text(content.slice(piece.at, piece.at + piece.length)));
      } else if (/^h[1-6]$/.test(piece.name) && !heading && (lastEnds.get(piece.name) ?? -1) > index) {
        flush(piece.at);
        const kept = letThrough(piece.name, piece.attributes);
        for (const one of kept?.dropped ?? [])
          if (!IGNORED.test(one)) this.#remove(one, current, 0, piece.length);
        const open = this.#token('heading_open', piece.name, 1);
        const side = sideOf(piece.attributes);
        Object.assign(open, {
          block: true,
          map: [line, line + 1],
          markup: '#'.repeat(Number(piece.name[1])),
        });
        open.attrs = kept && kept.attrs.length > 0 ? kept.attrs : null;
        if (side !== undefined) open.attrJoin('class', `align-${side}`);
        made.push(open);
        this.#open.push(null);
        heading = { name: piece.name, open, depth: this.#open.length };
      } else {
        current.children?.push(...this.#start(piece, current, -from, heading !== null));
        if (piece.name in WITH_CONTENT && !piece.isClosed) {
          const isLast = (lastEnds.get(piece.name) ?? -1) <= index;
          skipTo = isLast
            ? pieces.length
            : pieces.findIndex((one, at) => at > index && one.kind === 'end' && one.name === piece.name);
        }
      }
    }
    if (heading) endHeading(content.length);
    else flush(content.length);
    return made;
  }

  /** Closes what is open within a heading, and the heading. */
  #closeInside(depth: number): Token[] {
    const ended: Token[] = [];
    while (this.#open.length >= depth) {
      const last = this.#open.pop();
      if (last) ended.push(this.#end(last));
    }
    return ended;
  }
}

/** @returns a function that gives the first end tag of a name behind an index, or -1, for ascending indices; and the levels of tokens */
function endsIn(list: readonly Token[]) {
  const ends = new Map<string, number[]>();
  const levels = [0];
  for (const [index, { type, content, nesting }] of list.entries()) {
    levels.push((levels[index] ?? 0) + nesting);
    const name =
      type === 'html_inline' ? /^<\/([a-z][a-z\d]{0,20})/i.exec(content)?.[1]?.toLowerCase() : undefined;
    if (name === undefined) continue;
    const known = ends.get(name);
    if (known) known.push(index);
    else ends.set(name, [index]);
  }
  for (const indices of ends.values()) indices.reverse();
  const endOf = (name: string, behind: number): number => {
    const indices = ends.get(name) ?? [];
    while (indices.length > 0 && (indices.at(-1) ?? 0) <= behind) indices.pop();
    return indices.at(-1) ?? -1;
  };
  return { endOf, levels };
}

/** @returns the name of a tag as it is written at an offset */
const nameIn = (content: string, at: number, name: string): string => {
  const found = content.slice(at + 1, at + 1 + name.length);
  return found.toLowerCase() === name ? found : name;
};

function replaceHtml(state: StateCore): void {
  if (!state.src.includes('<')) return;
  const isHtml = (token: Token): boolean =>
    token.type === 'html_block' || (token.children?.some(({ type }) => type === 'html_inline') ?? false);
  if (state.tokens.some(isHtml)) new Replacement(state).run();
}

/** Extends a block of HTML whose last comment is open: in CommonMark it ends at an empty line, and the rest would show. */
function keepComments({ block: { ruler } }: MarkdownIt): void {
  const rule = ruleNamed<RuleBlock>(ruler, 'html_block');
  const extended: RuleBlock = (state, first, end, silent) => {
    const start = (state.bMarks[first] ?? 0) + (state.tShift[first] ?? 0);
    // Text after a comment on its line is a paragraph.
    if (state.src.startsWith(COMMENT_OPEN, start) || !rule(state, first, end, silent)) return false;
    const token = silent ? undefined : state.tokens.at(-1);
    if (!token || token.content.lastIndexOf(COMMENT_OPEN) <= token.content.lastIndexOf(COMMENT_CLOSE))
      return true;
    const opening =
      first + token.content.slice(0, token.content.lastIndexOf(COMMENT_OPEN)).split('\n').length - 1;
    const endOf = (line: number): string => state.src.slice(state.bMarks[line], state.eMarks[line]);
    let line = state.line;
    while (line < end && !endOf(line).includes(COMMENT_CLOSE)) line += 1;
    state.line = Math.min(line + 1, end);
    token.content = state.getLines(first, state.line, state.blkIndent, true);
    token.map = [first, state.line];
    if (line >= end) state.push(UNCLOSED_COMMENT, '', 0).map = [opening, end];
    return true;
  };
  ruler.at('html_block', extended, { alt: ['paragraph', 'reference', 'blockquote'] });
}

type RuleBlock = (state: StateBlock, first: number, end: number, silent: boolean) => boolean;

/** Makes a parser read HTML. */
export function readHtml(made: MarkdownIt): void {
  keepComments(made);
  const { ruler } = made.inline;
  const rule = ruleNamed<(state: StateInline, silent: boolean) => boolean>(ruler, 'html_inline');
  ruler.at('html_inline', (state, silent) => {
    const { pos } = state;
    const before = state.tokens.length;
    if (!rule(state, silent)) return false;
    const token = silent ? undefined : state.tokens.slice(before).find(({ type }) => type === 'html_inline');
    if (token) token.meta = { at: pos };
    return true;
  });
  made.core.ruler.push('html', replaceHtml);
}

/** @returns what was taken out of a body */
export const removedIn = (env: object): readonly Removed[] => (env as HtmlEnvironment).removed ?? [];

/**
 * Takes ids from elements that a page already uses.
 * @returns the others
 */
export function keepIdsApart(tokens: readonly Token[], taken: ReadonlySet<string>): string[] {
  const ids = new Set<string>();
  for (const { children } of tokens)
    for (const token of children ?? []) {
      const id = token.attrs ? token.attrGet('id') : null;
      if (id === null) continue;
      if (taken.has(id) || ids.has(id)) token.attrs = token.attrs?.filter(([name]) => name !== 'id') ?? null;
      else ids.add(id);
    }
  return [...ids];
}

/** Whether a body holds any HTML. */
export const holdsHtml = (env: object): boolean => (env as HtmlEnvironment).hasHtml ?? false;
