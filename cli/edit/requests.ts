/** What the page may ask for: how each request is recognized, and its type. Nothing else is believed. */

import { isGroup, type Json, type Pointer } from '../core/values/changes/field-values.ts';
import { MAX_DEPTH } from '../core/values/yaml/limits.ts';

type Is<Value> = (value: unknown) => value is Value;
type Of<What> = What extends Is<infer Value> ? Value : never;

/** What a group has; what may be undefined may be absent. */
type Shape = Readonly<Record<string, Is<unknown>>>;
type MayBeAbsent<S extends Shape> = { [K in keyof S]: undefined extends Of<S[K]> ? K : never }[keyof S];
type Shaped<S extends Shape> = { [K in Exclude<keyof S, MayBeAbsent<S>>]: Of<S[K]> } & {
  [K in MayBeAbsent<S>]?: Exclude<Of<S[K]>, undefined>;
};
type Kinds = Readonly<Record<string, Shape>>;
type OneOf<K extends Kinds> = { [Name in keyof K]: { is: Name } & Shaped<K[Name]> }[keyof K];

const text: Is<string> = (value): value is string => typeof value === 'string';
const yesNo: Is<boolean> = (value): value is boolean => typeof value === 'boolean';
const index: Is<number> = (value): value is number => Number.isInteger(value) && Number(value) >= 0;
/** Whether it is no deeper than a file may be: what reads deeper ones would run out of memory for calls. */
const isShallow = (value: unknown, left = MAX_DEPTH): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (left > 0 && Object.values(value).every((one) => isShallow(one, left - 1)));
const json: Is<Json> = (value): value is Json => value !== undefined && isShallow(value);
const matching =
  (pattern: RegExp): Is<string> =>
  (value): value is string =>
    text(value) && pattern.test(value);
const pointer: Is<Pointer> = matching(/^(?:\/[^/]*)+$/);
const orNull =
  <Value>(is: Is<Value>): Is<Value | null> =>
  (value): value is Value | null =>
    value === null || is(value);
const maybe =
  <Value>(is: Is<Value>): Is<Value | undefined> =>
  (value): value is Value | undefined =>
    value === undefined || is(value);
const group =
  <S extends Shape>(shape: S): Is<Shaped<S>> =>
  (value): value is Shaped<S> =>
    isGroup(value) && Object.entries(shape).every(([name, is]) => is(value[name]));
/** A group of one of several kinds, which `is` names. */
const oneOf =
  <K extends Kinds>(kinds: K): Is<OneOf<K>> =>
  (value): value is OneOf<K> =>
    isGroup(value) &&
    text(value.is) &&
    Object.hasOwn(kinds, value.is) &&
    group(kinds[value.is] as Shape)(value);
const some =
  <Value>(is: Is<Value>): Is<Readonly<Record<string, Value>>> =>
  (value): value is Readonly<Record<string, Value>> =>
    isGroup(value) && Object.values(value).every(is);

/** For each part of `EditedEntry.conflict`, which value to keep. */
const keep = some(oneOf({ mine: {}, theirs: {}, value: { value: json } }));

const entryChange = oneOf({
  /** Gives a field or an item a value; creates an absent field. */
  set: { pointer, value: json },
  /** The same for a date, `YYYY-MM-DD`, in the notation of the field. */
  day: { pointer, day: matching(/^\d{4}-\d\d-\d\d$/) },
  /** Removes a field, with its lines and comments in them. */
  remove: { pointer },
  /** Puts an item into a list, before the item at this index; at the end by default. An absent list is created. */
  insert: { pointer, value: json, index: maybe(index) },
  /** Moves an item of a list, with the comments above it. */
  move: { pointer, from: index, to: index },
  /** Replaces the source of a field that is shown as text. */
  lines: { pointer, text },
  body: { text },
  /** The whole text. */
  text: { text },
  /** Applies a suggestion of `EditedEntry.findings`. */
  suggestion: { finding: index, suggestion: index },
  /** Makes all of `EditedEntry.fixes`. */
  fixes: {},
  undo: {},
  redo: {},
  /** Writes the file. There is a `conflict` afterwards if somebody else wrote the same field. */
  save: { keep: maybe(keep) },
  /** Goes back to the text on disk; can be undone. */
  discard: {},
});

/** Changes several files together. */
const siteAction = oneOf({
  /**
   * Another title, name ('' for one that follows the title) or written address (null if its fields state none);
   * everything that mentions it follows.
   */
  rename: { file: text, title: text, name: text, address: orNull(text) },
  /** Removes an entry; its addresses lead to another entry, or nowhere. */
  delete: { file: text, target: orNull(text) },
  /** Makes a file of fields alone Markdown, for a text below them. */
  body: { file: text },
  /** Saves an entry or the settings, with what follows from it in other files. */
  save: { file: text },
});

/** One line of a name. */
const line: Is<string> = (value): value is string =>
  text(value) && /^[^\p{Cc}<>]{1,200}$/u.test(value.trim());

const files: Is<readonly string[]> = (value): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every(text);
const message: Is<string> = (value): value is string =>
  text(value) && /\S/.test(value) && !/\0/.test(value) && value.length < 10_000;

/** The requests by the last part of their addresses. */
export const REQUESTS = {
  /** Changes with the same step, one after the other, are undone together: the typing in one field. */
  change: group({ file: text, revision: index, change: entryChange, step: maybe(text) }),
  /** Its language is that of a translation, the site's own by default; `body`: whether it has one where that is open. */
  new: group({
    collection: text,
    title: text,
    template: maybe(text),
    language: maybe(text),
    body: maybe(yesNo),
  }),
  plan: siteAction,
  /** `plan` is `PlanView.id`: it is refused if it would do something else by now. */
  act: group({ action: siteAction, plan: text }),
  undo: group({ id: text }),
  /** Its author is who makes versions here, if that was asked for; remembered from then on. */
  version: group({ files, message, author: maybe(group({ name: line, mail: line })) }),
  send: group({}),
};

export type Requests = { [Name in keyof typeof REQUESTS]: Of<(typeof REQUESTS)[Name]> };
export type EntryChange = Of<typeof entryChange>;
export type Keep = Of<typeof keep>;
export type SiteAction = Of<typeof siteAction>;
