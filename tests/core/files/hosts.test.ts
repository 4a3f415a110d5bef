/** Rules for hosts that read no `_headers`; `npm run test:hosts` tries them on real servers. */
import { describe, expect, it } from 'vitest';
import { headersAt, leadsOf } from '../../../cli/core/files/hosts/follow.ts';
import { hostFile } from '../../../cli/core/files/hosts/host-file.ts';
import { rulesIn } from '../../../cli/core/files/hosts/read-rules.ts';
import { headersByPath } from '../../../cli/core/files/hosts/rules.ts';
import { isOutputName } from '../../../cli/core/values/names/output-name.ts';
import { HOSTS } from '../../../cli/core/values/names/public-name.ts';

/** Where a line of `_redirects` leads to from an address. */
const lead = (line: string, asked: string): string => {
  const found = leadsOf(rulesIn('', line).redirects)(asked);
  return found ? `${found.status} ${found.location}` : '';
};

describe('a redirect', () => {
  it.each([
    ['/a%20b /x/%C3%A9 302', '/a%20b', '302 /x/%C3%A9'],
    ['/kafé/ /résumé/', '/kaf%c3%a9/', '301 /r%C3%A9sum%C3%A9/'],
    ['/x%2Cy /z', '/x,y', '301 /z'],
    ['/a /b 301!', '/a', '301 /b'],
    ['/a /b 302 # until December', '/a', '302 /b'],
    ['/a /b #x', '/a', '301 /b'],
    ['/a /b#x', '/a?q=1', '301 /b?q=1#x'],
    ['/a /b?c=1', '/a?q=1', '301 /b?c=1'],
    ['/A /b', '/a', ''],
    ['/a /b', '/a/', ''],
    // What stands for a part of the address goes on as it was sent.
    ['/old/* /new/:splat', '/old/teh%20manis/?y=%20', '301 /new/teh%20manis/?y=%20'],
    ['/old/* /new/:splat', '/old/', '301 /new/'],
    ['/old/* /new/ 307', '/old/x', '307 /new/'],
    ['/old/* https://y.example/:splat', '/old/x', '301 https://y.example/x'],
    ['/a/:b/c/:d /:d/:b/', '/a/1%25/c/2', '301 /2/1%25/'],
    ['/:y/:m/:s.html /:s/', '/2013/05/x.html', '301 /x/'],
    ['/a/:b /c/:b', '/a/1/2', ''],
    ['/app/* /app/index.html 200', '/app/x', '200 /app/index.html'],
    ['/wiki /Help:Contents', '/wiki', '301 /Help:Contents'],
    ['/old/* /:splat', '/old//evil.example/', '301 /evil.example/'],
    ['/old* /:splat', '/old//evil.example/', '301 /evil.example/'],
    ['/old/* /:splat', '/old/\\evil.example/', ''],
    // Of queries, which Netlify alone reads.
    ['/ p=1 q=%C3%A9 /x', '/?q=%C3%A9&a&p=1', '301 /x'],
    ['/ p=1 /x', '/?p=12', ''],
    ['/post id=:id /b/:id', '/post?a=1&id=7%20', '301 /b/7%20'],
  ])('%s leads %s to %s', (line, asked, expected) => {
    expect(rulesIn('', line).left).toEqual([]);
    expect(lead(line, asked)).toBe(expected);
  });

  it.each([
    ...['/a /b 301 Country=de', 'https://x.example/* /b', '//x /b', '/only', '/%0Ax /b', '/x /y 404'],
    // Names that stand for nothing, or for the host.
    ...['/a /c/:b', '/a/* https://:splat/', '/a/* https://x.example:splat', '/a/:b/:b /c', '/a/:b:c /d'],
  ])('has no counterpart elsewhere: %s', (line) => {
    expect(rulesIn('', line)).toEqual({ headers: [], redirects: [], left: [{ line, why: 'form' }] });
  });

  it.each(['/a/ /a/ 301', '/kafé/ /kaf%C3%A9/', '/a/* /a/b/:splat', '/a/* /a/b/', '/:a/:b /x/:a'])(
    'that leads to itself is left out: %s',
    (line) => {
      expect(rulesIn('', line)).toEqual({ headers: [], redirects: [], left: [{ line, why: 'itself' }] });
    },
  );
});

