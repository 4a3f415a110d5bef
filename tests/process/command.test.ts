/** The command from outside: exit codes, streams, formats, places. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contentCopy, root, senja, siteContent, temporaryFolder, tree } from '../support/process/senja.ts';
import { run } from '../support/sites/installed.ts';

const PAGES = [
  '404.html',
  'disclaimer/index.html',
  'index.html',
  'kontak/index.html',
  'privacy-policy/index.html',
  'tentang-kami/index.html',
  'terms/index.html',
];

/** The diagnostics of a report except notes: the shipped site has two, on its example data. */
const faultsOf = (report: { diagnostics: Record<string, unknown>[] }) =>
  report.diagnostics.filter(({ severity }) => severity !== 'note');

it('builds a site, from any folder, with exit code 0', async () => {
  const folder = temporaryFolder();
  const out = path.join(folder, 'situs');
  const ran = await run(root, ['build', '--content', siteContent, '--out', out], { cwd: folder });
  expect(ran).toMatchObject({ code: 0, stdout: '' });
  expect(ran.stderr).toContain('16 articles, 7 pages');
  const files = Object.keys(tree(out));
  expect(files.filter((file) => file.endsWith('.html'))).toEqual(PAGES);
  for (const name of ['sitemap.xml', 'feed.xml', 'robots.txt', 'site.webmanifest', 'icon.svg', '_headers']) {
    expect(files).toContain(name);
  }
  const assets = files.filter((file) => file.startsWith('assets/'));
  expect(assets).toContainEqual(expect.stringMatching(/^assets\/search-box-/));
  // Old pages ask for it.
  const stable = ['assets/renew.js'];
  for (const asset of assets.filter((name) => !stable.includes(name)))
    expect(asset).toMatch(/-(?:[0-9a-f]{4}\.svg|[0-9A-Za-z]{8,10}\.\w+)$/);
});

it('checks without writing anything', async () => {
  const { content, folder } = contentCopy();
  const ran = await run(root, ['check', '--content', content], { cwd: folder });
  expect(ran.code).toBe(0);
  expect(Object.keys(tree(folder)).some((file) => file.startsWith('dist'))).toBe(false);
});

it('reports four faults of one article at once, in JSON, and keeps the old site', async () => {
  const { content, out } = contentCopy();
  expect((await senja(['build', '--content', content, '--out', out])).code).toBe(0);
  const before = tree(out);
  writeFileSync(
    path.join(content, 'articles/17-salah.yaml'),
    [
      'titel: Teh hangat',
      'excerpt: Minum hangat di pagi hari.',
      'category: Makanan Sehatt',
      'imageUrl: http://images.unsplash.com/photo-1',
      'publishDate: 31 Februari 2025',
      '',
    ].join('\n'),
  );
  const ran = await senja(['build', '--content', content, '--out', out, '--format', 'json']);
  expect(ran).toMatchObject({ code: 1, stderr: '' });
  const report = JSON.parse(ran.stdout);
  expect(report).toMatchObject({ version: 1, ok: false, errors: 4, warnings: 0, files: 25 });
  const brief = faultsOf(report).map((d) => [d.code, d.file, d.line, d.column, d.field, d.suggestions]);
  const file = 'articles/17-salah.yaml';
  expect(brief).toEqual([
    ['content/unknown-field', file, 1, 1, '/titel', ['title']],
    ['content/not-one-of', file, 3, 11, '/category', ['Makanan Sehat']],
    ['content/not-https', file, 4, 11, '/imageUrl', ['https://images.unsplash.com/photo-1']],
    ['content/no-such-date', file, 5, 14, '/publishDate', ['28 Februari 2025']],
  ]);
  expect(report.diagnostics[1]).toMatchObject({ endLine: 3, endColumn: 25, severity: 'error' });
  expect(tree(out)).toEqual(before);
});

it('continues after a faulty file: all faults appear in one run, in file order', async () => {
  const { content, out } = contentCopy();
  writeFileSync(path.join(content, 'articles/02-jalan-pagi.yaml'), 'title: "tidak ditutup\n');
  writeFileSync(path.join(content, 'articles/10-meregangkan-badan.yaml'), '');
  writeFileSync(path.join(content, 'pages/terms.md'), 'tanpa pembatas\n');
  const ran = await senja(['build', '--content', content, '--out', out, '--format', 'json']);
  const report = JSON.parse(ran.stdout);
  expect(faultsOf(report).map((d) => [d.file, d.code])).toEqual([
    ['articles/02-jalan-pagi.yaml', 'yaml/unclosed-quote'],
    ['articles/10-meregangkan-badan.yaml', 'file/empty'],
    ['pages/terms.md', 'frontmatter/missing'],
  ]);
  expect(existsSync(out)).toBe(false);
});

