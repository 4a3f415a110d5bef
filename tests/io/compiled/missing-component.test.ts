/** A missing template or widget is placed where the site names it; a text of a page where the site's code has it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  CodeFaults,
  SiteError,
  type SiteFaults,
  type TextFault,
} from '../../../cli/core/stages/site-error.ts';
import { asSiteFaults } from '../../../cli/io/compiled/faults/code-fault.ts';
import { missingComponent } from '../../../cli/io/compiled/faults/missing-component.ts';
import { temporaryFolder } from '../../support/process/senja.ts';

const PLAN = 'templates/site.ts';
const LIST = 'templates/list.tsx';

/** The right place is between ⟦ and ⟧. */
const SAMPLES: readonly [
  what: string,
  kind: 'template' | 'widget',
  name: string,
  files: Readonly<Record<string, string>>,
][] = [
  [
    'the template of a model',
    'template',
    'lst',
    {
      [PLAN]: "export const kind = 'lst';\n",
      'content/models/one.schema.json': '{ "title": "lst", "x-collection": { "template": "⟦lst⟧" } }',
    },
  ],
  [
    'the template that a model wants of its entries',
    'template',
    'lst',
    {
      [PLAN]: "export const kind = 'lst';\n",
      'content/models/page-lst.schema.json': '{ "properties": { "template": {\n  "const": "⟦lst⟧" } } }',
    },
  ],
  [
    'a model with the name of the template',
    'template',
    'place',
    {
      [PLAN]: "posts.by('place');\n",
      'content/models/place.schema.json': '⟦⟧{ "x-collection": { "noun": { "en": "place" } } }',
    },
  ],
  [
    'a widget without JSX',
    'widget',
    'email',
    { [PLAN]: 'const email = 1;\n', [LIST]: "createElement(Widget, { name: '⟦email⟧' });\n" },
  ],
  [
    'any other text',
    'template',
    'lst',
    { [PLAN]: "/* 'lst' */ const url = 'https://a/'; pages('⟦lst⟧');\n" },
  ],
  [
    'a file whose name is not that of a template',
    'template',
    'Lst',
    { [PLAN]: "page('/', 'Lst');\n", 'templates/Lst.tsx': '⟦⟧export default () => null;\n' },
  ],
  [
    'a file that has the text several times',
    'template',
    'lst',
    { [PLAN]: 'list();\n', [LIST]: "⟦⟧const kind = 'lst';\nshow('lst');\n" },
  ],
  ['no text', 'template', 'lst', { [PLAN]: '⟦⟧export default {};\n' }],
];

/** Writes files. @returns their folder, and the marked place */
function marked(files: Readonly<Record<string, string>>) {
  const folder = temporaryFolder();
  let expected = {};
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text.replace(/[⟦⟧]/g, ''));
    const before = text.split('⟦')[0]?.split('\n') ?? [];
    if (text.includes('⟦'))
      expected = { file, range: { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 } };
  }
  return { folder, expected };
}

it.each(SAMPLES)('is placed at %s', (_, kind, name, files) => {
  const { folder, expected } = marked(files);
  expect(missingComponent({ siteRoot: folder, toolRoot: folder }, { kind, name })).toMatchObject(expected);
});

const fault = (text: string, more: Partial<TextFault>): TextFault => ({
  code: 'code/dead-link',
  text,
  params: {},
  suggestions: [],
  ...more,
});

describe('a fault of the site’s code', () => {
  it.each<[what: string, fault: TextFault, files: Readonly<Record<string, string>>]>([
    [
      'the beginning of the plan, for an address that no call has planned',
      fault('/a/', { planned: { call: undefined, ofEntry: false } }),
      { [PLAN]: "⟦⟧const a = { path: '/a/' };\n" },
    ],
    [
      'a text of a page, first neither in a comment nor in a longer one',
      fault('/a/', {}),
      { [PLAN]: "// '/a/'\nconst a = '/a/b/' + '/b/a/';\n", [LIST]: '<a href="⟦/a/⟧">a</a>' },
    ],
    [
      'a text of a page behind a base path',
      fault('/a/', {}),
      { [PLAN]: '', [LIST]: "<a href={base + '⟦a/⟧'}>a</a>" },
    ],
    ['a text between others', fault('data:,a', {}), { [PLAN]: "const css = 'url(⟦data:,a⟧)';\n" }],
    [
      'the name of a member',
      fault('site/a', { isKey: true }),
      { [PLAN]: "report('site/a');\n", [LIST]: "const words = { '⟦site/a⟧': {} };\n" },
    ],
    ['an empty text', fault('', {}), { [PLAN]: "⟦⟧const a = '';\n" }],
  ])('is placed at %s', async (_, one, files) => {
    const { folder, expected } = marked(files);
    const faults = await asSiteFaults(new CodeFaults([one]), { siteRoot: folder, toolRoot: folder });
    expect((faults as SiteFaults).diagnostics).toMatchObject([expected]);
  });

  it.each<[what: string, thrown: string, files: Readonly<Record<string, string>>]>([
    ['where a text is thrown', 'oops', { [PLAN]: 'oops();\n', [LIST]: "throw '⟦oops⟧';\n" }],
    ['the file that a message names', `“${LIST}” is empty`, { [PLAN]: '', [LIST]: '⟦⟧' }],
    ['the plan, for another name', '“items” is a Date', { [PLAN]: '⟦⟧const items = [];\n' }],
  ])('is placed at %s', async (_, thrown, files) => {
    const { folder, expected } = marked(files);
    const faults = await asSiteFaults(new SiteError(thrown), { siteRoot: folder, toolRoot: folder });
    expect((faults as SiteFaults).diagnostics).toMatchObject([expected]);
  });
});
