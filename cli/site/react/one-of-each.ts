/**
 * What a page has once in its head. React moves the `<title>`, `<meta>` and `<link>` of any component there, behind
 * those that senja writes: a component's own replaces senja's.
 */

const ELEMENT = /<title[^<>]*>[^<]*<\/title>|<(?:meta|link) [^<>]*>/g;
const NAMED =
  / (?:name|property|rel)="(description|robots|viewport|canonical|og:(?:title|description|url|image))"/;
/** The beginnings of those that may be there twice, in any element. */
const NAMES = new RegExp(`<title|${NAMED.source}`, 'g');
/** They belong to the picture that another one replaces. */
const SIZE = / property="og:image:(?:width|height)"/;
const PICTURE = 'og:image';

function hasTwice(head: string): boolean {
  const names = new Set<string | undefined>();
  let count = 0;
  for (const [, name] of head.matchAll(NAMES)) {
    names.add(name);
    count += 1;
  }
  return names.size < count;
}

/**
 * @param hasPicture whether the first picture for sharing is senja's: a component may have several
 * @returns the page, with the last one of each
 */
export function oneOfEach(html: string, hasPicture: boolean): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  // Looking at each element takes long.
  if (!hasTwice(head)) return html;
  const found = new Map<string, string[]>();
  const sizes: string[] = [];
  for (const [element] of head.matchAll(ELEMENT)) {
    const name = element.startsWith('<title') ? 'title' : NAMED.exec(element)?.[1];
    if (name !== undefined) found.set(name, [...(found.get(name) ?? []), element]);
    else if (SIZE.test(element)) sizes.push(element);
  }
  const replaced = [...found].flatMap(([name, all]) => {
    if (name !== PICTURE) return all.slice(0, -1);
    return hasPicture && all.length > 1 ? [...all.slice(0, 1), ...sizes.slice(0, 2)] : [];
  });
  if (replaced.length === 0) return html;
  let rest = head;
  for (const element of replaced) rest = rest.replace(element, () => '');
  return rest + html.slice(end);
}
