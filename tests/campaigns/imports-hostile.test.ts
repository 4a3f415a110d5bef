/**
 * Exports of other programs with a large text of one repeated piece: `senja import` reads and plans them in linear time.
 * Steps in the parsers of others cannot be counted: the processor time of two sizes is compared, which is the same on every
 * machine.
 */
import { describe, expect, it } from 'vitest';
import { isBlogger, readBlogger } from '../../cli/actions/import/blogger.ts';
import type { Brought, Export } from '../../cli/actions/import/brought.ts';
import { readFolder } from '../../cli/actions/import/folder/index.ts';
import { type GeneratorName, generatorOf } from '../../cli/actions/import/generators.ts';
import { planFiles } from '../../cli/actions/import/plan.ts';
import { isWordPress, readWordPress } from '../../cli/actions/import/wordpress.ts';
import { LONG, times } from '../support/machine/long.ts';

/** Bytes of a text: as many as a text of a folder may have, fewer in normal runs. */
const SIZE = times(64 * 1024, 256 * 1024);
/** Bytes of the text that it is compared with. */
const SMALL = SIZE / 8;

/** How many times as long as the other text a text may take: about 8 if time is linear, 64 if it is quadratic. */
const MOST_GROWTH = 24;
/** Milliseconds of processor time that say nothing about growth: compilation and garbage take as long. */
const TRIFLE = 300;

const exportOf = (
  files: Readonly<Record<string, string>>,
  single: string | null,
): Export & { root: string } => ({
  root: '/nowhere',
  files: Object.keys(files).sort(),
  single,
  size: (file) => files[file]?.length ?? 0,
  text: (file) => files[file] ?? null,
});

const CONFIGS: Readonly<Record<GeneratorName, [file: string, text: string, entry: string]>> = {
  hugo: ['hugo.toml', 'baseURL = "https://old.example/"\n', 'content/posts/a.md'],
  zola: ['config.toml', 'base_url = "https://old.example"\n', 'content/posts/a.md'],
  jekyll: ['_config.yml', 'title: Old\n', '_posts/2024-01-05-a.md'],
  docusaurus: ['docusaurus.config.js', 'export default {};', 'docs/a.md'],
  vitepress: ['.vitepress/config.ts', 'export default {};', 'guide/a.md'],
  eleventy: ['eleventy.config.js', 'export default {};', 'posts/a.md'],
  obsidian: ['.obsidian/app.json', '{}', 'A.md'],
};

const ofFolder =
  (name: GeneratorName) =>
  (text: string): [Export & { root: string }, Brought] => {
    const [config, settings, entry] = CONFIGS[name];
    const from = exportOf({ [config]: settings, [entry]: text }, null);
    const generator = generatorOf(from, name);
    if (!generator) throw new Error('not found');
    return [from, readFolder(from, generator)];
  };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(']]>', ']]&gt;');

const wordPress = (text: string): [Export & { root: string }, Brought] => {
  const xml = `<rss xmlns:wp="a" xmlns:content="b"><channel><title>Old</title><link>https://old.example</link><item>
<title>A</title><link>https://old.example/a/</link><wp:post_id>1</wp:post_id><wp:post_name>a</wp:post_name>
<wp:post_type>post</wp:post_type><wp:status>publish</wp:status><content:encoded>${escaped(text)}</content:encoded></item></channel></rss>`;
  const from = exportOf({ 'x.xml': xml }, 'x.xml');
  expect(isWordPress(xml)).toBe(true);
  return [from, readWordPress(from, 'x.xml', xml)];
};

const blogger = (text: string): [Export & { root: string }, Brought] => {
  const xml = `<feed xmlns="a" xmlns:blogger="http://schemas.google.com/blogger/2018"><title>Old</title><entry>
<blogger:type>POST</blogger:type><blogger:status>LIVE</blogger:status><title>A</title><content type="html">${escaped(text)}</content>
<blogger:filename>/2020/01/a.html</blogger:filename></entry></feed>`;
  const from = exportOf({ 'x.atom': xml }, 'x.atom');
  expect(isBlogger(xml)).toBe(true);
  return [from, readBlogger(from, 'x.atom', xml)];
};

const READERS = {
  wordpress: wordPress,
  blogger,
  hugo: ofFolder('hugo'),
  zola: ofFolder('zola'),
  jekyll: ofFolder('jekyll'),
  docusaurus: ofFolder('docusaurus'),
  vitepress: ofFolder('vitepress'),
  eleventy: ofFolder('eleventy'),
  obsidian: ofFolder('obsidian'),
};

