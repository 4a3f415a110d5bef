/** How two texts of an entry differ, by field. */
import { isDeepStrictEqual } from 'node:util';
import { below } from '../../core/values/changes/field-values.ts';
import type { EditedSite } from '../../desk/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import type { Both, ComparedPart, EntryPart, Field } from '../api.ts';
import { formOf } from '../entry-view.ts';
import { shownValue } from './shown-value.ts';

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
    const texts = [then, now].map((text) => ({ id: plain(text), en: plain(text) }));
    const [old = null, own = null] = texts;
    return plain(then) === plain(now) ? [] : [{ part: 'text', label: phrase('edit.whole'), old, now: own }];
  }
  const shown = (from: Made, field: Field): Both | null => {
    const own = from.form.find(({ name }) => name === field.name) ?? field;
    return shownValue(own, valuesOf(from)[field.name], from.lines[below('', field.name)]);
  };
  const { before, now: after } = made;
  const parts = made.changed.map(
    (field): ComparedPart => ({
      part: below('', field.name),
      label: field.label,
      old: shown(before, field),
      now: shown(after, field),
    }),
  );
  const bodies = [bodyOf(before), bodyOf(after)].map((text) => (text === '' ? null : { id: text, en: text }));
  const hasBody = after.read.document.body !== null;
  if (hasBody && bodyOf(before) !== bodyOf(after)) {
    const part: EntryPart = 'body';
    parts.push({ part, label: phrase('edit.body'), old: bodies[0] ?? null, now: bodies[1] ?? null });
  }
  return parts;
}
