/** `senja check` on named files reports on them alone, and fails for them alone. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { senja, shippedCopy } from '../support/senja.ts';

const WRONG = 'title: A\nexcerpt: B\ncategory: Makanan Seht\nimageUrl: https://images.unsplash.com/photo-1\n';

function place() {
  const { content, folder } = shippedCopy();
  for (const name of ['17-satu', '18-dua']) writeFileSync(path.join(content, `articles/${name}.yaml`), WRONG);
  return (...args: string[]) => senja(['check', '--lang', 'en', ...args], { cwd: folder });
}

it('tells of a named file, and how much there is besides', async () => {
  const { code, stderr } = await place()('content/articles/17-satu.yaml');
  expect(code).toBe(1);
  expect(stderr).toContain('articles/17-satu.yaml:3:11  error  content/not-one-of');
  expect(stderr).not.toContain('18-dua');
  expect(stderr).toContain('1 error, 0 warnings in 1 file.');
  expect(stderr).toContain('There is 1 error in other files, which are not shown here.');
});

it('passes where the named files are right, and takes folders', async () => {
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
