/** Splits an `.md` file into fields and body. gray-matter does it; what it is lax about is checked first. */
import matter from 'gray-matter';
import type { Fault } from '../diagnostics/diagnostic.ts';
import type { Slice } from './document.ts';
import { parseYaml, type YamlResult } from './yaml.ts';

export interface FrontMatter extends YamlResult {
  yaml: Slice;
  body: Slice;
}

const refuseEngine = (): never => {
  throw new Error('front matter engines other than yaml are refused before parsing');
};

/** gray-matter merges its own engines in, so every one that could run or read something else is overruled by name. */
const REFUSED = Object.fromEntries(
  ['javascript', 'js', 'coffee', 'coffeescript', 'cson', 'json', 'toml'].map((name) => [name, refuseEngine]),
);

const lineEnd = (text: string, from: number): number => {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
};

/** Hyphens, and the dashes that word processors make of them. */
const DASHES = /^\s*[-\u2010-\u2015\u2212]+\s*$/;

/** The faults of the two `---` lines; null when they are as they must be. */
function fenceFault(text: string): Fault | null {
  if (text.trim() === '') return { code: 'file/empty', at: { start: 0, end: 0 } };
  const first = text.slice(0, lineEnd(text, 0)).trimEnd();
  const at = { start: 0, end: first.length };
  if (/^\+{3}/.test(first)) return { code: 'frontmatter/engine', params: { engine: 'toml' }, at };
  if (first !== '---' && DASHES.test(first)) return { code: 'frontmatter/fence', at };
  if (!first.startsWith('---'))
    return notFirst(text) ?? { code: 'frontmatter/missing', at: { start: 0, end: 0 } };
  const engine = first.slice(3).trim();
  if (engine !== '') return { code: 'frontmatter/engine', params: { engine: engine.slice(0, 40) }, at };

  let start = lineEnd(text, 0) + 1;
  while (start < text.length) {
    const end = lineEnd(text, start);
    const line = text.slice(start, end).trimEnd();
    if (line === '---') return null;
    const dashes = DASHES.test(line) && line.trim().length > (line.includes('-') ? 1 : 0);
    if (dashes || line.startsWith('---'))
      return { code: 'frontmatter/fence', at: { start, end: start + line.length } };
    start = end + 1;
  }
  return { code: 'frontmatter/unclosed', at };
}

/** A `---` line that something stands in front of: blank lines, or a heading. */
function notFirst(text: string): Fault | null {
  const match = /^(?:(?!---|[\w-]+:).*\n){1,3}(---)[ \t]*\r?\n[\w-]+:/.exec(text);
  if (!match) return null;
  const start = match[0].lastIndexOf('---');
  return { code: 'frontmatter/not-first', at: { start, end: start + 3 } };
}

/** Offset of the line break before the closing fence. */
const closingFence = (text: string): number => text.indexOf('\n---', lineEnd(text, 0));

/** Where gray-matter lets the body begin. */
function bodyAfter(text: string, closing: number, fields: Record<string, unknown>): number {
  // Of the body it needs no more than that there is one.
  const head = text.slice(0, lineEnd(text, closing + 1) + 1);
  // Options are always passed: without them gray-matter caches, and a second parse of broken text gives {}.
  const { content } = matter(head, {
    language: 'yaml',
    delimiters: '---',
    engines: { ...REFUSED, yaml: () => fields },
  });
  return head.length - content.length;
}

/**
 * @returns the offset of the body of an `.md` file where it is plain to see, as `parseFrontMatter` finds it: below a
 *   closing fence with nothing after it; else null
 */
export function bodyStartOf(text: string): number | null {
  if (fenceFault(text)) return null;
  const closing = closingFence(text) + 1;
  const end = lineEnd(text, closing);
  return /^---\r?$/.test(text.slice(closing, end)) ? Math.min(end + 1, text.length) : null;
}

/**
 * @param text an `.md` file without byte-order mark
 * @returns its fields, with places as offsets into `text`, and its body
 */
export function parseFrontMatter(text: string): FrontMatter {
  const fence = fenceFault(text);
  const nothing = { text: '', start: 0 };
  if (fence) return { fields: null, faults: [fence], spoiled: null, yaml: nothing, body: nothing };

  const yamlStart = lineEnd(text, 0) + 1;
  const closing = closingFence(text);
  const yaml = text.slice(yamlStart, Math.max(yamlStart, closing + 1)).replace(/\r?\n$/, '');
  const result = parseYaml(yaml);
  const shift = ({ start, end }: { start: number; end: number }) => ({
    start: start + yamlStart,
    end: end + yamlStart,
  });
  const faults = result.faults.map((fault) => ({
    ...fault,
    at: 'start' in fault.at ? shift(fault.at) : fault.at,
    ...(fault.related === undefined ? {} : { related: fault.related + yamlStart }),
  }));
  const bodyStart = bodyAfter(text, closing, result.fields ?? {});
  return {
    fields: result.fields,
    faults,
    spoiled: result.spoiled,
    yaml: { text: yaml, start: yamlStart },
    body: { text: text.slice(bodyStart), start: bodyStart },
  };
}
