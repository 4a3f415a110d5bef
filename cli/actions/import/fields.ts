/** Fields in the forms that models have: what generators name in several ways, and what is theirs alone. */

import { writtenDay } from '../../core/values/days/moments.ts';
import { GENERATOR_FIELDS } from '../../core/values/names/generator-fields.ts';
import { dayInName } from '../../core/values/names/prefixes.ts';
import { addressPart } from '../../core/values/names/slug.ts';
import { isObject } from '../../core/values/shapes.ts';
import type { Brought, Item, Left } from './brought.ts';
import { most } from './model.ts';
import { withClosedCode } from './text/code.ts';
import { withSoundLinks, withSoundPictures } from './text/sound.ts';

/** Groups whose members are fields like any others. */
const GROUPS = ['taxonomies', 'extra', 'params'];

/** Fields that hold one text. */
const TEXTS = ['title', 'description', 'summary', 'excerpt'];
/** Fields that hold several; a single one may be written as a text. */
const LISTS = ['tags', 'categories', 'aliases', 'keywords', 'authors'];
const DATES = [
  'date',
  'publishDate',
  'publishdate',
  'pubDate',
  'pubDatetime',
  'updated',
  'lastmod',
  'modified',
  'last_modified_at',
  'modDatetime',
  'expiryDate',
  'expirydate',
  'unpublishDate',
  'created',
];

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.keys(value).length === 0);

/** @returns a date as programs write it, also from one in another order or in words; null if a text states none */
export function dateIn(value: string): string | null {
  const text = value
    .trim()
    .replace(/\.0+(?=Z|[+-]|$)/, '')
    .replace(/^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?=\D|$)/, (_, year: string, month: string, day: string) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    );
  if (writtenDay(text) !== null) return text;
  const isInWords = /\p{L}{3}/u.test(text) && /\b\d{4}\b/.test(text);
  const at = isInWords ? Date.parse(/\d:\d/.test(text) ? text : `${text} UTC`) : Number.NaN;
  if (!Number.isNaN(at))
    return new Date(at)
      .toISOString()
      .replace(/\.000Z$/, 'Z')
      .replace('T00:00:00Z', '');
  const day = text.slice(0, 10);
  return writtenDay(day) === null ? null : day;
}

const asText = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;

const asTexts = (value: unknown, byWords: boolean): unknown => {
  const all =
    typeof value === 'string'
      ? value.includes(',')
        ? value.split(',')
        : byWords
          ? value.split(/\s+/)
          : [value]
      : [value].flat();
  return all.every((one) => ['string', 'number', 'boolean'].includes(typeof one))
    ? [...new Set(all.map((one) => String(one).trim()).filter(Boolean))]
    : value;
};

function withGroups(fields: Item['fields']): Item['fields'] {
  const made = { ...fields };
  for (const group of GROUPS) {
    const inner = made[group];
    if (!isObject(inner)) continue;
    delete made[group];
    for (const [name, value] of Object.entries(inner)) if (!(name in made)) made[name] = value;
  }
  return made;
}

/** @returns the fields of an entry, with the names of those that only a generator uses */
function ownFields(
  item: Item,
  byWords: boolean,
  told: (what: Left['what'], name: string, written: string) => void,
): { fields: Item['fields']; dropped: string[] } {
  const dropped: string[] = [];
  const fields: Item['fields'] = {};
  for (const [name, value] of Object.entries(withGroups(item.fields))) {
    if (isNothing(value)) continue;
    if (GENERATOR_FIELDS.has(name)) dropped.push(name);
    else if (name === 'published' && typeof value === 'boolean') {
      if (!value) fields.draft = true;
    } else if (name === 'draft') fields.draft = value === true || value === 'true';
    else if (TEXTS.includes(name))
      fields[name] = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : asText(value);
    else if (LISTS.includes(name))
      fields[name] = asTexts(value, byWords && name !== 'aliases' && name !== 'authors');
    else if (DATES.includes(name) && typeof value === 'string') {
      const date = dateIn(value);
      if (date !== null) fields[name] = date;
      if (
        date === null ||
        (date.length === 10 && value.trim().length > 10 && /\d:\d/.test(value) && !date.includes('T'))
      )
        told('import/left:date', `${name}: ${value}`, value);
    } else fields[name] = value;
  }
  return { fields, dropped };
}

/** Tags that have one address are one tag: the way in which most entries write it. */
function sameSpelling(items: readonly Item[], name: string): void {
  const ways = new Map<string, string[]>();
  const textsOf = ({ fields }: Item): string[] => {
    const value = fields[name];
    return Array.isArray(value)
      ? value.filter((one) => typeof one === 'string')
      : typeof value === 'string'
        ? [value]
        : [];
  };
  for (const text of items.flatMap(textsOf)) {
    const key = addressPart(text);
    const same = ways.get(key);
    if (same) same.push(text);
    else ways.set(key, [text]);
  }
  const best = new Map([...ways].map(([key, texts]) => [key, most(texts)]));
  const said = (text: unknown): unknown =>
    typeof text === 'string' ? (best.get(addressPart(text)) ?? text) : text;
  for (const { fields } of items) {
    const value = fields[name];
    if (Array.isArray(value)) fields[name] = [...new Set(value.map(said))];
    else if (typeof value === 'string') fields[name] = said(value);
  }
}

/**
 * @param byWords whether spaces part the tags of a text
 * @returns the items with their own fields, and a report of those that only the generator used: once, at the first
 */
export function withOwnFields({ items, left }: Brought, byWords: boolean): Pick<Brought, 'items' | 'left'> {
  const dropped = new Map<string, { count: number; item: Item }>();
  const found: Left[] = [];
  const made = items.map((item) => {
    const told = (what: Left['what'], name: string, written: string): void =>
      void found.push({ what, name, at: item.at, written });
    const own = ownFields(item, byWords, told);
    for (const name of own.dropped)
      dropped.set(name, {
        count: (dropped.get(name)?.count ?? 0) + 1,
        item: dropped.get(name)?.item ?? item,
      });
    // The day in front of a name is shown like any other.
    const day = dayInName(`${item.name}.md`);
    const isDated = DATES.some((name) => name in own.fields);
    const fields = day === null || isDated ? own.fields : { ...own.fields, date: day };
    return {
      ...item,
      fields,
      body: withClosedCode(withSoundLinks(withSoundPictures(item.body, told), told)),
    };
  });
  for (const name of ['tags', 'categories', 'category']) sameSpelling(made, name);
  const [first] = [...dropped.values()];
  const names = [...dropped].map(([name, { count }]) => `${name} × ${count}`).join(', ');
  return {
    items: made,
    left: first
      ? [...left, ...found, { what: 'import/left:fields', name: names, at: first.item.at }]
      : [...left, ...found],
  };
}
