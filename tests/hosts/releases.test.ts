/**
 * What Netlify, Cloudflare, Vercel, Firebase, Azure and feed readers do, as `cli/docs/hosts.md` states it: tried on their own parsers and servers
 * from npm, in the versions that the table names, without senja. They are installed into a folder outside the project.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { root as project, sharedFolder } from '../support/process/senja.ts';
import { type Answer, freePort, get } from './servers.ts';

/** Rows whose source is a release on npm: by host and what they are about, the package with its version. */
const ROWS = new Map(
  readFileSync(path.join(project, 'cli/docs/hosts.md'), 'utf8')
    .split('\n')
    .flatMap((line): [string, string][] => {
      const [host = '', about = '', , , source = ''] = line.replace(/^\| /, '').split(' | ');
      const release = source === 'its release on npm' ? host : source;
      return /^@?[a-z][\w./-]* \d+\.\d+\.\d+$/.test(release)
        ? [[`${host.replace(/ [\d.]+$/, '')}: ${about}`, release.replace(' ', '@')]]
        : [];
    }),
);

const tools = path.join(os.tmpdir(), 'senja-hosts');
/** Wrangler needs a newer Node than the project: npm's package for this platform, which needs no script to install. */
const NODE = `node-${os.platform()}-${os.arch()}`;
const folder = sharedFolder();
let made = 0;

/** @returns the folder of a new site with these files */
function siteOf(files: Readonly<Record<string, string>>): string {
  made += 1;
  const site = path.join(folder, `release-${made}`);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
    writeFileSync(path.join(site, name), text);
  }
  return site;
}

/** @returns what a module logs as JSON, which imports what is installed */
function logged(code: string): unknown {
  const file = path.join(tools, 'fact.mjs');
  writeFileSync(file, code);
  return JSON.parse(execFileSync(process.execPath, [file], { encoding: 'utf8', cwd: tools }));
}

/** @returns the rules that Netlify reads */
const netlifyRules = (text: string): unknown =>
  logged(`import { parseAllRedirects } from '@netlify/redirect-parser';
const redirectsFiles = [${JSON.stringify(path.join(siteOf({ _redirects: text }), '_redirects'))}];
const { redirects, errors } = await parseAllRedirects({ redirectsFiles, configRedirects: [], minimal: true });
console.log(JSON.stringify([...redirects.map(({ from, to, query }) => [from, to, query]), ...errors.map(String)]));`);

interface Route {
  src?: string;
  handle?: string;
  status?: number;
  continue?: boolean;
  headers?: Record<string, string>;
}

/** @returns the routes that Vercel makes of settings, in its order */
const vercel = (settings: object): Route[] =>
  (
    logged(`import routing from '@vercel/routing-utils';
console.log(JSON.stringify(routing.getTransformedRoutes(${JSON.stringify(settings)})));`) as {
      routes: Route[];
    }
  ).routes;

/** @returns the status and target of the first redirect for an address; null without one */
function redirected(routes: readonly Route[], address: string): string | null {
  for (const { src = '(?!)', status, headers } of routes) {
    const found = new RegExp(src).exec(address);
    if (!found || headers?.Location === undefined) continue;
    return `${status} ${headers.Location.replace(/\$(\d)/g, (_, at) => found[Number(at)] ?? '')}`;
  }
  return null;
}

interface FirebaseAnswer {
  status: number;
  location: string | null;
  cache: string | null;
  other: string | null;
}

/** @returns answers of the server that Firebase's emulator has, with a site of pages, former addresses and `.well-known/` */
const firebase = (settings: object, addresses: readonly string[]): FirebaseAnswer[] =>
  logged(`import { createServer } from 'node:http';
import connect from 'connect';
import superstatic from 'superstatic';
const config = { public: ${JSON.stringify(path.basename(siteOf({ ...PAGES, '.well-known/a.txt': 'a' })))}, ...${JSON.stringify(settings)} };
const server = createServer(connect().use(superstatic.default({ config, cwd: ${JSON.stringify(folder)} })));
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const answers = [];
for (const address of ${JSON.stringify(addresses)}) {
  const { status, headers } = await fetch(\`http://127.0.0.1:\${server.address().port}\${address}\`, { redirect: 'manual' });
  const [location, cache, other] = ['location', 'cache-control', 'x-other'].map((name) => headers.get(name));
  answers.push({ status, location, cache, other });
}
console.log(JSON.stringify(answers));
server.close();
server.closeAllConnections();`) as FirebaseAnswer[];

/** A site. */
const PAGES = { 'index.html': 'home', 'page/index.html': 'page', 'b.txt': 'b', '404.html': 'none' };

