/** What servers do by themselves, as `cli/docs/hosts.md` states it: a row for each fact, tried on rules that senja has not made. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FILE_FOR_HOST } from '../../cli/core/values/names/public-name.ts';
import { root as project, sharedFolder } from '../support/process/senja.ts';
import { type Answer, type Server, serve } from './servers.ts';

const folder = sharedFolder();
let sites = 0;

/** Answers of a server with these rules, to requests in turn; or what it says when it does not start. */
async function answers(server: Server, rules: string, ...addresses: string[]): Promise<Answer[] | string> {
  sites += 1;
  const site = path.join(folder, `facts-${sites}`, 'site');
  mkdirSync(path.join(site, 'page'), { recursive: true });
  for (const name of ['index.html', 'page/index.html', '404.html', 'a.txt'])
    writeFileSync(path.join(site, name), name);
  writeFileSync(path.join(site, FILE_FOR_HOST[server]), rules);
  try {
    const host = await serve(server, site, site);
    const all: Answer[] = [];
    for (const address of addresses) all.push(await host.get(address));
    await host.stop();
    return all;
  } catch (error) {
    return String(error);
  }
}

/** Status, and target or a header. */
const outline = (all: Answer[] | string, header = 'location'): unknown[] =>
  typeof all === 'string'
    ? [all]
    : all.map(
        ({ status, headers }) =>
          `${status} ${String(headers[header]).replace(/^http:\/\/127\.0\.0\.1:\d+/, '')}`,
      );

const long = (bytes: number): string => 'a'.repeat(bytes);
const caddy = (rules: string): string => `route {\n${rules}\n}`;

