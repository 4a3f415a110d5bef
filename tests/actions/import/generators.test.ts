/** What each generator's folder gives: entries, their addresses, their texts, and what is left. */
import { describe, expect, it } from 'vitest';
import type { Brought, Export } from '../../../cli/actions/import/brought.ts';
import { readFolder } from '../../../cli/actions/import/folder/index.ts';
import { type GeneratorName, generatorOf } from '../../../cli/actions/import/generators.ts';
import { anchorsOf } from '../../../cli/actions/import/text/anchors.ts';

const exportOf = (files: Readonly<Record<string, string>>): Export => ({
  files: Object.keys(files).sort(),
  single: null,
  size: (file) => files[file]?.length ?? 0,
  text: (file) => files[file] ?? null,
});

function read(files: Readonly<Record<string, string>>, name: GeneratorName): Brought {
  const from = exportOf(files);
  const generator = generatorOf(from, null);
  expect(generator?.name).toBe(name);
  if (!generator) throw new Error('not found');
  return readFolder(from, generator);
}

/** Where each entry goes, and its former address. */
const placesIn = ({ items }: Brought): Record<string, string | null> =>
  Object.fromEntries(items.map(({ collection, name, former }) => [`${collection}/${name}`, former]));

const bodyOf = ({ items }: Brought, name: string): string | undefined =>
  items.find((one) => `${one.collection}/${one.name}` === name)?.body;

const leftIn = ({ left }: Brought): string[] =>
  left.map(({ what, name, at }) => `${at.file} ${what.slice(12)} ${name}`);

describe('Hugo', () => {
  const files = {
    'hugo.toml':
      'baseURL = "https://old.example/"\ntitle = "Old"\ndefaultContentLanguage = "id"\n[languages.id]\n[languages.en]\n[permalinks]\nnews = "/:year/:month/:slug/"\n',
    'content/_index.md': '+++\ntitle = "Home"\n+++\n',
    'content/about.md': '{ "title": "About", "aliases": ["/me/"] }\n\nI am.\n',
    'content/posts/First-Post.md':
      '---\ntitle: First\ndate: 2024-01-05T10:00:00+07:00\nlayout: x\n---\n{{< figure src="/a.png" alt="A" caption="Below" >}}\n\n[b]({{< ref "second" >}}) {{< youtube abc >}} {{< own x=1 >}}\n\n```\n{{</* own */>}}\n```\n',
    'content/posts/First-Post.en.md': '---\ntitle: First\n---\nIn English.\n',
    'content/posts/second/index.md':
      '+++\ntitle = "Second"\nslug = "zwei"\n+++\n![x](photo.jpg) ![y](gone.jpg)\n',
    'content/posts/second/photo.jpg': 'JPEG',
    'content/news/n.md': '---\ntitle: N\ndate: 2023-12-31\n---\nNews.\n',
    'static/a.png': 'PNG',
    'layouts/x.html': '',
  };

  it('gives entries with their addresses', () => {
    expect(placesIn(read(files, 'hugo'))).toEqual({
      'pages/about': '/about/',
      'posts/first-post': '/posts/first-post/',
      'posts/first-post.en': '/posts/first-post/',
      'posts/zwei/index': '/posts/zwei/',
      'news/n': '/2023/12/n/',
    });
  });

  it('gives pictures where texts find them', () => {
    const brought = read(files, 'hugo');
    expect(brought.copies).toEqual([
      { from: 'content/posts/second/photo.jpg', to: 'content/posts/zwei/photo.jpg' },
      { from: 'static/a.png', to: 'public/a.png' },
    ]);
    expect(bodyOf(brought, 'posts/zwei/index')).toBe(
      '![x](./photo.jpg) ![y](https://old.example/posts/zwei/gone.jpg)',
    );
  });

  it('says its shortcodes as Markdown, and tells the others', () => {
    const brought = read(files, 'hugo');
    expect(bodyOf(brought, 'posts/first-post')).toBe(
      '![A](/a.png "Below")\n\n[b](./zwei/index.md) <https://www.youtube.com/watch?v=abc> {{< own x=1 >}}\n\n```\n{{< own >}}\n```',
    );
    expect(leftIn(brought)).toEqual([
      'layouts/ design layouts/',
      'content/posts/First-Post.md shortcode own',
      'content/posts/second/index.md picture gone.jpg',
    ]);
  });

  it('reads fields of all three kinds, and tells those that cannot be read, at their place', () => {
    const { items, broken } = read(
      { ...files, 'content/posts/x.md': '+++\ntitle = "a"\nb = [\n+++\nX\n' },
      'hugo',
    );
    expect(items.find(({ name }) => name === 'about')?.fields).toEqual({ title: 'About', aliases: ['/me/'] });
    expect(broken).toEqual([{ reason: expect.any(String), at: { file: 'content/posts/x.md', start: 22 } }]);
    expect(items).toHaveLength(5);
  });
});

