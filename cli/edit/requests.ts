/** What the page may ask for: how each request is recognized, and its type. Nothing else is believed. */

import { siteAction } from './actions/requests.ts';
import {
  anyJson,
  groupOf,
  type Is,
  index,
  maybe,
  type Of,
  oneOf,
  pointer,
  some,
  text,
  texts,
  yesNo,
} from './shapes.ts';

/** `YYYY-MM-DD` of a day that there is. */
const realDay: Is<string> = (value): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

/** For each part of `EditedEntry.conflict`, which value to keep. */
const keep = some(oneOf({ mine: {}, theirs: {}, value: { value: anyJson } }));

const entryChange = oneOf({
  /** Gives a field or an item a value; creates an absent field. */
  set: { pointer, value: anyJson },
  /** The same for a date, `YYYY-MM-DD`, in the notation of the field. */
  day: { pointer, day: realDay },
  /** Removes a field, with its lines and comments in them. */
  remove: { pointer },
  /** Puts an item into a list, before the item at this index; at the end by default. An absent list is created. */
  insert: { pointer, value: anyJson, index: maybe(index) },
  /** Moves an item of a list, with the comments above it. */
  move: { pointer, from: index, to: index },
  /** Replaces the source of a field that is shown as text. */
  lines: { pointer, text },
  body: { text },
  /** The whole text. */
  text: { text },
  /** Gives a part, a pointer or `body`, what it has in another text of the entry. */
  restore: { part: text, from: text },
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

/** One line of a name. */
const line: Is<string> = (value): value is string =>
  text(value) && /^[^\p{Cc}<>]{1,200}$/u.test(value.trim());

const message: Is<string> = (value): value is string =>
  text(value) && /\S/.test(value) && !/\0/.test(value) && value.length < 10_000;

/** The requests by the last part of their addresses. */
export const REQUESTS = {
  /** Changes with the same step, one after the other, are undone together: the typing in one field. */
  change: groupOf({ file: text, revision: index, change: entryChange, step: maybe(text) }),
  /** Its language is that of a translation, the site's own by default; `body`: whether it has one where that is open. */
  new: groupOf({
    collection: text,
    title: text,
    template: maybe(text),
    language: maybe(text),
    body: maybe(yesNo),
  }),
  texts: groupOf({ search: text }),
  excerpts: groupOf({ search: text, files: texts }),
  plan: siteAction,
  /** `plan` is that of the plan that was shown last. */
  trial: groupOf({ plan: text }),
  /** `plan` is `PlanView.id`: it is refused if it would do something else by now. */
  act: groupOf({ action: siteAction, plan: text }),
  undo: groupOf({ id: text }),
  /** Its author is who makes versions here, if that was asked for; remembered from then on. */
  version: groupOf({ files: texts, message, author: maybe(groupOf({ name: line, mail: line })) }),
  send: groupOf({}),
};

export type Requests = { [Name in keyof typeof REQUESTS]: Of<(typeof REQUESTS)[Name]> };
export type EntryChange = Of<typeof entryChange>;
export type Keep = Of<typeof keep>;
