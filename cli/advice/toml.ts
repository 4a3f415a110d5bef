/** Fields in TOML, as Zola and Hugo write them between two lines of `+++`. */
import { tomlFields } from '../core/data/index.ts';
import type { Fault } from '../diagnostics/index.ts';

/** A field, up to its value; a table. */
const FIELD = /^[ \t]*(?:[\w-]+|"[^"\n]*"|'[^'\n]*')[ \t]*=/;
const TABLE = /^[ \t]*\[([\w-]+)\][ \t]*(?:#.*)?$/;

/**
 * @returns a text of the same length in which YAML finds the fields at their places: names and values on one line, and the
 *   names of tables; what YAML writes otherwise is left out
 */
function asYaml(text: string): string {
  let isTop = true;
  return text
    .split('\n')
    .map((line) => {
      const blank = ' '.repeat(line.length);
      const [table, name = ''] = TABLE.exec(line) ?? [];
      if (table !== undefined) {
        isTop = false;
        return `${name}:`.padEnd(line.length);
      }
      const [field] = (isTop && FIELD.exec(line)) || [];
      const value = line.slice(field?.length ?? 0).trim();
      // A colon needs a space behind it, and brackets their end.
      const isWhole =
        /^(?:"(?:[^"\\]|\\.)*"|'[^']*'|[\w.:+-]+)[ \t]*(?:#|$)/.test(value) ||
        (value.startsWith('[') && value.includes(']'));
      if (field === undefined || !isWhole || !/^\s/.test(line.slice(field.length))) return blank;
      return `${field.slice(0, -1)}:${line.slice(field.length)}`;
    })
    .join('\n');
}

export interface TomlFields {
  /** Null if they cannot be read. */
  fields: Record<string, unknown> | null;
  /** At an offset of the text. */
  fault: Fault | null;
  /** The same fields for what looks for their places in YAML, with the length of the text. */
  yaml: string;
}

/** @returns the fields of a text in TOML */
export function readToml(text: string): TomlFields {
  const yaml = asYaml(text);
  const read = tomlFields(text);
  if (read.fields !== null) return { fields: read.fields, fault: null, yaml };
  const { reason, at } = read;
  return { fields: null, fault: { code: 'frontmatter/toml', params: { reason }, at }, yaml };
}