it('Hugo: lists of terms, pages that are not made, sections without a text', () => {
  const brought = read(
    {
      'hugo.toml':
        'baseURL = "https://old.example/"\n[markup.goldmark.parser]\nautoDefinitionTermID = true\n',
      'content/docs/_index.md': '---\ntitle: Docs\n---\n',
      'content/docs/a.md':
        '# A\n\n`Tea time`\n: From leaves.\n\n  ```txt\n  hot\n  ```\n\nCoffee\nEspresso\n\n: From [beans](b/).\n: Or none.\n\nText\n\n```\nno term\n: here\n```\n\n[t](#Tea-Time) [s](b/) [d](../_index.md) [w](/docs/b/two/#what-s_new)\n',
      'content/docs/b/_index.md': '---\ntitle: B\n---\n',
      'content/docs/b/two.md': '---\ntitle: "[Two]"\nweight: 2\n---\n## What’s new?\n',
      'content/docs/b/one.md': '---\ntitle: One\nweight: 1\n---\nOne.\n',
      'content/docs/b/c/_index.md': '---\ntitle: C\n---\n',
      'content/docs/b/c/d.md': 'D.\n',
      'content/parts/_index.md': '---\ncascade:\n  build:\n    render: never\n---\n',
      'content/parts/deep/p.md': 'P.\n',
      'content/parts/deep/q.md': '---\nbuild:\n  render: always\n---\nQ.\n',
      'content/alone.md': '---\nheadless: true\n---\nAlone.\n',
    },
    'hugo',
  );
  expect(bodyOf(brought, 'docs/a')).toBe(
    '# A\n\n<dl>\n<dt id="tea-time">\n\n`Tea time`\n\n</dt>\n<dd>\n\nFrom leaves.\n\n```txt\nhot\n```\n\n</dd>\n<dt id="coffee">\n\nCoffee\n\n</dt>\n<dt id="espresso">\n\nEspresso\n\n</dt>\n<dd>\n\nFrom [beans](./b/_index.md).\n\n</dd>\n<dd>\n\nOr none.\n\n</dd>\n</dl>\n\nText\n\n```\nno term\n: here\n```\n\n[t](#Tea-Time) [s](./b/_index.md) [d](../_index.md) [w](/docs/b/two/#whats-new)',
  );
  expect(bodyOf(brought, 'docs/b/_index')).toBe(
    '- [One](./one.md)\n- [\\[Two\\]](./two.md)\n- [C](./c/_index.md)',
  );
  expect(bodyOf(brought, 'docs/_index')).toBeUndefined();
  const { items } = brought;
  expect(items.filter(({ fields }) => fields.draft).map(({ at, former }) => [at.file, former])).toEqual([
    ['content/alone.md', null],
    ['content/parts/deep/p.md', null],
  ]);
});

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

it('Zola: links to files, and addresses as Zola makes them', () => {
  const brought = read(
    {
      'config.toml': 'base_url = "https://old.example"\ntitle = "Old"\n',
      'content/blog/2024-01-05-A_Post.md':
        '\n+++\ntitle = "A"\n[taxonomies]\ntags = ["x"]\n[extra]\nmood = "good"\n+++\n[b](@/blog/b.md#part) {{ youtube(id="abc") }}\n<!-- more -->\nMore.\n',
      'content/blog/b.md': '+++\ntitle = "B"\npath = "else/where"\n+++\nB.\n',
      'static/pic.png': '',
      'templates/a.html': '',
    },
    'zola',
  );
  expect(placesIn(brought)).toEqual({
    'blog/2024-01-05-a-post': '/blog/a-post/',
    'blog/where': '/else/where/',
  });
  expect(bodyOf(brought, 'blog/2024-01-05-a-post')).toBe(
    '[b](./where.md#part) <https://www.youtube.com/watch?v=abc>\nMore.',
  );
});

