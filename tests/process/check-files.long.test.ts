/** `senja check` on named files reports only on them, and fails only for them. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contentCopy, senja, tree } from '../support/process/senja.ts';

const WRONG = 'title: A\nexcerpt: B\ncategory: Makanan Seht\nimageUrl: https://images.unsplash.com/photo-1\n';

function place() {
  const { content, folder } = contentCopy();
  for (const name of ['17-satu', '18-dua']) writeFileSync(path.join(content, `articles/${name}.yaml`), WRONG);
  return Object.assign((...args: string[]) => senja(['check', '--lang', 'en', ...args], { cwd: folder }), {
    content,
    build: () => senja(['build'], { cwd: folder }),
  });
}

/** Every changed file of the content folder. */
function changedIn(content: string): () => string[] {
  const before = tree(content);
  return () => Object.entries(tree(content)).flatMap(([name, text]) => (before[name] === text ? [] : [name]));
}

it('reports a named file, and how many other files there are', async () => {
  const { code, stderr } = await place()('content/articles/17-satu.yaml');
  expect(code).toBe(1);
  expect(stderr).toContain('articles/17-satu.yaml:3:11  error  content/not-one-of');
  expect(stderr).not.toContain('18-dua');
  expect(stderr).toContain('1 error, 0 warnings in 1 file.');
  expect(stderr).toContain('There is 1 error in other files, which are not shown here.');
});

it('fixes and reports only named files', async () => {
  const check = place();
  const { content } = check;
  const site = path.join(content, 'site.yaml');
  writeFileSync(site, readFileSync(site, 'utf8').replace('language: id', 'language:   id  '));
  writeFileSync(path.join(content, 'articles/19-tiga.md'), `---\n${WRONG}---\n\nIsi.\n`);
  writeFileSync(path.join(content, 'addresses.txt'), '/\n');
  const changed = changedIn(content);
  const { stderr } = await check('--fix', 'content/articles/17-satu.yaml');
  expect(changed()).toEqual(['articles/17-satu.yaml']);
  expect(stderr).toContain('1 line fixed in 1 file.');
  expect(stderr).not.toMatch(/18-dua|19-tiga|site\.yaml|addresses\.txt/);

  expect((await check('--fix', 'content/addresses.txt')).stderr).toMatch(
    /^There was nothing that could be fixed/,
  );
  expect((await check('--fix', 'content/tidak-ada.yaml')).code).toBe(2);
  expect(changed()).toEqual(['articles/17-satu.yaml']);
  await check('--fix', 'content/articles');
  expect(changed()).toEqual(['articles/17-satu.yaml', 'articles/18-dua.yaml', 'articles/19-tiga.md']);
  // Addresses of the last build are added to the list.
  expect((await check.build()).code).toBe(0);
  await check('--fix', 'content/addresses.txt');
  expect(changed()).toEqual([
    'addresses.txt',
    'articles/17-satu.yaml',
    'articles/18-dua.yaml',
    'articles/19-tiga.md',
  ]);
  await check('--fix');
  expect(changed()).toContain('site.yaml');
});

it('ignores a moved page that is not named', async () => {
  const check = place();
  const { content } = check;
  for (const name of ['17-satu.yaml', '18-dua.yaml']) rmSync(path.join(content, 'articles', name));
  writeFileSync(path.join(content, 'addresses.txt'), '/artikel/teh-jahe/\n');
  const moved = `---\n${WRONG.replace('Seht', 'Sehat')}---\n\nIsi.\n`;
  writeFileSync(path.join(content, 'articles/17-teh-jahe-hangat.md'), moved);
  const changed = changedIn(content);
  await check('--fix', 'content/articles/01-sayur-bening.yaml');
  expect(changed()).toEqual([]);
  await check('--fix', 'content/articles/17-teh-jahe-hangat.md');
  expect(changed()).toEqual(['articles/17-teh-jahe-hangat.md']);
});

it('succeeds if the named files are valid, and accepts folders', async () => {
  const check = place();
  const right = await check('content/articles/01-sayur-bening.yaml', './content/pages/terms.md');
  expect([right.code, right.stderr]).toEqual([
    0,
    expect.stringMatching(/^The content is valid\.\n.*are 2 errors/),
  ]);
  expect((await check('content/articles')).stderr).toContain('2 errors, 0 warnings in 18 files.');
  const { stdout } = await check('content/articles/01-sayur-bening.yaml', '--format', 'json');
  expect(JSON.parse(stdout)).toMatchObject({ ok: true, errors: 0, files: 1, diagnostics: [] });
});

it.each(['content/articles/99-tidak-ada.yaml', 'dist', '../content'])('refuses %s', async (name) => {
  const { code, stderr } = await place()(name);
  expect(code).toBe(2);
  expect(stderr).toMatch(/^usage\/not-content {2}No file of the content folder: /);
});
