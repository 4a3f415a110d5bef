/** A missing template or widget is placed where the site names it, not at another text that is the same. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CodeFaults, type SiteFaults, type TextFault } from '../../../cli/core/stages/site-error.ts';
import { asSiteFaults } from '../../../cli/io/compiled/code-fault.ts';
import { missingComponent } from '../../../cli/io/compiled/missing-component.ts';
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
    'a widget, after a field of a form with that name',
    'widget',
    'email',
    {
      [PLAN]: "const name = 'email';\n",
      'client/widgets/form.tsx': 'export default () => <input name="email" />;\n',
      [LIST]: 'export default () => (\n  <Widget\n    of={() => 1}\n    name="⟦email⟧"\n  />\n);\n',
    },
  ],
  [
    'a widget without JSX',
    'widget',
    'email',
    { [PLAN]: "const name = 'email';\n", [LIST]: "createElement(Widget, { name: '⟦email⟧' });\n" },
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

describe('an address that the site plans twice', () => {
  const twice = (text: string): TextFault => ({
    code: 'code/same-address',
    text,
    params: {},
    suggestions: [],
    planned: { call: undefined, ofEntry: false },
  });
  it.each<[what: string, fault: TextFault, files: Readonly<Record<string, string>>]>([
    [
      'a page as an object, after a comment',
      twice('/a/'),
      { [PLAN]: "// '/a/'\n[{ path: '⟦/a/⟧', template: 'lst' }]" },
    ],
    ['one of several texts', twice('/a/'), { [PLAN]: "⟦⟧const a = '/a/';\nconst b = ['/a/'];\n" }],
    ['an address that is nowhere', twice('/a/'), { [PLAN]: "⟦⟧const a = '/a/b/';\n" }],
  ])('is placed at %s', async (_, fault, files) => {
    const { folder, expected } = marked(files);
    const faults = await asSiteFaults(new CodeFaults([fault]), { siteRoot: folder, toolRoot: folder });
    expect((faults as SiteFaults).diagnostics).toMatchObject([expected]);
  });
});