it('Jekyll: posts, drafts, pages, values of the settings', () => {
  const brought = read(
    {
      '_config.yml':
        'title: Old\nurl: https://old.example\nrepository: https://code.example/r\npermalink: pretty\n',
      '_posts/2024-01-05-first.md':
        '---\ntitle: First\ncategories: a b\nredirect_from: /one/\n---\nSee {% post_url 2024-01-06-second %} and {{ site.repository }}.\n\n{% highlight ruby %}\nputs 1\n{% endhighlight %}\n\n{% include x.html %}\n{: .note}\n',
      '_posts/2024-01-06-second.markdown':
        '---\ntitle: Second\n---\n[f]({% link _posts/2024-01-05-first.md %}) ![p]({{ "/assets/p.png" | relative_url }})\n',
      '_drafts/later.md': '---\ntitle: Later\n---\nLater.\n',
      'about.md': '---\ntitle: About\npermalink: /me.html\n---\nMe.\n',
      'README.md': '# No page\n',
      'assets/p.png': '',
      'assets/site.css': '',
      '_layouts/x.html': '',
    },
    'jekyll',
  );
  expect(placesIn(brought)).toEqual({
    'posts/2024-01-05-first': '/a/b/2024/01/05/first/',
    'posts/2024-01-06-second': '/2024/01/06/second/',
    'posts/later': null,
    'pages/me': '/me.html',
  });
  expect(bodyOf(brought, 'posts/2024-01-05-first')).toBe(
    'See ../_posts/2024-01-06-second.md and https://code.example/r.\n\n```ruby\nputs 1\n```\n\n{% include x.html %}',
  );
  expect(bodyOf(brought, 'posts/2024-01-06-second')).toBe('[f](./2024-01-05-first.md) ![p](/assets/p.png)');
  expect(brought.copies).toEqual([{ from: 'assets/p.png', to: 'public/assets/p.png' }]);
  expect(leftIn(brought)).toEqual([
    '_layouts/ design _layouts/',
    '_posts/2024-01-05-first.md template include',
  ]);
});

it('Jekyll: links to former addresses, below the base and without ending, and to those of rules in an entry', () => {
  const brought = read(
    {
      '_config.yml': 'url: https://old.example\nbaseurl: /blog\n',
      '_posts/2020-01-02-one.md':
        '---\ntitle: One\nredirect_from:\n  - /old/one/\n  - /older.html\n---\n[a](/blog/2020/02/03/two.html#x) [b](/2020/02/03/two) [c](/blog/notes/three) [d](/tea/2021/four/) [p](/blog/p.png)\n',
      '_posts/2020-02-03-two.md':
        '---\ntitle: Two\n---\n[a](/old/one/) [b](/old/one#x) [c](/blog/older.html) [d](/gone/) [e](../../../older.html) [f](/blogs/)\n',
      '_posts/2021-03-05-three.md': '---\ntitle: Three\npermalink: /notes/:title\n---\nText\n',
      '_posts/2021-03-06-four.md':
        '---\ntitle: Four\ncategory: Tea\npermalink: /:categories/:year/:title/\n---\nText\n',
      'p.png': '',
    },
    'jekyll',
  );
  expect(placesIn(brought)).toEqual({
    'posts/2020-01-02-one': '/2020/01/02/one.html',
    'posts/2020-02-03-two': '/2020/02/03/two.html',
    'posts/2021-03-05-three': '/notes/three',
    'posts/2021-03-06-four': '/tea/2021/four/',
  });
  expect(bodyOf(brought, 'posts/2020-01-02-one')).toBe(
    '[a](/2020/02/03/two.html#x) [b](./2020-02-03-two.md) [c](/notes/three) [d](/tea/2021/four/) [p](/p.png)',
  );
  expect(bodyOf(brought, 'posts/2020-02-03-two')).toBe(
    '[a](./2020-01-02-one.md) [b](./2020-01-02-one.md#x) [c](./2020-01-02-one.md) [d](/gone/) [e](./2020-01-02-one.md) [f](/blogs/)',
  );
});