/** @returns answers of a server that is started for them, to requests in turn, and what it says */
async function served(
  [program = '', ...args]: readonly string[],
  { cwd, port }: { cwd: string; port: number },
  addresses: readonly string[],
): Promise<{ answers: Answer[]; said: string }> {
  const env = { ...process.env, HOME: cwd, CI: '1', WRANGLER_SEND_METRICS: 'false', NO_COLOR: '1' };
  // Of its own group, since it starts others, which would outlive it.
  const child: ChildProcess = spawn(program, args, { cwd, env, detached: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk));
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  while (child.exitCode === null && !(await get(port, '/').catch(() => null))) await wait(100);
  if (child.exitCode !== null) throw new Error(said);
  const answers: Answer[] = [];
  for (const address of addresses) answers.push(await get(port, address));
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await ended;
  return { answers, said };
}

/** @returns answers of Cloudflare's own server, and what it says of the rules */
async function cloudflare(
  files: Readonly<Record<string, string>>,
  addresses: readonly string[],
  config: object = {},
): Promise<{ answers: Answer[]; said: string }> {
  const site = siteOf({ ...PAGES, ...files });
  const work = path.join(folder, `wrangler-${made}`);
  const assets = { directory: site, ...config };
  mkdirSync(work);
  writeFileSync(
    path.join(work, 'wrangler.json'),
    JSON.stringify({ name: 'fact', compatibility_date: '2026-01-01', assets }),
  );
  const [port, inspector] = [await freePort(), await freePort()];
  const node = path.join(tools, 'node_modules', NODE, 'bin/node');
  const program = path.join(tools, 'node_modules/wrangler/bin/wrangler.js');
  const ports = ['--port', `${port}`, '--inspector-port', `${inspector}`];
  return served([node, program, 'dev', '--ip', '127.0.0.1', ...ports], { cwd: work, port }, addresses);
}

/** @returns answers of the server that Azure's command line has */
async function azure(settings: object, addresses: readonly string[]): Promise<Answer[]> {
  const files = { 'v1.2/index.html': 'page', 'assets/a.js': '1' };
  const config = JSON.stringify(settings);
  const site = siteOf({ ...PAGES, ...files, 'staticwebapp.config.json': config });
  const port = await freePort();
  const program = path.join(tools, 'node_modules/@azure/static-web-apps-cli/dist/cli/bin.js');
  const start = [process.execPath, program, 'start', site, '--host', '127.0.0.1', '--port', `${port}`];
  return (await served(start, { cwd: path.dirname(site), port }, addresses)).answers;
}

const outline = (answers: readonly Answer[], header = 'location'): string[] =>
  answers.map(({ status, headers }) => `${status} ${headers[header]}`);

const numbered = (count: number, line: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => `${line(at)}\n`).join('');

const FEED = `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>t</title>
  LINKS<updated>2026-01-01T00:00:00Z</updated><id>a:1</id>
  <entry><title>e</title><id>a:2</id><updated>2026-01-01T00:00:00Z</updated></entry></feed>`;
const SELF = '<link rel="self" href="https://a.example/feed.xml"/>';

