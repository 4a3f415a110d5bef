/** Numbers of lists: Markdown counts on from the first one, so another number begins a list of its own. */

/** Items whose numbers follow each other. */
export interface NumberedItems {
  first: number;
  /** The number that would follow. */
  next: number;
  /** Markdown, with the sign behind the numbers. */
  textWith(sign: '.' | ')'): string;
}

/** @returns the number that an attribute states, if Markdown can write it; else another one */
const numberIn = (element: Element, name: 'start' | 'value', other: number): number => {
  const text = element.getAttribute(name)?.trim() ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : other;
};

/**
 * @param items of an ordered list with something in them, and their Markdown by what is in front of it
 * @returns the items, apart where a number does not follow the one before
 */
export function numbered(
  list: Element,
  items: readonly { item: Element; textAfter: (lead: string) => string }[],
): NumberedItems[] {
  const step = list.hasAttribute('reversed') ? -1 : 1;
  let number = numberIn(list, 'start', step < 0 ? items.length : 1);
  const runs: { first: number; next: number; texts: ((lead: string) => string)[] }[] = [];
  for (const { item, textAfter } of items) {
    number = Math.max(0, numberIn(item, 'value', number));
    const last = runs.at(-1);
    if (last?.next === number) {
      last.texts.push(textAfter);
      last.next += 1;
    } else runs.push({ first: number, next: number + 1, texts: [textAfter] });
    number += step;
  }
  return runs.map(({ first, next, texts }) => ({
    first,
    next,
    textWith: (sign) => texts.map((textAfter, at) => textAfter(`${first + at}${sign} `)).join('\n'),
  }));
}