it('Docusaurus: docs with numbers, a blog, boxes, components', () => {
  const brought = read(
    {
      'docusaurus.config.js':
        "export default { title: 'Old', url: 'https://old.example', baseUrl: '/', i18n: { defaultLocale: 'en' } };",
      'docs/01-guide/02-start.mdx':
        "---\nsidebar_position: 2\n---\nimport Tabs from '@theme/Tabs';\n\n:::tip[My tip]\nText\n:::\n\n<Tabs>x</Tabs> [n](./03-next.md)\n",
      'docs/01-guide/03-next.md': '---\nslug: /far/next\n---\n# Next\n',
      'blog/2024-01-05-hello.md': '---\ntitle: Hello\n---\nHello.\n',
      'static/img/a.png': '',
      'src/pages/help.md': 'Help.\n',
    },
    'docusaurus',
  );
  expect(placesIn(brought)).toEqual({
    'docs/01-guide/02-start': '/docs/guide/start/',
    'docs/01-guide/next': '/far/next',
    'blog/2024-01-05-hello': '/blog/2024/01/05/hello/',
    'pages/help': '/help/',
  });
  expect(bodyOf(brought, 'docs/01-guide/02-start')).toBe(
    '::: tip My tip\nText\n:::\n\n<Tabs>x</Tabs> [n](./next.md)',
  );
  expect(leftIn(brought)).toEqual(['docs/01-guide/02-start.mdx component Tabs']);
});

it('Docusaurus: texts that a text imports, films, frames, and values that are told', () => {
  const brought = read(
    {
      'site/docusaurus.config.js': "export default { docs: { path: '../docs', routeBasePath: '/' } };",
      'docs/deep/a.mdx':
        'import Old from \'../parts/_old.mdx\';\nimport {\n  Box,\n  size\n} from \'./box\';\nimport Film from \'youtube\';\nimport \'./a.css\';\n\n<Old />\n\n<Box>{size}</Box>\n\n:::tip[Use `b` [here]]\nText\n:::\n\n<LiteYouTube\n  id="abc"\n  title="A film"\n/>\n\n<iframe src="https://other.example/x?a=1&b=2" title=\'Try it\'\n  allow="all"></iframe>\n\n<div style={{width: "1px"}}>\n<iframe src="//www.youtube.com/embed/xyz"></iframe>\n</div>\n\n[c](parts/c.md) [d](../other)\n',
      'docs/parts/_old.mdx':
        "---\ntitle: Old\n---\nimport Note from './_note.md'\n\nOld is [c](./c.md).\n\n<Note></Note>\n",
      'docs/parts/_note.md': 'Note: ![p](./p.png).\n',
      'docs/parts/p.png': '',
      'docs/parts/c.md': 'C.\n',
      'docs/other.md': 'Other.\n',
      'examples/own/logo.png': '',
    },
    'docusaurus',
  );
  expect(bodyOf(brought, 'docs/deep/a')).toBe(
    'Old is [c](../parts/c.md).\n\nNote: ![p](../parts/p.png).\n\n<Box>{size}</Box>\n\n::: tip Use `b` [here]\nText\n:::\n\n[A film](https://www.youtube.com/watch?v=abc)\n\n[Try it](https://other.example/x?a=1&b=2)\n\n<div>\n<a href="https://www.youtube.com/watch?v=xyz">https://www.youtube.com/watch?v=xyz</a>\n</div>\n\n[c](../parts/c.md) [d](../other.md)',
  );
  expect(leftIn(brought)).toEqual([
    "docs/deep/a.mdx code import {\n  Box,\n  size\n} from './box';",
    "docs/deep/a.mdx code import './a.css';",
    'docs/deep/a.mdx component Box',
    'docs/deep/a.mdx frame https://other.example/x?a=1&b=2',
    'docs/deep/a.mdx frame https://www.youtube.com/watch?v=xyz',
  ]);
  // Of the project around the site, only what its texts show.
  expect(brought.copies.map(({ from }) => from)).toEqual(['docs/parts/p.png']);
});

