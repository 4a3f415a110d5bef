/** `public/` of a site: published byte for byte, linked from content, never in place of another file. */
import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { CATALOGUE } from '../../cli/diagnostics/catalogue.ts';
import { tree } from '../support/process/senja.ts';
import { buildHere } from '../support/sites/build-here.ts';
import { smallSite } from '../support/sites/small-site.ts';
import { phonePhoto } from '../support/values/pictures.ts';
import { isOfPublic } from '../support/values/site-codes.ts';

const PDF = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 255, 13, 10, 0xc3, 0x28]);

function place(link = '/berkas/panduan.pdf') {
  const site = smallSite();
  const file = (name: string) => path.join(site.packageRoot, 'public', name);
  const put = (name: string, bytes: string | Uint8Array): void => {
    mkdirSync(path.dirname(file(name)), { recursive: true });
    writeFileSync(file(name), bytes);
  };
  const article = path.join(site.content, 'articles/01-sup.md');
  writeFileSync(article, `${readFileSync(article, 'utf8')}\nBaca [panduan](${link}).\n`);
  const build = async () => {
    const { code, output } = await buildHere(site, { showWhy: true });
    return { code, output, files: code === 0 ? tree(site.out) : {} };
  };
  /** Result of a build from nothing. */
  const clean = async () => {
    const out = `${site.out}-bersih`;
    await buildHere(site, { out, cache: false });
    const files = tree(out);
    rmSync(out, { recursive: true });
    return files;
  };
  const edit = (text: string): void => appendFileSync(article, `\n${text}\n`);
  return { ...site, file, put, edit, build, clean };
}

it('publishes names that objects of JavaScript inherit, build after build', async () => {
  const { put, build, clean, edit } = place('/__proto__');
  const names = ['__proto__', 'toString', 'constructor/__proto__', 'a/hasOwnProperty/__proto__'];
  for (const name of names) put(name, name);
  for (const more of ['', 'more']) {
    edit(more);
    const { code, output, files } = await build();
    expect(code, output).toBe(0);
    expect(files).toEqual(await clean());
    for (const name of names) expect(files[name]).toBe(name);
  }
});

it('publishes files unchanged, and follows each change', async () => {
  const { put, build, clean, file, out } = place();
  put('berkas/panduan.pdf', PDF);
  put('CNAME', 'kecil.example\n');
  put('.well-known/security.txt', 'Contact: mailto:a@kecil.example\r\n');
  put('.env', 'RAHASIA=1');
  const first = await build();
  expect(first.code, first.output).toBe(0);
  expect(first.files['berkas/panduan.pdf']).toBe(PDF.toString('latin1'));
  expect(first.files['.well-known/security.txt']).toBe('Contact: mailto:a@kecil.example\r\n');
  expect(first.files['.env']).toBeUndefined();
  expect(first.output).toContain('--only public/hidden');
  expect(first.files['sitemap.xml']).not.toContain('panduan');
  expect(first.files['artikel/sup/index.html']).toContain('href="/berkas/panduan.pdf"');

  const node = statSync(path.join(out, 'CNAME')).ino;
  put('berkas/panduan.pdf', `${PDF}2`);
  const second = await build();
  expect(second.files).toEqual(await clean());
  expect(second.files['berkas/panduan.pdf']).toBe(Buffer.from(`${PDF}2`).toString('latin1'));
  expect(second.output).toContain('0 pages rendered');
  expect(statSync(path.join(out, 'CNAME')).ino).toBe(node);

  rmSync(file('CNAME'));
  put('fonts/baru.woff2', 'w');
  const third = await build();
  expect(Object.keys(third.files)).toEqual(expect.arrayContaining(['fonts/baru.woff2']));
  expect(third.files.CNAME).toBeUndefined();
  expect(third.files).toEqual(await clean());
});

it('reports a link to a missing file, with the nearest one', async () => {
  const { put, build } = place('/berkas/panduann.pdf');
  put('berkas/panduan.pdf', PDF);
  const { code, output } = await build();
  expect(code).toBe(1);
  expect(output).toMatch(/articles\/01-sup\.md:\d+:\d+ {2}error {2}link\/no-such-file/);
  expect(output).toContain('Did you mean: /berkas/panduan.pdf');
});

it('accepts a link to a file, to an anchor in it, and to a folder with an index page', async () => {
  for (const link of ['/berkas/panduan.pdf#page=2', '/berkas/a%20b.pdf', '/demo/', '/demo/index.html']) {
    const { put, build } = place(link);
    for (const name of ['berkas/panduan.pdf', 'berkas/a b.pdf', 'demo/index.html']) put(name, PDF);
    const { code, output } = await build();
    expect(code, output).toBe(0);
  }
});

it('refuses a file that would replace one of the site, and keeps the old site', async () => {
  const { put, build, file, out } = place('/');
  expect((await build()).code).toBe(0);
  const before = tree(out);
  for (const name of ['Robots.txt', 'kontak/index.html', 'Feed.xml']) {
    put(name, 'x');
    const { code, output } = await build();
    expect(code, name).toBe(1);
    expect(output).toContain('public/taken');
    expect(output).toMatch(new RegExp(`public/${name}:1:1 {2}error`));
    rmSync(file(name));
  }
  expect(tree(out)).toEqual(before);
});

