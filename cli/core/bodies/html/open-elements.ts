/** The elements that are open around a place in a body, those of Markdown included. */
import type { Token } from 'markdown-it';
import { OF_BLOCKS } from './allow-list.ts';

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

/** An element of HTML that is open, with the type of the token that ends it. */
interface OpenElement {
  name: string;
  tag: string;
  type: string;
}

export class OpenElements {
  /** Null for an element of Markdown. */
  readonly #all: (OpenElement | null)[] = [];
  readonly #end: (element: OpenElement) => Token;
  #depth = 0;

  /** @param end makes the token that ends an element */
  constructor(end: (element: OpenElement) => Token) {
    this.#end = end;
  }

  get count(): number {
    return this.#all.length;
  }

  get isTooDeep(): boolean {
    return this.#depth >= DEEPEST;
  }

  isInside(tags: RegExp): boolean {
    return this.#all.some((one) => one !== null && tags.test(one.tag));
  }

  add(element: OpenElement | null): void {
    if (element) this.#depth += 1;
    this.#all.push(element);
  }

  /** Ends the last element. @returns its token; none for one of Markdown */
  #endLast(): Token[] {
    const last = this.#all.pop();
    if (!last) return [];
    this.#depth -= 1;
    return [this.#end(last)];
  }

  /** @returns the tokens that end all but the first elements */
  endFrom(first: number): Token[] {
    const ended: Token[] = [];
    while (this.#all.length > first) ended.push(...this.#endLast());
    return ended;
  }

  /** @returns the tokens that end what the last element of Markdown leaves open, and that element itself */
  endOfMarkdown(first = 0): Token[] {
    const ended: Token[] = [];
    while (this.#all.length > first && this.#all.at(-1)) ended.push(...this.#endLast());
    if (this.#all.length > first) this.#all.pop();
    return ended;
  }

  /** @returns the tokens that end an element and what nothing else ends within it; null if no such element is open */
  endNamed(name: string): Token[] | null {
    let at = this.#all.length - 1;
    while (at >= 0 && this.#all[at] && this.#all[at]?.name !== name) at -= 1;
    return this.#all[at] ? this.endFrom(at) : null;
  }

  /** @returns the tokens that end the elements before a start tag that need no end tag of their own */
  endImplied(tag: string): Token[] {
    const implied = ENDS[tag] ?? (OF_BLOCKS.test(tag) ? ENDS.p : undefined);
    const ended: Token[] = [];
    while (implied?.includes(this.#all.at(-1)?.tag ?? '')) ended.push(...this.#endLast());
    return ended;
  }
}
