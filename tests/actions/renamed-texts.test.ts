/** Renaming changes the links that a parser finds, and not one other character. */
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { renamedTexts } from '../../cli/actions/renamed-references.ts';
import { tokensOf } from '../../cli/core/bodies/markdown-parser.ts';
import type { Models } from '../../cli/core/models/models.ts';
import { parse } from '../../cli/core/parse/index.ts';
import { times } from '../support/machine/long.ts';

vi.mock('../../cli/core/parse/index.ts', async (original) => {
  const own = await original<typeof import('../../cli/core/parse/index.ts')>();
  return { ...own, parse: vi.fn(own.parse) };
});

const SITE = 'https://Pos.example/dasar';

const rename = (
  files: Record<string, string>,
  address: string,
  newAddress: string,
  slug = 'a',
  to = 'x/baru.md',
) =>
  renamedTexts(
    {
      site: 'site.yaml',
      entries: Object.keys(files),
      images: new Set(['x/foto.jpg', 'x/film.mp4', 'x/y/lain.png', 'images/kebun.jpg', '/pics/a.svg']),
      read: (path) => Buffer.from(files[path] ?? `url: ${SITE}/\n`),
    },
    {
      site: { links: [], pictures: [], references: [] },
      collections: [],
      isName: () => true,
    } as unknown as Models,
    [{ file: 'x/a.md', to, collection: 'x', slug, newSlug: 'baru', address, newAddress }],
  );

/** The new text of a file; the same if it stays. */
function after(path: string, text: string, from = '/a/', to = '/baru/'): string {
  const { files, faults } = rename({ [path]: text }, from, to);
  expect(faults).toEqual([]);
  return files[0]?.after ?? text;
}

it.each([
  ['\\[b](/a/) [c](/a/)', '\\[b](/a/) [c](/baru/)'],
  ['<!-- [b](/a/) --> [c](/a/) <!-- [b](/a/) -->', '<!-- [b](/a/) --> [c](/baru/) <!-- [b](/a/) -->'],
  ['[/a/](/a/) [x](/a/ "/a/")', '[/a/](/baru/) [x](/baru/ "/a/")'],
  [
    '`[b](/a/)` [x](/a/#bagian) [y](/a/?x=/a/) [z](/a) [w](/a/index.html#b)',
    '`[b](/a/)` [x](/baru/#bagian) [y](/baru/?x=/a/) [z](/baru/) [w](/baru/#b)',
  ],
  [
    '[x][r] [r] ![r]\n\n[r]: </a/> "/a/"\n[s]: /a/\n[r]: /a/',
    '[x][r] [r] ![r]\n\n[r]: </baru/> "/a/"\n[s]: /baru/\n[r]: /a/',
  ],
  ['![/a/](/a/) [![x](/a/)](/a/)', '![/a/](/a/) [![x](/a/)](/baru/)'],
  [
    '<https://pos.example/dasar/a/> <https://pos.example/a/>',
    '<https://pos.example/dasar/baru/> <https://pos.example/a/>',
  ],
  ['<https://pos.example/dasar/%61/>', '<https://pos.example/dasar/baru/>'],
  ['[x](https://POS.example:443/dasar/a/#b)', '[x](https://POS.example:443/dasar/baru/#b)'],
  [
    '| a |\n|---|\n| [x](/a/) `\\|` [x](/a/?b=\\|) |',
    '| a |\n|---|\n| [x](/baru/) `\\|` [x](/baru/?b=\\|) |',
  ],
  ['> - [x](/a/)\n>   lazy\n[y](/a/)\r\n', '> - [x](/baru/)\n>   lazy\n[y](/baru/)\r\n'],
  ['```\n[x](/a/)\n```\n\n    [x](/a/)\n\n[y]( /a/ )', '```\n[x](/a/)\n```\n\n    [x](/a/)\n\n[y]( /baru/ )'],
  [
    '[x](/a\\/) [y](&#47;a/) [z](/%61/) [w](/a/?p=1&amp;q=\\))',
    '[x](/baru/) [y](/baru/) [z](/baru/) [w](/baru/?p=1&amp;q=\\))',
  ],
  ['[x](/a/b/) [y](/b/a/) [z](/a//) /a/ "/a/"', '[x](/a/b/) [y](/b/a/) [z](/a//) /a/ "/a/"'],
])('in %j', (body, renamed) => {
  expect(after('x/b.md', `---\ntitle: /a/ # /a/\n---\n${body}\n`)).toBe(
    `---\ntitle: /a/ # /a/\n---\n${renamed}\n`,
  );
});

