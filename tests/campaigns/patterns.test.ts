/**
 * No pattern takes time with more than the length of what it is tried on: each regular expression of the command and of
 * the templates is looked at by a checker that searches for its worst text.
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

const patterns = ['cli', 'templates'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => patternsOf(`${folder}/${name}`)),
);

it('finds the patterns', () => {
  expect(patterns.length).toBeGreaterThan(300);
  // What it must not pass over.
  expect(checkSync('^(?:a|ab?)*$', '').status).toBe('vulnerable');
  expect(checkSync('\\s+$', '').status).toBe('vulnerable');
});

it('has none that is not linear', () => {
  const slow = patterns.flatMap(({ place, source, flags }) => {
    const found = checkSync(source, flags, { timeout: 60_000 });
    const reason = found.status === 'vulnerable' ? found.complexity.summary : found.status;
    return found.status === 'safe' ? [] : [`${place} /${source}/${flags}: ${reason}`];
  });
  expect(slow).toEqual([]);
});
