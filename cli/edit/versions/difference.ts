/** How two texts of an entry differ, by field. */
import { isDeepStrictEqual } from 'node:util';
import { below, type Json, plainly, valueAt } from '../../core/values/changes/field-values.ts';
import type { EditedSite } from '../../desk/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import type { Both, ComparedPart, EntryPart, ShownValue } from '../api.ts';
import { formOf } from '../entry-view.ts';
import { fieldOfValue } from '../fields/fit.ts';
import { aboutIn, picturesIn, shownValue } from './shown-value.ts';

interface EntryText {
  /** Its file says how it is read. */
  file: string;
  /** undefined where there is none. */
  text: string | undefined;
}

const plain = (text: string): string => text.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '');

type Made = NonNullable<ReturnType<typeof formOf>>;

const valuesOf = (made: Made | null | undefined): Readonly<Record<string, unknown>> =>
  made?.read.fields.values ?? {};
const bodyOf = (made: Made | null | undefined): string => plain(made?.read.document.body?.text ?? '').trim();

/** A text, which shows its own pictures. */
const shownText = (text: string): ShownValue => ({
  text: text === '' ? null : { id: text, en: text },
  pictures: [],
});

/** @returns a value of a part of an entry, with its pictures and their descriptions */
export function shownAt(made: Made | null, part: EntryPart, value: unknown): ShownValue {
  const values = valuesOf(made);
  const field = made && part.startsWith('/') ? fieldOfValue(made.form, values, part) : null;
  if (!field) return shownText(value === null || value === undefined ? '' : plainly(value as Json));
  const lines = made?.lines[part];
  const parent = part.slice(0, part.lastIndexOf('/'));
  const about = aboutIn(field, parent === '' ? values : valueAt(values, parent));
  return {
    text: shownValue(field, value ?? undefined, lines),
    pictures: lines === undefined ? picturesIn(field, value, about) : [],
  };
}

/** @returns both texts as forms, the fields of both by name, and the names of those that differ */
function comparedForms(texts: readonly EntryText[], site: EditedSite) {
  const [before = null, now = null] = texts.map(({ file, text }) =>
    text === undefined ? null : formOf({ file, text: plain(text) }, site),
  );
  const fields = new Map([...(before?.form ?? []), ...(now?.form ?? [])].map((field) => [field.name, field]));
  const changed = [...fields.values()].filter(
    ({ name }) => !isDeepStrictEqual(valuesOf(before)[name], valuesOf(now)[name]),
  );
  return { before, now, changed };
}

/** @returns title and changed fields of an entry, from both of its texts */
export function changesBetween(texts: readonly EntryText[], site: EditedSite) {
  const { before, now, changed } = comparedForms(texts, site);
  const parts: Both[] = before && now ? changed.map(({ label }) => label) : [];
  const isUnread = texts.length > 0 && texts.every(({ text }) => text !== undefined) && !(before && now);
  if (isUnread || (before && now && bodyOf(before) !== bodyOf(now))) parts.push(phrase('edit.body'));
  return { title: String(valuesOf(now).title ?? valuesOf(before).title ?? ''), parts };
}

/** @returns the parts in which an earlier text differs from the one now, as they are shown */
export function comparedParts(then: string, now: string, file: string, site: EditedSite): ComparedPart[] {
  const made = comparedForms(
    [then, now].map((text) => ({ file, text })),
    site,
  );
  if (!made.before || !made.now) {
    const [old, own] = [shownText(plain(then)), shownText(plain(now))] as const;
    return plain(then) === plain(now) ? [] : [{ part: 'text', label: phrase('edit.whole'), old, now: own }];
  }
  const { before, now: after } = made;
  const parts = made.changed.map(({ name, label }): ComparedPart => {
    const part = below('', name);
    const shown = (from: Made) => shownAt(from, part, valuesOf(from)[name]);
    return { part, label, old: shown(before), now: shown(after) };
  });
  const hasBody = after.read.document.body !== null;
  if (hasBody && bodyOf(before) !== bodyOf(after)) {
    const [old, now] = [shownText(bodyOf(before)), shownText(bodyOf(after))] as const;
    parts.push({ part: 'body', label: phrase('edit.body'), old, now });
  }
  return parts;
}
