/** The export of WordPress (WXR): RSS with more elements. */
import { percentDecoded } from '../../core/values/addresses.ts';
import { isMediaName } from '../../core/values/image-paths.ts';
import { addressPart, slugify } from '../../core/values/names/slug.ts';
import { attachedIn } from './attached.ts';
import type { Brought, Copy, Export, Item, Left } from './brought.ts';
import { htmlAsMarkdown, textOfHtml } from './html.ts';
import { eachAddress } from './text/addresses.ts';
import { replaceParts } from './text/parts.ts';
import { childOf, childText, eachElement, type XmlElement } from './xml.ts';

export const isWordPress = (text: string): boolean => /<rss\b[^<>]*xmlns:wp=/.test(text.slice(0, 20_000));

const UNSET = /^0000-/;

/** @returns an instant as WordPress writes it, with the difference to universal time; '' if none is set */
export function dateOf(local: string, universal: string): string {
  if (local === '' || UNSET.test(local)) return '';
  const at = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`);
  const minutes = UNSET.test(universal) ? Number.NaN : Math.round((at(local) - at(universal)) / 60_000);
  if (!Number.isFinite(minutes) || Math.abs(minutes) > 14 * 60) return local.replace(' ', 'T');
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const offset = `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
  return `${local.replace(' ', 'T')}${offset}`;
}

/** Blocks of HTML: text around them is a paragraph, and not theirs. */
const BLOCKS =
  'address|article|aside|blockquote|center|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul|iframe|script|style|video|audio';

/** @returns a text whose blank lines are paragraphs, as WordPress shows it */
export function withParagraphs(text: string): string {
  const whole: string[] = [];
  const held = replaceParts(
    text,
    /<(pre|script|style|table|code)\b/gi,
    ([, name = '']) => new RegExp(`</${name.toLowerCase()}>`, 'gi'),
    (_, [, name = ''], one) => {
      const around = name.toLowerCase() === 'code' ? '' : '\n\n';
      return `${around}\u0000${whole.push(one) - 1}\u0000${around}`;
    },
  );
  const parted = held.replace(new RegExp(`(</?(?:${BLOCKS})\\b[^<>]*>)`, 'gi'), '\n\n$1\n\n');
  return parted
    .split(/\n[ \t]*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) =>
      new RegExp(`^</?(?:${BLOCKS})\\b`, 'i').test(part) || /^\u0000\d+\u0000$/.test(part)
        ? part
        : `<p>${part.replace(/\n/g, '<br>\n')}</p>`,
    )
    .join('\n')
    .replace(/\u0000(\d+)\u0000/g, (_, number: string) => whole[Number(number)] ?? '');
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const attribute = (given: string, name: string): string =>
  new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)')`).exec(given)?.slice(1).find(Boolean) ?? '';

interface Known {
  /** Addresses of attachments, by number. */
  attachments: ReadonlyMap<string, string>;
  told(what: Left['what'], name: string): void;
}

