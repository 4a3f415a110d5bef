/** A missing template or widget is placed where the site names it, not at another text that is the same. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { missingComponent } from '../../../cli/io/compiled/missing-component.ts';
import { temporaryFolder } from '../../support/senja.ts';

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
    'a page, after data and comments with that text',
    'template',
    'lst',
    { [PLAN]: "// 'lst' is the list\nconst kind = 'lst';\npage(`/a/`, '⟦lst⟧', () => ({ kind: 'lst' }));\n" },
  ],
  [
    'a page on several lines',
    'template',
    'lst',
    { [PLAN]: "const kind = 'lst';\npage(\n  '/a/',\n  '⟦lst⟧',\n  () => ({}),\n);\n" },
  ],
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
  ['no text', 'template', 'lst', { [PLAN]: '⟦⟧export default {};\n' }],
];

it.each(SAMPLES)('%s', (_, kind, name, files) => {
  const folder = temporaryFolder();
  let expected = {};
  for (const [file, marked] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), marked.replace(/[⟦⟧]/g, ''));
    const before = marked.split('⟦')[0]?.split('\n') ?? [];
    if (marked.includes('⟦'))
      expected = { file, range: { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 } };
  }
  expect(missingComponent({ siteRoot: folder, toolRoot: folder }, { kind, name })).toMatchObject(expected);
});
