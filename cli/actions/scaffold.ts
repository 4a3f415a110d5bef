/** The text of a new content file: every field of its model with the model's description, ready to fill in. */

import { aboutOf, type Schema } from '../core/models/schema/index.ts';
import { orderedIn } from '../core/values/names/prefixes.ts';
import { slugify } from '../core/values/names/slug.ts';
import { BODY_PLACEHOLDER } from '../core/values/placeholders.ts';
import { scalar } from '../core/values/yaml/quoting.ts';
import type { Lang } from '../diagnostics/languages/index.ts';
import { phrasesIn } from '../diagnostics/phrases/index.ts';

export interface NewFile {
  schema: Schema;
  /** Path of the model from the new file, for completion in text editors. */
  modelPath: string;
  lang: Lang;
  /** The command that checks the content, for the user. */
  check: string;
  /** Known values by field name. */
  values: Readonly<Record<string, string>>;
  /** Choices that the schema does not contain, by field name. */
  choices: Readonly<Record<string, readonly string[]>>;
  /** Whether there is a text below the fields. */
  markdown: boolean;
  /** Whether it is filled in as a form, which says all that comments would. */
  isForForm?: boolean;
}

const valueLine = (name: string, value: string | undefined): string =>
  value === undefined ? `${name}:` : `${name}: ${scalar(value)}`;

/** A field and, for a group or list, its content; without comments. */
function skeleton(name: string, schema: Schema, value: string | undefined): string[] {
  if (value !== undefined) return [valueLine(name, value)];
  if (schema.type === 'object') return [`${name}:`, ...fieldsBelow(schema).map((line) => `  ${line}`)];
  if (schema.type === 'array' && schema.items) {
    const lines = schema.items.type === 'object' ? fieldsBelow(schema.items) : [''];
    return [`${name}:`, ...lines.map((line, index) => `  ${index === 0 ? '-' : ' '} ${line}`.trimEnd())];
  }
  const fixed = schema.const ?? schema.default;
  return [
    typeof fixed === 'string' || fixed === undefined
      ? valueLine(name, fixed)
      : `${name}: ${JSON.stringify(fixed)}`,
  ];
}

const fieldsBelow = (schema: Schema): string[] =>
  (schema.required ?? []).flatMap((name) => skeleton(name, schema.properties?.[name] ?? {}, undefined));

/** @returns the complete text of the new file */
export function scaffold(file: NewFile): string {
  const { schema, modelPath, lang, check, values, choices, markdown, isForForm = false } = file;
  const say = phrasesIn(lang);
  const required = new Set(schema.required);
  // A model may give a field the name of a property that every object has.
  const given = new Map(Object.entries(values));
  const ofSite = new Map(Object.entries(choices));
  const describe = (name: string, field: Schema): string[] => {
    const { enum: known = [], ...others } = field;
    const offered = ofSite.get(name) ?? known.map(String);
    const about = aboutOf(others)[lang];
    return [about, offered.length > 0 ? `${say('new-file.choices')} ${offered.join(', ')}` : '']
      .filter((line) => line !== '')
      .map((line) => `# ${line}`);
  };
  const block = (name: string, commented: boolean): string[] => {
    const field = schema.properties?.[name] ?? {};
    const lines = skeleton(name, field, given.get(name));
    return ['', ...describe(name, field), ...lines.map((line) => (commented ? `# ${line}` : line))];
  };
  const names = Object.keys(schema.properties ?? {});
  const wanted = names.filter((name) => required.has(name) || given.has(name));
  const optional = names.filter((name) => !wanted.includes(name));
  // Other programs complete fields by it.
  const model = `# yaml-language-server: $schema=${modelPath}`;
  if (isForForm) {
    const fields = wanted.flatMap((name) => skeleton(name, schema.properties?.[name] ?? {}, given.get(name)));
    const text = [model, ...fields].join('\n');
    return markdown ? `---\n${text}\n---\n\n` : `${text}\n`;
  }
  const lines = [
    model,
    `# ${say('new-file.fill', { check })}`,
    `# ${say('new-file.notes')}`,
    ...(markdown ? [`# ${say('new-file.body-notes')}`] : []),
    ...wanted.flatMap((name) => block(name, false)),
    ...(optional.length > 0 ? ['', `# ${say('new-file.optional')}`] : []),
    ...optional.flatMap((name) => block(name, true)),
  ];
  return markdown ? `---\n${lines.join('\n')}\n---\n\n${BODY_PLACEHOLDER[lang]}\n` : `${lines.join('\n')}\n`;
}

/**
 * @param title of the new file
 * @param existing paths of the files in its folder
 * @param ordered those that are numbered; by default all with a number
 * @returns the name without extension, numbered after the last: `17-sungai-jernih`; without a number if no file
 *   has one; '' if the title has no letters
 */
export function numberedName(
  title: string,
  existing: readonly string[],
  ordered: ReadonlySet<string> = orderedIn(existing, true),
): string {
  const slug = slugify(title);
  if (slug === '') return '';
  const numbers = existing.flatMap((path) =>
    ordered.has(path) ? (/\/(\d+)[-_ ]/.exec(path)?.[1] ?? []) : [],
  );
  if (existing.length > 0 && numbers.length === 0) return slug;
  const width = Math.max(2, ...numbers.map((text) => text.length));
  const next = Math.max(0, ...numbers.map(Number)) + 1;
  return `${String(next).padStart(width, '0')}-${slug}`;
}
