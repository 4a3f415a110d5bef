/** What a field is called, from its name and what the model says of it. */
import { aboutOf, type Schema } from '../../core/models/schema/index.ts';
import type { Both } from './field.ts';

/** Longest label. */
const LABEL = 40;

export const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** @returns `publishDate` in words */
export const inWords = (name: string): string =>
  withCapital(
    name
      .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
      .replace(/[_-]+/g, ' ')
      .toLowerCase(),
  );

/** What a description begins with, if that is short enough for a label; a switch says what `true` means. */
function labelIn(about: string, name: string): string {
  const [first = ''] = about.replace(/^true: /, '').split(/[,:;(]|\.(?=\s|$)/, 1);
  const label = first.trim();
  return label === '' || label.length > LABEL ? inWords(name) : withCapital(label);
}

/** @returns label and hint of a field, in both languages */
export function labelsOf(schema: Schema, name: string): { label: Both; hint: Both } {
  const about = aboutOf(schema);
  const hint = { id: about.id || about.en, en: about.en || about.id };
  return { label: { id: labelIn(hint.id, name), en: labelIn(hint.en, name) }, hint };
}
