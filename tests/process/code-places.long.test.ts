/** Faults of the site's code are placed by calls and rendered templates, never at another place with the same word. */
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { senja } from '../support/process/senja.ts';
import { posko } from '../support/sites/posko.ts';

const folder = posko();
const at = (name: string): string => path.join(folder, name);

const PLAN = 'templates/site.ts';
const HOME = 'templates/home.tsx';
const COUNTER = '<Widget name="counter" start={days.length} />';

/** Files with texts that are replaced; the place is where ⟦ is, or at the beginning of a file. */
type Edits = Readonly<Record<string, readonly (readonly [old: string, now: string])[]>>;

/** In the plan, words of the samples that other files have for another reason. */
const NOISE = [
  'import type { Content }',
  "const noise = ['lst', '/a/', 'b.txt', 'items'];\nvoid noise;\nimport type { Content }",
] as const;
const added = (...lines: string[]): Edits => ({
  [PLAN]: [
    NOISE,
    ["    page('/404.html'", `${lines.map((line) => `    ${line}\n`).join('')}    page('/404.html'`],
  ],
});

interface Found {
  code: string;
  severity: string;
  file: string;
  line: number;
  column: number;
  message: string;
}

async function checked(): Promise<Found[]> {
  const { stdout } = await senja(['check', '--format', 'json', '--lang', 'en'], { cwd: folder });
  return (JSON.parse(stdout) as { diagnostics: Found[] }).diagnostics;
}

/** @returns the places that are marked */
function edit(edits: Edits): Pick<Found, 'file' | 'line' | 'column'>[] {
  const marked: Pick<Found, 'file' | 'line' | 'column'>[] = [];
  for (const [name, changes] of Object.entries(edits)) {
    let text = changes[0]?.[0] === '' ? '' : readFileSync(at(name), 'utf8');
    for (const [old, now] of changes) {
      expect(text).toContain(old);
      text = text.replace(old, () => now);
    }
    const parts = text.split('⟦');
    for (const index of parts.keys()) {
      const before = parts.slice(0, index).join('').split('\n');
      if (index > 0)
        marked.push({ file: `../${name}`, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 });
    }
    writeFileSync(at(name), parts.join(''));
  }
  return marked;
}

it.each<[what: string, edits: Edits, file: string, says: RegExp]>([
  ['a page with a template that is missing', added("⟦page('/a/', 'lst'),"), PLAN, /template “lst”/],
  [
    'a page on several lines with a template that is missing',
    added('⟦page(', "  '/a/',", "  'lst',", '),'),
    PLAN,
    /template “lst”/,
  ],
  [
    'a page made by a function of the site',
    added("...['a', 'b'].map((name) => ⟦page('/'.concat(name, '/'), 'lst')),"),
    PLAN,
    /template “lst”/,
  ],
  [
    'the second page at an address',
    added("page('/a/', 'list', () => ({ items: [] })),", "⟦page('/a/', 'not-found'),"),
    PLAN,
    /twice/,
  ],
  [
    'a page with a computed address',
    added("page('/a/', 'not-found'),", "⟦page('/a'.concat('/'), 'not-found'),"),
    PLAN,
    /twice/,
  ],
  [
    'the pages of a collection, and at former addresses, planned twice',
    {
      [PLAN]: [
        ['...staff.pages(', "...staff.pages(() => ({ sessions: [] })),\n    ...staff.sorted('name').⟦pages("],
      ],
    },
    PLAN,
    /twice/,
  ],
  [
    'one of many pages at an address',
    added(
      "...Array.from({ length: 90 }, (_, at) => ⟦page('/'.concat(String(Math.min(at, 88)), '/'), 'not-found')),",
    ),
    PLAN,
    /twice/,
  ],
  [
    'a file twice',
    {
      [PLAN]: [
        NOISE,
        [
          '  files: ({ staff }: Content) => [',
          "  files: ({ staff }: Content) => [\n    file('b.txt', () => 'b.txt'),\n    ⟦file('b.txt', () => ''),",
        ],
      ],
    },
    PLAN,
    /b\.txt twice/,
  ],
  ['a page without a slash', added("⟦page('/a', 'not-found'),"), PLAN, /“\/a” is not the address/],
  [
    'data that is no object',
    added("⟦page('/a/', 'not-found', () => 3 as never),"),
    PLAN,
    /“\/a\/” needs an object/,
  ],
  [
    'data of entries that is not plain',
    {
      [PLAN]: [
        [
          '...places.pages((one) => ({ sessions: schedules.of(one) }))',
          '...places.⟦pages(() => ({ sessions: [], day: new Date(0) }))',
        ],
      ],
    },
    PLAN,
    /“\/places\/[^”]*” needs plain data/,
  ],
  [
    'a list of pages that is none',
    {
      [PLAN]: [
        ['export default', 'const pages = 3;\nvoid pages;\nexport default'],
        ['defineSite({', '⟦defineSite({'],
        ['=> [\n    page(', '=> Object.assign({}, [\n    page('],
        ['  ],\n  files', '  ]) as never,\n  files'],
      ],
    },
    PLAN,
    /“pages” must return a list/,
  ],
  [
    'a widget whose data the plan names, too',
    {
      [HOME]: [[COUNTER, '<Widget name="counter" start={1} items={new Date(0)} />']],
    },
    HOME,
    /“items” is a Date/,
  ],
  [
    'a widget whose data its template has from elsewhere',
    {
      [HOME]: [
        ['export default', "import { more } from './more.tsx';\n\nexport default"],
        [COUNTER, '<Widget name="counter" start={1} {...more} />'],
      ],
      'templates/more.tsx': [['', 'export const more = { items: new Date(0) };\n']],
    },
    HOME,
    /“items” is a Date/,
  ],
  [
    'a widget whose prop has the name of an element',
    {
      [HOME]: [
        [COUNTER, '<a href="/">a</a>\n    <Widget name="counter" start={1} {...more} />'],
        ['export default', 'const more = { a: [{}] as unknown[] };\nmore.a.push(more);\n\nexport default'],
      ],
    },
    HOME,
    /“a” contains itself/,
  ],
  [
    'a widget with children',
    { [HOME]: [[COUNTER, '<Widget name="counter" start={1}><b>1</b></Widget>']] },
    HOME,
    /“children” is a React element/,
  ],
  [
    'a link to nothing that another file has as a part of its own',
    {
      [HOME]: [[COUNTER, '<a href="⟦/b/">b</a>']],
      'templates/more.tsx': [['', "export const more = '/b/';\n"]],
      'templates/base.ts': [['', "export const base = '/a/b/';\n"]],
    },
    HOME,
    /link to \/b\//,
  ],
])('places %s', async (_, edits, file, says) => {
  const [expected = { file: `../${file}`, line: 1, column: 1 }] = edit(edits);
  const [first, ...others] = (await checked()).filter(({ severity }) => severity === 'error');
  expect(first).toMatchObject({ ...expected, message: expect.stringMatching(says) });
  // Of one collection, each page has the fault.
  for (const other of others) expect(other).toMatchObject(expected);
});

