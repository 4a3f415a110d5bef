/**
 * Signs of Markdown that are still text when a body has been read, and where: what was meant to be bold, code, a link.
 * A parser of its own, for bodies where something seems left over; the one that renders has no need to know of places.
 */
import type MarkdownIt from 'markdown-it';
import type { StateInline, Token } from 'markdown-it';
import type { Fault } from '../../diagnostics/diagnostic.ts';
import { markdownParser, type Noticed } from './markdown-parser.ts';

export interface Leftover {
  /** A run of stars, underscores or backticks, or one of `[`, `<`, `~`. */
  mark: string;
  /** Offset in the content of the inline token. */
  at: number;
}

/** A fault, with offset and length in the content of an inline token. */
export interface Slip extends Pick<Fault, 'code' | 'params' | 'suggestions'> {
  at: number;
  length: number;
}

/** A sign that may begin something, and the place of the token that it then becomes. */
interface Sign extends Leftover {
  index: number;
}

interface Notes {
  signs: Sign[];
  left: Leftover[];
}

interface Env extends Noticed {
  /** By the children of an inline token. */
  found: Map<Token[], Leftover[]>;
}

const notes = new WeakMap<StateInline, Notes>();

function notesOf(state: StateInline): Notes {
  const known = notes.get(state);
  if (known) return known;
  const fresh = { signs: [], left: [] };
  notes.set(state, fresh);
  return fresh;
}

const RUN = /\*+|_+|`+|\[|!(?=\[)/y;

/** Stands before all rules that such a sign may belong to; it only looks. */
function note(state: StateInline, silent: boolean): boolean {
  if (silent) return false;
  RUN.lastIndex = state.pos;
  const mark = RUN.exec(state.src)?.[0];
  if (mark !== undefined) {
    const index = state.tokens.length + (state.pending === '' ? 0 : 1);
    notesOf(state).signs.push({ mark, at: state.pos, index });
  }
  return false;
}

/** Stands behind all rules, so that it sees what none of them has taken. */
function leave(state: StateInline, silent: boolean): boolean {
  const mark = state.src[state.pos] ?? '';
  if (!silent && /[[<~]/.test(mark)) notesOf(state).left.push({ mark, at: state.pos });
  return false;
}

/** What has become of the signs, while the tokens still stand where they were made. */
function settle(state: StateInline): boolean {
  const known = notes.get(state);
  if (!known) return true;
  const { signs, left } = known;
  const { tokens, env } = state;
  for (const [place, { mark, at, index }] of signs.entries()) {
    const token = tokens[index];
    // Of signs before the same token, the others have become text in front of it.
    const begins = signs[place + 1]?.index !== index;
    if (mark === '[' || mark === '!') {
      if (begins && token?.type === (mark === '[' ? 'link_open' : 'image')) token.meta = { at };
    } else if (mark.startsWith('`')) {
      if (begins && token?.type === 'code_inline' && token.markup === mark) token.meta = { at };
      else left.push({ mark, at });
    } else {
      // Each sign of the run is a token; one that has found its other half is no text any more, or holds none.
      const run = tokens.slice(index, index + mark.length);
      if (run.some(({ type, content }) => type === 'text' && content !== '')) left.push({ mark, at });
    }
  }
  if (left.length > 0)
    (env as Env).found.set(
      tokens,
      left.sort((a, b) => a.at - b.at),
    );
  return true;
}

let inspector: MarkdownIt | undefined;

function parser(): MarkdownIt {
  if (inspector) return inspector;
  inspector = markdownParser();
  inspector.inline.ruler.before('backticks', 'note', note);
  inspector.inline.ruler.push('leave', leave);
  inspector.inline.ruler2.before('fragments_join', 'settle', settle);
  return inspector;
}

/** @returns the tokens of a body; links, images and code know where in their content they begin (`placeIn`) */
export function inspect(text: string): { tokens: Token[]; leftoversOf(inline: Token): readonly Leftover[] } {
  const env: Env = { found: new Map() };
  const tokens = parser().parse(text, env);
  return { tokens, leftoversOf: ({ children }) => env.found.get(children ?? []) ?? [] };
}

/** Offset at which a link, an image or code begins, in the content of the inline token it is in. */
export const placeIn = ({ meta }: Token): number => (meta as { at: number } | null)?.at ?? 0;
