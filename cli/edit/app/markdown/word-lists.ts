/** Word writes the items of a list as paragraphs that only look like it. */

/** The sign before a numbered item: `2.`, `1.2`, `(c)`, `iv)`. */
const NUMBER = /^\(?(?:(?:\d+\.)*(\d+)|([a-z]{1,4})(?=[.)]))[.)]?$/i;

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

/** @returns what `12`, `c` or `iv` counts; of a letter that may also be a Roman number, that */
function countOf(number: string): number {
  if (/^\d/.test(number)) return Number(number);
  const signs = [...number.toLowerCase()];
  const parts = signs.map((sign) => ROMAN[sign] ?? 0);
  if (parts.every((part) => part > 0))
    return parts.reduce((sum, part, at) => sum + (part < (parts[at + 1] ?? 0) ? -part : part), 0);
  return signs.length === 1 ? number.toLowerCase().charCodeAt(0) - 96 : 1;
}

const styleOf = (element: Element): string => element.getAttribute('data-style') ?? '';

/** Makes real lists of them. */
export function realLists(body: Element): void {
  let open: { level: number; list: Element }[] = [];
  for (const item of body.querySelectorAll('p[data-style*="mso-list"]')) {
    const level = Number(/\blevel(\d+)/.exec(styleOf(item))?.[1] ?? 0);
    if (level === 0) continue;
    const sign = [...item.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(styleOf(span)));
    const [, digits, number = digits] = NUMBER.exec((sign?.textContent ?? '').trim()) ?? [];
    sign?.remove();
    const kind = number === undefined ? 'ul' : 'ol';
    if (item.previousElementSibling !== open[0]?.list) open = [];
    open = open.filter((one) => one.level <= level);
    if (open.at(-1)?.level === level && open.at(-1)?.list.localName !== kind) open.pop();
    const isFirst = open.at(-1)?.level !== level;
    if (isFirst) {
      const list = body.ownerDocument.createElement(kind);
      const above = open.at(-1)?.list.lastElementChild;
      if (above) above.append(list);
      else item.before(list);
      open.push({ level, list });
    }
    const entry = body.ownerDocument.createElement('li');
    // Letters are counted by Markdown.
    if (number !== undefined && (isFirst || /^\d/.test(number)))
      entry.setAttribute('value', String(countOf(number)));
    entry.append(...item.childNodes);
    open.at(-1)?.list.append(entry);
    item.remove();
  }
}
