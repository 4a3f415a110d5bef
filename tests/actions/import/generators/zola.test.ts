/** Folders of Zola: their entries, addresses and texts, and what is left. */
import { expect, it } from 'vitest';
import { bodyOf, placesIn, read } from './exported.ts';

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
