/** Folders of Docusaurus: their entries, addresses and texts, and what is left. */
import { expect, it } from 'vitest';
import { bodyOf, leftIn, placesIn, read } from './exported.ts';

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