describe('headers', () => {
  const at = (text: string, address: string) =>
    [...headersAt(rulesIn(text, '').headers, address).values()].map(({ name, values }) => [name, ...values]);

  it.each([
    ['/*\n  A: 1\n  B: 1\n/x/*\n  B: 2\n/x/y\n  C: 3\n', '/x/y', 'A 1; B 2; C 3'],
    ['/*\n  A:https://x.example/y\n  B: 2\nhttps://x.example/*\n  C: 3\n', '/', 'A https://x.example/y; B 2'],
    // Several of one name in a block are one, but for cookies.
    ['/*\n  Link: a\n  link: b\n  Set-Cookie: c\n  Set-Cookie: d\n', '/', 'link a, b; Set-Cookie c | d'],
    // A further policy can only forbid more.
    [
      '/*\n  Content-Security-Policy: a\n/x\n  content-security-policy: b\n',
      '/x',
      'content-security-policy a | b',
    ],
    ['/*\n  A: 1\n/x/*\n  ! A\n/x/y\n  A: 2\n', '/x/', 'A '],
    ['/*\n  A: 1\n/x/*\n  ! A\n/x/y\n  A: 2\n', '/x/y', 'A 2'],
    ['/*\n  A: 1:2\n# A: 3\n/:z\n  A: 4\n/caf%C3%A9\n  A: 5\n', '/café', 'A 5'],
  ])('of %j at %s', (text, address, expected) => {
    expect(
      at(text, address)
        .map(([name, ...values]) => `${name} ${values.join(' | ')}`)
        .join('; '),
    ).toBe(expected);
  });

  it('of each path include those of wider rules, which come first', () => {
    const { headers, left } = rulesIn('/x/y\n  C: 3\n/x/*\n  B: 2\n/*\n  A: 1\n/:z\n  D: 4\n  E: 5\nF\n', '');
    expect(headersByPath(headers).map((one) => [one.path, one.isPrefix, [...one.headers.keys()]])).toEqual([
      ['/', true, ['a']],
      ['/x/', true, ['b', 'a']],
      ['/x/y', false, ['c', 'b', 'a']],
    ]);
    expect(left).toEqual([{ line: '/:z', why: 'form' }]);
  });
});

describe.each(HOSTS)('the file for %s', (host) => {
  const file = (headers: string, redirects: string) => hostFile(host, '/senja/', { headers, redirects });

  it('has a name that a build may write, and nothing of a line that could begin another', () => {
    const hostile = '/x" {}\\;# /y"$;{}#\\ 301\n/%0Ainclude%20/etc/passwd; /z 301\n/a id=1" /b 301\n';
    const { path, content } = file('/senja/*\n  X-A: 1\n', hostile);
    expect(isOutputName(path)).toBe(true);
    expect(content).not.toMatch(/^include/m);
    if (host === 'nginx') expect(content).not.toMatch(/"\/y[^"]*\$[^i]/);
  });

  it('has no rule that it would refuse, and names what is left out', () => {
    const long = `/long/ /${'x'.repeat(9000)} 301`;
    const header = `  X-Long: ${'é'.repeat(4500)}`;
    const lines = ['/a /b 200', '/%0Ax /z 301', long, '/twice /b 301', '/twice /c 301'];
    const { content, left } = file(`/other\n${header}\n`, lines.join('\n'));
    if (host === 'pages') return expect(content).toBe('');
    const kinds = { nginx: ['long', 'long'], apache: ['long', 'long'], caddy: [] }[host];
    expect(left.map(({ why }) => why).sort()).toEqual(['form', 'form', ...kinds]);
    if (kinds.length > 0)
      expect(Math.max(...content.split('\n').map((line) => line.length))).toBeLessThan(4000);
    expect(content.match(/location = "\/twice"/g) ?? []).toHaveLength(host === 'nginx' ? 1 : 0);
    expect(content).not.toContain('Not for this host');
    expect(content).toContain('/senja/404.html');
    expect(content).toContain('no-cache');
  });
});

it.each(['nginx', 'apache'] as const)('a page has its headers under the name of its file on %s', (host) => {
  const headers = '/x/\n  A: page\n/x/index.html\n  B: file\n/x/*\n  C: all\n';
  const { content } = hostFile(host, '/', { headers, redirects: '' });
  const [, block = ''] = content.split(host === 'nginx' ? '= "/x/index.html"' : 'x/index\\.html$#');
  expect(
    ['A', 'B', 'C'].every((name) =>
      new RegExp(`^ +(?:add_header|Header always set) ${name} `, 'm').test(block),
    ),
  ).toBe(true);
});

it('nginx sends one type of a file', () => {
  const { content } = hostFile('nginx', '/', { headers: '/x\n  content-type: text/x\n', redirects: '' });
  expect(content).toContain('types { } default_type "text/x";');
  expect(content).not.toMatch(/add_header content-type/i);
});

it('nginx gets no dollar sign that it would take for a variable', () => {
  const { content, left } = hostFile('nginx', '/', {
    headers: '/*\n  X-Price: 5$\n',
    redirects: '/a$b /c$d',
  });
  expect(left).toEqual([{ line: 'X-Price: 5$', why: 'sign' }]);
  expect(content).toContain('location = "/a$b" { return 301 "/c%24d$is_args$args"; }');
});