const FACTS: Readonly<Record<string, () => unknown>> = {
  'Netlify: comments behind a rule': () => expect(netlifyRules('/a /b # why\n')).toEqual([['/a', '/b', {}]]),
  'Netlify: queries of a rule': () =>
    expect(netlifyRules('/ p=123 /new/\n')).toEqual([['/', '/new/', { p: '123' }]]),
  'Netlify: two headers of one name in a block': () => {
    const file = JSON.stringify(path.join(siteOf({ _headers: '/x\n  A: 1\n  A: 2\n' }), '_headers'));
    expect(
      logged(`import { parseAllHeaders } from '@netlify/headers-parser';
console.log(JSON.stringify(await parseAllHeaders({ headersFiles: [${file}], configHeaders: [], minimal: true })));`),
    ).toEqual({ headers: [{ for: '/x', values: { A: '1, 2' } }], errors: [] });
  },
  'Cloudflare Pages, Workers: length of a line': async () => {
    const redirect = (length: number): string => `/${'a'.repeat(length - 4)} /b`;
    // Without the spaces in front.
    const _headers = `/\n  A: ${'a'.repeat(2000 - 3)}\n  B: ${'b'.repeat(2001 - 3)}\n`;
    const short = redirect(2000);
    const long = redirect(2001);
    const { answers, said } = await cloudflare({ _redirects: `${short}\n${long}\n`, _headers }, [
      '/',
      short.split(' ')[0] ?? '',
      long.split(' ')[0] ?? '',
    ]);
    expect(outline(answers)).toEqual(['200 undefined', '302 /b', '404 undefined']);
    expect([answers[0]?.headers.a, answers[0]?.headers.b]).toEqual(['a'.repeat(1997), undefined]);
    expect(said.match(/line \d .*2000/g)).toHaveLength(2);
  },
  'Cloudflare Pages, Workers: number of rules': async () => {
    const single = numbered(2001, (at) => `/s${at} /b`);
    const patterns = numbered(101, (at) => `/p${at}/* /b`);
    // One more than it says itself.
    const _headers = numbered(102, (at) => `/h${at}\n  A: 1`);
    const { answers } = await cloudflare(
      { _redirects: single + patterns, _headers: `${_headers}`, h100: '', h101: '' },
      ['/s1999', '/s2000', '/p99/x', '/p100/x', '/h100', '/h101'],
    );
    expect(answers.map(({ status }) => status)).toEqual([302, 404, 302, 404, 200, 200]);
    expect(answers.slice(4).map(({ headers }) => headers.a)).toEqual(['1', undefined]);
  },
  'Cloudflare Pages, Workers: order of rules': async () => {
    const _redirects = `/p/* /b\n${numbered(120, (at) => `/s${at} /b`)}`;
    const { answers } = await cloudflare({ _redirects }, ['/s98', '/s99', '/s119']);
    expect(answers.map(({ status }) => status)).toEqual([302, 404, 404]);
  },
  'Cloudflare Pages, Workers: status without one': async () =>
    expect(outline((await cloudflare({ _redirects: '/a /b\n' }, ['/a'])).answers)).toEqual(['302 /b']),
  'Cloudflare Pages, Workers: queries of a rule': async () => {
    const { answers, said } = await cloudflare({ _redirects: '/a p=1 /b\n/c /b\n' }, ['/a?p=1', '/c']);
    expect(outline(answers)).toEqual(['404 undefined', '302 /b']);
    expect(said).toMatch(/invalid redirect|p=1/);
  },
  'Cloudflare Pages, Workers: query of an address': async () => {
    const { answers } = await cloudflare({ _redirects: '/a /b\n/c /b?own=1\n' }, ['/a?x=1', '/c?x=1']);
    expect(outline(answers)).toEqual(['302 /b?x=1', '302 /b?own=1']);
  },
  'Cloudflare Pages, Workers: letters of a target': async () => {
    const { answers } = await cloudflare({ _redirects: '/a/* /b/:splat\n/c/:x /d/:x\n' }, [
      '/a/s%20p%C3%A9',
      '/c/s%20p%C3%A9',
    ]);
    expect(outline(answers)).toEqual(['302 /b/s%20p%C3%A9', '302 /d/s%20p%C3%A9']);
  },
  'Cloudflare Pages, Workers: which header wins': async () => {
    const _headers = '/*\n  A: 1\n  B: 1\n/b.txt\n  A: 2\n  ! B\n';
    const [answer] = (await cloudflare({ _headers }, ['/b.txt'])).answers;
    expect([answer?.headers.a, answer?.headers.b]).toEqual(['1, 2', undefined]);
  },
  'Cloudflare Pages, Workers: capital letters': async () => {
    const { answers } = await cloudflare({ _redirects: '/Page/ /b\n' }, ['/Page/', '/page/']);
    expect(outline(answers)).toEqual(['302 /b', '200 undefined']);
  },
  'Cloudflare Workers: 404 page': async () => {
    const [plain] = (await cloudflare({}, ['/gone'])).answers;
    expect([plain?.status, plain?.text]).toEqual([404, '']);
    const [own] = (await cloudflare({}, ['/gone'], { not_found_handling: '404-page' })).answers;
    expect([own?.status, own?.text]).toEqual([404, 'none']);
  },
  'Cloudflare Workers: caching of a 404': async () => {
    const _headers = '/assets/*\n  Cache-Control: immutable\n';
    const { answers } = await cloudflare({ _headers }, ['/assets/gone'], {
      not_found_handling: '404-page',
    });
    expect(outline(answers, 'cache-control')).toEqual(['404 immutable']);
  },
  'Cloudflare Workers: a folder without its slash': async () =>
    expect(outline((await cloudflare({}, ['/page?a=b'])).answers)).toEqual(['307 /page/?a=b']),
  'Vercel: a folder without its slash': () => {
    const routes = vercel({ trailingSlash: true });
    expect(['/page', '/a/page', '/page/', '/v1.2', '/a.txt'].map((one) => redirected(routes, one))).toEqual([
      '308 /page/',
      '308 /a/page/',
      null,
      null,
      null,
    ]);
    expect(vercel({})).toBeNull();
  },
  'Vercel: dots in an address': () =>
    expect(redirected(vercel({ trailingSlash: true }), '/v1.2/')).toBe('308 /v1.2'),
  'Vercel: caching of a 404': () => {
    const headers = [{ source: '/assets/(.*)', headers: [{ key: 'Cache-Control', value: 'immutable' }] }];
    const routes = vercel({ trailingSlash: true, headers });
    const at = routes.findIndex(
      ({ src = '(?!)', continue: goesOn }) => goesOn && new RegExp(src).test('/assets/gone'),
    );
    expect(routes[at]?.headers).toEqual({ 'Cache-Control': 'immutable' });
    // A file is looked for behind them.
    expect(routes.slice(0, at).filter(({ handle }) => handle !== undefined)).toEqual([]);
  },
  'Firebase Hosting: a folder without its slash': () =>
    expect(firebase({}, ['/page?a=b'])).toMatchObject([{ status: 301, location: '/page/?a=b' }]),
  'Firebase Hosting: addresses of a rule': () => {
    const redirects = [
      { source: '/a', destination: '/page/', type: 301 },
      { source: '/b/', destination: '/page/', type: 301 },
    ];
    const headers = [{ source: '**', headers: [{ key: 'X-Other', value: 'yes' }] }];
    const answers = firebase({ redirects, headers }, [
      '/a',
      '/a/',
      '/b',
      '/b/',
      '/page/',
      '/.well-known/a.txt',
    ]);
    expect(answers.map(({ status }) => status)).toEqual([301, 301, 404, 301, 200, 200]);
    expect(answers.slice(-2).map(({ other }) => other)).toEqual(['yes', null]);
  },
  'Firebase Hosting: caching of a 404': () => {
    const headers = [{ source: '/assets/**', headers: [{ key: 'Cache-Control', value: 'immutable' }] }];
    expect(firebase({ headers }, ['/assets/gone'])).toMatchObject([{ status: 404, cache: 'immutable' }]);
  },
  'Azure Static Web Apps: a folder without its slash': async () =>
    expect(outline(await azure({}, ['/page?a=b', '/page/']))).toEqual(['301 /page/', '200 undefined']),
  'Azure Static Web Apps: addresses of a rule': async () => {
    const routes = [{ route: '/a', redirect: '/page/', statusCode: 301 }];
    const answers = await azure({ routes }, ['/a', '/a/', '/staticwebapp.config.json']);
    expect(answers.map(({ status }) => status)).toEqual([301, 404, 404]);
  },
  'Azure Static Web Apps: dots in an address': async () =>
    expect(outline(await azure({}, ['/v1.2/', '/page/']), 'content-type')).toEqual([
      '200 application/octet-stream',
      '200 text/html',
    ]),
  'Azure Static Web Apps: caching of a 404': async () => {
    const routes = [{ route: '/assets/*', headers: { 'Cache-Control': 'immutable' } }];
    expect(outline(await azure({ routes }, ['/assets/a.js', '/assets/gone']), 'cache-control')).toEqual([
      '200 immutable',
      '404 public, max-age=0',
    ]);
  },
  '@extractus/feed-extractor: address of the site': () => {
    const seen = logged(`import { extractFromXml } from '@extractus/feed-extractor';
const links = ${JSON.stringify([`${SELF}<link rel="alternate" href="https://a.example/"/>`, `<link rel="alternate" href="https://a.example/"/>${SELF}`])};
console.log(JSON.stringify(links.map((one) => extractFromXml(${JSON.stringify(FEED)}.replace('LINKS', one)).link)));`);
    expect(seen).toEqual(['https://a.example/feed.xml', 'https://a.example/']);
  },
  'rss-parser: address of the site': () => {
    const seen = logged(`import Parser from 'rss-parser';
const links = ${JSON.stringify([`${SELF}<link href="https://a.example/"/>`, `${SELF}<link rel="alternate" href="https://a.example/"/>`])};
const read = (one) => new Parser().parseString(${JSON.stringify(FEED)}.replace('LINKS', one));
console.log(JSON.stringify((await Promise.all(links.map(read))).map(({ link }) => link)));`);
    expect(seen).toEqual(['https://a.example/feed.xml', 'https://a.example/']);
  },
};

beforeAll(() => {
  const releases = [...new Set(ROWS.values()), `${NODE}@22`].sort();
  const note = path.join(tools, 'installed.json');
  if (existsSync(note) && readFileSync(note, 'utf8') === JSON.stringify(releases)) return;
  mkdirSync(tools, { recursive: true });
  writeFileSync(path.join(tools, 'package.json'), '{ "private": true }');
  // Scripts would compile what these do without.
  const options = ['--prefix', tools, '--no-audit', '--no-fund', '--silent', '--ignore-scripts'];
  execFileSync('npm', ['install', ...options, ...releases], { stdio: 'inherit' });
  writeFileSync(note, JSON.stringify(releases));
}, 600_000);

describe('the table of hosts', () => {
  it('has a row for each fact here, and no other whose source is a release on npm', () => {
    expect([...ROWS.keys()].sort()).toEqual(Object.keys(FACTS).sort());
  });

  it.each(Object.entries(FACTS))('%s', async (_, fact) => {
    await fact();
  });
});
