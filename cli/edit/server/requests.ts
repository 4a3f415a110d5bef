/** What the page may ask for: nothing else is believed. */
import type {
  ActRequest,
  ChangeRequest,
  EntryChange,
  EntryRequest,
  NewRequest,
  SaveRequest,
  SendRequest,
  SiteAction,
  UndoRequest,
  VersionRequest,
} from '../api.ts';
import { type Group, isGroup } from '../field-values.ts';
import { refusedBecause } from '../refused.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const isIndex = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;
const isPointer = (value: unknown): boolean => isText(value) && /^(?:\/[^/]*)+$/.test(value);
const isDay = (value: unknown): boolean => isText(value) && /^\d{4}-\d\d-\d\d$/.test(value);
const isAbsent = (value: unknown): boolean => value === undefined;

type Shape = Readonly<Record<string, (value: unknown) => boolean>>;

const isValue = (value: unknown): boolean => value !== undefined;
const or =
  (one: (value: unknown) => boolean, other: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    one(value) || other(value);

const fits = (value: unknown, shape: Shape): value is Group =>
  isGroup(value) && Object.entries(shape).every(([name, is]) => is(value[name]));

const CHANGES: Readonly<Record<EntryChange['is'], Shape>> = {
  set: { pointer: isPointer, value: isValue },
  day: { pointer: isPointer, day: isDay },
  remove: { pointer: isPointer },
  insert: { pointer: isPointer, value: isValue, index: or(isIndex, isAbsent) },
  move: { pointer: isPointer, from: isIndex, to: isIndex },
  lines: { pointer: isPointer, text: isText },
  body: { text: isText },
  text: { text: isText },
  suggestion: { finding: isIndex, suggestion: isIndex },
  fixes: {},
  undo: {},
  redo: {},
};

const isChange = (value: unknown): boolean =>
  isGroup(value) &&
  isText(value.is) &&
  Object.hasOwn(CHANGES, value.is) &&
  fits(value, CHANGES[value.is as EntryChange['is']]);

const isKept = (value: unknown): boolean =>
  isGroup(value) &&
  Object.values(value).every(
    (one) =>
      isGroup(one) &&
      (one.is === 'mine' || one.is === 'theirs' || (one.is === 'value' && isValue(one.value))),
  );

const isNull = (value: unknown): boolean => value === null;
const ACTIONS: Readonly<Record<SiteAction['is'], Shape>> = {
  rename: { file: isText, title: isText, name: isText, address: or(isText, isNull) },
  delete: { file: isText, target: or(isText, isNull) },
  save: { file: isText },
};

const isAction = (value: unknown): value is Group =>
  isGroup(value) &&
  isText(value.is) &&
  Object.hasOwn(ACTIONS, value.is) &&
  fits(value, ACTIONS[value.is as SiteAction['is']]);
/** One line of a name. */
const isLine = (value: unknown): boolean => isText(value) && /^[^\p{Cc}<>]{1,200}$/u.test(value.trim());
const isAuthor = (value: unknown): boolean => fits(value, { name: isLine, mail: isLine });

const ENTRY: Shape = { file: isText, revision: isIndex };
const SHAPES = {
  change: { ...ENTRY, change: isChange, step: or(isText, isAbsent) },
  save: { ...ENTRY, keep: or(isKept, isAbsent) },
  discard: ENTRY,
  plan: { is: isText },
  act: { action: isAction, plan: isText },
  undo: { id: isText },
  new: {
    collection: isText,
    title: isText,
    template: or(isText, isAbsent),
    language: or(isText, isAbsent),
    body: (value: unknown) => isAbsent(value) || typeof value === 'boolean',
  },
  version: {
    files: (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isText),
    message: (value: unknown) =>
      isText(value) && /\S/.test(value) && !/\0/.test(value) && value.length < 10_000,
    author: or(isAuthor, isAbsent),
  },
  send: {},
} as const satisfies Record<string, Shape>;

/** The requests by the last part of their addresses. */
export interface Requests {
  change: ChangeRequest;
  save: SaveRequest;
  discard: EntryRequest;
  new: NewRequest;
  plan: SiteAction;
  act: ActRequest;
  undo: UndoRequest;
  version: VersionRequest;
  send: SendRequest;
}

export const isRequest = (name: string): name is keyof Requests => Object.hasOwn(SHAPES, name);

/** @returns the request in a body. @throws Refused if it is none */
export function requestIn<Name extends keyof Requests>(name: Name, body: string): Requests[Name] {
  let found: unknown;
  try {
    found = JSON.parse(body);
  } catch {
    throw refusedBecause('bad-request');
  }
  if (!fits(found, SHAPES[name]) || (name === 'plan' && !isAction(found)))
    throw refusedBecause('bad-request');
  return found as unknown as Requests[Name];
}
