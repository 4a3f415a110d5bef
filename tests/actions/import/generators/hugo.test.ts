/** Folders of Hugo: their entries, addresses and texts, and what is left. */
import { describe, expect, it } from 'vitest';
import { bodyOf, leftIn, placesIn, read } from './exported.ts';

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
