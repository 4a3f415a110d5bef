/** Rules for hosts that read no `_headers`; `npm run test:hosts` tries them on real servers. */
import { describe, expect, it } from 'vitest';
import { hostFile } from '../../../cli/core/files/hosts/index.ts';
import { headersByPath, rulesIn } from '../../../cli/core/files/hosts/rules.ts';
import { isOutputName } from '../../../cli/core/values/output-name.ts';
import { HOSTS } from '../../../cli/core/values/public-name.ts';

describe('the rules', () => {
  it('reads redirects: decoded, with parameters, to the rest of an address', () => {
    const text =
      '# A comment\n/a%20b /x/%C3%A9 302\n/ p=1 q=%C3%A9 /x 301!\n/old/* https://y.example/:splat\n/all/* /x 307\n';
    expect(rulesIn('', text)).toEqual({
      headers: [],
      redirects: [
        { from: '/a b', isPrefix: false, query: [], to: '/x/%C3%A9', takesRest: false, status: 302 },
        {
          ...{ from: '/', isPrefix: false, to: '/x', takesRest: false, status: 301 },
          query: [
            ['p', '1'],
            ['q', '%C3%A9'],
          ],
        },
        { from: '/old/', isPrefix: true, query: [], to: 'https://y.example/', takesRest: true, status: 301 },
        { from: '/all/', isPrefix: true, query: [], to: '/x', takesRest: false, status: 307 },
      ],
      left: [],
    });
  });

  it.each([
    '/a /b 200',
    '/a /b 301 Country=de',
    '/a/:b /c/:b',
    '/a id=:id /b/:id',
    'https://x.example/* /b',
    '//x /b',
    '/a*b /c',
    '/only',
  ])('names a line that has no counterpart: %s', (line) => {
    expect(rulesIn('', line)).toEqual({ headers: [], redirects: [], left: [line] });
  });

  it('gives each path the headers of wider rules, and those of its own', () => {
    const { headers, left } = rulesIn('/*\n  A: 1\n  B: 1\n/x/*\n  B: 2\n/x/y\n  C: 3\n/:z\n  D: 4\n', '');
    const all = headersByPath(headers).map((one) => [
      one.path,
      one.isPrefix,
      Object.fromEntries(one.headers),
    ]);
    expect(all).toEqual([
      ['/', true, { A: '1', B: '1' }],
      ['/x/', true, { A: '1', B: '2' }],
      ['/x/y', false, { A: '1', B: '2', C: '3' }],
    ]);
    expect(left).toEqual(['/:z', 'D: 4']);
  });
});

describe.each(HOSTS)('the file for %s', (host) => {
  const headers = '/senja/*\n  X-A: 1\n';

  it('has a name that a build may write, and nothing of a line that could begin another', () => {
    const hostile = '/x" {}\\;# /y"$;{}#\\ 301\n/%0Ainclude%20/etc/passwd; /z 301\n/a id=1" /b 301\n';
    const { path, content } = hostFile(host, '/senja/', { headers, redirects: hostile });
    expect(isOutputName(path)).toBe(true);
    expect(content).not.toMatch(/^include/m);
    if (host === 'nginx') expect(content).not.toMatch(/"\/y[^"]*\$/);
  });
});

it.each(HOSTS.filter((host) => host !== 'pages'))('states what it leaves out, as a comment: %s', (host) => {
  const { content } = hostFile(host, '/senja/', { headers: '', redirects: '/a /b 200\n/%0Ax /z 301\n' });
  expect(content).toContain('\n# Not for this host: /a /b 200\n# Not for this host: /%0Ax /z 301\n');
  expect(content).toContain('/senja/404.html');
  expect(content).toContain('no-cache');
});
