/**
 * Every regular expression takes linear time: those of the command, of the templates and of the packages that content
 * reaches are analysed by a checker that searches for their worst text. Those of ours that it has searched are listed;
 * `npx vitest run tests/campaigns/patterns.test.ts -u` searches new ones and lists them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { check, type Parameters } from 'recheck';
import { expect, it } from 'vitest';
import { LONG } from '../support/machine/long.ts';
import { root } from '../support/process/senja.ts';

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

/** Packages that get texts, file names and addresses of the content, and the place of their code. */
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
  ...['parse5/dist', 'hast-util-sanitize/lib', 'property-information/lib/util', 'markdown-it-footnote'],
].map((name) => `node_modules/${name}`);

/** By file and pattern: why a nonlinear pattern is never slow. */
const HARMLESS: Readonly<Record<string, string>> = {
  'yaml/dist/compose/resolve-flow-scalar.js [ \\t]+$': 'taken by browsers without lookbehind alone',
  'yaml/dist/compose/resolve-flow-scalar.js ^[ \\t]+|[ \\t]+$': 'taken by browsers without lookbehind alone',
  'yaml/dist/errors.js [\\n\\r]+$': 'a line holds no line breaks but at its end',
  'yaml/dist/schema/yaml-1.1/timestamp.js 000000\\d*$':
    'of YAML 1.1, which is refused; on a number of a date',
  'gray-matter/index.js ^\\s*#[^\\n]+': 'gets three lines of ours, see front-matter.ts',
};

/** Independent of time, so a busy machine gives the same result: steps are counted. */
const SETTINGS: Parameters = {
  timeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  attackTimeout: null,
  // Negative: no attempt with this machine's own engine.
  recallTimeout: -1,
  attackLimit: 20_000_000,
};

/** Ways to match a text from one place that take no time worth a search. */
const MAX_WAYS = 10_000;

/**
 * @returns whether a pattern repeats single characters only, a bounded number of times, and so has few ways to match
 *   any text from one place: its time is linear without a search
 */
function hasFewWays({ source, flags }: Omit<Pattern, 'place'>): boolean {
  const bare = source.replace(/\\(?:[pPu]\{[^}]*\}|k<[^>]*>|.)|\[(?:\\.|[^\]\\])*\]/gs, '.');
  // Classes of `v` may hold others.
  if (flags.includes('v') || /[*+]|\{\d+,\}|\)\{/.test(bare)) return false;
  const counts = [...bare.matchAll(/\{(\d+)(?:,(\d+))?\}/g)].map(
    ([, least, most = least]) => Number(most) - Number(least) + 1,
  );
  const choices = bare.replaceAll('(?', '').match(/[?|]/g)?.length ?? 0;
  return counts.reduce((ways, count) => ways * count, 2 ** choices) <= MAX_WAYS;
}

/** Patterns that a search has found to be linear: they are searched again in a long campaign only. */
const LIST = path.join(import.meta.dirname, 'linear-patterns.txt');
const listed = new Set(LONG ? [] : readFileSync(LIST, 'utf8').split('\n'));

const keyOf = ({ source, flags }: Omit<Pattern, 'place'>): string => `/${source}/${flags}`;

const verdicts = new Map<string, string | null>();

/** @returns the fault of a pattern, or null */
async function slowness({ source, flags }: Omit<Pattern, 'place'>): Promise<string | null> {
  const key = keyOf({ source, flags });
  const known = verdicts.get(key);
  if (known !== undefined) return known;
  if (hasFewWays({ source, flags })) return null;
  const found = await check(source, flags, SETTINGS);
  const reason =
    found.status === 'safe'
      ? null
      : found.status === 'vulnerable'
        ? found.complexity.type
        : `${found.status}: ${found.error.kind}`;
  verdicts.set(key, reason);
  return reason;
}

it('finds the patterns', () => {
  expect(patterns.length).toBeGreaterThan(300);
});

it.each([
  ['^(?:ab?|[*+c])?\\*d{1,99}(?=\\p{L})', true],
  ['a*', false],
  ['a{2,}', false],
  ['(?:a?){30}', false],
  ['a?'.repeat(30), false],
  ['a{0,99}b?a{0,99}', false],
])('knows whether %s has few ways: %s', (source, few) => {
  expect(hasFewWays({ source, flags: 'u' })).toBe(few);
});

/** Patterns that it must detect; those without an automaton, such as lookbehind, are tried with texts instead. */
it.each([
  ['^(?:a|ab?)*$', 'exponential'],
  ['\\s+$', 'polynomial'],
  ['(?<!b)\\s+$', 'polynomial'],
  ['^(?:a|ab?)*(?=c)', 'exponential'],
])('classifies %s as %s', async (source, type) => {
  expect(await slowness({ source, flags: '' })).toBe(type);
});

async function slowOnes(all: readonly Pattern[]): Promise<{ pattern: Pattern; reason: string }[]> {
  const slow: { pattern: Pattern; reason: string }[] = [];
  for (const pattern of all) {
    const reason = await slowness(pattern);
    if (reason !== null) slow.push({ pattern, reason });
  }
  return slow;
}

it('has no pattern that is not linear', async () => {
  expect(await slowOnes(patterns.filter((pattern) => !listed.has(keyOf(pattern))))).toEqual([]);
  const searched = new Set(patterns.filter((pattern) => !hasFewWays(pattern)).map(keyOf));
  await expect(`${[...searched].sort().join('\n')}\n`).toMatchFileSnapshot(LIST);
});

it.each(PACKAGES)(
  'applies none of %s that is not linear to content, except for known ones',
  async (folder) => {
    const slow = await slowOnes(patternsBelow(folder, /^(?!.*\.min\.).*\.[cm]?js$/));
    const names = slow.map(({ pattern: { place, source } }) => {
      const name = place.replace(/^node_modules\/|:\d+$/g, '');
      return `${name} ${source}`;
    });
    const known = Object.keys(HARMLESS).filter((name) => `node_modules/${name}`.startsWith(`${folder}/`));
    expect([...new Set(names)].sort()).toEqual(known.sort());
  },
);
