import { describe, expect, it } from 'vitest';
import { type PageFindings, pageFindings } from '../../../cli/core/plan/findings/page-findings.ts';
import { withHeld } from '../../../cli/core/plan/policy/page-policy.ts';
import type { Page } from '../../../cli/core/stages/page.ts';
import type { PolicyHosts } from '../../../cli/core/stages/site.ts';
import { sha256Base64 } from '../../../cli/core/values/hash.ts';

const planned = (path: string): Page => ({
  path,
  template: 'home',
  entry: null,
  changed: null,
  indexed: true,
  props: () => ({}),
});
const HOME = planned('/');
const ABOUT = planned('/about/');

function findingsIn(
  html: string,
  page = HOME,
  imageHosts: string[] | null = null,
  hosts: PolicyHosts = {},
): PageFindings {
  const allowed = {
    styles: { home: 'p{}' },
    loader: 'x()',
    imageHosts,
    endpoints: ['https://send.example/form'],
    hosts: { frames: ['https://video.example'], ...hosts },
  };
  const findings = pageFindings({ allowed, policies: {}, base: '/base/', paths: ['/', '/about/'] });
  findings.read([html], page, ['/text/', 3, 9]);
  return findings;
}

it.each([
  ['<script>x()</script><style>p{}</style>'],
  ['<script type="application/ld+json">{"a":" onclick=\\"b\\""}</script>'],
  ['<script type="application/ld+json">{"a":"<style><script> <b onclick="y()"> <!--"}</script>'],
  ['<script async src="/base/a.js"></script>'],
  ['<p>a style=&quot;b&quot;</p>'],
  ['<iframe title="x" src="https://video.example/1"></iframe>'],
  ['<img alt="" src="/base/a.png"><img alt="" src="https://pictures.example/a.png">'],
  ['<form action="https://send.example/form"><form method="dialog">'],
  ['<button formAction="javascript:throw new Error(1)">a</button>'],
])('accepts a page with %s', (html) => {
  expect([...findingsIn(html).found.faults.keys()]).toEqual([]);
});

it.each([
  ['code/inline-script', '<script>y()</script>'],
  ['code/inline-script', '<script type="module">y()</script>'],
  ['code/inline-script', '<b onclick="y()">a</b>'],
  ['code/inline-script', '<a class="b" href="javascript:throw new Error(1)">a</a>'],
  ['code/inline-script', '<script type="application/ld+json">{"a":"</SCRIPT><script>y()</script>'],
  ['code/inline-script', '<script type="application/ld+json">{"a":"</script ><b onclick="y()">'],
  ['code/blocked-address', '<style>a{background:url(data:image/png;base64,AA)}</style>'],
  ['code/blocked-address', '<style>@import "https://styles.example/a.css";</style>'],
  ['code/blocked-address', '<p style="background:url(&quot;http://a.example/a.png&quot;)">a</p>'],
  ['code/blocked-address', '<base href="/"/>'],
  ['code/blocked-address', '<form action="/search/">'],
  ['code/blocked-address', '<button formAction="https://other.example/">a</button>'],
  ['code/blocked-address', '<script async src="https://code.example/a.js"></script>'],
  ['code/blocked-address', '<iframe title="x" src="/base/about/"></iframe>'],
  ['code/blocked-address', '<img alt="" src="data:image/png;base64,AA"/>'],
  ['code/blocked-address', '<link href="/base/a.css" rel="stylesheet"/>'],
  ['code/blocked-address', '<video controls="" src="https://video.example/a.mp4"></video>'],
  ['code/blocked-address', '<video><source src="https://video.example/a.mp4"/></video>'],
  ['code/blocked-address', '<object type="a" data="https://video.example/a.pdf"></object>'],
])('reports as %s: %s', (code, html) => {
  expect([...findingsIn(html).found.faults.values()].map((one) => one.code)).toEqual([code]);
});

