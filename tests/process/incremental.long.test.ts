/** Pages rendered by an incremental build after seldom changes, according to `--why` and to the disk. */
import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root, senja, temporaryFolder, tree } from '../support/process/senja.ts';
import { incrementalSite } from '../support/sites/incremental-site.ts';
import { install, run } from '../support/sites/installed.ts';
import { packageCopy } from '../support/sites/package-copy.ts';

const FILE = 'articles/19-kopi-teh-dan-tidur.md';

it('reports pages that were added or removed or have new neighbours', async () => {
  const { build, content, edit, out } = incrementalSite();
  await build();
  cpSync(path.join(content, FILE), path.join(content, 'articles/60-baru.md'));
  edit('articles/60-baru.md', (text) => text.replace(/^title:.*$/m, 'title: Yang baru'));
  expect(await build()).toContain('/artikel/baru/  the page is new');
  rmSync(path.join(content, 'articles/60-baru.md'));
  const why = await build();
  expect(why).toContain('/artikel/halaman/3/  the page lists different entries');
  expect(Object.keys(tree(out))).not.toContain('artikel/baru/index.html');
});

it('restores changed or missing files in dist', async () => {
  const { build, out } = incrementalSite();
  await build();
  const clean = tree(out);
  appendFileSync(path.join(out, 'kontak/index.html'), 'x');
  rmSync(path.join(out, 'index.html'));
  rmSync(path.join(out, 'feed.xml'));
  const why = await build();
  const reason = 'its file in the output folder was removed or changed';
  expect(why.slice(0, -1).sort()).toEqual([`/  ${reason}`, `/kontak/  ${reason}`]);
  expect(tree(out)).toEqual(clean);
});

it('renders every page if shared data change, and without a cache', async () => {
  const { build, edit } = incrementalSite();
  await build();
  edit('site.yaml', (text) => text.replace(/^tagline:.*$/m, 'tagline: Sehat sampai tua'));
  const reason = 'site.yaml, or other data shown on every page, has changed';
  for (const line of (await build()).slice(0, -1)) expect(line).toContain(reason);
  const forgetful = await build('--no-cache');
  expect(forgetful[0]).toContain('the cache is not used');
  expect(forgetful.at(-1)).toMatch(/ 0 pages kept\.$/);
});

it('ignores a build that was made without a cache', async () => {
  const { build, edit, node } = incrementalSite();
  await build();
  edit(FILE, (text) => `${text}\nSatu kalimat lagi.\n`);
  await build('--no-cache');
  const why = await build();
  expect(why[0]).toMatch(/ {2}there is no earlier build$/);
  expect(why.at(-1)).toMatch(/ 0 pages kept\.$/);
  const before = node('kontak/index.html');
  expect(await build()).toEqual([expect.stringMatching(/^0 pages rendered, 4\d pages kept\.$/)]);
  expect(node('kontak/index.html')).toBe(before);
});

it('remembers a category of the last build, even if content is only checked', async () => {
  const { build, edit, content, out } = incrementalSite();
  await build();
  edit('site.yaml', (text) => text.replace(/name: Rumah Aman$/m, 'name: Rumah Tenang'));
  for (const command of ['check', 'build']) {
    const { stdout } = await senja([command, '--format', 'json', '--content', content, '--out', out]);
    const { diagnostics } = JSON.parse(stdout);
    expect(diagnostics.length).toBeGreaterThan(1);
    for (const { code, suggestions } of diagnostics) {
      expect({ code, suggestions }).toEqual({ code: 'content/choice-gone', suggestions: ['Rumah Tenang'] });
    }
  }
});