/** @returns a text without what WordPress itself replaces when it shows it */
export function withoutShortcodes(text: string, { attachments, told }: Known): string {
  const bare = replaceParts(text, /<!--\s*\/?wp:/g, /-->/g, () => '');
  const parted = replaceParts(bare, /<!--\s*(?:more|nextpage)/g, /-->/g, () => '\n\n');
  const withCode = replaceParts(
    parted,
    /\[(?:source)?code\b([^[\]]*)\]/g,
    /\[\/(?:source)?code\]/g,
    (code, [, given = '']) => {
      const language = attribute(given, 'language') || attribute(given, 'lang');
      return `<pre><code${language === '' ? '' : ` class="language-${language}"`}>${escaped(code)}</code></pre>`;
    },
  );
  const withFigures = replaceParts(
    withCode,
    /\[caption\b([^[\]]*)\]/g,
    /\[\/caption\]/g,
    (inner, [, given = '']) => {
      const [, shown = inner, below = ''] =
        /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/.exec(inner) ?? [];
      return `<figure>${shown}<figcaption>${below.trim() || attribute(given, 'caption')}</figcaption></figure>`;
    },
  );
  const closed = new Set([...text.matchAll(/\[\/([\w-]+)\]/g)].map(([, name]) => name));
  return replaceParts(withFigures, /\[embed\b[^[\]]*\]/g, /\[\/embed\]/g, (address) => `\n\n${address}\n\n`)
    .replace(/\[(audio|video)\b([^[\]]*)\](?:\s*\[\/\1\])?/g, (whole, _kind: string, given: string) => {
      const src = ['src', 'mp4', 'm4v', 'webm', 'ogv', 'mp3', 'm4a', 'ogg', 'wav']
        .map((name) => attribute(given, name))
        .find(Boolean);
      return src === undefined ? whole : `<a href="${src}">${src}</a>`;
    })
    .replace(/\[gallery\b([^[\]]*)\]/g, (whole, given: string) => {
      const pictures = attribute(given, 'ids')
        .split(',')
        .map((id) => attachments.get(id.trim()));
      const known = pictures.filter((one) => one !== undefined);
      if (known.length === 0) told('import/left:shortcode', 'gallery');
      return known.length === 0 ? whole : known.map((src) => `<p><img src="${src}" alt=""></p>`).join('\n');
    })
    .replace(
      /\[(?!caption|embed|gallery|\/|x\]| )([a-z][\w-]{2,30})(?:\s+[\w-]+=["'][^[\]]*|\s*\/)?\](?!\()/gi,
      (whole, name: string) => {
        if (/=|\/\]$/.test(whole) || closed.has(name)) told('import/left:shortcode', name);
        return whole;
      },
    );
}

/** Kinds of posts that are no entries: what themes and the program keep for themselves. */
const OF_PROGRAM =
  /^(?:attachment|revision|nav_menu_item|custom_css|customize_changeset|oembed_cache|user_request|wp_\w+|acf-\w+|feedback|amp_validated_url|jp_\w+)$/;

const FOLDERS: Readonly<Record<string, string>> = { post: 'posts', page: 'pages' };

/** @returns the path of an address within the site, which may be in a folder of its host */
const pathIn = (address: string, base: string): string | null => {
  if (!URL.canParse(address)) return null;
  const { pathname, search } = new URL(address);
  const path = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;
  return `${path.replace(/^\/{2,}/, '/')}${search}`;
};

/** @returns everything that an export has for a site */
export function readWordPress(from: Export, file: string, text: string): Brought {
  const elements: XmlElement[] = [];
  const fault = eachElement(
    text,
    new Set(['item', 'title', 'link', 'description', 'language', 'wp:base_blog_url', 'wp:author']),
    (one) => {
      elements.push(one);
    },
  );
  const first = (name: string): string => elements.find((one) => one.name === name)?.text.trim() ?? '';
  const url = first('wp:base_blog_url') || first('link');
  const authors = new Map(
    elements
      .filter(({ name }) => name === 'wp:author')
      .map((one) => [childText(one, 'wp:author_login'), childText(one, 'wp:author_display_name')]),
  );
  const posts = elements.filter(({ name }) => name === 'item');
  const idOf = (post: XmlElement): string => childText(post, 'wp:post_id');
  const attachments = new Map(
    posts
      .filter((post) => childText(post, 'wp:post_type') === 'attachment')
      .map((post) => [idOf(post), childText(post, 'wp:attachment_url')]),
  );
  const left: Left[] = [];
  const copies = new Map<string, Copy>();
  const attached = attachedIn(from, copies);
  const base = URL.canParse(url) ? new URL(url).pathname.replace(/\/$/, '') : '';
  const pathOf = (address: string): string | null => pathIn(address, base);
  const host = URL.canParse(url) ? new URL(url).host : '';
  const formers = new Set(posts.map((post) => pathOf(childText(post, 'link'))));
  const skipped = new Map<string, { count: number; start: number }>();
  const count = (kind: string, start: number): void => {
    const known = skipped.get(kind) ?? { count: 0, start };
    skipped.set(kind, { ...known, count: known.count + 1 });
  };
  const names = new Set<string>();
  const items: Item[] = [];
  for (const post of posts) {
    const kind = childText(post, 'wp:post_type');
    const status = childText(post, 'wp:status');
    const at = { file, start: post.start };
    for (const comment of post.children.filter(({ name }) => name === 'wp:comment'))
      count('comment', comment.start);
    if (kind === 'attachment') continue;
    if (OF_PROGRAM.test(kind) || status === 'trash' || status === 'auto-draft' || status === 'inherit') {
      count(OF_PROGRAM.test(kind) ? kind : status, post.start);
      continue;
    }
    const told = (what: Left['what'], name: string): void => void left.push({ what, name, at });
    const link = childText(post, 'link');
    const title = textOfHtml(childText(post, 'title'));
    const isOpen = status === 'publish' || status === 'future';
    const former = isOpen && link !== '' && pathOf(link) !== '/' ? pathOf(link) : null;
    const meta = new Map(
      post.children
        .filter(({ name }) => name === 'wp:postmeta')
        .map((one) => [childText(one, 'wp:meta_key'), childText(one, 'wp:meta_value')]),
    );
    const terms = (domain: string): string[] => [
      ...new Set(
        post.children
          .filter(({ name, attributes }) => name === 'category' && attributes.domain === domain)
          .map((one) => one.text.trim())
          .filter(
            (one) =>
              one !== '' &&
              !(domain === 'category' && /^(?:Uncategorized|Tak Berkategori|Tanpa kategori)$/i.test(one)),
          ),
      ),
    ];
    const picture = (address: string): string => {
      const found = attached(address);
      if (found === null && address !== '') told('import/left:picture', address);
      return found ?? address;
    };
    const excerpt = childText(post, 'excerpt:encoded') || (meta.get('_yoast_wpseo_metadesc') ?? '');
    const content = childOf(post, 'content:encoded')?.text ?? '';
    const isBlocks = /<!--\s*wp:/.test(content);
    const plain = withoutShortcodes(content, { attachments, told });
    const markdown = htmlAsMarkdown(isBlocks ? plain : withParagraphs(plain), told);
    const body = eachAddress(markdown, (address) => {
      const path = URL.canParse(address) && new URL(address).host === host ? pathOf(address) : null;
      if (path !== null && formers.has(path)) return path;
      if (
        isMediaName(address.replace(/[?#].*/s, '')) &&
        (path !== null || /wp-content|\.files\.wordpress\.com/.test(address))
      )
        return picture(address).replace(/^(?=images\/)/, '');
      return address;
    });
    const thumbnail = attachments.get(meta.get('_thumbnail_id') ?? '');
    const author = childText(post, 'dc:creator');
    const date = dateOf(childText(post, 'wp:post_date'), childText(post, 'wp:post_date_gmt'));
    const updated = dateOf(childText(post, 'wp:post_modified'), childText(post, 'wp:post_modified_gmt'));
    const custom = [...meta].filter(
      ([name, value]) => /^[a-z][\w-]*$/i.test(name) && value !== '' && !/^[aOsi]:\d+[:;]/.test(value),
    );
    if (childText(post, 'wp:post_password') !== '') told('import/left:password', title);
    const isHidden = !isOpen || childText(post, 'wp:post_password') !== '';
    const fields = {
      title,
      ...(date !== '' && { date }),
      ...(updated !== '' && updated.slice(0, 10) > date.slice(0, 10) && kind === 'post' && { updated }),
      ...(excerpt !== '' && { summary: textOfHtml(excerpt) }),
      ...(author !== '' && { author: authors.get(author) || author }),
      ...(terms('category').length > 0 && { categories: terms('category') }),
      ...(terms('post_tag').length > 0 && { tags: terms('post_tag') }),
      ...(thumbnail && { image: picture(thumbnail) }),
      ...Object.fromEntries(custom),
      ...(isHidden && { draft: true }),
    };
    const collection = FOLDERS[kind] ?? (slugify(kind) || 'posts');
    const stated = decoded(childText(post, 'wp:post_name'));
    const own = addressPart(stated || title || idOf(post)) || idOf(post);
    const path = (former ?? '').split('/').filter(Boolean).map(decoded);
    const nested =
      kind === 'page' && path.length > 1 && !(former ?? '').includes('?')
        ? [...path.slice(0, -1), own].join('/')
        : own;
    let name = nested;
    for (let number = 2; names.has(`${collection}/${name}`); number += 1) name = `${nested}-${number}`;
    names.add(`${collection}/${name}`);
    items.push({ at, collection, name, fields, body, former });
  }
  for (const [kind, { count: many, start }] of skipped)
    left.push({
      what: kind === 'comment' ? 'import/left:comments' : 'import/left:posts',
      name: kind === 'comment' ? String(many) : `${kind} × ${many}`,
      at: { file, start },
    });
  return {
    site: {
      title: first('title'),
      description: first('description'),
      url,
      language: first('language').slice(0, 2),
      languages: [],
      timeZone: '',
      lists: { categories: 'category', tags: 'tag' },
    },
    items,
    copies: [...copies.values()],
    left,
    broken: fault ? [{ ...fault, at: { ...fault.at, file } }] : [],
  };
}

const decoded = (text: string): string => percentDecoded(text) ?? text;
