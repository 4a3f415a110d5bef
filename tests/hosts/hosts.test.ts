/** A site on real servers: pages, redirects, headers, caching and the 404 page are those that `_headers` would give. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostFile } from '../../cli/core/files/hosts/host-file.ts';
import { root as project, sharedFolder } from '../support/process/senja.ts';
import { type Answer, SERVERS, serve } from './servers.ts';

const folder = sharedFolder();

const HEADERS = `/*
  Content-Security-Policy: default-src 'none'; img-src 'self'
  X-Own: "quoted" {braces} and \\ back, 100%25 %s
  Link: </a.css>; rel=preload; as=style
  link: </b.css>; rel=preload; as=style
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/only.txt
  X-Robots-Tag: noindex
  Link: </c.css>; rel=preload; as=style
  ! X-Own
/old/
  X-Robots-Tag: noindex
/new/
  X-Page: 1
/data
  Access-Control-Allow-Origin:https://app.example
  Content-Type: application/geo+json
/:placeholder
  X-Left: 1
/long/*
  X-Long: ${'é'.repeat(5000)}
`;
const REDIRECTS = `/old/ /new/ 301
/2013/05/x.html /new/ 301
/kafé/l'été.html /new/?a=1&b=100%25 301
/moved https://elsewhere.example/x?y=1#part 302
/ p=123 /new/ 301
/feed/ type=rss id=7 /new/#rss 301
/blog/* /new/:splat 301
/gone/* /new/ 308
/a+b(c).html /new/ 301
/with%20space/ /new/ 301
/a,b;c/ /new/ 301
/~user/ /new/ 301
/a@b=c&d!/ /new/?a=%20 301
/country /de Country=de
/New/ /new/ 301
/promo /new/ 302 # until December
/tulisan/:slug /new/:slug/ 301
/arsip/:year/:slug.html /new/:year-:slug/ 307
/old/ /never/ 301
/any/* /:splat 301
/quote/* /new/?q=:splat#top 302
/post/ id=:id /new/:id/ 301
/café/* /résumé/:splat 301
/wiki/* https://id.wikipedia.org/wiki/Help:Contents?x=1 301
/$cost/* /$/:splat 301
/say"so"/\\x /new/"x"\\{y}|$1%1 301
/say"so"/* /new/:splat 301
/{b}/* /new/:splat 301
/endless/* /endless/more/:splat 301
/x%2Cy/ /new/ 301
/long /${'x'.repeat(9000)} 301
`;

const FILES: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>Home – é</title>',
  'new/index.html': '<!doctype html><title>New</title>',
  'new/deep/index.html': '<!doctype html><title>Deep</title>',
  '404.html': '<!doctype html><title>Not found</title>',
  'assets/a.js': 'let a',
  'only.txt': 'é',
  data: '{}',
  'site.webmanifest': '{}',
  'x.avif': '',
  '.hidden': 'secret',
  '.well-known/security.txt': 'Contact: x',
};

const location = ({ status, headers }: Answer): string =>
  `${status} ${String(headers.location).replace(/^http:\/\/127\.0\.0\.1(?::\d+)?/, '')}`;

describe.each(SERVERS)('%s', (server) => {
  let host: Awaited<ReturnType<typeof serve>>;

  beforeAll(async () => {
    const site = path.join(folder, server);
    for (const [name, text] of Object.entries(FILES)) {
      mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
      writeFileSync(path.join(site, name), text);
    }
    const rules = hostFile(server, '/', { headers: HEADERS, redirects: REDIRECTS });
    writeFileSync(path.join(site, rules.path), rules.content);
    // A file that the host would refuse is never started with.
    expect(rules.left.map(({ line }) => line)).toEqual(
      expect.arrayContaining([
        '/:placeholder',
        '/country /de Country=de',
        '/endless/* /endless/more/:splat 301',
      ]),
    );
    host = await serve(server, site, site);
  });
  afterAll(() => host?.stop());

  it.each([
    ['/old/', '301 /new/'],
    ['/2013/05/x.html', '301 /new/'],
    ["/kaf%C3%A9/l'%C3%A9t%C3%A9.html", '301 /new/?a=1&b=100%25'],
    ['/moved', '302 https://elsewhere.example/x?y=1#part'],
    ['/?p=123', '301 /new/'],
    ['/feed/?type=rss&id=7', '301 /new/#rss'],
    ['/feed/?id=7&type=rss', '301 /new/#rss'],
    ['/blog/deep/', '301 /new/deep/'],
    ['/gone/anything', '308 /new/'],
    ['/a+b(c).html', '301 /new/'],
    ['/with%20space/', '301 /new/'],
    ['/a,b;c/', '301 /new/'],
    ['/a%2Cb%3Bc/', '301 /new/'],
    ['/~user/', '301 /new/'],
    ['/%7Euser/', '301 /new/'],
    ['/a@b=c&d!/', '301 /new/?a=%20'],
    ['/a%40b%3Dc%26d%21/', '301 /new/?a=%20'],
    ['/New/', '301 /new/'],
    ['/promo', '302 /new/'],
    ['/promo?utm=1&x=%20', '302 /new/?utm=1&x=%20'],
    ['/tulisan/welcome', '301 /new/welcome/'],
    ['/tulisan/teh%20manis?a=b', '301 /new/teh%20manis/?a=b'],
    ['/arsip/2013/x%C3%A9.html', '307 /new/2013-x%C3%A9/'],
    ['/blog/teh%20manis/', '301 /new/teh%20manis/'],
    ['/blog/%C3%A9/', '301 /new/%C3%A9/'],
    ['/blog/100%25/', '301 /new/100%25/'],
    ['/blog/', '301 /new/'],
    ['/blog/x/?y=1', '301 /new/x/?y=1'],
    ['/blog/a+b&c;d/', '301 /new/a+b&c;d/'],
    ['/quote/x/?y=1', '302 /new/?q=x/#top'],
    ['/gone/x?y=1', '308 /new/?y=1'],
    ['/moved?utm=1', '302 https://elsewhere.example/x?y=1#part'],
    ['/feed/?type=rss&id=7&utm=1', '301 /new/#rss'],
    ['/post/?a=b&id=t%20e', '301 /new/t%20e/'],
    ['/any//elsewhere.example/', '301 /elsewhere.example/'],
    ['/any/\\elsewhere.example/', /^(?:301 \/(?!\/)|4)/],
    ['/any/%5Celsewhere.example/', /^(?:301 \/%5[cC]|4)/],
    ['/any/%0D%0AX-Split:%20x', /^(?:301 \/%0D%0AX-Split:%20x$|4)/],
    ['/caf%c3%a9/x/', '301 /r%C3%A9sum%C3%A9/x/'],
    ['/wiki/x', '301 https://id.wikipedia.org/wiki/Help:Contents?x=1'],
    ['/$cost/x', '301 /%24/x'],
    ['/%7bb%7D/x', '301 /new/x'],
    ['/say%22so%22/%5cx', '301 /new/%22x%22%5C%7By%7D%7C%241%1'],
    ['/say%22so%22/y', '301 /new/y'],
    ['/x,y/', '301 /new/'],
    ['/x%2cy/', '301 /new/'],
    ['/new', /^30[18] \/new\/$/],
    ['/new?utm=1', /^30[18] \/new\/\?utm=1$/],
    ['/n%65w', /^30[18] \/n(?:e|%65)w\/$/],
    ['//new', /^30[18] \/new\/$/],
  ])('leads %s on: %s', async (address, expected) => {
    const answer = location(await host.get(address));
    if (typeof expected === 'string') expect(answer).toBe(expected);
    else expect(answer).toMatch(expected);
  });

  it.each(['/?p=12', '/?p=1234', '/?q=123', '/?p='])('shows the page at %s', async (address) => {
    const { status, text } = await host.get(address);
    expect(status).toBe(200);
    expect(text).toContain('Home – é');
  });

  it('shows pages, and asks whether they have changed', async () => {
    const { status, headers, text } = await host.get('/new/');
    expect(status).toBe(200);
    expect(text).toContain('New');
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toBe("default-src 'none'; img-src 'self'");
    expect(headers['x-own']).toBe('"quoted" {braces} and \\ back, 100%25 %s');
    expect(headers.link).toBe('</a.css>; rel=preload; as=style, </b.css>; rel=preload; as=style');
    expect(headers['x-page']).toBe('1');
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(headers['x-left']).toBeUndefined();
  });

  it('keeps assets for long, with the headers of all', async () => {
    const { headers } = await host.get('/assets/a.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-security-policy']).toBe("default-src 'none'; img-src 'self'");
    expect(headers['content-type']).toMatch(/javascript/);
  });

  it('has the headers of a single address', async () => {
    const { headers } = await host.get('/only.txt');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['x-own']).toBeUndefined();
    expect(headers.link).toMatch(/a\.css.*b\.css.*c\.css/);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toMatch(/^text\/plain; ?charset=utf-8$/i);
    const { headers: own } = await host.get('/data');
    expect(own['content-type']).toBe('application/geo+json');
    expect(own['access-control-allow-origin']).toBe('https://app.example');
  });

  it('shows the 404 page, with the headers of all', async () => {
    for (const address of [
      '/nowhere/',
      '/new/nowhere',
      '/.hidden',
      '/assets/.git/config',
      '/assets/gone.js',
    ]) {
      const { status, headers, text } = await host.get(address);
      expect([address, status]).toEqual([address, 404]);
      expect(text).toContain('Not found');
      expect([address, headers['cache-control']]).toEqual([address, 'no-cache']);
      expect(headers['content-security-policy']).toBe("default-src 'none'; img-src 'self'");
    }
  });

  it('shows none of its own rules, and what others ask for', async () => {
    for (const name of ['.nginx.conf', '.Caddyfile', '.htaccess', '_headers', '_redirects', '.senja.json'])
      expect((await host.get(`/${name}`)).status, name).toBeGreaterThanOrEqual(403);
    expect((await host.get('/.well-known/security.txt')).text).toBe('Contact: x');
  });

  it('names the kinds of newer files', async () => {
    expect((await host.get('/site.webmanifest')).headers['content-type']).toMatch(
      /^application\/manifest\+json/,
    );
    expect((await host.get('/x.avif')).headers['content-type']).toBe('image/avif');
  });
});

describe.each(SERVERS)('a built site on %s, under a base path', (server) => {
  it('answers for every page, redirect and asset', async () => {
    const root = path.join(folder, `${server}-base`);
    const site = path.join(root, 'senja');
    const content = path.join(project, 'tests/sites/lengkap');
    const args = ['build', '--content', content, '--out', site, '--host', server];
    const { status, stderr } = spawnSync(process.execPath, [path.join(project, 'cli/senja.mjs'), ...args]);
    expect(status, String(stderr)).toBe(0);
    expect(readdirSync(site).filter((name) => /^_/.test(name))).toEqual([]);
    const host = await serve(server, root, site);
    try {
      expect(location(await host.get('/senja/artikel/jalan-pagi/'))).toBe(
        '301 /senja/artikel/jalan-kaki-pagi/',
      );
      const home = await host.get('/senja/');
      expect(home.headers['content-security-policy']).toMatch(
        /^default-src 'none'; .*frame-ancestors 'none'$/,
      );
      const addresses = [...home.text.matchAll(/(?:href|src)="(\/senja\/[^"#]*)/g)].map(
        ([, one = '']) => one,
      );
      expect(addresses.length).toBeGreaterThan(20);
      for (const address of new Set(addresses))
        expect([address, (await host.get(address)).status]).toEqual([address, 200]);
      const lost = await host.get('/senja/nowhere/');
      expect(lost.status).toBe(404);
      expect(lost.text).toContain('lang="en"');
    } finally {
      await host.stop();
    }
  });
});
