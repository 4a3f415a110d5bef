/** Word writes the items of a list as paragraphs that only look like it. */

/** The sign before a numbered item. */
const NUMBER = /^\(?(\d+|[a-z]{1,4})[.)]/i;

const styleOf = (element: Element): string => element.getAttribute('data-style') ?? '';

/** Makes real lists of them. */
export function realLists(body: Element): void {
  let open: { level: number; list: Element }[] = [];
  for (const item of body.querySelectorAll('p[data-style*="mso-list"]')) {
    const level = Number(/\blevel(\d+)/.exec(styleOf(item))?.[1] ?? 0);
    if (level === 0) continue;
    const sign = [...item.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(styleOf(span)));
    const [, number] = NUMBER.exec((sign?.textContent ?? '').trim()) ?? [];
    sign?.remove();
    const kind = number === undefined ? 'ul' : 'ol';
    if (item.previousElementSibling !== open[0]?.list) open = [];
    open = open.filter((one) => one.level <= level);
    if (open.at(-1)?.level === level && open.at(-1)?.list.localName !== kind) open.pop();
    if (open.at(-1)?.level !== level) {
      const list = body.ownerDocument.createElement(kind);
      const above = open.at(-1)?.list.lastElementChild;
      if (above) above.append(list);
      else item.before(list);
      open.push({ level, list });
    }
    const entry = body.ownerDocument.createElement('li');
    if (/^\d+$/.test(number ?? '')) entry.setAttribute('value', String(number));
    entry.append(...item.childNodes);
    open.at(-1)?.list.append(entry);
    item.remove();
  }
}
