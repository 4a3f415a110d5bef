/** WordPress and Blogger: entries, dates with their zone, pictures of the folder, and exports that are damaged. */
import { describe, expect, it } from 'vitest';
import { isBlogger, readBlogger } from '../../../cli/actions/import/blogger.ts';
import type { Export } from '../../../cli/actions/import/brought.ts';
import { htmlAsMarkdown } from '../../../cli/actions/import/html.ts';
import { dateOf, isWordPress, readWordPress, withParagraphs } from '../../../cli/actions/import/wordpress.ts';

const folder = (single: string, ...others: string[]): Export => ({
  files: [single, ...others],
  single,
  size: () => 0,
  text: () => null,
});

const item = (more: string, content: string): string => `<item>
<title><![CDATA[A &amp; <em>B</em>]]></title><link>https://old.example/blog/2013/05/a-b/</link><dc:creator>siti</dc:creator>
<content:encoded><![CDATA[${content}]]></content:encoded><excerpt:encoded><![CDATA[]]></excerpt:encoded>
<wp:post_id>7</wp:post_id><wp:post_date>2013-05-01 06:30:00</wp:post_date><wp:post_date_gmt>2013-04-30 23:30:00</wp:post_date_gmt>
<wp:post_name>a-b</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>${more}</item>`;

const wxr = (
  items: string,
): string => `<?xml version="1.0"?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"
 xmlns:content="c" xmlns:excerpt="e" xmlns:dc="d"><channel><title>Old</title><link>https://old.example/blog</link>
<description>About</description><language>id-ID</language><wp:base_blog_url>https://old.example/blog</wp:base_blog_url>
<wp:author><wp:author_login>siti</wp:author_login><wp:author_display_name>Siti</wp:author_display_name></wp:author>
${items}</channel></rss>`;

describe('WordPress', () => {
  it('gives entries', () => {
    const text = wxr(
      item(
        `<category domain="category" nicename="x"><![CDATA[Cerita]]></category><category domain="post_tag" nicename="t">teh</category>
<wp:postmeta><wp:meta_key>_edit_last</wp:meta_key><wp:meta_value>1</wp:meta_value></wp:postmeta>
<wp:postmeta><wp:meta_key>mood</wp:meta_key><wp:meta_value>good</wp:meta_value></wp:postmeta>
<wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>`,
        'One\ntwo\n\n[caption id="x"]<img src="https://old.example/blog/wp-content/uploads/2013/05/p-300x200.jpg" alt="P" /> Below[/caption]\n\n<a href="https://old.example/blog/2013/05/a-b/">me</a> [own x="1"]<!--more--><iframe src="//www.youtube.com/embed/abc"></iframe>',
      ) + item('', 'Draft').replace('<wp:status>publish', '<wp:status>draft'),
    );
    expect([isWordPress(text), isBlogger(text)]).toEqual([true, false]);
    const brought = readWordPress(folder('x.xml', 'uploads/2013/05/p.jpg'), 'x.xml', text);
    expect(brought.broken).toEqual([]);
    const [first, second] = brought.items;
    expect(first).toMatchObject({
      collection: 'posts',
      name: 'a-b',
      former: '/2013/05/a-b/',
      fields: {
        title: 'A & B',
        date: '2013-05-01T06:30:00+07:00',
        author: 'Siti',
        categories: ['Cerita'],
        tags: ['teh'],
        mood: 'good',
      },
    });
    expect(first?.body).toBe(
      'One\\\ntwo\n\n![P](images/2013/05/p.jpg "Below")\n\n[me](/2013/05/a-b/) \\[own x="1"]\n\n<https://www.youtube.com/watch?v=abc>',
    );
    expect(second).toMatchObject({ name: 'a-b-2', former: null, fields: { draft: true } });
    expect(brought.copies).toEqual([{ from: 'uploads/2013/05/p.jpg', to: 'content/images/2013/05/p.jpg' }]);
    expect(brought.left.map(({ what, name }) => `${what.slice(12)} ${name}`)).toEqual([
      'shortcode own',
      'frame //www.youtube.com/embed/abc',
      'comments 1',
    ]);
  });

  it('brings pictures within links', () => {
    const address = 'https://old.example/blog/wp-content/uploads/2013/05/p.jpg';
    const text = wxr(
      item('', `<a href="${address}"><img src="${address.replace('p.jpg', 'p-300x200.jpg')}" alt="P"></a>`),
    );
    const { items, copies } = readWordPress(folder('x.xml', 'uploads/2013/05/p.jpg'), 'x.xml', text);
    expect(items[0]?.body).toBe('[![P](images/2013/05/p.jpg)](images/2013/05/p.jpg)');
    expect(copies).toHaveLength(1);
  });

  it.each([
    ['cut off', (text: string) => text.slice(0, -40)],
    ['with an unescaped sign', (text: string) => text.replace('About', 'A & B')],
    ['with tags that do not match', (text: string) => text.replace('</wp:post_id>', '</wp:post>')],
  ])('tells where an export is damaged: %s', (_, damage) => {
    const text = damage(wxr(item('', 'Text')));
    const { broken } = readWordPress(folder('x.xml'), 'x.xml', text);
    expect(broken).toEqual([
      { reason: expect.stringMatching(/\w/), at: { file: 'x.xml', start: expect.any(Number) } },
    ]);
  });

  it('reads what the database had, but XML may not have', () => {
    const { broken, items } = readWordPress(folder('x.xml'), 'x.xml', wxr(item('', 'a\u0008b')));
    expect([broken, items[0]?.body]).toEqual([[], 'a b']);
  });

  it.each([
    ['2013-05-01 06:30:00', '2013-04-30 23:30:00', '2013-05-01T06:30:00+07:00'],
    ['2013-05-01 06:30:00', '2013-05-01 10:00:00', '2013-05-01T06:30:00-03:30'],
    ['2013-05-01 06:30:00', '0000-00-00 00:00:00', '2013-05-01T06:30:00'],
    ['0000-00-00 00:00:00', '0000-00-00 00:00:00', ''],
  ])('gives the zone of %s, which is %s in UTC', (local, universal, date) => {
    expect(dateOf(local, universal)).toBe(date);
  });

  it('parts paragraphs as WordPress does', () => {
    expect(withParagraphs('a\nb\n\n<ul><li>c</li></ul>d\n\n<pre>e\n\nf</pre>')).toBe(
      '<p>a<br>\nb</p>\n<ul>\n<li>\n<p>c</p>\n</li>\n</ul>\n<p>d</p>\n<pre>e\n\nf</pre>',
    );
  });
});

