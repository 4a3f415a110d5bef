/** A renamed file keeps its readers: a vanished address is reported, fixed, and redirected. */
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contentCopy, senja, siteContent, tree } from '../support/process/senja.ts';

const ARTICLE =
  '---\ntitle: Teh jahe hangat\nexcerpt: Teh jahe.\ncategory: Makanan Sehat\nimageUrl: https://images.unsplash.com/photo-1\n---\n\nIsi.\n';

function place() {
  const { content, out, folder } = contentCopy();
  const file = (name: string) => path.join(content, name);
  cpSync(path.join(siteContent, 'addresses.txt'), file('addresses.txt'));
  const run = async (...args: string[]) => {
    const { code, stderr } = await senja([...args, '--lang', 'en', '--content', content, '--out', out]);
    expect(code, stderr).toBe(0);
    return stderr;
  };
  const list = () => readFileSync(file('addresses.txt'), 'utf8');
  /** The steps of publishing: build, upload, list new addresses. */
  const publish = async () => {
    await run('build');
    await run('check', '--fix', file('addresses.txt'));
  };
  return { content, out, folder, file, run, list, publish };
}

type Run = (...args: string[]) => Promise<string>;

/** A site built at another address, which then returns to its own. */
async function edit(site: string, from: string, to: string, run: Run): Promise<void> {
  const own = readFileSync(site, 'utf8');
  writeFileSync(
    site,
    own.replace(/^url: .*$/m, (line) => line.replace(from, to)),
  );
  await run('build');
  writeFileSync(site, own);
}

function linked(file: string): void {
  renameSync(file, `${path.dirname(file)}.xml`);
  symlinkSync(`${path.dirname(file)}.xml`, file);
}

it('lists new addresses, reports a vanished one at the entry that moved, and redirects it', async () => {
  const { out, file, run, list } = place();
  writeFileSync(file('articles/17-teh-jahe.md'), ARTICLE);
  expect(await run('build')).toContain('address/unlisted');
  expect(list()).not.toContain('teh-jahe');
  expect(await run('check', '--fix', file('addresses.txt'))).toContain('addresses.txt  + /artikel/teh-jahe/');
  expect(list()).toContain('/artikel/teh-jahe/\n');
  expect(await run('check')).not.toContain('address/');

  renameSync(file('articles/17-teh-jahe.md'), file('articles/17-wedang.md'));
  const checked = await run('check');
  expect(checked).toMatch(
    /articles\/17-wedang\.md:1:1 {2}warning {2}address\/moved\n.*\/artikel\/teh-jahe\//,
  );
  const fixed = await run('check', '--fix');
  expect(fixed).toContain('articles/17-wedang.md  + aliases: /artikel/teh-jahe/');
  expect(readFileSync(file('articles/17-wedang.md'), 'utf8')).toBe(
    ARTICLE.replace('\n---\n\n', '\naliases:\n  - /artikel/teh-jahe/\n---\n\n'),
  );
  expect(await run('check', '--strict')).not.toMatch(/warning {2}address/);

  await run('build', '--strict');
  const site = tree(out);
  expect(site._redirects).toBe('/artikel/teh-jahe/ /artikel/wedang/ 301\n');
  const page = site['artikel/teh-jahe/index.html'] ?? '';
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/artikel/wedang/"/>');
  expect(page).toContain('<meta name="robots" content="noindex"/>');
  expect(page).toContain('<link rel="canonical" href="https://senja-sehat.example/artikel/wedang/"/>');
  expect(page).toMatch(/<a class="[^"]*button--large[^"]*" href="\/artikel\/wedang\/">Teh jahe hangat<\/a>/);
  expect(site['sitemap.xml']).not.toContain('teh-jahe');
});

it('finds the new address from the last build, whatever the words', async () => {
  const { file, run, publish } = place();
  writeFileSync(file('articles/17-teh-jahe.md'), ARTICLE);
  await publish();
  renameSync(file('articles/17-teh-jahe.md'), file('articles/17-wedang.md'));
  const other = ARTICLE.replace('Teh jahe hangat', 'Minuman rempah');
  writeFileSync(file('articles/18-teh-jahe-lain.md'), other);
  expect(await run('check')).toMatch(/articles\/17-wedang\.md:1:1 {2}warning {2}address\/moved/);
});

