/** What the entries of an export become as files, and where what is left is shown. */
import { expect, it } from 'vitest';
import type { Export } from '../../../cli/actions/import/brought.ts';
import { readFolder } from '../../../cli/actions/import/folder/index.ts';
import { generatorOf } from '../../../cli/actions/import/generators.ts';
import { planFiles } from '../../../cli/actions/import/plan.ts';

/** Plans the import of some texts of Hugo into a site that is nowhere. */
function planned(texts: Readonly<Record<string, string>>) {
  const files: Record<string, string> = {
    'hugo.toml': 'baseURL = "https://old.example/"\n',
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [`content/posts/${name}.md`, text])),
  };
  const from: Export & { root: string } = {
    root: '/nowhere',
    files: Object.keys(files).sort(),
    single: null,
    size: (file) => files[file]?.length ?? 0,
    text: (file) => files[file] ?? null,
  };
  const generator = generatorOf(from, 'hugo');
  if (!generator) throw new Error('not found');
  const place = { siteRoot: '/nowhere', toolRoot: '/nowhere', options: { content: '/nowhere/content' } };
  const { changes, diagnostics } = planFiles(place as never, from, readFolder(from, generator), {
    isNew: false,
    models: {},
    tool: 'hugo',
    byWords: false,
  });
  return {
    entries: Object.fromEntries(changes.map(({ to, after }) => [to, after])),
    places: diagnostics.map(({ params, range }) => `${range.line}:${range.column} ${params.name}`),
  };
}

const only = (body: string): string => {
  const { entries } = planned({ a: `---\ntitle: A\n---\n${body}` });
  return entries['posts/a.md']?.replace(/^---\n[\s\S]*?\n---\n\n?/, '') ?? '';
};

it('shows what is left where it is written, whatever the texts before it have become', () => {
  const code = '{{< highlight go >}}\nx\n{{< /highlight >}}\n';
  const { places } = planned({
    a: `---\ntitle: A\ndate: some day 10:00\n---\n${code.repeat(20)}\n![a](http://old.example/a%2Fb.png)\n\n{{< own >}}\n`,
  });
  expect(places.sort()).toEqual([
    '3:7 date: some day 10:00',
    '66:6 http://old.example/a%2Fb.png',
    '68:1 own',
  ]);
});

it.each([
  [
    '![a](http://old.example/b.png) <img src="http://old.example/c.png">',
    '![a](https://old.example/b.png) <img src="https://old.example/c.png">',
  ],
  ['![a](https://old.example/b%2Fc.png)', '[a](https://old.example/b%2Fc.png)'],
  ['a\n\n```js\nb', 'a\n\n```js\nb\n```'],
])('writes %j so that a page can have it', (body, made) => {
  expect(only(`${body}\n`)).toBe(`${made}\n`);
});

it('leaves out entries without a field and a text, and former addresses that no page can have', () => {
  const { entries, places } = planned({
    menu: '---\nlayout: x\n---\n',
    a: '---\ntitle: A\naliases: ["/b c?d/", "/e/"]\n---\nA\n',
  });
  expect(Object.keys(entries)).toEqual(['models/post.schema.json', 'posts/a.md']);
  expect(entries['posts/a.md']).toContain('aliases:\n  - /e/\n---');
  expect(places).toEqual(['1:1 layout × 1', '3:12 /b c?d/']);
});
