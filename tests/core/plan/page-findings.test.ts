import { expect, it } from 'vitest';
import { type PageFindings, pageFindings } from '../../../cli/core/plan/page-findings.ts';
import type { Page } from '../../../cli/core/stages/page.ts';

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

function findingsIn(html: string, page = HOME, imageHosts: string[] | null = null): PageFindings {
  const allowed = {
    styles: { home: 'p{}' },
    loader: 'x()',
    imageHosts,
    endpoints: ['https://send.example/form'],
    hosts: { frames: ['https://video.example'] },
  };
  const findings = pageFindings({ allowed, base: '/base/', paths: ['/', '/about/'] });
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
