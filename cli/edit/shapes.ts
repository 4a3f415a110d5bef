/** How the parts of a request are recognized, with their types. */

import { isGroup, type Json, type Pointer } from '../core/values/changes/field-values.ts';
import { MAX_DEPTH } from '../core/values/yaml/limits.ts';

export type Is<Value> = (value: unknown) => value is Value;
export type Of<What> = What extends Is<infer Value> ? Value : never;

/** What a group has; what may be undefined may be absent. */
type Shape = Readonly<Record<string, Is<unknown>>>;
type MayBeAbsent<S extends Shape> = { [K in keyof S]: undefined extends Of<S[K]> ? K : never }[keyof S];
type Shaped<S extends Shape> = { [K in Exclude<keyof S, MayBeAbsent<S>>]: Of<S[K]> } & {
  [K in MayBeAbsent<S>]?: Exclude<Of<S[K]>, undefined>;
};
type Kinds = Readonly<Record<string, Shape>>;
type OneOf<K extends Kinds> = { [Name in keyof K]: { is: Name } & Shaped<K[Name]> }[keyof K];

export const text: Is<string> = (value): value is string => typeof value === 'string';
/** Some texts, such as names of files. */
export const texts: Is<readonly string[]> = (value): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every(text);
export const yesNo: Is<boolean> = (value): value is boolean => typeof value === 'boolean';
export const index: Is<number> = (value): value is number => Number.isInteger(value) && Number(value) >= 0;
/** Whether it is no deeper than a file may be: what reads deeper ones would run out of memory for calls. */
const isShallow = (value: unknown, left = MAX_DEPTH): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (left > 0 && Object.values(value).every((one) => isShallow(one, left - 1)));
export const anyJson: Is<Json> = (value): value is Json => value !== undefined && isShallow(value);
export const matching =
  (pattern: RegExp): Is<string> =>
  (value): value is string =>
    text(value) && pattern.test(value);
export const pointer: Is<Pointer> = matching(/^(?:\/[^/]*)+$/);
export const orNull =
  <Value>(is: Is<Value>): Is<Value | null> =>
  (value): value is Value | null =>
    value === null || is(value);
export const maybe =
  <Value>(is: Is<Value>): Is<Value | undefined> =>
  (value): value is Value | undefined =>
    value === undefined || is(value);
export const groupOf =
  <S extends Shape>(shape: S): Is<Shaped<S>> =>
  (value): value is Shaped<S> =>
    isGroup(value) && Object.entries(shape).every(([name, is]) => is(value[name]));
/** A group of one of several kinds, which `is` names. */
export const oneOf =
  <K extends Kinds>(kinds: K): Is<OneOf<K>> =>
  (value): value is OneOf<K> =>
    isGroup(value) &&
    text(value.is) &&
    Object.hasOwn(kinds, value.is) &&
    groupOf(kinds[value.is] as Shape)(value);
export const some =
  <Value>(is: Is<Value>): Is<Readonly<Record<string, Value>>> =>
  (value): value is Readonly<Record<string, Value>> =>
    isGroup(value) && Object.values(value).every(is);
