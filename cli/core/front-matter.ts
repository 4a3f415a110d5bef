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

/** The faults of the two `---` lines; null when they are as they must be. */
function fenceFault(text: string): Fault | null {
  const first = text.slice(0, lineEnd(text, 0)).trimEnd();
  const at = { start: 0, end: first.length };
  if (text.trim() === '') return { code: 'file/empty', at: { start: 0, end: 0 } };
  if (/^\+{3}/.test(first)) return { code: 'frontmatter/engine', params: { engine: 'toml' }, at };
  if (/^-{4,}$/.test(first) || /^\s+-{3,}$/.test(first)) return { code: 'frontmatter/fence', at };
  if (!first.startsWith('---')) return { code: 'frontmatter/missing', at: { start: 0, end: 0 } };
  const engine = first.slice(3).trim();
  if (engine !== '') return { code: 'frontmatter/engine', params: { engine: engine.slice(0, 40) }, at };

  let start = lineEnd(text, 0) + 1;
  while (start < text.length) {
    const end = lineEnd(text, start);
    const line = text.slice(start, end).trimEnd();
    if (line === '---') return null;
    if (/^\s*-{3,}$/.test(line))
      return { code: 'frontmatter/fence', at: { start, end: start + line.length } };
    if (line.startsWith('---')) break;
    start = end + 1;
  }
  return { code: 'frontmatter/unclosed', at };
}

/**
 * @param text an `.md` file without byte-order mark
 * @returns its fields, with places as offsets into `text`, and its body
 */
export function parseFrontMatter(text: string): FrontMatter {
  const fence = fenceFault(text);
  const nothing = { text: '', start: 0 };
  if (fence) return { fields: null, faults: [fence], yaml: nothing, body: nothing };

  const yamlStart = lineEnd(text, 0) + 1;
  // gray-matter calls no engine for fields that are blank or all comments.
  let result: YamlResult = parseYaml('');
  let yamlText = '';
  // Options are always passed: without them gray-matter caches, and a second parse of broken text gives {}.
  const file = matter(text, {
    language: 'yaml',
    delimiters: '---',
    engines: {
      ...REFUSED,
      yaml: (source: string) => {
        yamlText = source.replace(/^[ \t]*\r?\n/, '').replace(/\r$/, '');
        result = parseYaml(yamlText);
        return result.fields ?? {};
      },
    },
  });
  const faults = result.faults.map((fault) =>
    'start' in fault.at
      ? { ...fault, at: { start: fault.at.start + yamlStart, end: fault.at.end + yamlStart } }
      : fault,
  );
  const bodyStart = text.length - file.content.length;
  return {
    fields: result.fields,
    faults,
    yaml: { text: yamlText, start: yamlStart },
    body: { text: file.content, start: bodyStart },
  };
}
