/** Folders of Eleventy: their entries, addresses and texts, and what is left. */
import { expect, it } from 'vitest';
import { leftIn, placesIn, read } from './exported.ts';

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