it.each([
  '<style>a{}</style>',
  '<p id="a" style="color:red">a</p>',
  '<p style="background:url(https://pictures.example/a.png)">a</p>',
  '<p style="background:url(/a.png)">a</p>',
  '<style>@font-face{src:url(//fonts.example/a.woff2)}</style>',
])('reports nothing in %s, which its policy allows', (html) => {
  expect([...findingsIn(html).found.faults.values()]).toEqual([]);
});

it('reports where the rules of a page load from, like other pictures', () => {
  const html = '<p style="background:url(https://pictures.example/a.png)">a</p>';
  expect(findingsIn(html, HOME, ['pictures.example']).found.faults.size).toBe(0);
  expect(findingsIn(html, HOME, []).found.faults.size).toBe(1);
});

it('allows a script by the hash of its text, which the report of any other names', () => {
  const scripts = [`'sha256-${sha256Base64(' y()\n')}'`];
  expect(findingsIn('<script> y()\n</script>', HOME, null, { scripts }).found.faults.size).toBe(0);
  for (const html of ['<script>y()</script>', '<b onclick=" y()\n">a</b>'])
    expect(findingsIn(html, HOME, null, { scripts }).found.faults.size).toBe(1);
  const [fault] = findingsIn('<script> y()\n</script>').found.faults.values();
  expect(fault?.params).toMatchObject({
    where: `\`policy: { scripts: ["${scripts[0]}"] }\` (templates/site.ts)`,
  });
  const [attribute] = findingsIn('<b onclick="y()">a</b>').found.faults.values();
  expect(attribute?.params).toMatchObject({ where: '' });
});

it('allows pictures only from the hosts of the site', () => {
  const html = '<img alt="" src="https://pictures.example/a.png"/>';
  expect(findingsIn(html, HOME, ['pictures.example']).found.faults.size).toBe(0);
  expect(findingsIn(html, HOME, ['picturesXexample']).found.faults.size).toBe(1);
});

it('names the setting that would allow a picture, the first page, and the beginning of a long text', () => {
  const text = `https://pictures.example/${'a'.repeat(80)}.png`;
  const findings = findingsIn(`<img alt="" src="${text}"/>`, HOME, []);
  findings.read([`<img alt="" src="${text}"/>`], ABOUT, []);
  expect([...findings.found.faults.values()]).toMatchObject([
    {
      text,
      params: {
        page: '/',
        has: expect.stringMatching(/^.{60}…$/),
        where: expect.stringContaining('imageHosts'),
      },
    },
  ]);
});

it('keeps links to unplanned pages, each once with the number of its pages', () => {
  const html =
    '<i id="b"></i><a href="/base/about/"></a><a href="#b"></a><a href="/base/text/"></a><a href="/no/?a&amp;b"></a>';
  const findings = findingsIn(html + html);
  findings.read([html], ABOUT, ['/text/', 3, 9]);
  expect([...findings.found.links.values()]).toEqual([
    { href: '/no/?a&b', page: HOME, last: '/about/', pages: 2 },
  ]);
});

it('reads a shared part for each template, whose style sheet it may be', () => {
  const other: Page = { ...ABOUT, template: 'about' };
  const findings = pageFindings({
    allowed: {
      styles: { home: 'p{src:url(data:,a)}', about: 'a{}' },
      loader: '',
      imageHosts: null,
      endpoints: [],
    },
    policies: {},
    base: '/',
    paths: ['/', '/about/'],
  });
  const pieces = [
    '<a href="#b"></a>',
    '<style>p{src:url(data:,a)}</style>',
    '<a href="#c"></a>',
    '<p id="c"><a href="/no/"></a></p>',
    '',
  ];
  for (const page of [HOME, HOME, other]) findings.read(pieces, page, []);
  expect([...findings.found.faults.values()]).toMatchObject([
    { code: 'code/blocked-address', template: 'about' },
  ]);
  expect([...findings.found.links.values()]).toEqual([
    { href: '#b', page: HOME, last: '/', pages: 1 },
    { href: '/no/', page: HOME, last: '/about/', pages: 2 },
    { href: '#b', page: other, last: '/about/', pages: 1 },
  ]);
});

