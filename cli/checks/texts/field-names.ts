/**
 * Fields that have become text because the space after their colon is missing, or because they are inside another
 * field's text.
 */

import { fieldNames } from '../../core/models/index.ts';
import { fieldAt, type Schema } from '../../core/models/schema/index.ts';
import type { Fault } from '../../diagnostics/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { linesIn } from '../../diagnostics/places/index.ts';
import { nameOf } from '../../diagnostics/pointers/index.ts';

/** Indentation and dash, name, text after the colon. */
const FIELD = /^([ \t]*(?:- +)?)([A-Za-z]+):([^\r]*)/;

/** The lines of a text as fields, each with its place in it; without a name if they are none. */
const fieldsIn = (source: string) =>
  linesIn(source).map(({ start, text }) => {
    const [, indent = '', name = '', value = ''] = FIELD.exec(text) ?? [];
    return { name, value, within: { start: start + indent.length, end: start + text.trimEnd().length } };
  });

/** A fault for each line of a text, if all of them are known fields without the space. */
function gluedFields(source: string, model: Schema, pointer: string): Fault[] {
  const names = new Set(Object.keys(fieldAt(model, pointer).schema.properties ?? {}));
  const faults = fieldsIn(source).flatMap(({ name, value, within }): Fault[] => {
    const params = { fix: `${name}: ${value.trim()}` };
    const isGlued = names.has(name) && /^\S/.test(value) && !value.startsWith('//');
    return isGlued ? [{ code: 'yaml/missing-space', params, at: { pointer, within } }] : [];
  });
  return faults.length === linesIn(source).length ? faults : [];
}

/** The first line of a text that looks like a field. */
function fieldInText(source: string, model: Schema, pointer: string): Fault[] {
  const names = fieldNames(model);
  const line = fieldsIn(source).find(
    ({ name, value }, index) =>
      names.has(name) && !value.startsWith('//') && (index > 0 || /^\S/.test(value)),
  );
  if (!line) return [];
  const how = phrase(`content/field-in-text:${/^["']/.test(source) ? 'quoted' : 'plain'}`, {
    field: line.name,
  });
  const params = { name: nameOf(pointer), field: line.name, how };
  return [{ code: 'content/field-in-text', params, at: { pointer, within: line.within } }];
}

const WORD = /(?:^|\s)([A-Za-z]{2,30}):(?!\/\/)/g;

/** Whether a word of a text is the name of a field with its colon. */
export const mayHoldField = (value: string, model: Schema): boolean =>
  value.includes(':') && [...value.matchAll(WORD)].some(([, word = '']) => fieldNames(model).has(word));

/**
 * @param source of a text that may contain a field
 * @returns faults of fields that lack only a space, else a warning for a line that looks like a field; in quotes, only for a line below the first
 */
export function misreadFields(source: string, model: Schema, pointer: string): Fault[] {
  if (/^["']/.test(source)) return fieldInText(source, model, pointer);
  const glued = gluedFields(source, model, pointer);
  return glued.length > 0 ? glued : fieldInText(source, model, pointer);
}