it('appends its rules for hosts to those that senja writes', async () => {
  const { put, build, clean, file } = place('/');
  const own = (await build()).files;
  put('_headers', '/berkas/*\n  X-Robots-Tag: noindex');
  put('_redirects', '/lama/* /baru/:splat 301\n');
  const added = await build();
  expect(added.files._headers).toBe(`${own._headers}/berkas/*\n  X-Robots-Tag: noindex\n`);
  expect(added.files._redirects).toBe('/lama/* /baru/:splat 301\n');
  put('_headers', '/lain/*\n  X-A: b\n');
  expect((await build()).files).toEqual(await clean());
  rmSync(file('_headers'));
  rmSync(file('_redirects'));
  expect((await build()).files).toEqual(own);
});

it('publishes files in assets/ next to those that senja makes there', async () => {
  const { put, build } = place('/assets/berkas/panduan.pdf');
  put('assets/berkas/panduan.pdf', PDF);
  const { code, files } = await build();
  expect(code).toBe(0);
  expect(files['assets/berkas/panduan.pdf']).toContain('%PDF');
  expect(Object.keys(files).filter((name) => /^assets\/[^/]+$/.test(name)).length).toBeGreaterThan(1);
  expect(files._headers).not.toContain('immutable');
});

it('reports every kind of unpublished file, and one that tells a place, at its place', async () => {
  const { put, build, file } = place('/');
  for (const name of ['404.html', 'robots.txt', 'a?.pdf', 'besar.bin', '.env']) put(name, 'x');
  put('kebun.jpg', await phonePhoto());
  truncateSync(file('besar.bin'), 25 * 1024 * 1024 + 1);
  const { code, output } = await build();
  expect(code).toBe(1);
  const codesIn = (text: string) =>
    [...text.matchAll(/(\S+):1:1 {2}(?:error|warning|note) {2}(public\/\S+)/g)].map(
      ([, at = '', what = '']) => [path.basename(at), what],
    );
  const first = [
    ['kebun.jpg', 'public/position'],
    ['a?.pdf', 'public/bad-name'],
    ['besar.bin', 'public/too-large'],
  ];
  expect(codesIn(output)).toEqual(first);
  // Of a note that asks for nothing, only the number is printed.
  expect(output).toContain('--only public/hidden');
  for (const name of ['a?.pdf', 'besar.bin']) rmSync(file(name));
  const rest = codesIn((await build()).output);
  expect(rest).toContainEqual(['404.html', 'public/taken']);
  const folded = ['public/hidden', 'public/instead'];
  expect([...new Set([...folded, ...[...first, ...rest].map(([, what]) => what)])].sort()).toEqual(
    Object.keys(CATALOGUE).filter(isOfPublic).sort(),
  );
});

it('writes the rules of the site for a host that reads no _headers, in place of these', async () => {
  const { put, ...site } = place('https://x.example/');
  put('_headers', '/x/*\n  X-Own: 1\n');
  const names = async (host?: 'nginx' | 'apache') => {
    const { code } = await buildHere(site, host ? { host } : {});
    expect(code).toBe(0);
    return Object.keys(tree(site.out)).filter((name) => /^[._]/.test(name) && name !== '.senja.json');
  };
  const read = (name: string): string => readFileSync(path.join(site.out, name), 'utf8');
  expect(await names()).toContain('_headers');
  // Nothing else has changed since.
  expect(await names('nginx')).toEqual(['.nginx.conf']);
  expect(read('.nginx.conf')).toMatch(/X-Own "1" always/);
  put('_headers', '/x/*\n  X-Own: 2\n');
  expect(await names('nginx')).toEqual(['.nginx.conf']);
  expect(read('.nginx.conf')).toMatch(/X-Own "2" always/);
  expect(await names('apache')).toEqual(['.htaccess']);
  put('.htaccess', '# own\n');
  expect(await names('apache')).toEqual(['.htaccess']);
  expect(read('.htaccess')).toBe('# own\n');
  expect(await names()).toContain('_headers');
});

it('says at its line what a host cannot do, without failing the build', async () => {
  const { put, out, ...site } = place();
  put('berkas/panduan.pdf', PDF);
  put('_redirects', '/a /b 302 # comment\n/c/:d /e/:d 301\n/f /g 301 Country=id\n');
  const { code, output } = await buildHere({ ...site, out }, { host: 'nginx', showWhy: true });
  expect(code, output).toBe(0);
  expect(output).toMatch(/public\/_redirects:3:1\s+\S+\s+code\/not-for-host/);
  expect(output).toContain('/f /g 301 Country=id');
  const rules = tree(out)['.nginx.conf'] ?? '';
  expect(rules).toContain('location = "/a" { return 302 "/b$is_args$args"; }');
  expect(rules).not.toContain('/f');
  const generic = await buildHere({ ...site, out }, { showWhy: true });
  expect(generic.output).not.toContain('code/not-for-host');
});
