/** What a host does not read of the site's rules is said at their lines, and so is a policy that is too long for one header. */

import { expect, it } from 'vitest';
import check from '../../../cli/checks/host-rules/index.ts';
import type { OutputCheckInput } from '../../../cli/core/pipeline/checks/site-checks.ts';
import type { Host } from '../../../cli/core/values/names/public-name.ts';
import { fillTemplate } from '../../../cli/diagnostics/languages/fill-template.ts';

interface Given {
  host?: Host;
  headers?: string;
  redirects?: string;
  aliases?: number;
  styles?: number;
}

/** Code, place and texts of what is found. */
function found({ host, headers = '', redirects = '', aliases = 0, styles = 0 }: Given): string[] {
  const entry = { file: 'a.md', aliases: Array.from({ length: aliases }, (_, index) => `/old-${index}`) };
  const input = {
    build: {
      host,
      folder: {
        siteFolder: '..',
        public: { name: '../public', files: [], headers: () => headers, redirects: () => redirects },
      },
    },
    plan: {
      base: '/',
      policy: "default-src 'none'; style-src 'self'; base-uri 'none'",
      pages: [{ path: '/new/', entry }],
    },
    pages: new Map([
      [
        'index.html',
        {
          notes: {
            held: { attributes: Array.from({ length: styles }, (_, index) => `'${index}${'a'.repeat(50)}'`) },
          },
        },
      ],
    ]),
  } as unknown as OutputCheckInput;
  return [...check.run(input)].map(({ file, code, at, params = {} }) => {
    const text = Object.values(params).map((value) =>
      typeof value === 'object' && 'en' in value ? value.en : String(value),
    );
    const own = file.endsWith('_headers') ? headers : redirects;
    const marked = at && 'start' in at ? own.slice(at.start, at.end) : '';
    return fillTemplate([`${file} ${code} “${marked}”`, ...text].join(' | '), () => undefined);
  });
}

it.each<[string, Given, RegExp[]]>([
  ['nothing', {}, []],
  [
    'rules that every host has',
    { host: 'nginx', headers: '/*\n  A: b\n', redirects: '/a/:b /c/:b 301 # d\n' },
    [],
  ],
  [
    'rules of one host alone',
    { host: 'caddy', redirects: '# x\n/a /b 200\n\n/c /d 302 Country=de\n/e /f\n', headers: '/:x\n  A: b\n' },
    [
      /^\.\.\/public\/_headers code\/not-for-host “\/:x” \| Caddy \| \/:x \| {2}\| Write it/,
      /^\.\.\/public\/_redirects code\/not-for-host “\/a \/b 200” \| Caddy \| \/a \/b 200 \| 1 \| Write it/,
    ],
  ],
  ['a rule without end', { host: 'apache', redirects: '/a/* /a/b/' }, [/“\/a\/\* \/a\/b\/”.* without end/]],
  [
    'a header that nginx refuses',
    { host: 'nginx', headers: `/*\n  A: ${'b'.repeat(4100)}\n` },
    [/“A: b+” .*too long/],
  ],
  [
    'any rule on GitHub Pages',
    { host: 'pages', headers: '/*\n  A: b\n', redirects: '/a /b\n/c /d\n', aliases: 2, styles: 99 },
    [
      /_headers code\/not-for-host “\/\*” \| GitHub Pages \| \/\* \| 1 /,
      /_redirects .*“\/a \/b” .*reads no rules/,
    ],
  ],
  ['as many as are read', { redirects: '/a /b\n', aliases: 1999 }, []],
  [
    'former addresses beyond the limit',
    { redirects: '/a /b\n', aliases: 2001 },
    [
      /^site\.yaml code\/over-limit “” \| 2 redirects of former addresses, such as \/old-1999 .* 2000 redirects of single/,
    ],
  ],
  [
    'patterns beyond the limit',
    { redirects: Array.from({ length: 103 }, (_, index) => `/${index}/* /b`).join('\n') },
    [/^\.\.\/public\/_redirects code\/over-limit “\/100\/\* \/b” \| 3 lines of this file, from \/100/],
  ],
  [
    'a line beyond the limit',
    { headers: `/*\n  A: ${'b'.repeat(2100)}\n` },
    [/_headers code\/over-limit “A: b+” \| 1 line of .* 2000 characters/],
  ],
  ['as many styles as the header holds', { styles: 30 }, []],
  [
    'more styles than the header holds',
    { styles: 40 },
    [/^\.\.\/templates\/site\.ts code\/long-policy “” \| style-src, style-src-attr$/],
  ],
])('%s', (_, given, expected) => {
  const all = found(given);
  expect(all).toHaveLength(expected.length);
  for (const [index, pattern] of expected.entries()) expect(all[index]).toMatch(pattern);
});