const entry = (kind: string, more: string, content = 'Text'): string =>
  `<entry><id>tag:1</id><published>2020-01-02T08:00:00.001+07:00</published><category scheme="http://schemas.google.com/g/2005#kind" term="http://schemas.google.com/blogger/2008/kind#${kind}"/><title type="text">A title</title><content type="html">${content.replaceAll('<', '&lt;')}</content>${more}</entry>`;

describe('Blogger', () => {
  it('gives entries of its own export', () => {
    const text = `<feed xmlns="a" xmlns:app="b" xmlns:x="http://schemas.google.com/blogger/2008"><title>Old</title><link rel="alternate" href="https://old.example/"/>
${entry('post', '<category scheme="http://www.blogger.com/atom/ns#" term="teh"/><link rel="alternate" href="https://old.example/2020/01/a-title.html"/><author><name>Siti</name></author>', 'One<br/><img src="https://1.bp.blogspot.com/x/s320/p%20q.jpg"/>')}
${entry('page', '<app:control><app:draft>yes</app:draft></app:control>')}${entry('comment', '')}${entry('template', '')}</feed>`;
    expect(isBlogger(text)).toBe(true);
    const { items, site, left, copies } = readBlogger(folder('x.xml', 'images/p q.jpg'), 'x.xml', text);
    expect(site).toMatchObject({ title: 'Old', url: 'https://old.example/' });
    expect(items).toMatchObject([
      {
        collection: 'posts',
        name: 'a-title',
        former: '/2020/01/a-title.html',
        fields: { title: 'A title', date: '2020-01-02T08:00:00+07:00', author: 'Siti', tags: ['teh'] },
        body: 'One\\\n![](images/p-q.jpg)',
      },
      { collection: 'pages', name: 'a-title', former: null, fields: { draft: true } },
    ]);
    expect(copies).toEqual([{ from: 'images/p q.jpg', to: 'content/images/p-q.jpg' }]);
    expect(left.map(({ what, name }) => `${what.slice(12)} ${name}`)).toEqual(['comments 1']);
  });

  it('gives entries of Google Takeout', () => {
    const text = `<feed xmlns="a" xmlns:blogger="http://schemas.google.com/blogger/2018"><title>Old</title>
<entry><blogger:type>POST</blogger:type><blogger:status>LIVE</blogger:status><title>A</title><content type="html">Text</content><published>2020-01-02T01:00:00Z</published><blogger:filename>/2020/01/a.html</blogger:filename></entry>
<entry><blogger:type>POST</blogger:type><blogger:status>SOFT_TRASHED</blogger:status><title>B</title><content type="html">Gone</content></entry></feed>`;
    const { items } = readBlogger(folder('feed.atom'), 'feed.atom', text);
    expect(items).toMatchObject([
      { name: 'a', former: '/2020/01/a.html', fields: { date: '2020-01-02T01:00:00Z' } },
      { name: 'b', former: null, fields: { draft: true } },
    ]);
  });
});

it.each([
  ['<h2>A</h2><p>b <b>c</b> <i>d</i></p><ul><li>e</li></ul>', '## A\n\nb **c** *d*\n\n- e'],
  ['<table><tr><th>a</th></tr><tr><td>b|c</td></tr></table>', '| a |\n| - |\n| b\\|c |'],
  [
    '<table><tr><td colspan="2" style="x">a</td></tr></table>',
    '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
  ],
  ['<a name="x">a</a> <a href="/b">b</a><script>c</script>', 'a [b](/b)'],
  ['2 * 3 _a_ # b', '2 \\* 3 \\_a\\_ # b'],
  ['<p>H<sub>2</sub>O</p>', 'H<sub>2</sub>O'],
  ['a<b> </b>b<!-- c --> <a href="/d"></a>', 'a b'],
  ['<p>a</p> \n <p>b</p>', 'a\n\nb'],
  ['<pre>a<br>\n  b</pre>', '```\na\n\n  b\n```'],
  ['a<svg><path d="M0 0"/></svg>b', 'ab'],
])('says HTML as Markdown: %s', (html, markdown) => {
  expect(htmlAsMarkdown(html, () => undefined)).toBe(markdown);
});

it('leaves HTML with too many levels as it is, and tells it', () => {
  const left: string[] = [];
  const deep = '<b>'.repeat(1000);
  expect(htmlAsMarkdown(` ${deep}a `, (what) => left.push(what))).toBe(`${deep}a`);
  expect(left).toEqual(['import/left:nested']);
  expect(htmlAsMarkdown('<p>a<li>b<br>'.repeat(1000), (what) => left.push(what))).toContain('a');
  expect(left).toHaveLength(1);
});
