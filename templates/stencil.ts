/**
 * Pages of one template differ in their texts more than in their shape. So React renders a shape once, with holes where
 * texts stand, and every page of that shape is the same rendering with its own texts filled in, escaped as React escapes
 * them. That is right only for a template that passes these texts on without a look at them. Which do not is found when
 * templates are bundled (`trials.ts`); React renders all of their pages. What no trial can show is a template that
 * singles out one certain text (`author === 'Redaksi'`): let `holes.ts` give it as `fixed`, and it is part of the shape.
 */
import type { SiteView } from './contract.ts';

/** Content can hold neither this nor any other control character. */
const HOLE = '\u0001';
/** A hole in HTML, or as JSON in HTML writes it. */
const HOLES = /\u0001(\d+)\u0001|\\u0001(\d+)\\u0001/;

const hole = (index: number): string => HOLE + index + HOLE;
const holes: string[] = Array.from({ length: 128 }, (_, index) => hole(index));

/** @returns what takes the place of a text, which is never empty */
export type Trial = (text: string) => string;

/** The texts of one page, each given for what takes its place in a copy of the page. */
export class Texts {
  /** All that decides how the rest looks: texts of one shape fill the same stencil. */
  shape = '';
  readonly #texts: string[] = [];
  readonly #html: string[] = [];
  readonly #trial: Trial | null;

  /** @param trial gives a text to take the place of another; null for holes */
  constructor(trial: Trial | null = null) {
    this.#trial = trial;
  }

  /** @returns what stands for a text; an empty one stays, for a template may leave it out */
  text(value: string): string {
    this.shape += value === '' ? 'e' : '.';
    if (value === '') return '';
    const index = this.#texts.push(value) - 1;
    return this.#trial === null ? (holes[index] ?? hole(index)) : this.#trial(value);
  }

  /** The same for HTML. */
  html(value: string): string {
    if (value !== '') this.#html[this.#texts.length] = value;
    return this.text(value);
  }

  /** The same for an address, of which templates may ask whether it leads to this site. */
  address(value: string): string {
    if (!value.startsWith('/')) return this.text(value);
    this.shape += '/';
    return `/${this.text(value.slice(1))}`;
  }

  /** The same for what there may not be. */
  optional(value: string | null): string | null {
    if (value !== null) return this.text(value);
    this.shape += '-';
    return null;
  }

  /**
   * @param name tells the value from any other in its place; without a space
   * @returns the value itself, which becomes a part of the shape by its name
   */
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

/** How pages of one kind are rendered. */
export interface Rendering<Page> {
  /** A copy of a page, with what is given for its texts. */
  copy(page: Page, texts: Texts): Page;
  /** Renders a page with React, in parts. */
  render(page: Page): readonly string[];
}

function stencilOf<Page>(page: Page, { copy, render }: Rendering<Page>): Stencil | null {
  try {
    return render(copy(page, new Texts())).map(cut);
  } catch {
    // The template asks for what a copy does not give; a fault of its own shows when it renders the page itself.
    return null;
  }
}

const gives = (stencil: Stencil | null, texts: Texts, rendered: readonly string[]): boolean =>
  stencil !== null && fill(stencil, texts).join('') === rendered.join('');

/** @returns whether a template does more with a page's texts than pass them on, as far as trials show it */
export function looksAtTexts<Page>(
  page: Page,
  rendering: Rendering<Page>,
  trials: readonly Trial[],
): boolean {
  const { copy, render } = rendering;
  const stencil = stencilOf(page, rendering);
  const passes = (trial: Trial): boolean => {
    const tried = copy(page, new Texts(trial));
    const texts = new Texts();
    copy(tried, texts);
    return gives(stencil, texts, render(tried));
  };
  try {
    return !trials.every(passes);
  } catch {
    // What throws at some texts has looked at them.
    return true;
  }
}

/** Shapes kept for a site at most; what has more of them is rendered as if there were no stencils. */
const MOST_SHAPES = 200;

const stencils = new WeakMap<SiteView, Map<string, Stencil | null>>();

/**
 * @param name of the template
 * @returns what `render` returns for the page, for far less work where a stencil serves
 */
export function fromStencil<Page>(
  site: SiteView,
  name: string,
  page: Page,
  rendering: Rendering<Page>,
): readonly string[] {
  const known = stencils.get(site) ?? new Map<string, Stencil | null>();
  stencils.set(site, known);
  const texts = new Texts();
  rendering.copy(page, texts);
  const shape = `${name} ${texts.shape}`;
  const stencil = known.get(shape);
  if (stencil) return fill(stencil, texts);
  const rendered = rendering.render(page);
  if (stencil === undefined && known.size < MOST_SHAPES) {
    const made = stencilOf(page, rendering);
    known.set(shape, gives(made, texts, rendered) ? made : null);
  }
  return rendered;
}
