/** What the folders of all generators have in common: names, parts of pages, and what cannot be read. */
import { expect, it } from 'vitest';
import { type Generator, readFolder } from '../../../cli/actions/import/folder/index.ts';
import { generatorOf } from '../../../cli/actions/import/generators.ts';
import { anchorsOf } from '../../../cli/actions/import/text/anchors.ts';
import { bodyOf, exportOf, leftIn, placesIn, read } from './generators/exported.ts';

it.each([
  ['#getState', '#getstate'],
  ['#get-metadata', '#get_metadata'],
  ['#what-s-new', '#whats-new'],
  ['?q#own-Name', '?q#own-name'],
  ['#same-1', '#same-1'],
  ['#nowhere', '#nowhere'],
  ['#%ZZ', '#%ZZ'],
])('names the part of a page as it is called here: %s', (rest, made) => {
  const text =
    "# getState()\n## `get_metadata`\n## What's new?\n## Other {#own-name}\n## Same\n## Same\n```\n# Nowhere\n```\n";
  expect(anchorsOf(text)(rest)).toBe(made);
});

it('keeps the name of an index at the top of a collection, and leaves out what terminals hide', () => {
  const hugo = read(
    {
      'hugo.toml': 'baseURL = "https://old.example/"',
      'content/docs/_index.md': '---\nurl: /all/\n---\n\u001b[90mAll\u001b[0m\u0007 docs.\n',
    },
    'hugo',
  );
  expect([placesIn(hugo), bodyOf(hugo, 'docs/_index')]).toEqual([{ 'docs/_index': '/all/' }, 'All docs.']);
  const jekyll = read(
    {
      '_config.yml': 'title: Old\ncollections:\n  docs:\n    output: true\n',
      '_docs/index.md': '---\npermalink: /docs/\n---\nDocs.\n',
    },
    'jekyll',
  );
  expect(placesIn(jekyll)).toEqual({ 'docs/index': '/docs/' });
});

it('gives each entry a file of its own, whatever addresses and disks make of names', () => {
  const brought = read(
    {
      'hugo.toml': 'baseURL = "https://old.example/"',
      'content/Posts/one.md': '---\nurl: /posts/same/\n---\n[two](two.md)\n',
      'content/Posts/two.md': '---\nslug: Same\n---\n[s](Same.md)\n',
      'content/Posts/Same.md': '---\nslug: x-y\n---\n[one](one.md) [html](same.html)\n',
      'content/Posts/same.html': '<p>HTML\n',
      'content/Posts/same.en.md': 'In English.\n',
    },
    'hugo',
  );
  const places = Object.keys(placesIn(brought));
  expect(new Set(places.map((one) => one.toLowerCase())).size).toBe(5);
  expect(places.every((one) => one.startsWith('Posts/'))).toBe(true);
  const nameOf = (file: string): string =>
    brought.items.find(({ at }) => at.file === `content/Posts/${file}`)?.name ?? '';
  expect(brought.items.map(({ at, body }) => [at.file.slice(14), body])).toEqual(
    expect.arrayContaining([
      ['one.md', `[two](./${nameOf('two.md')}.md)`],
      ['two.md', `[s](./${nameOf('Same.md')}.md)`],
      ['Same.md', `[one](./${nameOf('one.md')}.md) [html](./${nameOf('same.html')}.md)`],
    ]),
  );
});

it('reads an address without a slash in front as one from the top', () => {
  const brought = read(
    {
      'One.md': '---\npermalink: one\n---\nTo [[Two]].\n',
      'sub/Two.md': '---\npermalink: deep/two/\n---\nTwo.\n',
    },
    'obsidian',
  );
  expect(placesIn(brought)).toEqual({ 'notes/one': '/one', 'notes/sub/two': '/deep/two/' });
});

it.each([
  ['hugo', 'hugo.toml', 'baseURL = "https://old.example/"', 'content/a/b.md'],
  ['zola', 'config.toml', 'base_url = "https://old.example"', 'content/a/b.md'],
  ['jekyll', '_config.yml', 'title: Old', '_posts/2024-01-05-b.md'],
] as const)('%s: leaves what its marks do not close', (name, config, settings, entry) => {
  const body = '{{< a {{ b( {% c {/* {: d\n[own x="\n{{</* e\n{% highlight f\n{{ ref "g';
  const brought = read({ [config]: settings, [entry]: `---\ntitle: A\n---\n${body}\n` }, name);
  expect([brought.items[0]?.body, leftIn(brought)]).toEqual([body, []]);
});

it.each([
  ['[', `---\na: ${'['.repeat(1000)}\n---\n`],
  ['-', `---\n${'- '.repeat(1000)}\n---\n`],
  ['spaces', `---\n${Array.from({ length: 300 }, (_, at) => `${' '.repeat(at)}a:\n`).join('')}\n---\n`],
  ['{', `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}\n`],
])('tells fields with too many levels: %s', (_, text) => {
  const { items, broken } = read({ '.obsidian/app.json': '{}', 'A.md': text, 'B.md': 'B\n' }, 'obsidian');
  expect(broken).toEqual([
    { reason: 'the fields have too many levels', at: { file: 'A.md', start: expect.any(Number) } },
  ]);
  expect(items).toHaveLength(1);
});

it('knows no generator where there is none', () => {
  expect(generatorOf(exportOf({ 'index.html': '<p>' }), null)).toBeNull();
});

it('leaves out texts and files that are too large, and tells each', () => {
  const most = { text: 256 * 1024, file: 20 * 1024 * 1024 };
  const from = exportOf({
    '.obsidian/app.json': '{}',
    'Fits.md': 'a'.repeat(most.text),
    'Large.md': 'a'.repeat(most.text + 1),
    'fits.png': '',
    'large.png': '',
  });
  const size = (file: string) => (file === 'large.png' ? most.file + 1 : most.file);
  const brought = readFolder({ ...from, size }, generatorOf(from, null) as Generator);
  expect(brought.items.map(({ at }) => at.file)).toEqual(['Fits.md']);
  expect(brought.copies.map((one) => one.from)).toEqual(['fits.png']);
  expect(leftIn(brought)).toEqual(['Large.md large ', 'large.png large ']);
});
