/**
 * Pages of one template differ in their texts more than in their shape. So React renders a shape once, with holes where
 * texts stand, and every page of that shape is the same rendering with its own texts filled in, escaped as React escapes
 * them. That is right only for a template that passes texts on without a look at them: `trials.ts` finds out which do
 * not. What all pages share, numbers and what is left out are part of the shape.
 */
import type { RenderInput, RenderPage } from '../stages/page.ts';

/** Content can hold neither this nor any other control character. */
const HOLE = '\u0001';
/** A hole in HTML, or as JSON in HTML writes it. */
const HOLES = /\u0001(\d+)\u0001|\\u0001(\d+)\\u0001/;

const hole = (index: number): string => HOLE + index + HOLE;

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

  /**
   * @returns what stands for a text; an empty one stays, for a template may leave it out, and so does the slash of an
   *   address, for it may ask whether that leads to this site
   */
  text(value: string): string {
    if (value === '') {
      this.shape += 'e';
      return '';
    }
    if (value.startsWith('/')) {
      this.shape += '/';
      return `/${this.text(value.slice(1))}`;
    }
    return this.#take(value);
  }

  /** The same for HTML. */
  html(value: string): string {
    if (value === '') return this.text('');
    this.#html[this.#texts.length] = value;
    return this.#take(value);
  }

  #take(value: string): string {
    this.shape += '.';
    const index = this.#texts.push(value) - 1;
    return this.#trial === null ? hole(index) : this.#trial(value);
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
const jsonInHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** What all pages share, by its name in a shape: a page that shows another part of it has another shape. */
type Shared = ReadonlyMap<object, string>;

/** @returns every object that all pages share */
export function sharedParts(site: object): Shared {
  const parts = new Map<object, string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || parts.has(value)) return;
    parts.set(value, `#${parts.size} `);
    for (const child of Object.values(value)) walk(child);
  };
  walk(site);
  return parts;
}

/** @returns a copy of plain data with what is given for its texts; the rest becomes a part of the shape */
function copied(value: unknown, texts: Texts, shared: Shared): unknown {
  if (typeof value === 'string') return texts.text(value);
  if (typeof value !== 'object' || value === null) {
    texts.shape += `${value} `;
    return value;
  }
  const name = shared.get(value);
  if (name !== undefined) {
    texts.shape += name;
    return value;
  }
  if (Array.isArray(value)) {
    texts.shape += `[${value.length} `;
    return value.map((item) => copied(item, texts, shared));
  }
  const copy: Record<string, unknown> = {};
  for (const [key, child] of Object.entries(value)) {
    texts.shape += `${key}:`;
    copy[key] = copied(child, texts, shared);
  }
  return copy;
}

/** Headings differ too much from body to body to be a part of the shape: a template that asks for them has no stencil. */
const bodyWithHole = ({ html }: RenderInput['body'], texts: Texts): RenderInput['body'] => ({
  html: texts.html(html),
  get headings(): never {
    throw new Error('no stencil has headings');
  },
});

/** @returns a copy of what a template renders; which link leads to the page, and its language, stay */
export function inputWith(input: RenderInput, texts: Texts, shared: Shared): RenderInput {
  const { current, language, ...meta } = input.meta;
  texts.shape += `${input.template} ${current} ${language} `;
  return {
    ...input,
    meta: { ...(copied(meta, texts, shared) as typeof meta), current, language },
    data: copied(input.data, texts, shared) as object,
    body: bodyWithHole(input.body, texts),
  };
}

/** A part of a rendering: what stands before, between and after its holes. */
interface Cut {
  between: string[];
  holes: { index: number; json: boolean }[];
}

export type Stencil = (string | Cut)[];

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

export const fill = (stencil: Stencil, texts: Texts): string[] =>
  stencil.map((part) => (typeof part === 'string' ? part : fillCut(part, texts)));

/** @returns null when the template does more with texts than pass them on, as far as this page shows it */
export function stencilOf(
  input: RenderInput,
  rendered: readonly string[],
  render: RenderPage,
  shared: Shared,
): Stencil | null {
  let stencil: Stencil;
  try {
    stencil = render(inputWith(input, new Texts(), shared)).map(cut);
  } catch {
    // The template asks for what a copy does not give; a fault of its own shows when it renders the page itself.
    return null;
  }
  const texts = new Texts();
  inputWith(input, texts, shared);
  return fill(stencil, texts).join('') === rendered.join('') ? stencil : null;
}

/** Shapes kept for a site at most; what has more of them is rendered as if there were no stencils. */
const MOST_SHAPES = 200;

/**
 * @param site what all pages share
 * @param looking names of the templates that stencils do not serve
 * @returns what `render` returns for each page, for far less work where a stencil serves
 */
export function withStencils(render: RenderPage, site: object, looking: readonly string[]): RenderPage {
  const shared = sharedParts(site);
  const unserved = new Set(looking);
  /** By shape; a shape that was seen once has none yet, for most stay alone. */
  const stencils = new Map<string, Stencil | null | 'once'>();
  return (input) => {
    if (unserved.has(input.template)) return render(input);
    const texts = new Texts();
    inputWith(input, texts, shared);
    const { shape } = texts;
    const stencil = stencils.get(shape);
    if (stencil && stencil !== 'once') return fill(stencil, texts);
    const rendered = render(input);
    if (stencil === 'once') stencils.set(shape, stencilOf(input, rendered, render, shared));
    else if (stencil === undefined && stencils.size < MOST_SHAPES) stencils.set(shape, 'once');
    return rendered;
  };
}
