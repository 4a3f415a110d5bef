/** Rules for markdown-it that also record where the addresses of links and images are written: it only gives their block. */
import type MarkdownIt from 'markdown-it';
import type { StateBlock, StateInline, Token } from 'markdown-it';
import type { Span } from '../../diagnostics/places/index.ts';

/** First and last line of a block, the end exclusive. */
export type Lines = readonly [number, number];

/** An address in the content of its inline token, or the label of the definition that states it. */
type Written = Span | string;

/** By token of a link or an image. */
export const written = new WeakMap<Token, Written>();
/** By token of a video, for the picture that it shows before it plays. */
export const posters = new WeakMap<Token, Written>();

/** The definition of a reference: its line in the body, and the place of its address in that line. */
export interface Definition extends Span {
  line: number;
}

/** The environment of `parse`: the definitions by label. */
export type Definitions = Map<string, Definition>;

interface Environment {
  references?: Record<string, { href: string }>;
  definitions?: Definitions;
}

type Rule<State> = (state: State, ...rest: never[]) => boolean;

/** @returns a rule of a parser; its type does not show the list of rules */
export function ruleNamed<Made>(ruler: unknown, name: string): Made {
  const { __rules__: rules } = ruler as { __rules__: { name: string; fn: Made }[] };
  return rules.find((rule) => rule.name === name)?.fn as Made;
}

/** @returns the offset after white space */
function behindSpace(src: string, from: number): number {
  let at = from;
  while (/[ \t\n]/.test(src[at] ?? '')) at += 1;
  return at;
}

/**
 * @param bracket offset of the opening bracket of a link or an image that has just been parsed
 * @param label offset of the bracket that closes its text
 * @returns where it states its address
 */
function linkedPlace(
  { src, md, pos: end, posMax }: StateInline,
  bracket: number,
  label: number,
): Written | null {
  if (src[end - 1] === ')') {
    const start = behindSpace(src, label + 2);
    const { ok, pos } = md.helpers.parseLinkDestination(src, start, posMax);
    const inner = src[start] === '<' ? 1 : 0;
    return ok ? { start: start + inner, end: pos - inner } : null;
  }
  const named = src.slice(label + 2, end - 1);
  return md.utils.normalizeReference(named === '' ? src.slice(bracket + 1, label) : named);
}

/** @returns the label of the definition that begins in a line, without marks of quotes around it */
function labelOf({ src, bMarks, tShift, eMarks }: StateBlock, first: number, last: number): string {
  let label = '';
  for (let line = first; line < last; line += 1) {
    const begin = (bMarks[line] ?? 0) + (tShift[line] ?? 0);
    const text = src.slice(begin + (line === first ? 1 : 0), eMarks[line] ?? src.length);
    const end = /^(?:[^\\\]]|\\[\s\S]?)*/.exec(text)?.[0].length ?? 0;
    label += text.slice(0, end);
    if (end < text.length) break;
    label += '\n';
  }
  return label;
}

/** Makes a parser record where addresses are written; definitions in `definitions` of its environment, if that is a map. */
export function noteAddresses(made: MarkdownIt): void {
  const { inline, block, helpers } = made;
  const note = (name: 'link' | 'image' | 'autolink'): void => {
    const rule = ruleNamed<Rule<StateInline>>(inline.ruler, name);
    const type = name === 'image' ? 'image' : 'link_open';
    inline.ruler.at(name, (state, silent) => {
      if (silent) return rule(state, true as never);
      const { pos, tokens, src } = state;
      if (src[pos] !== '[' && src[pos] !== '!' && src[pos] !== '<') return false;
      const before = tokens.length;
      const bracket = name === 'image' ? pos + 1 : pos;
      // Before the rule, which parses the text between the brackets another time: then some of it can mean another thing.
      const label = src[bracket] === '[' ? helpers.parseLinkLabel(state, bracket, name === 'link') : -1;
      if (!rule(state, false as never)) return false;
      let at = before;
      while (tokens[at] && tokens[at]?.type !== type) at += 1;
      const token = tokens[at];
      const autolink = { start: pos + 1, end: state.pos - 1 };
      const place = name === 'autolink' ? autolink : label < 0 ? null : linkedPlace(state, bracket, label);
      if (token && place !== null) written.set(token, place);
      return true;
    });
  };
  note('link');
  note('image');
  note('autolink');

  /** The last address that was parsed. */
  let last: Span = { start: 0, end: 0 };
  const { parseLinkDestination } = helpers;
  helpers.parseLinkDestination = (text, start, max) => {
    const found = parseLinkDestination(text, start, max);
    const inner = text[start] === '<' ? 1 : 0;
    last = { start: start + inner, end: found.pos - inner };
    return found;
  };
  const define = ruleNamed<Rule<StateBlock>>(block.ruler, 'reference');
  const noteDefinition = (state: StateBlock, first: number, end: number, silent: boolean): boolean => {
    if (!define(state, ...([first, end, silent] as never[]))) return false;
    const { definitions } = state.env as Environment;
    if (silent || !definitions) return true;
    const label = made.utils.normalizeReference(labelOf(state, first, state.line));
    let line = first;
    while (line + 1 < state.line && (state.eMarks[line] ?? 0) < last.start) line += 1;
    const from = state.src.lastIndexOf('\n', last.start - 1) + 1;
    // The first definition of a label counts.
    if (!definitions.has(label))
      definitions.set(label, { line, start: last.start - from, end: last.end - from });
    return true;
  };
  block.ruler.at('reference', noteDefinition, { alt: [] });
}

/** Whether the address of a link is stated by a definition. */
export const isReference = (token: Token): boolean => typeof written.get(token) === 'string';
