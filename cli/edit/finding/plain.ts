/** What an entry says, without the marks of Markdown and YAML: it is searched, and shown in excerpts. */
import { isGroup } from '../../core/values/changes/field-values.ts';

/** Whether a text is none to read: an address, or the name of a file. */
const isAddress = (text: string): boolean => /[/.:]/.test(text) && !/\s/.test(text);

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string' && !isAddress(value)) yield value;
  const within = Array.isArray(value) ? value : isGroup(value) ? Object.values(value) : [];
  for (const one of within) yield* textsIn(one);
}

/** @returns Markdown as text: names of boxes, tags, addresses of links and signs are left out */
const withoutMarks = (markdown: string): string =>
  markdown
    .replace(/<[^<>]*>|\]\([^()]*\)|^[ \t]*:{3,}.*$/gm, ' ')
    .replace(/^[ \t]*(?:[-+]|\d{1,9}[.)])[ \t]|!\[|[[\]#>|\\]/gm, ' ')
    .replace(/[*_~`]/g, '');

/** @returns all texts of an entry in one line: those of its fields, then its body */
export const plainOf = (fields: object, body: string): string =>
  [...textsIn(fields), withoutMarks(body)].join(' · ').replace(/\s+/g, ' ').trim();
