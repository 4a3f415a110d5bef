/** `senja import`: what it brings can be built; a second run changes nothing; nothing is overwritten. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root, senja, temporaryFolder, tree } from '../support/process/senja.ts';
import { posko } from '../support/sites/posko.ts';

/** A folder of files in the temporary folder. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

const site = posko();

/** Without senja's own folder. */
const files = (folder: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(tree(folder)).filter(([name]) => !/^(?:\.senja|dist|node_modules)\//.test(name)),
  );

const hugo = (): string =>
  folderOf({
    'hugo.toml': 'baseURL = "https://old.example/"\ntitle = "Old site"\n',
    'content/posts/one.md':
      '+++\ntitle = "One"\ndate = 2024-01-05T23:30:00+07:00\ntags = ["tea"]\naliases = ["/uno/"]\nlayout = "x"\n+++\n[two](two.md), ![a](/a.svg) {{< own >}}\n',
    'content/posts/two.md': '---\ntitle: Two\ndate: 2024-02-05\nurl: /second/\n---\n[gone](/nowhere/)\n',
    'content/about.md': '---\ntitle: About\n---\nMe.\n',
    'static/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>\n',
  });

it('makes a site that builds, with the addresses of the old one; a second run changes nothing', async () => {
  const [from, folder] = [hugo(), path.join(temporaryFolder(), 'site')];
  const first = await senja(['import', from, folder, '--lang', 'en']);
  expect(first).toMatchObject({ code: 0, stderr: expect.stringContaining('3 entries (posts 2, pages 1)') });
  expect(first.stderr).toMatch(
    /content\/posts\/one\.md:8:29 {2}warning {2}import\/left\n.*a shortcode \(own\)/,
  );
  const before = files(folder);
  expect(before['content/posts/one.md']).toBe(
    '---\ntitle: One\ndate: 2024-01-05T23:30:00+07:00\ntags:\n  - tea\naliases:\n  - /uno/\n---\n\n[two](./second.md), ![a](/a.svg) {{< own >}}\n',
  );
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of ['react', 'react-dom'])
    symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
  const built = await senja(['build', '--lang', 'en'], { cwd: folder });
  expect([built.code, built.stderr]).toEqual([0, expect.stringContaining('0 errors')]);
  const pages = Object.keys(tree(path.join(folder, 'dist')));
  expect(pages).toEqual(
    expect.arrayContaining([
      'posts/one/index.html',
      'uno/index.html',
      'second/index.html',
      'about/index.html',
      'tags/tea/index.html',
    ]),
  );

  const second = await senja(['import', from, folder, '--lang', 'en']);
  expect(second).toMatchObject({ code: 0, stderr: expect.stringContaining('Nothing is new') });
  expect(files(folder)).toEqual(before);
});

it('makes a site that builds of pages that lists, drafts and what is not found have addresses of', async () => {
  const from = folderOf({
    '_config.yml': 'title: Old\nurl: https://old.example\ncollections:\n  docs:\n    output: true\n',
    '_docs/all.md': '---\npermalink: /docs/\n---\nAll.\n',
    '_docs/one.md': '---\ntitle: One\n---\nOne.\n',
    '_docs/two.md': '---\ntitle: Two\n---\nTwo.\n',
    '_docs/menu.md': '---\nlayout: x\n---\n',
    '_posts/2024-01-05-a.md':
      '---\ntitle: A\npublished: false\n---\n![x](gone.png) <img src="http://old.example/b.png">\n',
    '404.md': '---\npermalink: 404.html\n---\nNot here.\n',
  });
  const folder = path.join(temporaryFolder(), 'site');
  const imported = await senja(['import', from, folder, '--lang', 'en']);
  expect(imported.code).toBe(0);
  expect(imported.stderr).toContain('a former address that another page has (/docs/)');
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of ['react', 'react-dom'])
    symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
  const built = await senja(['build', '--lang', 'en'], { cwd: folder });
  expect([built.code, built.stderr]).toEqual([0, expect.stringContaining('0 errors')]);
  const pages = tree(path.join(folder, 'dist'));
  expect(pages['404.html']).toContain('Not here.');
  expect(pages['docs/index.html']).toContain('>Two</a>');
});

it('overwrites nothing of a site that is there, and says how to show what is new', async () => {
  const [from, folder] = [hugo(), site];
  writeFileSync(path.join(from, 'content/posts/three.md'), '---\ntitle: Three\n---\nThree.\n');
  mkdirSync(path.join(folder, 'content/posts'), { recursive: true });
  writeFileSync(path.join(folder, 'content/posts/three.md'), 'My own.\n');
  const before = files(folder);
  const { code, stderr } = await senja(['import', from, '--lang', 'en'], { cwd: folder });
  expect({
    code,
    lines: stderr.includes('...posts.pages(),'),
    kept: stderr.includes('1 file was there already'),
  }).toEqual({
    code: 0,
    lines: true,
    kept: true,
  });
  const after = files(folder);
  expect(Object.fromEntries(Object.keys(before).map((name) => [name, after[name]]))).toEqual(before);
  expect(Object.keys(after)).toEqual(
    expect.arrayContaining(['content/posts/one.md', 'content/models/post.schema.json', 'public/a.svg']),
  );
  // What somebody has changed since stays.
  writeFileSync(path.join(folder, 'content/posts/one.md'), '---\ntitle: Changed\n---\nMine.\n');
  const changed = files(folder);
  expect((await senja(['import', from, '--lang', 'en'], { cwd: folder })).code).toBe(0);
  expect(files(folder)).toEqual(changed);
});

it('writes nothing of a damaged export, and of a folder all but the file that cannot be read', async () => {
  const xml = folderOf({
    'old.xml':
      '<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel>\n<item><title>A</title>\n<wp:post_type>post</wp:post_type>',
  });
  const folder = path.join(temporaryFolder(), 'site');
  const damaged = await senja(['import', path.join(xml, 'old.xml'), folder, '--lang', 'en']);
  expect(damaged).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/old\.xml:3:\d+ {2}error {2}import\/broken/),
  });
  expect(damaged.stderr).not.toMatch(/\n\s+at /);
  expect(() => tree(folder)).toThrow();

  const from = hugo();
  writeFileSync(path.join(from, 'content/posts/two.md'), '+++\ntitle = \n+++\n');
  const some = await senja(['import', from, folder, '--lang', 'id']);
  expect(some).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/two\.md:2:\d+ {2}kesalahan {2}import\/broken/),
  });
  expect(Object.keys(files(folder)).filter((name) => /content\/(?:posts|pages)\//.test(name))).toEqual([
    'content/pages/about.md',
    'content/posts/one.md',
  ]);
});

it('refuses what is no export, and writes nothing with --dry-run', async () => {
  const folder = path.join(temporaryFolder(), 'site');
  const none = await senja(['import', folderOf({ 'a.txt': '' }), folder, '--lang', 'en']);
  expect(none).toMatchObject({ code: 2, stderr: expect.stringContaining('is not known as an export') });
  const missing = await senja(['import', path.join(folder, 'x.xml'), folder, '--lang', 'en']);
  expect(missing).toMatchObject({ code: 2, stderr: expect.stringContaining('There is no') });
  const dry = await senja(['import', hugo(), folder, '--dry-run', '--lang', 'en']);
  expect(dry).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('Would be brought from hugo: 3 entries'),
  });
  expect(() => tree(folder)).toThrow();
});