it('Docusaurus: texts that import themselves or one another are told, and many are put in once', () => {
  const many = (line: string): string => line.repeat(200);
  const brought = read(
    {
      'docusaurus.config.js': 'export default {};',
      'docs/a.mdx': `${many("import A from './a.mdx'\n")}${many("import B from './_b.mdx'\n")}\n<B />\n`,
      'docs/_b.mdx': `${many("import C from './_c.mdx'\n")}\nB <C />\n`,
      'docs/_c.mdx': `${many("import B from './_b.mdx'\n")}\nC <B />\n`,
    },
    'docusaurus',
  );
  expect(bodyOf(brought, 'docs/a')?.replace(/\n+/g, ' ').trim()).toBe('B C <B />');
  expect(leftIn(brought)).toContain('docs/a.mdx component B');
  // Nobody writes as much; it is put in as far as there is room, and as deep as the texts may be.
  const long = read(
    {
      'docusaurus.config.js': 'export default {};',
      'docs/a.mdx': `import B from './_b.mdx'\n\n${'<B />\n'.repeat(5000)}`,
      'docs/_b.mdx': 'b'.repeat(1000),
    },
    'docusaurus',
  );
  expect(bodyOf(long, 'docs/a')?.length).toBeLessThan(1_100_000);
  const chain = Object.fromEntries(
    Array.from({ length: 5000 }, (_, at) => [
      `docs/_${at}.mdx`,
      `import B from './_${at + 1}.mdx'\n\n${at} <B />`,
    ]),
  );
  const deep = read(
    {
      'docusaurus.config.js': 'export default {};',
      'docs/a.mdx': "import B from './_0.mdx'\n\n<B />",
      ...chain,
    },
    'docusaurus',
  );
  expect(bodyOf(deep, 'docs/a')).toMatch(/^0 1 2 [\d ]+ 19 <B \/>$/);
});

it('Docusaurus in a folder of a project, with its texts beside it', () => {
  const config =
    "export default { title: 'Old', presets: [['classic', { docs: { path: '../texts', routeBasePath: '/' } }]] };";
  const brought = read(
    {
      'website/docusaurus.config.ts': config,
      'website/static/img/a.png': '',
      'website/src/pages/help.md': 'Help.\n',
      'texts/start.md': 'Start.\n',
      'README.md': 'Of the project.\n',
    },
    'docusaurus',
  );
  expect(placesIn(brought)).toEqual({ 'docs/start': '/start/', 'pages/help': '/help/' });
  expect(brought.copies).toEqual([{ from: 'website/static/img/a.png', to: 'public/img/a.png' }]);
  // Named alone, its texts are not there, which is told.
  expect(leftIn(read({ 'docusaurus.config.js': config, 'blog/a.md': 'A.\n' }, 'docusaurus'))).toEqual([
    'docusaurus.config.js outside ../texts',
  ]);
});

it('VitePress: code and texts of other files, and what only it knows', () => {
  const brought = read(
    {
      'docs/.vitepress/config.ts': "export default { title: 'Old', lang: 'en-US', cleanUrls: true };",
      'docs/index.md': '# Home\n',
      'docs/guide/start.md':
        '---\ntitle: Start\n---\n<script setup>\nconst a = 1\n</script>\n\n<<< @/parts/a.mts{1,3 ts:line-numbers} [a]\n- b\n  <<< ./b.js\n\n<<< @/parts/a.mts#region\n\n<<< @/not-there\n\n```md\n<<< ./b.js\n```\n\n<!--@include: ../parts/c.md-->\n\n::: v-pre\n{{ shown }}\n:::\n\n<Badge text="x" /> [n](./next)\n',
      'docs/guide/next.md': 'Next\n',
      'docs/guide/b.js': '\u001b[1mb()\u001b[0m\n',
      'docs/parts/a.mts': 'a()\n',
      'docs/parts/c.md': '---\ntitle: C\n---\nC text.\n',
      'docs/public/p.png': '',
      'docs/.vitepress/theme/index.ts': '',
    },
    'vitepress',
  );
  expect(placesIn(brought)).toEqual({
    'guide/start': '/guide/start',
    'guide/next': '/guide/next',
    'pages/home': '/',
    'parts/c': '/parts/c',
  });
  expect(bodyOf(brought, 'guide/start')).toBe(
    '```ts {1,3} [a]\na()\n```\n- b\n  ```js\n  b()\n  ```\n\n<<< @/parts/a.mts#region\n\n<<< @/not-there\n\n```md\n<<< ./b.js\n```\n\nC text.\n\n{{ shown }}\n\n<Badge text="x" /> [n](./next.md)',
  );
  expect(brought.copies).toEqual([{ from: 'docs/public/p.png', to: 'public/p.png' }]);
  expect(leftIn(brought)).toEqual([
    'docs/.vitepress/ design docs/.vitepress/',
    'docs/guide/start.md part @/parts/a.mts#region',
    'docs/guide/start.md part @/not-there',
    'docs/guide/start.md code script',
    'docs/guide/start.md component Badge',
    'docs/guide/start.md template {{ shown }}',
  ]);
});

