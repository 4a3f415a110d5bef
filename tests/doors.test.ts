/**
 * Rooms are entered through their doors: an `index.ts` of at most fifteen names, each with its docstring. A folder with
 * an `index.ts` is a room, also within another one, whose files it may import. In a vocabulary each file is a door. What
 * other rooms still import past a door is listed in `doors.json`, a list that only gets shorter.
 */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { importsIn, sources } from './support/values/imports.ts';

const root = path.resolve(import.meta.dirname, '..');
const files = sources('cli').filter((file) => file.endsWith('.ts') || file.endsWith('.tsx'));

/** Folders whose folders are rooms, also those without a door. */
const HOUSES = /^cli\/(?:core|io)\/[^/]+\//;
/** Rooms of words, not of mechanisms: types, and small functions that need nothing but each other. */
const VOCABULARIES = ['cli/core/stages/', 'cli/core/values/'];
const vocabularyOf = (file: string): string => VOCABULARIES.find((room) => file.startsWith(room)) ?? '';

/** @returns the innermost folder with a door that a file is in, else the folder in a house, or in `cli/` */
function roomOf(file: string): string {
  // Each `index.ts` there is a module that sites import.
  if (file.startsWith('cli/site/')) return 'cli/site/';
  for (let at = path.posix.dirname(file); at !== 'cli'; at = path.posix.dirname(at))
    if (files.includes(`${at}/index.ts`)) return `${at}/`;
  return HOUSES.exec(file)?.[0] ?? /^cli\/(?:[^/]+\/)?/.exec(file)?.[0] ?? '';
}

/** A room within another one may use what is around it. */
const isPast = ({ from, to }: { from: string; to: string }): boolean =>
  roomOf(to) !== 'cli/' &&
  vocabularyOf(to) === '' &&
  !roomOf(from).startsWith(roomOf(to)) &&
  to !== `${roomOf(to)}index.ts`;

it('imports past a door only what is listed, and lists nothing else', () => {
  const past: Record<string, string[]> = {};
  const reached = importsIn(files).filter((one) => files.includes(one.to) && isPast(one));
  for (const file of [...new Set(reached.map(({ to }) => to))].sort()) {
    past[roomOf(file)] ??= [];
    past[roomOf(file)]?.push(file.slice(roomOf(file).length));
  }
  const known: unknown = JSON.parse(readFileSync(path.join(root, 'tests/doors.json'), 'utf8'));
  expect(past).toEqual(known);
});

const EXPORT =
  /^export (?:type )?\{([^}]*)\}|^export (?:async )?(?:function\*?|const|class|interface|type) +(\w+)/gm;

/** What sites import has the names that sites need. */
const isForSites = (file: string): boolean => /^cli\/site\/[^/]+\/index\.ts$/.test(file);

it('gives each door at most fifteen names', () => {
  const isDoor = (file: string): boolean => file.endsWith('/index.ts') || vocabularyOf(file) !== '';
  const doors = files.filter((file) => isDoor(file) && !isForSites(file));
  expect(doors.length).toBeGreaterThan(0);
  for (const door of doors) {
    const code = readFileSync(path.join(root, door), 'utf8');
    expect(code, door).not.toMatch(/^export (?:type )?\* from/m);
    const names = [...code.matchAll(EXPORT)].flatMap(
      ([, list, name]) => list?.split(',').filter((one) => one.trim() !== '') ?? [name],
    );
    expect(names.length, door).toBeLessThanOrEqual(15);
  }
});

it('builds vocabularies on each other alone', () => {
  const built = importsIn(files.filter((file) => vocabularyOf(file) !== ''));
  expect(built.length).toBeGreaterThan(50);
  const allowed = [...VOCABULARIES, 'cli/diagnostics/', 'cli/on-demand.ts'];
  expect(
    built.filter(({ to }) => to.startsWith('cli/') && !allowed.some((room) => to.startsWith(room))),
  ).toEqual([]);
});