it('prints Indonesian if the machine does, or the requested language', async () => {
  const { content, out } = contentCopy();
  appendFileSync(path.join(content, 'articles/01-sayur-bening.yaml'), 'judul: x\n');
  const args = ['build', '--content', content, '--out', out];
  const inIndonesian = await senja(args, { env: { LC_ALL: 'id_ID.UTF-8' } });
  expect(inIndonesian).toMatchObject({ code: 1, stdout: '' });
  expect(inIndonesian.stderr).toContain('Isian “judul” tidak dikenal.');
  expect(inIndonesian.stderr).toContain('articles/01-sayur-bening.yaml:');
  expect((await senja([...args, '--lang', 'id'])).stderr).toContain('Isian “judul” tidak dikenal.');
});

it('annotates on GitHub by default, and prints machine formats alone on standard output', async () => {
  const { content, out } = contentCopy();
  appendFileSync(path.join(content, 'articles/01-sayur-bening.yaml'), 'judul: x\n');
  const args = ['build', '--content', content, '--out', out];
  const github = await run(root, args, { env: { GITHUB_ACTIONS: 'true' } });
  expect(github.stdout).toMatch(/^::error file=.*articles\/01-sayur-bening\.yaml,line=\d+,col=1,/);
  const sarif = await senja([...args, '--format', 'sarif']);
  expect(sarif).toMatchObject({ code: 1, stderr: '' });
  expect(() => JSON.parse(sarif.stdout)).not.toThrow();
  const junit = await senja([...args, '--format', 'junit']);
  expect(junit).toMatchObject({ code: 1, stderr: '', stdout: expect.stringMatching(/^<\?xml/) });
});

it('succeeds with warnings, but not with --strict', async () => {
  const { content, out } = contentCopy();
  writeFileSync(path.join(content, 'articles/catatan.txt'), 'x');
  const args = ['build', '--content', content, '--out', out];
  expect(await senja(args)).toMatchObject({ code: 0, stderr: expect.stringContaining('file/ignored') });
  const before = tree(out);
  expect((await senja([...args, '--strict'])).code).toBe(1);
  expect(tree(out)).toEqual(before);
});

it.each([
  ['an unknown command', ['buidl']],
  ['an unknown option', ['build', '--outt', 'x']],
  ['an unknown format', ['build', '--format', 'xml']],
  ['a missing value', ['build', '--content']],
  ['too many words', ['build', 'lagi']],
  ['no command', []],
  ['a content folder that is not there', ['check', '--content', 'tidak-ada']],
])('exits with 2 for %s', async (_what, args) => {
  const ran = await senja(args);
  expect(ran).toMatchObject({ code: 2, stdout: '' });
  expect(ran.stderr).not.toMatch(/\bat .*:\d+:\d+/);
  expect(ran.stderr.trim()).not.toBe('');
});

it('exits with 2 if the output folder contains unknown files, and touches none of them', async () => {
  const { content, out } = contentCopy();
  mkdirSync(out);
  writeFileSync(path.join(out, 'penting.txt'), 'jangan hapus');
  const ran = await senja(['build', '--content', content, '--out', out, '--format', 'json']);
  expect(ran.code).toBe(2);
  expect(JSON.parse(ran.stdout)).toMatchObject({ ok: false, failure: { code: 'usage/out-foreign' } });
  expect(tree(out)).toEqual({ 'penting.txt': 'jangan hapus' });
});

it('exits with 3 without write permission, and without a stack trace', async () => {
  const { content, folder } = contentCopy();
  // A file in place of the parent folder fails for root too, unlike missing permissions.
  writeFileSync(path.join(folder, 'berkas'), '');
  const ran = await senja(['build', '--content', content, '--out', path.join(folder, 'berkas/dist')]);
  expect(ran.code).toBe(3);
  expect(ran.stderr).toContain('machine/file-system');
  expect(ran.stderr).not.toMatch(/\bat .*:\d+:\d+/);
});

it('works under a base path', async () => {
  const { content, out } = contentCopy();
  const file = path.join(content, 'site.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^url:.*$/m, 'url: https://x.github.io/senja/'));
  expect((await senja(['build', '--content', content, '--out', out])).code).toBe(0);
  const files = tree(out);
  for (const page of PAGES) {
    const html = files[page] ?? '';
    const [, folder = '', react] = /data-client="(\S+) (\S+) /.exec(html) ?? [];
    const linked = [...html.matchAll(/\s(?:href|src)="(\/[^"]*)"/g)].map((match) => match[1] ?? '');
    const addresses = [...linked, folder + react];
    expect(addresses.length).toBeGreaterThan(10);
    expect(addresses.filter((address) => !address.startsWith('/senja/'))).toEqual([]);
    for (const address of addresses) {
      const target = address.slice('/senja/'.length).replace(/#.*$/, '');
      expect(Object.keys(files)).toContain(
        target === '' || target.endsWith('/') ? `${target}index.html` : target,
      );
    }
  }
  expect(files['sitemap.xml']).toContain('<loc>https://x.github.io/senja/kontak/</loc>');
});

it('adds a fifth category with site.yaml only', async () => {
  const { content, out } = contentCopy();
  const file = path.join(content, 'site.yaml');
  const category =
    '  - name: Hidup Rukun\n    anchor: rukun\n    description: Tetap dekat dengan keluarga.\n';
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^navigation:/m, `${category}navigation:`));
  const warned = await senja(['build', '--content', content, '--out', out]);
  expect(warned).toMatchObject({ code: 0, stderr: expect.stringContaining('site/empty-category') });
  writeFileSync(
    path.join(content, 'articles/17-cucu.yaml'),
    'title: Bermain dengan cucu\nexcerpt: Tertawa bersama.\ncategory: Hidup Rukun\nimageUrl: https://images.unsplash.com/photo-1\n',
  );
  const ran = await senja(['build', '--content', content, '--out', out]);
  expect(ran).toMatchObject({ code: 0, stderr: expect.not.stringContaining('empty-category') });
  const html = tree(out)['index.html'] ?? '';
  expect(html).toContain('id="hiduprukun"');
  expect(html).toContain('id="rukun"');
});

