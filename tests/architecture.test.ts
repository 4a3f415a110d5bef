/** Imports point down only, and without cycles: main → commands → edit → actions → desk → advice → build-site → io → site → checks → core → diagnostics. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { importsIn, sources } from './support/values/imports.ts';

const root = path.resolve(import.meta.dirname, '..');

const all = ['cli', 'templates', 'client'].flatMap(sources);
const imports = importsIn(all);

/** Rooms from top to bottom; a file may import from its own room and those below. */
const ORDER = [
  'cli/main.ts',
  'cli/commands/',
  'cli/edit/',
  'cli/actions/',
  'cli/desk/',
  'cli/open-site.ts',
  'cli/unfinished.ts',
  'cli/invocation.ts',
  'cli/context.ts',
  // Edits of content: they use advice, and no phase uses them.
  'cli/core/edit/',
  'cli/advice/',
  'cli/build-site.ts',
  'cli/io/',
  'cli/site.ts',
  'cli/site/',
  'cli/checks/',
  'cli/core/',
  'cli/diagnostics/',
  'cli/on-demand.ts',
];
const roomOf = (file: string): number => ORDER.findIndex((room) => file === room || file.startsWith(room));

it('finds the imports', () => {
  expect(imports.length).toBeGreaterThan(150);
  expect(
    imports.filter(
      ({ to }) => /^(?:cli|client)\//.test(to) && !/\.(?:json|css)$/.test(to) && !all.includes(to),
    ),
  ).toEqual([]);
});

it('points down only within cli/', () => {
  const upward = imports.filter(
    (one) => roomOf(one.from) >= 0 && roomOf(one.to) < roomOf(one.from) && roomOf(one.to) >= 0,
  );
  expect(upward).toEqual([]);
});

/** Rooms of `core/` from top to bottom. */
const CORE = [
  'pipeline',
  'edit',
  'render',
  'files',
  'api',
  'search',
  'reuse',
  'plan',
  'images',
  'entries',
  'run',
  'validate',
  'models',
  'bodies',
  'data',
  'parse',
  'values',
  'stages',
];

it('imports only downwards within core/, with the types of stages at the bottom', () => {
  const within = (file: string): string => /^cli\/core\/([^/]+)\//.exec(file)?.[1] ?? '';
  const own = imports.filter(({ from, to }) => within(from) !== '' && within(to) !== '');
  expect(new Set(own.map(({ from }) => within(from)))).toEqual(new Set(CORE));
  expect(own.filter(({ from, to }) => CORE.indexOf(within(to)) < CORE.indexOf(within(from)))).toEqual([]);
});

/** Rooms of `io/` and `diagnostics/` from top to bottom; what is in no room has its place by its name. */
const TOWERS = {
  io: [
    ...[
      'state',
      'data',
      'compiled',
      'threads',
      'pictures',
      'changes',
      'content',
      'reports',
      'dist',
      'git',
      'serve',
    ],
    ...['follow', 'cache', 'site', 'locks', 'atomic', 'folders', 'files', 'process', 'failures'],
  ],
  diagnostics: [
    ...['view', 'reporters', 'explain', 'report', 'wording', 'locator', 'field-places', '', 'phrases'],
    ...['languages', 'flat-fields', 'places', 'pointers', 'texts', 'suggestions'],
  ],
};

it.each(Object.entries(TOWERS))('imports only downwards within %s/', (house, rooms) => {
  const roomIn = (file: string): string | undefined =>
    file.startsWith(`cli/${house}/`) && !file.endsWith('.json')
      ? file.split('/').at(3)
        ? file.split('/')[2]
        : ''
      : undefined;
  const own = imports.flatMap(({ from, to }) => {
    const [above, below] = [roomIn(from), roomIn(to)];
    return above === undefined || below === undefined ? [] : [{ from, to, above, below }];
  });
  expect(new Set(own.flatMap(({ above, below }) => [above, below]))).toEqual(new Set(rooms));
  expect(own.filter(({ above, below }) => rooms.indexOf(below) < rooms.indexOf(above))).toEqual([]);
});

it('keeps each folder of cli/ and tests/support/ small', () => {
  const counts = new Map<string, number>();
  for (const file of ['cli', 'tests/support'].flatMap(sources)) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThan(20);
  expect([...counts].filter(([, count]) => count > 20)).toEqual([]);
});

