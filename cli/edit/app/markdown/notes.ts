/** Notes of word processors: a number in the text and the note itself lead to each other. */

export interface Notes {
  /** The numbers in the text. */
  references: ReadonlyMap<Element, number>;
  /** The notes themselves, which are no part of the text. */
  skipped: ReadonlySet<Element>;
}

const nameIn = (link: Element): string => (link.getAttribute('href') ?? '').replace(/^[^#]*#?/, '');

/** @returns the names that lead to a link */
const namesOf = (link: Element): string[] =>
  [link.getAttribute('name'), link.id, link.parentElement?.id, link.closest('li, p, div')?.id].filter(
    (name) => typeof name === 'string',
  );

/** @returns the whole note that begins with a link */
function noteOf(link: Element, others: readonly Element[]): Element {
  const start = (link.textContent ?? '').trim();
  let note = link.closest('p, li, div, dd') ?? link;
  for (
    let { parentElement: above } = note;
    above && above.localName !== 'body';
    above = above.parentElement
  ) {
    if (!(above.textContent ?? '').trim().startsWith(start) || others.some((one) => above.contains(one)))
      break;
    note = above;
  }
  return note;
}

/** @returns the notes, numbered from a number on */
export function notesIn(body: Element, from: number): Notes {
  const links = [...body.querySelectorAll('a[href*="#"]')].filter((link) => nameIn(link) !== '');
  const named = new Map(links.flatMap((link) => namesOf(link).map((name) => [name, link])));
  const pairs = links.flatMap((link, at) => {
    const note = named.get(nameIn(link));
    const isPair = note && links.indexOf(note) > at && namesOf(link).includes(nameIn(note));
    return isPair ? [{ link, note }] : [];
  });
  const ends = pairs.flatMap(({ link, note }) => [link, note]);
  const references = new Map(pairs.map(({ link }, at) => [link.closest('sup') ?? link, from + at]));
  const skipped = new Set<Element>();
  for (const { note } of pairs) {
    const others = ends.filter((one) => one !== note);
    const whole = noteOf(note, others);
    (note.closest('sup') ?? note).remove();
    skipped.add(whole);
  }
  return { references, skipped };
}

/** @returns the notes as Markdown */
export function noteTexts({ references, skipped }: Notes, textOf: (note: Element) => string): string[] {
  const numbers = [...references.values()];
  return [...skipped].map((note, at) => {
    const text = textOf(note).replace(/^(?:\^|\\\^|[.:])\s*/, '');
    return `[^${numbers[at]}]: ${text.replace(/\n(?!\n|$)/g, '\n    ')}`;
  });
}