/** Signs of Markdown and of what generators add to it. */
const MARKS = [
  ...[
    ' ',
    '\n',
    ' \n',
    '<',
    '{{',
    '{%',
    '[',
    '](',
    '![',
    '[[',
    '"',
    "'",
    '`',
    '\\\\',
    '=',
    '%%',
    '{/*',
    '{: ',
    '==a',
  ],
  ...[
    '[a](',
    '[a](b ',
    '[a](b "',
    '[a](<',
    '[a]({{',
    '[a]: ',
    '[a](javascript:b) ',
    '[![a](b)](c) ',
    'a` ',
    '```\n',
  ],
  ...[
    '<a ',
    '<a href="javascript:b">',
    '<a href="javascript:b">c</a>',
    '<!-- ',
    '[[a|',
    '[[a#',
    '[[a]] ',
    ' ^a',
    '> [!a] b\n',
  ],
  ...[
    '{{< a ',
    '{{< a >}}',
    '{{< highlight a ',
    '{{< highlight a >}}',
    '{{< ref "',
    '{{</* ',
    '{{ a(',
    '{% a(',
    '{{ a | ',
  ],
  ...[
    '{% a ',
    '{% highlight a ',
    '{% highlight a %}',
    '{% comment %}',
    '{% post_url a ',
    '{{ a }}',
    ':::tip[',
    'import a\n\n',
  ],
  ...[
    'import A from "./a.md"\n',
    'import a from "b"\n{a ',
    'import {a\n',
    '<A/>',
    '<YouTube ',
    '<youtube',
    '<iframe ',
    '<iframe src="https://a.example">',
    '<img src="http://a.example/b" ',
    " src='",
    '![a](https://a.example/b%2Fc) ',
    'a\n: b\n\n',
    'a\n',
    'a\n: ```\n',
    '# a #',
    '# a\n[b](#A) ',
    '\u001b[',
    '%% `a` ',
    '[[a\\|',
  ],
];

/** Texts with fields in front. */
const FIELDS: readonly ((of: (piece: string) => string) => string)[] = [
  (of) => `---\na: ${of('[')}\n---\n`,
  (of) => `---\na: [${of('a,')}]\n---\n`,
  (of) => `---\na: ${of(' ')}\n---\n`,
  (of) => `---\na: ${of('"')}\n---\n`,
  (of) => `---\ncategory: [${of('a,')}]\n---\n`,
  (of) => `---\n${of('- ')}\n---\n`,
  (of) => `---\n${of('--- ')}`,
  (of) => `+++\na = [${of('"a",')}]\n+++\n`,
  (of) => `+++\n${of('a.')}b = 1\n+++\n`,
  (of) => `{"a": [${of('"b",')}1]}\n`,
  (of) => `{${of('"')}\n`,
];

/** HTML, and what WordPress adds to it. */
const HTML = [
  ...[
    ' ',
    '\n',
    ' \n',
    '<',
    '<a ',
    '<!-- ',
    '<!-- wp:',
    '&amp;',
    '<b> </b>',
    '<i></i>',
    '<x></x>',
    '<script>a</script>',
  ],
  ...[
    '<a href="x">',
    '<a href="x">b</a> ',
    '<img src="x">',
    '<br>',
    '<p>',
    '<p>a',
    '<p>a</p>\n',
    '<li>a',
    '<td>',
    '<h2>a</h2>',
  ],
  ...[
    '<b>',
    '<div>',
    '<pre>',
    '<code>',
    '<ul><li>',
    '<table><tr><td>',
    '<figure><img>',
    '<details>',
    '</b>a',
    '<svg>',
  ],
  ...[
    '[',
    '[caption]',
    '[caption ',
    '[own a="',
    '[own]',
    '[/own]',
    '[audio ',
    '[gallery ids="',
    '[embed]',
    '[code]',
  ],
];

/** Milliseconds of processor time. */
function costOf(read: (typeof READERS)[keyof typeof READERS], tool: string, text: string): number {
  const started = process.cpuUsage();
  const [from, brought] = read(text);
  expect([brought.items.length, brought.broken.length]).toContain(1);
  const place = { siteRoot: '/nowhere', toolRoot: '/nowhere', options: { content: '/nowhere/content' } };
  planFiles(place as never, from, brought, { isNew: false, models: {}, tool, byWords: false });
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

/** Eleventy's texts are read like Jekyll's, and Blogger's like those of WordPress. */
const OWN = Object.entries(READERS).filter(([tool]) => LONG || (tool !== 'eleventy' && tool !== 'blogger'));

describe.each(OWN)('%s takes linear time for', (tool, read) => {
  const isHtml = tool === 'wordpress' || tool === 'blogger';
  const texts = [
    ...(isHtml ? HTML : MARKS).map((piece) => (of: (piece: string) => string) => `a\n${of(piece)}\nb`),
    ...((LONG && !isHtml) || tool === 'hugo' ? FIELDS : []),
  ];
  it.each(texts.map((make) => [JSON.stringify(make((piece) => piece)), make] as const))('%s', (_, make) => {
    const cost = (size: number): number =>
      costOf(
        read,
        tool,
        make((piece) => piece.repeat(size / piece.length)),
      );
    const growth = (): number => {
      const small = cost(SMALL);
      const large = cost(SIZE);
      return large < TRIFLE ? 1 : large / small;
    };
    const first = growth();
    // Again if other work of this process may have come in between.
    expect(first < MOST_GROWTH ? first : growth()).toBeLessThan(MOST_GROWTH);
  });
});
