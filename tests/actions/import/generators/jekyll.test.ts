/** Folders of Jekyll: their entries, addresses and texts, and what is left. */
import { expect, it } from 'vitest';
import { bodyOf, leftIn, placesIn, read } from './exported.ts';

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
