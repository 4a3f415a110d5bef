/**
 * Makes the site's emergency numbers links that dial, wherever health advice or legal text says one. It works on the
 * finished page: bodies are HTML already, and a template that looked into its texts could not be rendered by stencils.
 */
import type { EmergencyNumberModel } from '../model.ts';

/** Classes of the elements whose text is advice. Cards are none: they hold no link but their own. */
const ADVICE = /\bclass="(?:[^"]* )?(?:prose|lead|notice|seek-help|urgent|faq|footer__note)[ "]/;
/** Inside these nothing can be pressed, or something else is. */
const APART: ReadonlySet<string> = new Set(['a', 'button', 'code', 'pre', 'summary']);

const TOKENS = /<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])([^<>]*)>|[^<]+/gi;

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

type Numbers = readonly Pick<EmergencyNumberModel, 'number' | 'label'>[];

/** @returns a function that makes the numbers in a piece of text links */
function linker(numbers: Numbers): (text: string) => string {
  const links = new Map(
    numbers.map(({ number, label }) => [
      number,
      `<a class="dial" href="tel:${number.replace(/[^+\d]/g, '')}" aria-label="${escaped(`Telepon ${number}, ${label}`)}">${number}</a>`,
    ]),
  );
  const longestFirst = [...links.keys()].sort((a, b) => b.length - a.length);
  const patterns = longestFirst.map((number) => number.replace(/[^\d ]/g, '\\$&'));
  // A number alone: no part of a longer one, of a price, a time, a date or a character reference.
  const alone = new RegExp(`(?<![\\w#+/:.,-])(?:${patterns.join('|')})(?![\\w/]|[.,:-]\\d)`, 'g');
  return (text) => text.replace(alone, (number) => links.get(number) ?? number);
}

/** An element that has begun, and how many of its name are open inside it. */
interface Open {
  name: string;
  depth: number;
}

/** The innermost element of one kind, or null outside of any. */
class Region {
  open: Open | null = null;

  see(name: string, isEnd: boolean, begins: boolean): void {
    if (this.open === null) {
      if (!isEnd && begins) this.open = { name, depth: 1 };
    } else if (this.open.name === name) {
      this.open.depth += isEnd ? -1 : 1;
      if (this.open.depth === 0) this.open = null;
    }
  }
}

/** @returns balanced HTML with the numbers in its advice as links */
function dialInside(html: string, link: (text: string) => string, advice: Region, apart: Region): string {
  return html.replace(TOKENS, (token, slash: string, name: string | undefined, rest: string) => {
    if (name === undefined) return advice.open && !apart.open ? link(token) : token;
    const tag = name.toLowerCase();
    const isEnd = slash !== '';
    if (advice.open) apart.see(tag, isEnd, APART.has(tag));
    advice.see(tag, isEnd, ADVICE.test(rest));
    return token;
  });
}

/**
 * @param numbers of the site
 * @returns a function from the parts of a page to the same parts with links; a part that many pages share stays one string
 */
export function dialling(numbers: Numbers): (parts: readonly string[]) => readonly string[] {
  if (numbers.length === 0) return (parts) => parts;
  const link = linker(numbers);
  const sharedParts = new Map<string, string>();
  const says = (html: string): boolean => numbers.some(({ number }) => html.includes(number));
  return (parts) => {
    if (!parts.some(says)) return parts;
    const advice = new Region();
    const apart = new Region();
    return parts.map((part, index) => {
      // Shared parts are whole: no element of theirs stays open, and none with advice is open round them.
      if (index % 2 === 0) return dialInside(part, link, advice, apart);
      if (!says(part)) return part;
      const known = sharedParts.get(part) ?? dialInside(part, link, new Region(), new Region());
      sharedParts.set(part, known);
      return known;
    });
  };
}
