/** Values of fields as people read them: with the labels of the form, a line each. */
import { isGroup } from '../../core/values/changes/field-values.ts';
import { inBoth, type Lang } from '../../diagnostics/languages/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import type { Both, Field, PictureInValue } from '../api.ts';

const indented = (text: string): string => text.replaceAll('\n', '\n  ');

function lineOf(lang: Lang, field: Field, value: unknown): string[] {
  const text = textOf(lang, field, value);
  return text === '' ? [] : [`${field.label[lang]}: ${text.includes('\n') ? `\n  ${indented(text)}` : text}`];
}

function textOf(lang: Lang, field: Field | null, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return phrase(value ? 'editor.yes' : 'editor.no')[lang];
  if (field?.kind === 'either') return textOf(lang, optionFor(field.options, value), value);
  if (Array.isArray(value)) {
    const item = field?.kind === 'list' ? field.item : null;
    return value.map((one) => `• ${indented(textOf(lang, item, one))}`).join('\n');
  }
  if (field?.kind === 'choice') return field.names?.[String(value)]?.[lang] ?? String(value);
  if (!isGroup(value)) return String(value);
  if (field?.kind === 'blocks') {
    const kind = field.kinds.find((one) => one.value === value[field.by]);
    const lines = (kind?.fields ?? []).flatMap((one) => lineOf(lang, one, value[one.name]));
    return [kind?.label[lang] ?? '', ...lines].join('\n');
  }
  const known = field?.kind === 'group' ? field.fields : [];
  const names = new Set(known.map(({ name }) => name));
  return [
    ...known.flatMap((one) => lineOf(lang, one, value[one.name])),
    ...Object.entries(value)
      .filter(([name]) => !names.has(name))
      .map(([name, one]) => `${name}: ${indented(textOf(lang, null, one))}`),
  ].join('\n');
}

/** Of several kinds, the one whose values are like this one. */
const optionFor = (options: readonly Field[], value: unknown): Field | null =>
  options.find(({ kind }) => (kind === 'list') === Array.isArray(value)) ?? null;

/**
 * @param lines source of a value that its field cannot show
 * @returns the value in words; null for none
 */
export function shownValue(field: Field, value: unknown, lines: string | undefined): Both | null {
  if (lines !== undefined) return { id: lines, en: lines };
  if (field.kind === 'switch' && field.draft)
    return field.draft[(value ?? field.default) === true ? 'true' : 'false'];
  if (value === undefined) return null;
  return inBoth((lang) => textOf(lang, field, value));
}

/**
 * @param about description of a value that is a picture itself
 * @returns the pictures in a value, in its order
 */
export function picturesIn(field: Field | null, value: unknown, about = ''): PictureInValue[] {
  if (field?.kind === 'either') return picturesIn(optionFor(field.options, value), value, about);
  if (field?.kind === 'picture')
    return typeof value === 'string' && value !== '' ? [{ address: value, about }] : [];
  if (field?.kind === 'list')
    return Array.isArray(value) ? value.flatMap((one) => picturesIn(field.item, one)) : [];
  if (!isGroup(value)) return [];
  const known = field?.kind === 'group' ? field.fields : [];
  const own = field?.kind === 'blocks' ? field.kinds.find((one) => one.value === value[field.by]) : null;
  return (own?.fields ?? known).flatMap((one) => picturesIn(one, value[one.name], aboutIn(one, value)));
}

/** @returns what a group says about the picture of a field */
export function aboutIn(field: Field, group: unknown): string {
  const about = field.kind === 'picture' && field.alt !== null && isGroup(group) ? group[field.alt] : '';
  return typeof about === 'string' ? about : '';
}