it.each([
  [
    '/caf\u00E9/',
    '/teh/',
    '[x](/cafe\u0301/) [y](/caf%C3%A9/) [z](/caf%c3%a9/#b)',
    '[x](/teh/) [y](/teh/) [z](/teh/#b)',
  ],
  ['/teh/', '/caf\u00E9/', '[x](/teh/) [y](/%74eh/)', '[x](/caf\u00E9/) [y](/caf%C3%A9/)'],
])('from %j to %j in %j', (from, to, body, renamed) => {
  expect(after('x/b.md', `---\ntitle: x\n---\n${body}\n`, from, to)).toBe(`---\ntitle: x\n---\n${renamed}\n`);
});

it.each([
  ['href: /a/ # /a/', 'href: /baru/ # /a/'],
  ["href: '/a/?b=''c'", "href: '/baru/?b=''c'"],
  ['href: "/a/#b"', 'href: "/baru/#b"'],
  ['href: "\\u002Fa\\/"', 'href: "/baru/"'],
  ['href: "/a\\\n  /"', 'href: "/baru/"'],
  ['href:\n  /a/', 'href:\n  /baru/'],
  ['href: >- # /a/\n  /a/\ntitle: /a/', 'href: >- # /a/\n  /baru/\ntitle: /a/'],
  ['href: |-\n  /a/?/a/\n', 'href: |-\n  /baru/?/a/\n'],
  [
    'a: [{ href: /a/, name: /a/ }, { "href": "/a/" }]',
    'a: [{ href: /baru/, name: /a/ }, { "href": "/baru/" }]',
  ],
  [
    'a:\n  - href: /a/\n    name: "x"\n  - href: /a/',
    'a:\n  - href: /baru/\n    name: "x"\n  - href: /baru/',
  ],
])('in the fields %j', (fields, renamed) => {
  expect(after('x/b.yaml', `${fields}\n`)).toBe(`${renamed}\n`);
});

/** Pieces of bodies, which may run into each other. */
const PIECES = [
  '[x](/a/)',
  '[x](/a/#b "/a/")',
  '\\[x](/a/)',
  '![x](/a/)',
  '[![y](/a/)](/a/)',
  '`[x](/a/)`',
  '`',
  '``',
  '<!-- ',
  ' -->',
  '[r]',
  '[x][r]',
  '[x][]',
  '[/a/]',
  '\n[r]: /a/\n',
  '\n[/a/]: /a/\n',
  '\n\n[x]: </a/>\n',
  '<https://pos.example/dasar/a/>',
  '/a/',
  '(/a/)',
  '](/a/)',
  '[',
  ']',
  '*',
  '**',
  '\n',
  '\n\n',
  '\n> ',
  '\n- ',
  '\n1. ',
  '\n    ',
  '\t',
  '\n```\n',
  '\n| a | b |\n|---|---|\n| ',
  ' | ',
  '\\|',
  '\\',
  '&amp;',
  '%61',
  '[x](/%61/)',
  '[x](/a\\/?b=\\|&amp;c)',
  '[x](\n/a/\n)',
  '\r\n',
  '# ',
  'teks',
  '<a href="/a/">',
  '[^1]: /a/',
  '[^1]',
];