const BUTTON = `export const Button = (props: { onClick?: () => void }) => (
  ⟦<button type="button" {...props}>
    a
  </button>
);
`;
const IDLE = [
  '⟦<form ref={() => undefined} action={() => undefined}>{⟦createElement("i", { onFocus: () => 1 })}</form>',
  '<Button /><Button onClick={() => 1} /><Button onClick={() => 2} />',
  ...['<Foot text="a" />', '<Direct start={1} />'],
].join('\n    ');

it('names what has no effect outside of widgets, each place once, also on pages that are reused', async () => {
  const places = edit({
    'client/widgets/counter.tsx': [
      [
        'import { useState }',
        "import { Button } from '../../templates/button.tsx';\nimport { useEffect, useState }",
      ],
      ['useState(start);', 'useState(start);\n  ⟦useEffect(() => setCount(start), [start]);'],
      ['<button', '<>⟦<button'],
      ['{count} sessions', '<p><div>{count}</div></p> sessions'],
      ['</button>', '</button><Button onClick={() => setCount(1)} /></>'],
    ],
    'templates/button.tsx': [['', BUTTON]],
    'client/widgets/dice.tsx': [['', 'export default () => <p><div>1</div></p>;\n']],
    [HOME]: [
      [
        'export default',
        `import { createElement } from 'react';
import { cached } from 'senja/react';
import Direct from '../client/widgets/counter.tsx';
import { Button } from './button.tsx';

const Foot = cached((props: { text: string }) => ⟦<b onKeyDown={() => 1}>{props.text}</b>);
export default`,
      ],
      [COUNTER, `${COUNTER}\n    ${IDLE}`],
    ],
  });
  const isIdle = ({ code }: Found) => code === 'code/no-effect';
  const all = await checked();
  const found = all.filter(isIdle);
  expect(all.filter(({ code }) => code === 'senja/site-code')).toEqual([
    expect.objectContaining({
      file: '../client/widgets/counter.tsx',
      message: expect.stringMatching(/on \/, browsers change the HTML of the widget “counter”/),
    }),
  ]);
  const key = ({ file, line, column }: (typeof places)[number]) => `${file}:${line}:${column}`;
  expect(found.map(key).sort()).toEqual(places.map(key).sort());
  expect(found.find(({ column, file }) => file.endsWith('home.tsx') && column === 5)?.message).toBe(
    'On /, this <form> does nothing with ref, action: browsers do not get the code of templates.',
  );
  // A widget that only builds have shown so far, the last one not on the page that showed it first.
  const [first = '', second = ''] = readdirSync(at('content/staff'))
    .filter((one) => one.endsWith('.md'))
    .map((one) => at(`content/staff/${one}`));
  const [text, other] = [readFileSync(first, 'utf8'), readFileSync(second, 'utf8')];
  const show = (file: string): void => appendFileSync(file, '\n::: widget dice\n');
  for (const file of [first, second]) show(file);
  expect((await senja(['build'], { cwd: folder })).code).toBe(0);
  writeFileSync(first, text);
  expect((await senja(['build'], { cwd: folder })).code).toBe(0);
  const later = await checked();
  expect(later.filter(isIdle)).toEqual(found);
  const ofDice = (one: Found[]): string[] =>
    one.flatMap(({ file, message }) => (file.endsWith('dice.tsx') ? [message] : []));
  const onPage = (file: string) => [
    expect.stringContaining(
      `/${path.basename(file, '.md').replace(/^\d-/, '')}/, browsers change the HTML of the widget “dice”`,
    ),
  ];
  expect(ofDice(later)).toEqual(onPage(second));
  // That page is sound or gone, and another has it; then none.
  const guest = at('content/staff/guest.md');
  writeFileSync(guest, other);
  show(guest);
  writeFileSync(second, other);
  expect(ofDice(await checked())).toEqual(onPage(guest));
  show(first);
  await checked();
  rmSync(guest);
  expect(ofDice(await checked())).toEqual(onPage(first));
  writeFileSync(first, text);
  const last = await checked();
  expect(ofDice(last)).toEqual([]);
  expect(last.filter(isIdle)).toEqual(found);
});
