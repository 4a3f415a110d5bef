/**
 * Markdown marks that remained text after parsing, with their places: unfinished bold, code, links. The start of
 * links, images, code, italics and bold is recorded, which markdown-it does not keep.
 */
import type MarkdownIt from 'markdown-it';
import type { StateInline, Token } from 'markdown-it';

/** A mark that means nothing where it is. */
export interface StrayMark {
  /** A sequence of asterisks, underscores or backticks, one of `[`, `]`, `<`, `=`, `{`, or of `SITES`. */
  mark: string;
  /** Offset in the content of the inline token. */
  at: number;
}

/** A parser's state, with its notes. */
interface NotingState extends StateInline {
  /** Marks that may begin a construct, each with the index of the token that it becomes. */
  signs?: (StrayMark & { index: number })[];
  left?: StrayMark[];
}

/** The environment of `parse`: the stray marks, by the children of an inline token. */
export type StrayMarks = Map<Token[], StrayMark[]>;

/** What the children of an inline token were parsed from: a plugin may cut its content afterwards. */
const sources = new WeakMap<Token[], string>();

/** @returns the content that the places in an inline token refer to */
export const sourceOf = ({ children, content }: Token): string =>
  (children && sources.get(children)) ?? content;

/** Characters that may begin a construct: `!`, `*`, `[`, `_` and a backtick. */
const BEGINS = new Set([0x21, 0x2a, 0x5b, 0x5f, 0x60]);
const RUN = /\*+|_+|`+|\[|!(?=\[)/y;
/** Runs before all rules that such a mark may belong to, and only records it. */
function note(state: NotingState, silent: boolean): boolean {
  if (silent || !BEGINS.has(state.src.charCodeAt(state.pos))) return false;
  RUN.lastIndex = state.pos;
  const mark = RUN.exec(state.src)?.[0];
  if (mark !== undefined) {
    const index = state.tokens.length + (state.pending === '' ? 0 : 1);
    state.signs ??= [];
    state.signs.push({ mark, at: state.pos, index });
  }
  return false;
}

/** Characters that remain text if no rule consumes them. */
const LEFT = new Map([...'[]<={:^~$'].map((sign) => [sign.charCodeAt(0), sign]));
/** What must follow those that are common in texts. */
const FOLLOWED = /==|:[\w+-]{2,32}:|:br(?=\s|$)|[\^~$](?=[^\s$~^])/y;

/** Runs after all rules, so that it sees only what none of them has consumed. */
function leave(state: NotingState, silent: boolean): boolean {
  const { src, pos } = state;
  const mark = silent ? undefined : LEFT.get(src.charCodeAt(pos));
  if (mark === undefined) return false;
  FOLLOWED.lastIndex = pos;
  if (!/[[\]<{]/.test(mark) && !FOLLOWED.test(src)) return false;
  state.left ??= [];
  state.left.push({ mark, at: pos });
  return false;
}

/** Common endings of sites, those of short addresses included. */
const SITES = ['.id', '.com', '.org', '.net', '.me', '.ly', '.be'];
/** Length of a text that identifies one of its places. */
const ENOUGH = 24;

/** Places where a part of a site's address has remained text: it does not begin with a mark, so the tokens are searched. */
function* sitesIn({ src, tokens }: StateInline, mark: string): Generator<StrayMark> {
  let from = src.indexOf(mark);
  let links = 0;
  for (const { type, content, nesting } of tokens) {
    if (type.startsWith('link_')) links += nesting;
    if (type !== 'text' || links > 0) continue;
    for (let at = content.indexOf(mark); at >= 0 && from >= 0; at = content.indexOf(mark, at + 1)) {
      const known = content.slice(at, at + ENOUGH);
      while (from >= 0 && !src.startsWith(known, from)) from = src.indexOf(mark, from + 1);
      if (from < 0) return;
      yield { mark, at: from };
      from = src.indexOf(mark, from + 1);
    }
  }
}

/** Decides what the marks have become, while the tokens are still in their original places. */
function resolve(state: NotingState): boolean {
  const { src, tokens, env, signs = [], left = [] } = state;
  if (signs.length > 0 || left.length > 0) sources.set(tokens, src);
  for (const mark of SITES) if (src.includes(mark)) left.push(...sitesIn(state, mark));
  for (const [place, { mark, at, index }] of signs.entries()) {
    const token = tokens[index];
    // Of several marks before the same token, the earlier ones have become text in front of it.
    const begins = signs[place + 1]?.index !== index;
    if (mark === '[' || mark === '!') {
      if (begins && token?.type === (mark === '[' ? 'link_open' : 'image')) token.meta = { at };
    } else if (mark.startsWith('`')) {
      if (begins && token?.type === 'code_inline' && token.markup === mark) token.meta = { at };
      else left.push({ mark, at });
    } else {
      // Of two characters, the inner one becomes bold.
      const bold = tokens[token?.type === 'strong_close' ? index : index + 1];
      if (mark.length === 1 && token?.type.startsWith('em_')) token.meta = { at };
      if (mark.length === 2 && bold?.type.startsWith('strong_')) bold.meta = { at };
      // Each character of the sequence is a token; a matched one is no longer text, or is empty.
      for (let sign = index; sign < index + mark.length; sign += 1) {
        if (tokens[sign]?.type !== 'text' || tokens[sign]?.content === '') continue;
        left.push({ mark, at });
        break;
      }
    }
  }
  if (left.length > 0)
    (env as { left?: StrayMarks }).left?.set(
      tokens,
      left.sort((a, b) => a.at - b.at),
    );
  return true;
}

/** Marks that plugins read in text after parsing: attributes, pictures of faces, formulas. */
const READ_LATER = /[{:^~$]/;
/** A mark, with what follows it up to one that may be read. */
const BEGINNING = /.[.#%]?[\p{L}\p{N}]{0,24}/uy;

/**
 * @param left stray marks of an inline token
 * @param source what that was parsed from
 * @param children its tokens, after all plugins
 * @returns those that no plugin has taken out of the text since
 */
export function stillText(left: readonly StrayMark[], source: string, children: readonly Token[]) {
  if (!left.some(({ mark }) => READ_LATER.test(mark))) return left;
  const text = children.map(({ content }) => content).join('');
  return left.filter(({ mark, at }) => {
    BEGINNING.lastIndex = at;
    return !READ_LATER.test(mark) || text.includes(BEGINNING.exec(source)?.[0] ?? mark);
  });
}

/** Makes a parser record stray marks in `left` of its environment, if that is a map. */
export function noteStrayMarks({ inline }: MarkdownIt): void {
  inline.ruler.before('backticks', 'note', note);
  inline.ruler.push('leave', leave);
  inline.ruler2.before('fragments_join', 'resolve', resolve);
}

/** Offset at which a link, an image, code or a single mark of italics begins, in the content of its inline token. */
export const placeIn = ({ meta }: Token): number => (meta as { at: number } | null)?.at ?? 0;
