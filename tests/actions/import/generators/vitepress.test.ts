/** Folders of VitePress: their entries, addresses and texts, and what is left. */
import { expect, it } from 'vitest';
import { bodyOf, leftIn, placesIn, read } from './exported.ts';

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
