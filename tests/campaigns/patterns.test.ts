/**
 * No pattern takes time with more than the length of what it is tried on: each regular expression of the command, of the
 * templates and of the packages that content reaches is looked at by a checker that searches for its worst text.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { checkSync } from 'recheck';
import { expect, it } from 'vitest';
import { root } from '../support/senja.ts';

interface Pattern {
  place: string;
  source: string;
  flags: string;
}

/** Every literal in a syntax tree. */
function* literals(node: unknown): Generator<{ start: number; regex: { pattern: string; flags: string } }> {
  if (typeof node !== 'object' || node === null) return;
  if ('regex' in node && 'start' in node) yield node as never;
  for (const part of Object.values(node)) yield* literals(part);
}

function patternsOf(file: string): Pattern[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...literals(parseSync(file, text).program)].map(({ start, regex }) => ({
    place: `${file}:${text.slice(0, start).split('\n').length}`,
    source: regex.pattern,
    flags: regex.flags,
  }));
}

const patternsBelow = (folder: string, name: RegExp): Pattern[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((one) => name.test(one))
    .flatMap((one) => patternsOf(`${folder}/${one}`));

const patterns = ['cli', 'templates'].flatMap((folder) => patternsBelow(folder, /\.tsx?$/));

/** Packages that texts, names of files and addresses of the content are given to, and where their code lies. */
const PACKAGES = [
  ...[
    'markdown-it/lib',
    'mdurl/lib',
    'markdown-it/node_modules/entities/lib',
    'uc.micro',
    'yaml/dist',
    'ajv/dist/runtime',
  ],
  ...['fastest-levenshtein/esm', 'mrmime', 'gray-matter', 'section-matter', 'strip-bom-string'],
].map((name) => `node_modules/${name}`);

/** By file and pattern: why what is not linear is never slow. */
const HARMLESS: Readonly<Record<string, string>> = {
  'mdurl/lib/parse.mjs ^([+a-z0-9A-Z_-]{0,63})(.*)$': 'goes back 63 letters at most',
  'yaml/dist/compose/resolve-flow-scalar.js [ \\t]+$': 'taken by browsers without lookbehind alone',
  'yaml/dist/compose/resolve-flow-scalar.js ^[ \\t]+|[ \\t]+$': 'taken by browsers without lookbehind alone',
  'yaml/dist/errors.js [\\n\\r]+$': 'a line holds no line breaks but at its end',
  'yaml/dist/schema/yaml-1.1/timestamp.js 000000\\d*$':
    'of YAML 1.1, which is refused; on a number of a date',
  'gray-matter/index.js ^\\s*#[^\\n]+': 'gets three lines of ours, see front-matter.ts',
};

it('finds the patterns', () => {
  expect(patterns.length).toBeGreaterThan(300);
  // What it must not pass over.
  expect(checkSync('^(?:a|ab?)*$', '').status).toBe('vulnerable');
  expect(checkSync('\\s+$', '').status).toBe('vulnerable');
});

/** @returns what is wrong with a pattern, or null */
function slowness({ source, flags }: Pattern): string | null {
  const found = checkSync(source, flags, { timeout: 60_000 });
  if (found.status === 'safe') return null;
  return found.status === 'vulnerable' ? found.complexity.summary : found.status;
}

it('has none that is not linear', () => {
  const slow = patterns.flatMap((pattern) => {
    const reason = slowness(pattern);
    return reason === null ? [] : [`${pattern.place} /${pattern.source}/${pattern.flags}: ${reason}`];
  });
  expect(slow).toEqual([]);
});

it.each(PACKAGES)('gives content to none of %s that is not linear', (folder) => {
  const found = patternsBelow(folder, /^(?!.*\.min\.).*\.[cm]?js$/);
  const slow = found.filter((pattern) => slowness(pattern) !== null);
  const names = slow.map(({ place, source }) => `${place.replace(/^node_modules\/|:\d+$/g, '')} ${source}`);
  expect(names.filter((name) => !(name in HARMLESS))).toEqual([]);
});