it('continues with what another thread has found', () => {
  const search = {
    allowed: { styles: {}, loader: '', imageHosts: null, endpoints: [] },
    policies: {},
    base: '/',
    paths: ['/', '/about/'],
  };
  const html = '<a href="/no/"></a><p onclick="y()"></p>';
  const theirs = pageFindings(search);
  theirs.read([html], { path: '/', template: 'home' }, []);
  const findings = pageFindings(search, structuredClone(theirs.found));
  findings.read([html], HOME, []);
  findings.read([html], ABOUT, []);
  expect([...findings.found.links.values()]).toEqual([
    { href: '/no/', page: expect.objectContaining({ path: '/' }), last: '/about/', pages: 2 },
  ]);
  expect([...findings.found.faults.values()]).toMatchObject([{ params: { page: '/' } }]);
});

describe('a page', () => {
  const hash = (text: string): string => `'sha256-${sha256Base64(text)}'`;
  const POLICY = "default-src 'none'; style-src 'sha256-AA='; connect-src 'self'; base-uri 'none'";
  const meta = (policy: string) => `<meta content="${policy.replaceAll("'", '&#x27;')}"/>`;
  const read = (pieces: string[], page = {}) => {
    const allowed = { styles: { home: 'p{}' }, loader: '', imageHosts: null, endpoints: [] };
    const findings = pageFindings({ allowed, policies: { home: POLICY }, base: '/', paths: [] });
    return findings.read([meta(POLICY), ...pieces], { path: '/', template: 'home', ...page }, []);
  };

  it.each([
    '<p class="a">a style=&quot;b&quot;</p>',
    '<style>p{}</style>',
    '<styled>',
    '<script type="application/json">"<video style="a">"</script>',
  ])('holds nothing of its own in %s', (html) => {
    expect(read([html])).toEqual({ pieces: [meta(POLICY), html], seen: { ids: [], untitled: true } });
  });

  it('holds style attributes by their value, once, with entities decoded', () => {
    const html = '<i style="font-family:&quot;A&#x27;&amp;&nbsp;&quot;"></i><b style="height:1em"></b>';
    const held = { attributes: [hash('font-family:"A\'&\u00A0"'), hash('height:1em')].sort() };
    const { pieces, seen } = read([html, html]);
    expect(seen.held).toEqual(held);
    expect(pieces).toEqual([meta(withHeld(POLICY, held)), html, html]);
  });

  it('holds style elements as they are written, apart from its sheet', () => {
    const html = '<style>p{}</style><style data-a="">a&gt;b{}</style><style>p{}b{}</style><style></style>';
    expect(read([html]).seen.held).toEqual({ elements: [hash('a&gt;b{}'), hash('p{}b{}')].sort() });
  });

  it.each(['<video src="/a.mp4">', '<audio controls="">'])('plays %s', (html) => {
    expect(read([html]).seen.held).toEqual({ media: true });
  });

  it('is titled by an h1, even in a part that others share', () => {
    expect(read(['<h1 class="a">A</h1>']).seen.untitled).toBeUndefined();
    expect(read(['', '<h1>A</h1>']).seen.untitled).toBeUndefined();
    expect(read(['<h2>A</h2>']).seen.untitled).toBe(true);
  });

  it('keeps its ids if links lead to parts of it', () => {
    const pieces = ['<i id="b"></i><script>" id="c""</script>', '<i id="a"></i><i id="b"></i>'];
    expect(read(pieces, { isTarget: true }).seen.ids).toEqual(['b', 'a']);
    expect(read(pieces).seen.ids).toEqual([]);
  });
});