it('keeps checks, core and diagnostics free of Node', () => {
  const pure = imports.filter(({ from }) => /^cli\/(?:checks|core|diagnostics)\//.test(from));
  // Hashing is a pure function.
  const others = pure.filter(({ from }) => from !== 'cli/core/values/hash.ts');
  expect(others.filter(({ to }) => to.startsWith('node:'))).toEqual([]);
});

it('keeps checks independent of each other', () => {
  const folderOf = (file: string): string => /^cli\/checks\/[^/]+\//.exec(file)?.[0] ?? '';
  const own = imports.filter(({ from, to }) => folderOf(from) !== '' && to.startsWith('cli/checks/'));
  expect(own).not.toEqual([]);
  expect(own.filter(({ from, to }) => folderOf(from) !== folderOf(to))).toEqual([]);
});

it('lets templates and client import senja by name only, and client no template but the card', () => {
  const ofSite = imports.filter(({ from }) => /^(?:templates|client)\//.test(from));
  expect(ofSite.filter(({ to }) => to.startsWith('cli/'))).toEqual([]);
  const { exports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    exports: object;
  };
  const forSites = Object.keys(exports).filter((name) => name !== './node');
  const names = forSites.map((name) => `senja${name.slice(1)}`);
  const named = new Set(ofSite.flatMap(({ to }) => (/^senja(?:\/|$)/.test(to) ? to : [])));
  expect([...named].filter((name) => !names.includes(name))).toEqual([]);
  expect([...named].sort()).toEqual(names.filter((name) => !name.endsWith('.json')).sort());
  const ofTemplates = imports.filter(
    ({ from, to, typeOnly }) => from.startsWith('client/') && to.startsWith('templates/') && !typeOnly,
  );
  expect(new Set(ofTemplates.map(({ to }) => to))).toEqual(new Set(['templates/parts/card/card.tsx']));
});

/** Modules offered to sites, and which of the others each may import. */
const OFFERED = { 'cli/site/loader/': ['cli/site/client/'], 'cli/site/react/': ['cli/site/client/'] };

it('keeps code for browsers apart from the engine, except for types', () => {
  const rooms = ['cli/site/client/', 'cli/site/loader/', 'cli/site/react/'];
  for (const room of rooms) {
    const allowed: readonly string[] = [room, ...(OFFERED[room as keyof typeof OFFERED] ?? [])];
    const reaching = imports.filter(({ from, to }) => from.startsWith(room) && to.startsWith('cli/'));
    expect(reaching).not.toEqual([]);
    expect(
      reaching.filter(({ to, typeOnly }) => !typeOnly && !allowed.some((one) => to.startsWith(one))),
    ).toEqual([]);
  }
});

it('imports nothing from templates or client in cli', () => {
  expect(
    imports.filter(({ from, to }) => from.startsWith('cli/') && /^(?:templates|client)\//.test(to)),
  ).toEqual([]);
});

it('loads the editor only when it is called, and its page only the types of what the server says, and how texts are filled in, words are compared, dates and boxes are read and values are changed', () => {
  const into = imports.filter(({ from, to }) => to.startsWith('cli/edit/') && !from.startsWith('cli/edit/'));
  expect(into.filter(({ from }) => from !== 'cli/commands/edit.ts')).toEqual([]);
  // The controls of fields are next to how fields come from models, those of actions next to what these do.
  const isPage = (file: string): boolean =>
    /^cli\/edit\/(?:app\/|fields\/(?:.*\.tsx|value\.ts)$|actions\/(?:.*\.tsx|button\.ts)$)/.test(file);
  const ofPage = imports.filter(({ from, to }) => isPage(from) && to.startsWith('cli/') && !isPage(to));
  const said = /^cli\/(?:edit\/api\.ts$|diagnostics\/)/;
  const shared =
    /^cli\/(?:core\/values\/(?:days\/(?:date-readings|dates)|changes\/(?:field-values|values-after))|core\/stages\/(?:box-line|parts)|diagnostics\/(?:languages|pointers)\/index|edit\/finding\/search)\.ts$/;
  expect(ofPage.filter(({ to, typeOnly }) => !(shared.test(to) || (typeOnly && said.test(to))))).toEqual([]);
});

it('lets the dev script import only the types of the messages it receives', () => {
  const reaching = imports.filter(
    ({ from, to }) => from.startsWith('cli/in-browser/') && !to.startsWith('cli/in-browser/'),
  );
  expect(reaching).not.toEqual([]);
  const messages = /^cli\/(?:diagnostics\/|site\/client\/contract\.ts$)/;
  expect(reaching.filter(({ to, typeOnly }) => !typeOnly || !messages.test(to))).toEqual([]);
  const others = imports.filter(
    ({ from, to }) => !from.startsWith('cli/in-browser/') && to.startsWith('cli/in-browser/'),
  );
  expect(others).toEqual([]);
});

it('has no cycles, not even of types', () => {
  const graph = new Map(all.map((file) => [file, imports.filter(({ from }) => from === file)]));
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): void => {
    if (trail.includes(file)) throw new Error(`cycle: ${[...trail, file].join(' → ')}`);
    if (done.has(file)) return;
    for (const { to } of graph.get(file) ?? []) visit(to, [...trail, file]);
    done.add(file);
  };
  for (const file of all) visit(file, []);
  expect([...done].filter((file) => all.includes(file))).toHaveLength(all.length);
});

/**
 * Names of `senja/node` and `senja/react`, which programs and sites import, and of their counterparts in the engine;
 * `renderPage` is also the name in the text of a module that senja makes.
 */
const TWICE = ['Document', 'DocumentProps', 'Outcome', 'Report', 'build', 'check', 'renderPage'];
it('exports no name twice from cli/', () => {
  const files = new Map<string, string[]>();
  for (const file of all.filter((one) => one.startsWith('cli/') && !one.startsWith('cli/tools/'))) {
    const code = readFileSync(path.join(root, file), 'utf8');
    const exported = code.matchAll(/^export (?:async )?(?:function\*?|const|class|interface|type) +(\w+)/gm);
    for (const name of new Set([...exported].map((match) => match[1] ?? '')))
      files.set(name, [...(files.get(name) ?? []), file]);
  }
  expect(files.size).toBeGreaterThan(500);
  const twice = [...files].filter(([, where]) => where.length > 1).map(([name]) => name);
  expect(twice.sort()).toEqual(TWICE);
});
