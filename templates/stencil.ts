/**
 * Pages of one template differ in their texts more than in their shape. So React renders a shape once, with holes
 * where texts stand, and every page of that shape is the same rendering with its own texts filled in, escaped as
 * React escapes them. For that, a template must pass these texts on as they are: where the filled stencil is not
 * what React makes of the page itself, it is thrown away.
 */
import type { SiteView } from './contract.ts';

/** Content can hold neither this nor any other control character. */
const HOLE = '\u0001';
/** A hole in HTML, or as JSON in HTML writes it. */
const HOLES = /\u0001(\d+)\u0001|\\u0001(\d+)\\u0001/;

const hole = (index: number): string => HOLE + index + HOLE;
const holes: string[] = Array.from({ length: 128 }, (_, index) => hole(index));

/** The texts of one page or part, each given for the hole that takes its place. */
export class Texts {
  /** All that decides how the rest looks: texts of one shape fill the same stencil. */
  shape = '';
  readonly #texts: string[] = [];
  readonly #html: string[] = [];

  /** @returns the hole for a text that templates pass on without a look at it */
  text(value: string): string {
    const index = this.#texts.push(value) - 1;
    return holes[index] ?? hole(index);
  }

  /** The same for HTML. */
  html(value: string): string {
    this.#html[this.#texts.length] = value;
    return this.text('');
  }

  /** The same for an address, of which templates may ask whether it leads to this site. */
  address(value: string): string {
    if (!value.startsWith('/')) return this.text(value);
    this.shape += '/';
    return `/${this.text(value.slice(1))}`;
  }

  /** The same for what there may not be. */
  optional(value: string | null): string | null {
    this.shape += value === null ? '-' : '+';
    return value === null ? null : this.text(value);
  }

  /** @returns the value itself, which becomes a part of the shape by its name */
  fixed<T>(value: T, name: string | number): T {
    this.shape += `${name} `;
    return value;
  }

  inHtml(index: number): string {
    this.#html[index] ??= escapeHtml(this.#texts[index] ?? '');
    return this.#html[index] ?? '';
  }

  inJson(index: number): string {
    return jsonInHtml(this.#texts[index] ?? '').slice(1, -1);
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** As React escapes text and attributes. */
const escapeHtml = (text: string): string =>
  /["&'<>]/.test(text) ? text.replace(/["&'<>]/g, (character) => ESCAPES[character] ?? '') : text;

/** JSON that may stand in a `<script>`: only `<` could end the element or open a comment in it. */
export const jsonInHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A part of a rendering: what stands before, between and after its holes. */
interface Cut {
  between: string[];
  holes: { index: number; json: boolean }[];
}

type Stencil = (string | Cut)[];

function cut(html: string): string | Cut {
  const pieces = html.split(HOLES);
  if (pieces.length === 1) return html;
  const made: Cut = { between: [pieces[0] ?? ''], holes: [] };
  for (let at = 1; at < pieces.length; at += 3) {
    made.holes.push({ index: Number(pieces[at] ?? pieces[at + 1]), json: pieces[at] === undefined });
    made.between.push(pieces[at + 2] ?? '');
  }
  return made;
}

function fillCut({ between, holes: places }: Cut, texts: Texts): string {
  let html = between[0] ?? '';
  for (let at = 0; at < places.length; at += 1) {
    const { index = 0, json = false } = places[at] ?? {};
    html += json ? texts.inJson(index) : texts.inHtml(index);
    html += between[at + 1] ?? '';
  }
  return html;
}

const fill = (stencil: Stencil, texts: Texts): string[] =>
  stencil.map((part) => (typeof part === 'string' ? part : fillCut(part, texts)));

/** Shapes kept for a site at most; what has more of them is rendered as if there were no stencils. */
const MOST_SHAPES = 200;

const stencils = new WeakMap<SiteView, Map<string, Stencil | null>>();

interface Rendering {
  /** Of what is rendered: a template's name, and all that it is given besides texts. */
  name: string;
  texts: Texts;
  /** Renders with holes for texts. */
  withHoles(): readonly string[];
  /** Renders the texts themselves. */
  directly(): readonly string[];
}

/** @returns what `directly` returns, for far less work where a stencil serves */
export function fromStencil(
  site: SiteView,
  { name, texts, withHoles, directly }: Rendering,
): readonly string[] {
  const known = stencils.get(site) ?? new Map<string, Stencil | null>();
  stencils.set(site, known);
  const shape = `${name} ${texts.shape}`;
  const stencil = known.get(shape);
  if (stencil) return fill(stencil, texts);
  const rendered = directly();
  if (stencil === undefined && known.size < MOST_SHAPES) {
    const made = withHoles().map(cut);
    known.set(shape, fill(made, texts).join('') === rendered.join('') ? made : null);
  }
  return rendered;
}