const isMoved = (href: string): boolean =>
  /^(?:https:\/\/pos\.example\/dasar)?\/(?:a|%61)\/?(?:[?#]|$)/.test(href);
const target = (href: string): string =>
  isMoved(href) ? href.replace(/\/(?:a|%61)(?=[/?#]|$)\/?/, '/baru/') : href;

/** Everything that a body says, and where its links lead. */
function said(text: string, change: (href: string) => string = String): string {
  const walk = (tokens: ReturnType<typeof tokensOf>): unknown[] =>
    tokens.map(({ type, tag, content, attrs, children }, at) => [
      type,
      tag,
      children
        ? walk(children)
        : tokens[at - 1]?.type === 'link_open' && tokens[at - 1]?.info === 'auto'
          ? change(content)
          : content,
      attrs?.map(([name, value]) => [name, name === 'href' ? change(value) : value]),
    ]);
  return JSON.stringify(walk(tokensOf(text)));
}
const linksOf = (text: string): string[] =>
  tokensOf(text).flatMap(({ children }) =>
    (children ?? []).flatMap((one) => (one.type === 'link_open' ? String(one.attrGet('href')) : [])),
  );

it('in any body: as many links as lead there change, and nothing else does', () => {
  let changed = 0;
  const property = fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }), (pieces) => {
    const body = pieces.join('');
    const text = `---\ntitle: x\n---\n${body}`;
    const { files, faults } = rename({ 'x/b.md': text }, '/a/', '/baru/');
    expect(faults).toEqual([]);
    const now = files[0]?.after ?? text;
    const read = now.slice(text.indexOf(body, 17));
    expect(said(read)).toBe(said(body, target));
    const old = linksOf(body).filter(isMoved).length;
    expect(linksOf(read).filter((href) => /\/baru\//.test(href))).toHaveLength(old);
    changed += old;
  });
  fc.assert(property, { numRuns: times(250, 20_000) });
  expect(changed).toBeGreaterThan(125);
});

it('adapts relative links of an entry that moves to another folder, and those to it', () => {
  const files = {
    'x/a.md':
      '---\ntitle: x\n---\n[b](./b.md#c) [c](y/c) [d](../z/d.md?e) [e](/f/) [f](#g) [g](https://h.id) [a](a.md)\n\n[r]: b.md\n',
    'x/b.md': '---\ntitle: x\n---\n[a](./a.md#b)\n',
    'x/y/c.md': '---\ntitle: x\n---\n[a](../a.md)\n',
    'z/d.md': '---\ntitle: x\n---\nText.\n',
  };
  const renamed = rename(files, '/a/', '/y/a/', 'a', 'x/y/a.md');
  expect(renamed.faults).toEqual([]);
  expect(renamed.files.map(({ path, after: text }) => [path, text.replace(/^---[\s\S]*---\n/, '')])).toEqual([
    [
      'x/a.md',
      '[b](../b.md#c) [c](./c.md) [d](../../z/d.md?e) [e](/f/) [f](#g) [g](https://h.id) [a](/y/a/)\n\n[r]: ../b.md\n',
    ],
    ['x/b.md', '[a](/y/a/#b)\n'],
    ['x/y/c.md', '[a](/y/a/)\n'],
  ]);
});

it('leads from an entry in another folder to the same pictures', () => {
  const text = [
    '---\ntitle: x\n---',
    '![a](foto.jpg) ![b](./foto.jpg "Judul") [![c](foto.jpg)](foto.jpg)',
    '![d](y/lain.png) <img src="foto.jpg" alt="e"> ![f][g] ![h](../images/kebun.jpg)',
    '![i](images/kebun.jpg) ![j](/pics/a.svg) ![k](tiada.jpg)',
    '<video poster="foto.jpg" src="film.mp4"></video> <video src="film.mp4" poster=./foto.jpg></video> ![l](film.mp4)',
    '',
    '[g]: foto.jpg',
  ].join('\n');
  const { files, faults } = rename({ 'x/a.md': text, 'x/b.md': text }, '/a/', '/baru/', 'a', 'x/y/a.md');
  expect(faults).toEqual([]);
  expect(files).toHaveLength(1);
  expect(files[0]?.after.split('\n').slice(3)).toEqual([
    '![a](../foto.jpg) ![b](../foto.jpg "Judul") [![c](../foto.jpg)](../foto.jpg)',
    '![d](./lain.png) <img src="../foto.jpg" alt="e"> ![f][g] ![h](../images/kebun.jpg)',
    '![i](images/kebun.jpg) ![j](/pics/a.svg) ![k](tiada.jpg)',
    '<video poster="../foto.jpg" src="../film.mp4"></video> <video src="../film.mp4" poster=../foto.jpg></video> ![l](../film.mp4)',
    '',
    '[g]: ../foto.jpg',
  ]);
  // In its own folder nothing changes.
  expect(rename({ 'x/a.md': text }, '/a/', '/baru/').files).toEqual([]);
});

it.each([
  ['/senam-pagi/', false],
  ['/senam2/', false],
  ['/senamé/', false],
  ['/senam/', true],
  ['/senam', true],
  ['/senam-pagi/ /senam.html', true],
])('reads no file that only names others: %s', (named, isRead) => {
  vi.mocked(parse).mockClear();
  rename({ 'x/b.md': `[x](${named})\n` }, '/senam/', '/baru/', 'senam');
  expect(vi.mocked(parse).mock.calls.some(([path]) => path === 'x/b.md')).toBe(isRead);
});