/** By host and what they are about, as in the table. */
const FACTS: Readonly<Record<string, () => Promise<void>>> = {
  'nginx: length of a parameter': async () => {
    expect(outline(await answers('nginx', `add_header X "${long(4000)}" always;`, '/'))).toEqual([
      '200 undefined',
    ]);
    expect(await answers('nginx', `add_header X "${long(4094)}" always;`)).toMatch(/too long parameter/);
    expect(await answers('nginx', `# ${long(5000)}\n`)).toMatch(/too long parameter "# a/);
  },
  'nginx: dollar signs': async () => {
    expect(await answers('nginx', 'add_header X "5$ each";')).toMatch(/invalid variable name/);
  },
  'nginx: two rules for one address': async () => {
    expect(
      await answers('nginx', 'location = /x { return 301 /a; }\nlocation = /x { return 301 /b; }'),
    ).toMatch(/duplicate location/);
  },
  'nginx: which header wins': async () => {
    const rules = 'add_header A 1 always;\nlocation /page/ { add_header B 2 always; }';
    expect(outline(await answers('nginx', rules, '/', '/page/'), 'a')).toEqual(['200 1', '200 undefined']);
  },
  'nginx: headers of a page': async () => {
    const headers = ['/page/', '/page/index.html'].map((one) => `location = ${one} { add_header A ${one}; }`);
    expect(outline(await answers('nginx', headers.join('\n'), '/page/'), 'a')).toEqual([
      '200 /page/index.html',
    ]);
  },
  'nginx: type of a file': async () => {
    const added = 'location = /a.txt { add_header Content-Type text/x; }';
    expect(outline(await answers('nginx', added, '/a.txt'), 'content-type')).toEqual(['200 text/plain']);
    const own = 'location = /a.txt { types { } default_type text/x; }';
    expect(outline(await answers('nginx', own, '/a.txt'), 'content-type')).toEqual(['200 text/x']);
  },
  'nginx: letters of a target': async () => {
    const rules = 'location ~ ^/x/(.*) { return 301 /page/$1; }';
    const [first] = outline(await answers('nginx', rules, '/x/a%20b?c=d'));
    expect(first).toBe('301 /page/a b');
  },
  'nginx: capital letters': async () => {
    expect(
      outline(await answers('nginx', 'location = /Page/ { return 301 /page/; }', '/Page/', '/page/')),
    ).toEqual(['301 /page/', '200 undefined']);
  },
  'nginx: caching of a 404': async () => {
    const assets = 'location /page/ { add_header Cache-Control immutable always; }';
    expect(outline(await answers('nginx', assets, '/page/gone'), 'cache-control')).toEqual(['404 immutable']);
    const own = `error_page 404 /404.html;\n${assets}`;
    expect(outline(await answers('nginx', own, '/page/gone'), 'cache-control')).toEqual(['404 undefined']);
  },
  'nginx: a folder without its slash': async () => {
    expect(outline(await answers('nginx', 'absolute_redirect off;', '/page?a=b'))).toEqual([
      '301 /page/?a=b',
    ]);
  },
  'Caddy: length of a line': async () => {
    expect(outline(await answers('caddy', caddy(`header X "${long(12_000)}"\nfile_server`)))).toEqual([]);
  },
  'Caddy: which header wins': async () => {
    const block = 'header {\n  X 1\n  +X 2\n}\nfile_server';
    expect(outline(await answers('caddy', caddy(block), '/'), 'x')).toEqual(['200 1']);
    const lines = 'header X 1\nheader +X 2\nfile_server';
    expect(outline(await answers('caddy', caddy(lines), '/'), 'x')).toEqual(['200 1, 2']);
  },
  'Caddy: letters of a target': async () => {
    const rules = '@x path_regexp x ^/x/(.*)$\nredir @x /page/{re.x.1}';
    const [first] = outline(await answers('caddy', caddy(rules), '/x/a%20b?c=d'));
    expect(first).toBe('302 /page/a b');
  },
  'Caddy: capital letters': async () => {
    const rules = 'redir /Page/ /page/ 301\nfile_server';
    expect(outline(await answers('caddy', caddy(rules), '/page/'))).toEqual(['301 /page/']);
    const exact = '@x path_regexp ^/Page/$\nredir @x /page/ 301\nfile_server';
    expect(outline(await answers('caddy', caddy(exact), '/page/', '/Page/'))).toEqual([
      '200 undefined',
      '301 /page/',
    ]);
  },
  'Caddy: caching of a 404': async () => {
    const rules = `${caddy('header /page/* Cache-Control immutable\nfile_server')}\nhandle_errors {\nrewrite * /404.html\nfile_server\n}`;
    expect(outline(await answers('caddy', rules, '/page/gone'), 'cache-control')).toEqual(['404 immutable']);
  },
  'Caddy: a folder without its slash': async () => {
    expect(outline(await answers('caddy', caddy('file_server'), '/page?a=b'))).toEqual(['308 /page/']);
  },
  'Apache: length of a line': async () => {
    expect(outline(await answers('apache', `Header always set X "${long(8000)}"`, '/'))).toEqual([
      '200 undefined',
    ]);
    expect(outline(await answers('apache', `Header always set X "${long(8200)}"`, '/', '/a.txt'))).toEqual([
      '500 undefined',
      '500 undefined',
    ]);
  },
  'Apache: percent signs': async () => {
    expect(outline(await answers('apache', 'Header always set X "a%20b"', '/'))).toEqual(['500 undefined']);
    expect(outline(await answers('apache', 'Header always set X "a%%20b"', '/'), 'x')).toEqual(['200 a%20b']);
  },
  'Apache: a query and a fragment': async () => {
    const rules = 'RewriteEngine On\nRewriteRule ^x$ /page/#part [R=301,L,NE]';
    expect(outline(await answers('apache', rules, '/x?a=b'))).toEqual(['301 /page/#part?a=b']);
  },
  'Apache: headers of a page': async () => {
    const headers = ['/page/', '/page/index.html'].map(
      (one) => `<If "%{REQUEST_URI} == '${one}'">\nHeader always set A ${one}\n</If>`,
    );
    expect(outline(await answers('apache', headers.join('\n'), '/page/'), 'a')).toEqual([
      '200 /page/index.html',
    ]);
  },
  'Apache: an encoded slash': async () => {
    expect(outline(await answers('apache', '', '/page%2Findex.html'))).toEqual(['404 undefined']);
  },
  'Apache: capital letters': async () => {
    const rules = 'RewriteEngine On\nRewriteRule ^Page/$ /page/ [R=301,L]';
    expect(outline(await answers('apache', rules, '/Page/', '/page/'))).toEqual([
      '301 /page/',
      '200 undefined',
    ]);
  },
  'Apache: caching of a 404': async () => {
    const rules = `ErrorDocument 404 /404.html
<If "%{REQUEST_URI} =~ m#^/page/#">
  Header always set Cache-Control immutable
</If>`;
    expect(outline(await answers('apache', rules, '/page/gone'), 'cache-control')).toEqual(['404 undefined']);
  },
  'Apache: a folder without its slash': async () => {
    expect(outline(await answers('apache', '', '/page?a=b'))).toEqual(['301 /page/?a=b']);
  },
};

describe('the table of hosts', () => {
  it('has a row for each fact here, and no other that names this test', () => {
    const table = readFileSync(path.join(project, 'cli/docs/hosts.md'), 'utf8').split('\n');
    const rows = table.filter((line) => line.includes('`npm run test:hosts`') && line.startsWith('|'));
    const names = rows.map((line) => {
      const [host = '', about = ''] = line.replace(/^\| /, '').split(' | ');
      return `${host.replace(/ [\d.]+$/, '')}: ${about}`;
    });
    expect(names.sort()).toEqual(Object.keys(FACTS).sort());
  });

  it.each(Object.entries(FACTS))('%s', async (_, fact) => {
    await fact();
  });
});
