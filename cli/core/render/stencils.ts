/**
 * Pages of one template differ in their texts more than in their shape. So React renders a shape once, with slots where
 * texts stand, and every page of that shape is the same rendering with its own texts filled in, escaped as React escapes
 * them. That is right only for a template that passes texts on without a look at them: `trials.ts` finds out which do
 * not. What all pages share, numbers and what is left out are part of the shape.
 */
import { isView } from '../plan/viewing.ts';
import type { RenderInput, RenderPage } from '../stages/page.ts';
import type { HeadingView } from '../stages/views.ts';
import { lately } from '../values/lately.ts';

/** Content can hold neither this nor any other control character. */
const SLOT = '\u0001';
/** A slot in HTML, or as JSON in HTML writes it. */
const SLOTS = /\u0001(\d+)\u0001|\\u0001(\d+)\\u0001/;

const slot = (index: number): string => SLOT + index + SLOT;

/** @returns what takes the place of a text, which is never empty */
export type Trial = (text: string) => string;

/** What is taken of a part that stands on several pages. */
interface Taken {
  shape: string;
  taken: readonly string[];
  /** The same, escaped. */
  html: readonly string[];
}

/** The texts of one page, each given for what takes its place in a copy of the page. */
export class Texts {
  /** All that decides how the rest looks: texts of one shape fill the same stencil. */
  shape = '';
  readonly #texts: string[] = [];
  readonly #html: string[] = [];
  readonly #trial: Trial | null;

  /** @param trial gives a text to take the place of another; null for slots */
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

  /** Takes what has been taken of a part before, as it is. */
  again({ shape, taken, html }: Taken): void {
    this.shape += shape;
    for (let at = 0; at < taken.length; at += 1) {
      this.#html[this.#texts.length] = html[at] as string;
      this.#texts.push(taken[at] as string);
    }
  }

  /** @returns all that was taken, with every text as it stands in HTML */
  all(): Taken {
    return { shape: this.shape, taken: this.#texts, html: this.#texts.map((_, at) => this.inHtml(at)) };
  }

  #take(value: string): string {
    this.shape += '.';
    const index = this.#texts.push(value) - 1;
    return this.#trial === null ? slot(index) : this.#trial(value);
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

/** What several pages of a site show. */
interface Shared {
  /** Parts of what all show, by their names in a shape: a page that shows another part has another shape. */
  names: ReadonlyMap<object, string>;
  /** @returns the texts of what pages show of an entry, taken once for those that are made one soon after the other */
  takenOf(view: object): Taken;
}

/** Pages that show an entry stand near each other, and its texts take more room than the view. */
const HELD = 100;

/** @param site what all pages share */
export function sharedParts(site: object): Shared {
  const names = new Map<object, string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || names.has(value)) return;
    names.set(value, `#${names.size} `);
    for (const child of Object.values(value)) walk(child);
  };
  walk(site);
  const takenOf = lately(HELD, (view: object) => {
    const texts = new Texts();
    collectInside(view, texts, shared);
    return texts.all();
  });
  const shared = { names, takenOf };
  return shared;
}

/** Takes the texts of plain data, in the order that `copied` gives them; the rest becomes a part of the shape. */
function collect(value: unknown, texts: Texts, shared: Shared): void {
  if (typeof value === 'string') texts.text(value);
  else if (typeof value !== 'object' || value === null) texts.shape += `${value} `;
  else {
    const name = shared.names.get(value);
    if (name !== undefined) texts.shape += name;
    else if (isView(value)) texts.again(shared.takenOf(value));
    else collectInside(value, texts, shared);
  }
}

function collectInside(value: object, texts: Texts, shared: Shared): void {
  if (Array.isArray(value)) {
    texts.shape += `[${value.length} `;
    for (const item of value) collect(item, texts, shared);
    return;
  }
  for (const key in value) {
    texts.shape += `${key}:`;
    collect((value as Record<string, unknown>)[key], texts, shared);
  }
}

/** @returns a copy of plain data with what is given for its texts */
function copied(value: unknown, texts: Texts, shared: Shared): unknown {
  if (typeof value === 'string') return texts.text(value);
  if (typeof value !== 'object' || value === null || shared.names.has(value)) return value;
  if (Array.isArray(value)) return value.map((item) => copied(item, texts, shared));
  const copy: Record<string, unknown> = {};
  for (const key in value) {
    const item = copied((value as Record<string, unknown>)[key], texts, shared);
    // Assigned, this one would become the prototype.
    if (key === '__proto__') Object.defineProperty(copy, key, { value: item, enumerable: true });
    else copy[key] = item;
  }
  return copy;
}

/** @returns the texts of what a template renders; which link leads to the page, and its language, are of the shape */
export function textsOf({ template, meta, data, body }: RenderInput, shared: Shared): Texts {
  const texts = new Texts();
  const { current, language, ...rest } = meta;
  texts.shape = `${template} ${current} ${language} `;
  collect(rest, texts, shared);
  collect(data, texts, shared);
  texts.html(body.html);
  collect(body.headings, texts, shared);
  return texts;
}

/** @returns a copy of what a template renders, with what a trial, or a slot, gives for each text */
export function inputWith(input: RenderInput, texts: Texts, shared: Shared): RenderInput {
  const { current, language, ...meta } = input.meta;
  return {
    ...input,
    meta: { ...(copied(meta, texts, shared) as typeof meta), current, language },
    data: copied(input.data, texts, shared) as object,
    body: {
      html: texts.html(input.body.html),
      headings: copied(input.body.headings, texts, shared) as HeadingView[],
    },
  };
}

/** A part of a rendering: what stands before, between and after its slots. */
interface Cut {
  between: string[];
  slots: { index: number; json: boolean }[];
}

export type Stencil = (string | Cut)[];

function cut(html: string): string | Cut {
  const pieces = html.split(SLOTS);
  if (pieces.length === 1) return html;
  const made: Cut = { between: [pieces[0] ?? ''], slots: [] };
  for (let at = 1; at < pieces.length; at += 3) {
    made.slots.push({ index: Number(pieces[at] ?? pieces[at + 1]), json: pieces[at] === undefined });
    made.between.push(pieces[at + 2] ?? '');
  }
  return made;
}

function fillCut({ between, slots: places }: Cut, texts: Texts): string {
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
    // A fault of the template's own shows when it renders the page itself.
    return null;
  }
  return fill(stencil, textsOf(input, shared)).join('') === rendered.join('') ? stencil : null;
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
    const texts = textsOf(input, shared);
    const { shape } = texts;
    const stencil = stencils.get(shape);
    if (stencil && stencil !== 'once') return fill(stencil, texts);
    const rendered = render(input);
    if (stencil === 'once') stencils.set(shape, stencilOf(input, rendered, render, shared));
    else if (stencil === undefined && stencils.size < MOST_SHAPES) stencils.set(shape, 'once');
    return rendered;
  };
}