it('VitePress: regions, lines and sections of other files', () => {
  const brought = read(
    {
      '.vitepress/config.ts': "export default { title: 'Old', cleanUrls: true };",
      'a.md': [
        '<!--@include: ./b.md#one-->',
        '<!--@include: ./b.md#set-it-up-->',
        '<!--@include: ./b.md{4,6}-->',
        '<!--@include: ./b.md#one{2,}-->',
        '<!--@include: ./b.md#gone-->',
        '<!--@include: ./b.md{90,99}-->',
        '<<< ./c.ts#main{1}',
        '<<< ./d.yml#part',
        '<<< ./c.ts#gone',
      ].join('\n\n'),
      'b.md':
        '---\ntitle: B\n---\nIntro.\n\n<!-- #region one -->\nFirst.\nSecond.\n<!-- #endregion one -->\n\nThe region is large.\n\n## Set it up\n\nRun it.\n\n### Further\n\nMore.\n\n## Next\n\nNext.\n',
      'c.ts':
        'import x;\r\n// #region all\r\n  // #region main\r\n  if (a) {\r\n    b();\r\n  }\r\n  // #endregion\r\n// #endregion all\r\n',
      'd.yml': '# region part\na: 1\n# endregion part\nb: 2\n# region part\nc: 3\n# endregion part\n',
    },
    'vitepress',
  );
  expect(bodyOf(brought, 'pages/a')?.split('\n\n')).toEqual([
    'First.\nSecond.',
    'Run it.',
    '### Further',
    'More.',
    'Intro.',
    '<!-- #region one -->',
    'Second.',
    '<!--@include: ./b.md#gone-->',
    '<!--@include: ./b.md{90,99}-->',
    '```ts {1}\nif (a) {\n  b();\n}\n```',
    '```yaml\na: 1\nc: 3\n```',
    '<<< ./c.ts#gone',
  ]);
  expect(leftIn(brought)).toEqual([
    '.vitepress/ design .vitepress/',
    'a.md part ./b.md#gone',
    'a.md part ./b.md{90,99}',
    'a.md part ./c.ts#gone',
  ]);
});

it('Eleventy: names of the menu are titles where there is no other', () => {
  const brought = read(
    {
      '.eleventy.js': '',
      'docs/a.md': '---\neleventyNavigation:\n  key: Start\n  order: 2\n  parent: Docs\n---\nText\n',
      'docs/b.md': '---\neleventyNavigation: { key: start-b, title: Go on }\n---\nText\n',
      'docs/c.md': '---\ntitle: Own\neleventyNavigation: { key: C }\n---\nText\n',
    },
    'eleventy',
  );
  const named = brought.items.map(({ fields: { title, order } }) => [title, order]);
  expect(named).toEqual([
    ['Start', 2],
    ['Go on', undefined],
    ['Own', undefined],
  ]);
});

it('Eleventy: its folder, data of the site, templates', () => {
  const brought = read(
    {
      'eleventy.config.mjs': "export default { dir: { input: './content' } };",
      'content/_data/metadata.js':
        "export default { title: 'Old', url: 'https://old.example/', language: 'en' };",
      'content/blog/first/first.md':
        '---\ntitle: First\ndate: 2024-01-05\ntags: [a]\n---\n![p](/img/p.png)\n',
      'content/about.md': '---\ntitle: About\npermalink: /me/\n---\nMe {{ metadata.title }}.\n',
      'public/img/p.png': '',
    },
    'eleventy',
  );
  expect(placesIn(brought)).toEqual({ 'blog/first/first': '/blog/first/', 'pages/me': '/me/' });
  expect([brought.site.title, brought.site.language]).toEqual(['Old', 'en']);
  expect(brought.copies).toEqual([{ from: 'public/img/p.png', to: 'public/img/p.png' }]);
  expect(leftIn(brought)).toEqual([
    'content/_data/ design content/_data/',
    'content/about.md template metadata.title',
  ]);
});

