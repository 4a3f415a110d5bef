/** Notes of word processors and pages: a number in the text and the note itself lead to each other. */

export interface Notes {
  /** The numbers in the text. */
  references: ReadonlyMap<Element, number>;
  /** The notes themselves, which are no part of the text, each with its number. */
  texts: ReadonlyMap<Element, number>;
  /** Whatever holds nothing but notes and a heading above them. */
  skipped: ReadonlySet<Element>;
}

const nameIn = (link: Element): string => (link.getAttribute('href') ?? '').replace(/^[^#]*#?/, '');

/** @returns the names that lead to a link, or to what is around it alone */
function namesOf(link: Element): string[] {
  const around = [link, link.parentElement, link.closest('li, p, div'), link.closest('sup')];
  return [link.getAttribute('name'), ...around.map((one) => one?.id)].filter(
    (name) => typeof name === 'string',
  );
}

/** Whether a link looks like the number of a note: a table of contents and its headings lead to each other, too. */
const isMark = (link: Element): boolean =>
  (link.textContent ?? '').trim().length <= 5 ||
  link.closest('sup') !== null ||
  link.querySelector('sup') !== null;

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

/** A number in the text, the links in its note that lead back to it, and the note if it has a name of its own. */
interface Pair {
  link: Element;
  backs: readonly Element[];
  note: Element | null;
}

function pairsIn(body: Element): Pair[] {
  const links = [...body.querySelectorAll('a[href*="#"]')].filter((link) => nameIn(link) !== '');
  const named = new Map([...body.querySelectorAll('[id]')].map((one) => [one.id, one]));
  const byName = new Map(links.flatMap((link) => namesOf(link).map((name) => [name, link])));
  return links.flatMap((link, at): Pair[] => {
    if (!isMark(link)) return [];
    const names = namesOf(link);
    const leadsBack = (one: Element): boolean => links.indexOf(one) > at && names.includes(nameIn(one));
    const whole = named.get(nameIn(link));
    const isBlock =
      whole !== undefined && /^(?:li|p|div|dd|aside)$/.test(whole.localName) && !whole.contains(link);
    const backs = isBlock ? links.filter((one) => whole.contains(one) && leadsBack(one)) : [];
    // Where the note begins with the link, its block may have the name.
    const first = byName.get(nameIn(link));
    if (backs.length > 0) return [{ link, backs, note: whole ?? null }];
    return first && leadsBack(first) ? [{ link, backs: [first], note: null }] : [];
  });
}

/** @returns what is around notes and holds nothing else but a heading */
function frameOf(note: Element, notes: ReadonlySet<Element>): Element {
  const isOfNotes = (one: Element): boolean =>
    notes.has(one) ||
    /^(?:h[1-6]|hr|br)$/.test(one.localName) ||
    ((one.textContent ?? '').trim() !== '' ? one.children.length > 0 && isFrame(one) : true);
  const isFrame = (one: Element): boolean =>
    [...one.childNodes].every(
      ({ nodeType, nodeValue }) => nodeType !== 3 || (nodeValue ?? '').trim() === '',
    ) && [...one.children].every(isOfNotes);
  let frame = note;
  for (
    let { parentElement: above } = note;
    above && above.localName !== 'body' && isFrame(above);
    above = above.parentElement
  )
    frame = above;
  return frame;
}

/** @returns the notes, numbered from a number on */
export function notesIn(body: Element, from: number): Notes {
  const pairs = pairsIn(body);
  const ends = pairs.flatMap(({ link, backs }) => [link, ...backs]);
  const references = new Map<Element, number>();
  const texts = new Map<Element, number>();
  for (const { link, backs, note } of pairs) {
    const whole =
      note ??
      noteOf(
        backs[0] as Element,
        ends.filter((one) => !backs.includes(one)),
      );
    const number = texts.get(whole) ?? from + texts.size;
    references.set(link.closest('sup') ?? link, number);
    texts.set(whole, number);
  }
  for (const { backs } of pairs) for (const back of backs) (back.closest('sup') ?? back).remove();
  const notes = new Set(texts.keys());
  return { references, texts, skipped: new Set([...notes].flatMap((note) => [note, frameOf(note, notes)])) };
}

/** @returns the notes as Markdown */
export const noteTexts = ({ texts }: Notes, textOf: (note: Element) => string): string[] =>
  [...texts].map(([note, number]) => {
    const text = textOf(note).replace(/^(?:\^|\\\^|[.:])\s*/, '');
    return `[^${number}]: ${text.replace(/\n(?!\n|$)/g, '\n    ')}`;
  });
