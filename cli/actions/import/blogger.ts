/** The exports of Blogger: the file that its settings gave for many years, and that of Google Takeout. Both are Atom. */
import { isMediaName } from '../../core/values/image-paths.ts';
import { addressPart, slugify } from '../../core/values/names/slug.ts';
import { attachedIn } from './attached.ts';
import type { Brought, Copy, Export, Item, Left } from './brought.ts';
import { htmlAsMarkdown, textOfHtml } from './html.ts';
import { eachAddress } from './text/addresses.ts';
import { childOf, childText, eachElement, type XmlElement } from './xml.ts';

export const isBlogger = (text: string): boolean =>
  /^[\s\S]{0,20000}?<feed\b/.test(text) &&
  /schemas\.google\.com\/blogger|blogger\.com|<blogger:type>/.test(text.slice(0, 100_000));

const KIND = 'http://schemas.google.com/g/2005#kind';
const OF_BLOG = 'http://schemas.google.com/blogger/2008/kind#';

const categoriesOf = (entry: XmlElement, isKind: boolean): string[] =>
  entry.children
    .filter(({ name, attributes }) => name === 'category' && (attributes.scheme === KIND) === isKind)
    .map(({ attributes }) => attributes.term ?? '');

/** @returns what an entry is: `post`, `page`, `comment`, or another name */
const kindOf = (entry: XmlElement): string =>
  (
    childText(entry, 'blogger:type') || (categoriesOf(entry, true)[0] ?? '').replace(OF_BLOG, '')
  ).toLowerCase();

const linkOf = (entry: XmlElement): string =>
  entry.children.find(({ name, attributes }) => name === 'link' && attributes.rel === 'alternate')?.attributes
    .href ?? '';

const pathOf = (address: string): string | null =>
  address.startsWith('/') ? address : URL.canParse(address) ? new URL(address).pathname : null;

const isDraft = (entry: XmlElement): boolean => {
  const control = childOf(entry, 'app:control');
  const status = childText(entry, 'blogger:status');
  return (
    (control !== undefined && childText(control, 'app:draft') === 'yes') ||
    (status !== '' && status !== 'LIVE')
  );
};

/** @returns everything that an export has for a site */
export function readBlogger(from: Export, file: string, text: string): Brought {
  const entries: XmlElement[] = [];
  const ofBlog: XmlElement[] = [];
  const fault = eachElement(text, new Set(['entry', 'title', 'link']), (one) => {
    (one.name === 'entry' ? entries : ofBlog).push(one);
  });
  const left: Left[] = [];
  const copies = new Map<string, Copy>();
  const attached = attachedIn(from, copies);
  const settings = new Map(
    entries
      .filter((one) => kindOf(one) === 'settings')
      .map((one) => [childText(one, 'id').split('.').at(-1) ?? '', childText(one, 'content')]),
  );
  const shown = entries.filter((one) => /^(?:post|page)$/.test(kindOf(one)));
  const comments = entries.filter((one) => kindOf(one) === 'comment');
  const formerOf = (entry: XmlElement): string | null =>
    isDraft(entry) ? null : pathOf(childText(entry, 'blogger:filename') || linkOf(entry));
  const formers = new Set(shown.map(formerOf));
  const stated = linkOf({ name: 'feed', attributes: {}, text: '', children: ofBlog, start: 0 });
  const first = shown.map(linkOf).find((one) => URL.canParse(one));
  const url = stated || (first ? new URL(first).origin : '');
  const host = URL.canParse(url) ? new URL(url).host : '';
  const names = new Set<string>();
  const items: Item[] = [];
  for (const entry of shown) {
    const at = { file, start: entry.start };
    const told = (what: Left['what'], name: string): void => void left.push({ what, name, at });
    const collection = kindOf(entry) === 'page' ? 'pages' : 'posts';
    const title = textOfHtml(childText(entry, 'title'));
    const former = formerOf(entry);
    const content = childOf(entry, 'content')?.text ?? '';
    const missing = new Set<string>();
    const body = eachAddress(htmlAsMarkdown(content, told), (address) => {
      const path = URL.canParse(address) && new URL(address).host === host ? new URL(address).pathname : null;
      if (path !== null && formers.has(path)) return path;
      if (
        !isMediaName(address.replace(/[?#].*/s, '')) &&
        !/(?:bp\.blogspot|blogger\.googleusercontent)\.com\//.test(address)
      )
        return address;
      const found = attached(address);
      if (
        found === null &&
        /(?:bp\.blogspot|googleusercontent)\.com\//.test(address) &&
        !missing.has(address)
      ) {
        missing.add(address);
        told('import/left:picture', address);
      }
      return found ?? address;
    });
    const author = childOf(entry, 'author');
    const named = author ? childText(author, 'name') : '';
    const tags = [...new Set(categoriesOf(entry, false).filter(Boolean))];
    const day = /^\d{4}-\d\d-\d\d/.exec(childText(entry, 'published'))?.[0] ?? '';
    const own =
      addressPart(
        (former ?? '')
          .replace(/\.html$/, '')
          .split('/')
          .at(-1) || title,
      ) ||
      slugify(day) ||
      String(items.length + 1);
    let name = own;
    for (let number = 2; names.has(`${collection}/${name}`); number += 1) name = `${own}-${number}`;
    names.add(`${collection}/${name}`);
    items.push({
      at,
      collection,
      name,
      fields: {
        title: title === '' ? own : title,
        ...(childText(entry, 'published') !== '' && {
          date: childText(entry, 'published').replace(/\.\d+/, ''),
        }),
        ...(named !== '' && named !== 'Unknown' && { author: named }),
        ...(childText(entry, 'blogger:metaDescription') !== '' && {
          summary: childText(entry, 'blogger:metaDescription'),
        }),
        ...(tags.length > 0 && { tags }),
        ...(isDraft(entry) && { draft: true }),
      },
      body,
      former,
    });
  }
  const [comment] = comments;
  if (comment)
    left.push({
      what: 'import/left:comments',
      name: String(comments.length),
      at: { file, start: comment.start },
    });
  return {
    site: {
      title: settings.get('BLOG_NAME') ?? ofBlog.find(({ name }) => name === 'title')?.text.trim() ?? '',
      description: settings.get('BLOG_DESCRIPTION') ?? '',
      url,
      language: (settings.get('BLOG_LOCALE') ?? '').slice(0, 2),
      languages: [],
      timeZone: settings.get('BLOG_TIME_ZONE') ?? '',
      lists: { tags: 'search/label' },
    },
    items,
    copies: [...copies.values()],
    left,
    broken: fault ? [{ ...fault, at: { ...fault.at, file } }] : [],
  };
}
