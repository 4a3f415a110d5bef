/** The HTML that bodies may hold: an allow-list like GitHub's, applied by hast-util-sanitize. */
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize';
import { html as attributeNames, find } from 'property-information';
import { isDangerous } from '../../values/formats/urls.ts';
import { lazily, memoized } from '../../values/lists.ts';
import type { Attribute } from './tokenize.ts';

const MORE = [
  'abbr',
  'audio',
  'bdi',
  'bdo',
  'caption',
  'cite',
  'dfn',
  'figcaption',
  'figure',
  'mark',
  'small',
  'time',
  'track',
  'u',
  'video',
  'wbr',
];
const LESS = new Set(['input', 'picture', 'section', 'strike', 'tt']);
const EVERYWHERE = ['ariaHidden', 'ariaLabel', 'className', 'dir', 'id', 'lang', 'role', 'title'];

const schema = lazily(
  (): Schema => ({
    tagNames: [...(defaultSchema.tagNames ?? []).filter((name) => !LESS.has(name)), ...MORE],
    attributes: {
      '*': EVERYWHERE,
      a: ['href'],
      blockquote: ['cite'],
      del: ['cite', 'dateTime'],
      details: ['open'],
      img: ['src', 'alt', 'width', 'height'],
      ins: ['cite', 'dateTime'],
      li: ['value'],
      ol: ['start', 'reversed', 'type'],
      q: ['cite'],
      td: ['colSpan', 'rowSpan', 'headers'],
      th: ['colSpan', 'rowSpan', 'headers', 'scope'],
      time: ['dateTime'],
      video: ['src', 'poster', 'controls', 'loop', 'muted', 'playsInline', 'preload', 'width', 'height'],
      audio: ['src', 'controls', 'loop', 'muted', 'preload'],
      source: ['src', 'type'],
      track: ['src', 'kind', 'srcLang', 'label', 'default'],
    },
    protocols: {
      src: ['http', 'https'],
      cite: ['http', 'https'],
    },
    ancestors: {},
    clobber: [],
    required: {},
    strip: [],
  }),
);

/** Elements of old, and those that show the same. */
export const RENAMED: Readonly<Record<string, string>> = {
  center: 'div',
  strike: 's',
  tt: 'code',
  font: 'span',
  big: 'span',
  label: 'span',
  // A text has no parts of a page.
  ...Object.fromEntries(
    ['address', 'article', 'aside', 'footer', 'header', 'hgroup', 'main', 'nav', 'section'].map((name) => [
      name,
      'div',
    ]),
  ),
};
/** Other pictures for other screens: senja makes those itself, and only those for dark pages are missed. */
export const isOfPicture = ({
  name,
  attributes,
}: {
  name: string;
  attributes: readonly Attribute[];
}): boolean =>
  name === 'picture' ||
  (name === 'source' && !attributes.some((one) => one.name === 'src' || one.value.includes('prefers-color')));
export const VOID = new Set(['br', 'hr', 'img', 'source', 'track', 'wbr']);
/** Elements that play a file, which is one of the site: the policy of pages blocks others. */
export const PLAYS = new Set(['audio', 'source', 'track', 'video']);
/** Attributes without which a page shows the same. */
export const IGNORED =
  /^(?:rel|target|loading|decoding|border|cell(?:padding|spacing)|v?align|bgcolor|clear|color|face|frame|height|[hv]space|markdown|nowrap|rules|size|srcset|sizes|summary|width|crossorigin|referrerpolicy|data-.*|name)$/;
/** Elements that a heading may not hold. */
export const OF_BLOCKS =
  /^(?:blockquote|caption|d[dlt]|details|div|figcaption|figure|h[1-6]|hr|li|[ou]l|p|pre|summary|t(?:able|body|d|foot|h|head|r))$/;

type Let = { attrs: [string, string][]; dropped: string[] };

/** @returns the attributes of an element that are let through, and the names of those that are not; null for an element that is not */
function sanitized(name: string, attributes: readonly Pick<Attribute, 'name' | 'value'>[]): Let | null {
  const properties: Record<string, string> = {};
  const given = new Map<string, string>();
  for (const { name: attribute, value } of attributes) {
    const { property } = find(attributeNames, attribute);
    // Addresses of links are checked like those of Markdown.
    if (property !== 'href' || !isDangerous(value)) properties[property] = value;
    given.set(property, attribute);
  }
  const allowed = sanitize({ type: 'element', tagName: name, properties, children: [] }, schema());
  if (allowed.type !== 'element') return null;
  const attrs = Object.entries(allowed.properties).map(([property, value]): [string, string] => [
    find(attributeNames, property).attribute,
    String(value ?? ''),
  ]);
  const dropped = [...given].flatMap(([property, attribute]) =>
    property in allowed.properties ? [] : [attribute],
  );
  return { attrs, dropped };
}

const tags = lazily((): ReadonlySet<string> => new Set(schema().tagNames));
const ADDRESSES = new Set(['href', 'src', 'cite']);
const WEB = /^https?:/;

/** The name under which an element has an attribute; null if it is dropped. Of the values, only addresses matter. */
const attributeOf = memoized((both: string): string | null => {
  const [name = '', attribute = ''] = both.split(' ');
  return sanitized(name, [{ name: attribute, value: 'https:' }])?.attrs[0]?.[0] ?? null;
});

/** The same as `sanitized`, which decides each pair of element and attribute once. */
export function letThrough(name: string, attributes: readonly Attribute[]): Let | null {
  if (!tags().has(name)) return null;
  const made: Let = { attrs: [], dropped: [] };
  for (const { name: attribute, value } of attributes) {
    const shown = attributeOf(`${name} ${attribute}`);
    const isUnsure = ADDRESSES.has(attribute) && !WEB.test(value);
    if (isUnsure || made.attrs.some(([one]) => one === shown)) return sanitized(name, attributes);
    if (shown === null) made.dropped.push(attribute);
    else made.attrs.push([shown, value]);
  }
  return made;
}

export const sideOf = (attributes: readonly Attribute[]): string | undefined =>
  /^(?:center|right)$/i.exec(attributes.find(({ name }) => name === 'align')?.value ?? '')?.[0].toLowerCase();

/** Adds what attributes and elements of old mean today: the id of `<a name>`, the class of an alignment. */
export function addFormer(
  attrs: [string, string][],
  { name, attributes }: { name: string; attributes: readonly Attribute[] },
): void {
  const anchor = name === 'a' ? attributes.find((one) => one.name === 'name')?.value : undefined;
  if (anchor !== undefined && /^[^\s"'<>&]{1,200}$/.test(anchor) && !attrs.some(([one]) => one === 'id'))
    attrs.push(['id', anchor]);
  const side = name === 'center' ? 'center' : sideOf(attributes);
  if (side === undefined || name === 'img') return;
  const own = attrs.find(([one]) => one === 'class');
  if (own) own[1] += ` align-${side}`;
  else attrs.push(['class', `align-${side}`]);
}