it('builds a site with one article, and one with none', async () => {
  const { content, out } = contentCopy();
  const articles = path.join(content, 'articles');
  const one = readFileSync(path.join(articles, '01-sayur-bening.yaml'));
  rmSync(articles, { recursive: true });
  const links = path.join(content, 'pages/beranda.yaml');
  writeFileSync(links, readFileSync(links, 'utf8').replaceAll('/#gerakan', '/#makanan'));
  mkdirSync(articles);
  writeFileSync(path.join(articles, '01-satu.yaml'), one);
  expect((await senja(['build', '--content', content, '--out', out])).code).toBe(0);
  expect(tree(out)['index.html']).toContain('id="makanansehat"');
  rmSync(articles, { recursive: true });
  writeFileSync(links, readFileSync(links, 'utf8').replaceAll('/#makanan', '/tentang-kami/'));
  const none = await senja(['build', '--content', content, '--out', out]);
  expect(none).toMatchObject({ code: 0, stderr: expect.stringContaining('site/no-articles') });
});

it('lists a draft with its reason and does not publish it', async () => {
  const { content, out } = contentCopy();
  appendFileSync(path.join(content, 'articles/16-berkebun-di-pot.yaml'), 'draft: true\n');
  const ran = await senja(['build', '--content', content, '--out', out]);
  expect(ran).toMatchObject({ code: 0, stderr: expect.stringContaining('site/draft') });
  expect(ran.stderr).toContain('15 articles');
});

it('succeeds with drafts and empty categories under --strict', async () => {
  const { content, out } = contentCopy();
  const file = path.join(content, 'site.yaml');
  const category = '  - name: Hidup Rukun\n    anchor: rukun\n    description: Tetap dekat.\n';
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^navigation:/m, `${category}navigation:`));
  appendFileSync(path.join(content, 'articles/16-berkebun-di-pot.yaml'), 'draft: true\n');
  const args = ['--content', content, '--out', out, '--strict'];
  // The second build has nothing to do and reports the notes from its record.
  for (const command of ['check', 'build', 'build']) {
    const ran = await senja([command, ...args]);
    expect(ran).toMatchObject({ code: 0, stderr: expect.stringContaining('note  site/draft') });
    expect(ran.stderr).toMatch(/To read \d+ notes?: .* --only \S*site\/empty-category/);
  }
  writeFileSync(path.join(content, 'articles/catatan.txt'), 'x');
  expect((await senja(['check', ...args])).code).toBe(1);
});

it('writes nothing into the content folder', async () => {
  const { content, out } = contentCopy();
  const before = tree(content);
  expect((await senja(['build', '--content', content, '--out', out])).code).toBe(0);
  expect(tree(content)).toEqual(before);
});

it('runs with its package outside the working folder', async () => {
  const { folder } = contentCopy();
  const ran = await senja(['build'], { cwd: folder });
  expect(ran.code).toBe(0);
  expect(existsSync(path.join(folder, 'dist/index.html'))).toBe(true);
  expect(root).not.toBe(folder);
});

it('criterion 13: reads at primary-school level, and advises where a text does not', async () => {
  const shipped = await senja(['check', '--all', '--content', siteContent]);
  const average = Number(/([\d.]+) words on average\./.exec(shipped.stderr)?.[1]);
  expect(average).toBeGreaterThan(4);
  expect(average).toBeLessThanOrEqual(12);
  expect(shipped.stderr).not.toContain('Advice');

  const { content } = contentCopy();
  const file = path.join(content, 'articles/01-sayur-bening.yaml');
  const long = `excerpt: ${'kata '.repeat(30).trim()}.`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^excerpt:.*$/m, long));
  const line = readFileSync(file, 'utf8').split('\n').indexOf(long) + 1;
  const ran = await senja(['check', '--content', content, '--lang', 'id', '--strict']);
  expect(ran.code).toBe(0);
  expect(ran.stderr).toContain(`Saran: articles/01-sayur-bening.yaml:${line} kalimat ini 30 kata`);
});