it('reports the listing of a renamed category at its name, even from the last build alone, and redirects it', async () => {
  const { out, file, run, list, publish } = place();
  const rename = (from: string, to: string) => {
    for (const name of ['site.yaml', ...readdirSync(file('articles')).map((one) => `articles/${one}`)])
      writeFileSync(file(name), readFileSync(file(name), 'utf8').replaceAll(from, to));
  };
  for (let number = 17; number < 30; number += 1)
    writeFileSync(file(`articles/${number}-teh-${number}.md`), ARTICLE);
  await publish();
  expect(list()).toContain('/kategori/makanan-sehat/\n');
  expect(list()).toContain('/artikel/\n');
  expect(list()).not.toMatch(/\/2\//);
  rename('Makanan Sehat', 'Dapur');
  const checked = await run('check');
  expect(checked).toMatch(
    /site\.yaml:\d+:5 {2}warning {2}address\/moved\n.*\/kategori\/makanan-sehat\/ is listed as published, and is gone; \/kategori\/dapur\/ /,
  );
  expect(await run('check', '--fix')).toContain('site.yaml  + aliases: /kategori/makanan-sehat/');
  expect(readFileSync(file('site.yaml'), 'utf8')).toContain(
    '  - name: Dapur\n    aliases:\n      - /kategori/makanan-sehat/\n    anchor: makanan\n',
  );
  await publish();
  const { _redirects, ...site } = tree(out);
  expect(_redirects).toContain('/kategori/makanan-sehat/ /kategori/dapur/ 301\n');
  expect(_redirects).toContain('/kategori/makanan-sehat/2/ /kategori/dapur/2/ 301\n');
  expect(site['kategori/makanan-sehat/2/index.html']).toContain('url=/kategori/dapur/2/');

  rename('Dapur', 'Dapur Sehat');
  expect(await run('check', '--no-cache')).toMatch(/site\.yaml:\d+:5 {2}warning {2}address\/moved/);
  rename('Dapur Sehat', 'Bumbu');
  const gone = /addresses\.txt:\d+:1 {2}warning {2}address\/gone\n.*\/kategori\/dapur\//;
  expect(await run('check', '--no-cache')).toMatch(gone);
});

it('reports every kind of vanished address', async () => {
  const { file, run, publish } = place();
  writeFileSync(file('articles/17-teh-jahe.md'), ARTICLE);
  writeFileSync(
    file('pages/panduan.md'),
    '---\ntemplate: legal\ntitle: Panduan\ndescription: Panduan.\n---\n\nIsi.\n',
  );
  await publish();
  for (const name of ['articles/17-teh-jahe.md', 'pages/panduan.md']) rmSync(file(name));
  const checked = await run('check', '--no-cache');
  const gone = [...checked.matchAll(/address\/gone\n {2}The address (\S+) is/g)].map((match) => match[1]);
  expect(gone).toEqual(['/artikel/', '/artikel/teh-jahe/', '/kategori/makanan-sehat/', '/panduan/']);
});

it('ignores addresses withheld by a date or by their author, and creates no list itself', async () => {
  const { out, file, run, list, publish } = place();
  const fields = (lines: string) =>
    writeFileSync(
      file('articles/17-teh-jahe.md'),
      ARTICLE.replace('\n---\n\n', `\naliases: [/artikel/lama/]\n${lines}\n---\n\n`),
    );
  fields('publishDate: 1 Mei 2024');
  writeFileSync(file('addresses.txt'), `${list()}/artikel/lama/\n`);
  await publish();
  for (const lines of ['expires: 1 Mei 2026', 'draft: true', 'publishDate: 1 Mei 2027']) {
    fields(lines);
    expect(await run('check', '--now', '2026-06-01')).not.toContain('address/');
  }
  const kept = list();
  await run('build');
  expect(list()).toBe(kept);
  renameSync(file('addresses.txt'), `${out}.txt`);
  await run('check', '--fix');
  expect(existsSync(file('addresses.txt'))).toBe(false);
});

it('keeps no record of an address that was never built', async () => {
  const { out, file, run, list } = place();
  await run('build');
  const before = list();
  for (const name of ['17-teh-jahe', '17-wedang-jahe', '17-wedang']) {
    writeFileSync(file(`articles/${name}.md`), ARTICLE);
    expect(await run('check', '--fix')).not.toContain('addresses.txt  +');
    rmSync(file(`articles/${name}.md`));
  }
  writeFileSync(file('articles/17-jahe.md'), ARTICLE);
  expect(await run('check', '--strict')).toContain('--only address/unlisted');
  expect([list(), readFileSync(file('articles/17-jahe.md'), 'utf8')]).toEqual([before, ARTICLE]);
  await run('build', '--strict');
  expect(tree(out)._redirects).toBeUndefined();
});

it.each([
  ['a preview with drafts', (run: Run) => run('build', '--drafts')],
  [
    'a site at another address',
    (run: Run, site: string) => edit(site, 'senja-sehat.example/', 'lain.example/', run),
  ],
  [
    'a site with another base path',
    (run: Run, site: string) => edit(site, '.example/', '.example/uji/', run),
  ],
  ['a folder that is gone', (_run: Run, _site: string, out: string) => rmSync(out, { recursive: true })],
  [
    'a sitemap that is gone',
    (_run: Run, _site: string, out: string) => rmSync(path.join(out, 'sitemap.xml')),
  ],
  ['a link in its place', (_run: Run, _site: string, out: string) => linked(path.join(out, 'sitemap.xml'))],
])('lists nothing from %s', async (_name, spoil) => {
  const { out, file, run, list } = place();
  writeFileSync(file('articles/17-teh-jahe.md'), ARTICLE);
  await run('build');
  await spoil(run, file('site.yaml'), out);
  const before = list();
  expect(await run('check', '--fix', '--strict')).toContain('address/unlisted');
  expect(list()).toBe(before);
});

it('lists the readable part of a damaged sitemap', async () => {
  const { out, file, run, list } = place();
  for (const name of ['17-teh', '18-wedang']) writeFileSync(file(`articles/${name}.md`), ARTICLE);
  await run('build');
  const sitemap = path.join(out, 'sitemap.xml');
  const text = readFileSync(sitemap, 'utf8');
  writeFileSync(sitemap, text.slice(0, text.indexOf('/artikel/wedang/') + 5));
  await run('check', '--fix');
  expect([list().includes('/artikel/teh/\n'), list().includes('wedang')]).toEqual([true, false]);
});

it('reports the same on a machine without a build, and after a line was deleted by hand', async () => {
  const { out, file, run, list, publish } = place();
  writeFileSync(file('articles/17-teh-jahe.md'), ARTICLE);
  await publish();
  const published = list();
  rmSync(out, { recursive: true });
  await run('check', '--fix', '--no-cache');
  expect(list()).toBe(published);
  rmSync(file('articles/17-teh-jahe.md'));
  writeFileSync(file('addresses.txt'), published.replace(/.*artikel.*\n|.*kategori.*\n/g, ''));
  const removed = list();
  await publish();
  expect(list()).toBe(removed);
  expect(await run('check', '--strict')).not.toContain('address/');
});