it('Obsidian: links by name, callouts, no private notes', () => {
  const brought = read(
    {
      '.obsidian/app.json': '{}',
      'One.md':
        'To [[Two|the other]], [[Deep note#A part]], ![[photo.png|300]], [[Nowhere]].\n\n> [!bug] Oh\n> Text\n\n%% private %%\n==marked== ^id1\n',
      'sub/Two.md': '---\ntags: [a]\n---\nBack to [[One]].\n',
      'sub/Deep note.md': '## A part\n',
      'files/photo.png': '',
    },
    'obsidian',
  );
  expect(Object.keys(placesIn(brought))).toEqual(['notes/One', 'notes/sub/Deep note', 'notes/sub/Two']);
  expect(bodyOf(brought, 'notes/One')).toBe(
    'To [the other](./sub/Two.md), [Deep note](./sub/Deep%20note.md#a-part), ![](./files/photo.png), [Nowhere](Nowhere.md).\n\n> [!CAUTION]\n> **Oh**\n>\n> Text\n\n<mark>marked</mark>',
  );
  expect(brought.copies).toEqual([{ from: 'files/photo.png', to: 'content/notes/files/photo.png' }]);
  expect(leftIn(brought)).toEqual(['One.md comment ']);
});

it('Obsidian: labels in tables, code in titles and private notes, queries and parts of pictures', () => {
  const brought = read(
    {
      'One.md':
        '| a |\n|---|\n| [[Two\\|the other]] ![[p.png\\|100]] ![x](p.png#edge) ![y](p.png?raw=1) [[Two#A part\\|b]] |\n\n> [!tip] Use `x` or **y** \n> Text\n\n%% not `this` %%\nEnd ![gone](gone.png#a)\n\n```\n%% kept %%\n```\n',
      'Two.md': '## A part\n',
      'p.png': '',
    },
    'obsidian',
  );
  expect(bodyOf(brought, 'notes/One')).toBe(
    '| a |\n|---|\n| [the other](./Two.md) ![](./p.png) ![x](./p.png) ![y](./p.png) [b](./Two.md#a-part) |\n\n> [!TIP]\n> Use `x` or **y**\n>\n> Text\n\nEnd ![gone](/gone.png)\n\n```\n%% kept %%\n```',
  );
  expect(leftIn(brought)).toEqual(['One.md comment ', 'One.md picture gone.png']);
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

it('VitePress: folders of languages are translations', () => {
  const brought = read(
    {
      '.vitepress/config.ts': "export default { title: 'Old', cleanUrls: true };",
      'en/guide/start.md': 'Start. [More](/en/guide/more)\n',
      'en/guide/more.md': '## My part\n\nMore.\n',
      'id/guide/start.md': 'Mulai. [Lagi](./more) [en](../../en/guide/more.md)\n',
      'id/guide/more.md': 'Lagi.\n',
      'ui/button.md': 'Button. [More](/guide/more#my_part)\n',
    },
    'vitepress',
  );
  expect(brought.site).toMatchObject({ language: 'en', languages: ['id'] });
  expect(placesIn(brought)).toEqual({
    'guide/start': '/guide/start',
    'guide/more': '/guide/more',
    'guide/start.id': '/guide/start',
    'guide/more.id': '/guide/more',
    'ui/button': '/ui/button',
  });
  expect(bodyOf(brought, 'guide/start.id')).toBe('Mulai. [Lagi](./more.id.md) [en](./more.md)');
  // Both have the address: parts are those of the site's own language.
  expect(bodyOf(brought, 'ui/button')).toBe('Button. [More](/guide/more#my-part)');
});

it('Eleventy: fields that a program makes are told, and are no text', () => {
  const brought = read(
    {
      '.eleventy.js': '',
      'blog/a.md': '---js\n{ title: "A" }\n---\nText\n',
    },
    'eleventy',
  );
  expect([brought.items[0]?.body, brought.items[0]?.fields]).toEqual(['Text', {}]);
  expect(leftIn(brought)).toEqual(['blog/a.md code ---js']);
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
