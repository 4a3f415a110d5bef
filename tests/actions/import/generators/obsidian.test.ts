/** Vaults of Obsidian: their entries, addresses and texts, and what is left. */
import { expect, it } from 'vitest';
import { bodyOf, leftIn, placesIn, read } from './exported.ts';

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