it('renders the pages of one template if only its styles have changed', async () => {
  const folder = temporaryFolder();
  const packageRoot = packageCopy(path.join(folder, 'paket'));
  install(packageRoot);
  const content = path.join(root, 'tests/sites/lengkap');
  const out = path.join(folder, 'dist');
  const build = () =>
    run(packageRoot, ['build', '--why', '--quiet', '--lang', 'en', '--content', content, '--out', out]);
  const restyle = (name: string, rule: string) =>
    appendFileSync(path.join(packageRoot, 'templates/styles', name), rule);
  // Bundled here, like the next one: names of client files depend on the folder of their packages.
  restyle('hero.css', '.lama{color:red}');
  expect((await build()).code).toBe(0);
  restyle('article.css', '.baru{color:red}');
  const { stderr } = await build();
  const why = stderr.trimEnd().split('\n');
  expect(why.pop()).toMatch(/^33 pages rendered, 15 pages kept\.$/);
  for (const line of why) {
    expect(line).toMatch(/^\/artikel\/[a-z-]+\/ {2}templates, styles or browser code have changed$/);
  }
  const pages = Object.entries(tree(out)).filter(([, html]) => html.includes('.baru{color:red}'));
  expect(pages).toHaveLength(33);
});

it('repeats the warnings of reused articles', async () => {
  const { build, edit, content, out } = incrementalSite();
  edit(FILE, (text) => text.replace('title:', 'draft: true\ntitle:'));
  await build();
  const { stdout } = await senja(['build', '--format', 'json', '--content', content, '--out', out]);
  expect(JSON.parse(stdout).diagnostics).toEqual([
    expect.objectContaining({ code: 'site/draft', file: FILE, line: 2 }),
  ]);
});

it('renders pages again if an environment variable or a file has changed that the site reads', async () => {
  const folder = path.join(temporaryFolder(), 'posko');
  cpSync(path.join(root, 'tests/sites/posko'), folder, { recursive: true });
  const at = (name: string): string => path.join(folder, name);
  const template = `import { readFileSync } from 'node:fs';
export default () => <h1>{[process.env.COMMIT_REF, readFileSync('note.txt', 'utf8')].join(' ')}</h1>;`;
  writeFileSync(at('templates/not-found.tsx'), template);
  writeFileSync(at('note.txt'), 'one');
  const build = async (COMMIT_REF: string): Promise<string[]> => {
    const options = { cwd: folder, env: { COMMIT_REF } };
    const { code, stderr } = await senja(['build', '--why', '--quiet', '--lang', 'en'], options);
    expect(code, stderr).toBe(0);
    return stderr.trimEnd().split('\n');
  };
  const shown = () => /<h1>(.*?)<\/h1>/.exec(tree(at('dist'))['404.html'] ?? '')?.[1];
  await build('one');
  expect(shown()).toBe('one one');
  expect((await build('one')).at(-1)).toMatch(/^0 pages rendered/);
  expect((await build('two'))[0]).toMatch(/ {2}COMMIT_REF, which the code of this site reads, has changed$/);
  expect(shown()).toBe('two one');
  writeFileSync(at('note.txt'), 'three');
  expect((await build('two'))[0]).toMatch(/ {2}note\.txt, which/);
  expect(shown()).toBe('two three');
  // Of a page that is kept, too.
  appendFileSync(at('content/staff/1-sri.md'), '\nMore.\n');
  await build('two');
  await build('four');
  expect(shown()).toBe('four three');
});

it('checks the site again if what its checks read has changed, though they were not repeated before', async () => {
  const folder = path.join(temporaryFolder(), 'posko');
  cpSync(path.join(root, 'tests/sites/posko'), folder, { recursive: true });
  const at = (name: string): string => path.join(folder, name);
  const changing = `layout: () => ({ made: performance.now() }),
  check: ({ staff }) => {
    const value = process.env.PHOTO;
    return value ? [{ at: staff.all[0], code: 'content/image-missing', params: { value } }] : [];
  },
  pages:`;
  const code = readFileSync(at('templates/site.ts'), 'utf8');
  writeFileSync(at('templates/site.ts'), code.replace('pages:', changing));
  const build = (PHOTO: string) => senja(['build', '--lang', 'en'], { cwd: folder, env: { PHOTO } });
  expect(await build('')).toMatchObject({ code: 0 });
  appendFileSync(at('content/staff/1-sri.md'), '\nMore.\n');
  expect(await build('')).toMatchObject({ code: 0 });
  expect(await build('a.jpg')).toMatchObject({ code: 1, stderr: expect.stringContaining('a.jpg') });
});
