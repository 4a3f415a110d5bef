/** The summary page of a run on GitHub: additions of check and build. */
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contentCopy, senja } from '../support/process/senja.ts';

function step() {
  const { content, out, folder } = contentCopy();
  const file = path.join(folder, 'ringkasan.md');
  const GITHUB = {
    GITHUB_ACTIONS: 'true',
    GITHUB_STEP_SUMMARY: file,
    GITHUB_WORKSPACE: folder,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'siti/situs',
    GITHUB_SHA: 'abc123',
  };
  return {
    content,
    out,
    file,
    folder,
    run: (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
      senja(args, { cwd: folder, env: { ...GITHUB, ...env } }),
    /** Text added since the last call. */
    added(): string {
      if (!existsSync(file)) return '';
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, '');
      return text;
    },
  };
}

const FAULTY = 'articles/17-salah.yaml';

it('appends the faults of a check, with links, to the output of other steps', async () => {
  const { content, file, folder, run, added } = step();
  writeFileSync(path.join(content, FAULTY), 'judul: x\n');
  writeFileSync(file, 'Langkah lain.\n\n');
  expect((await run(['check'])).code).toBe(1);
  const text = added();
  expect(text).toMatch(/^Langkah lain\.\n\n### senja: \d+ errors/);
  const link = `https://github.com/siti/situs/blob/abc123/content/${FAULTY}?plain=1#L1`;
  expect(text).toContain(`| [content/${FAULTY}:1](<${link}>) |`);
  expect(text).not.toMatch(/Pages/);
  for (const env of [{ GITHUB_SHA: '' }, { GITHUB_WORKSPACE: path.join(folder, 'dist') }]) {
    await run(['check'], env);
    expect(added()).toContain(`| content/${FAULTY}:1 |`);
  }
});

it('lists new, changed and removed pages', async () => {
  const { content, run, added } = step();
  expect((await run(['build'])).code).toBe(0);
  expect(added()).toMatch(/^### senja: 0 errors, 0 warnings in \d+ files\.\n\n$/);
  await run(['build']);
  expect(added()).toMatch(/dist: 0 new, 0 changed, 0 gone\.\n\n$/);
  const page = (name: string) => path.join(content, 'pages', name);
  const terms = readFileSync(page('terms.md'), 'utf8');
  writeFileSync(page('terms.md'), terms.replace(/^title: .*$/m, 'title: Syarat baru'));
  writeFileSync(page('terms-lama.md'), terms);
  await run(['build']);
  const line = /Pages, compared with the previous dist: .*\n/.exec(added())?.[0] ?? '';
  expect(line).toMatch(/1 new \(\/terms-lama\/\), 1 changed \(\/terms\/\), 0 gone/);
  rmSync(page('terms-lama.md'));
  await run(['build', '--no-cache']);
  expect(added()).toContain('0 new, 0 changed, 1 gone (/terms-lama/)');
  writeFileSync(path.join(content, FAULTY), 'judul: x\n');
  await run(['build']);
  expect(added()).not.toMatch(/Pages/);
});

it('writes nothing in another format, or without the name of a file', async () => {
  const { run, file } = step();
  await run(['check', '--format', 'json']);
  await run(['check'], { GITHUB_STEP_SUMMARY: '' });
  expect(existsSync(file)).toBe(false);
});

it('refuses a file in the content or output folder, and follows no symbolic link', async () => {
  const { run, content, folder, out } = step();
  for (const file of [path.join(content, 'README.md'), path.join(out, 'index.html')]) {
    const before = existsSync(file) ? readFileSync(file, 'utf8') : null;
    const ran = await run(['build'], { GITHUB_STEP_SUMMARY: file });
    expect(ran.code).toBe(2);
    expect(ran.stdout).toContain('::error title=usage/report-file::');
    expect(ran.stderr).toContain('Name another file in GITHUB_STEP_SUMMARY');
    expect(ran.stderr).not.toContain('--format');
    expect(existsSync(file) ? readFileSync(file, 'utf8') : null).toBe(before);
  }
  const target = path.join(folder, 'penting.md');
  writeFileSync(target, 'isi');
  symlinkSync(target, path.join(folder, 'tautan.md'));
  const ran = await run(['check'], { GITHUB_STEP_SUMMARY: path.join(folder, 'tautan.md') });
  expect(ran.code).toBe(3);
  expect(ran.stderr).toContain('it is a symbolic link');
  expect(readFileSync(target, 'utf8')).toBe('isi');
});

it('exits with 3 if it cannot be written, after the site is published', async () => {
  const { run, out, folder } = step();
  const ran = await run(['build'], { GITHUB_STEP_SUMMARY: folder });
  expect(ran.code).toBe(3);
  expect(ran.stdout).toContain('::error title=machine/output::');
  expect(ran.stderr).toContain('it is a folder');
  expect(ran.stderr).toContain('name another file in GITHUB_STEP_SUMMARY');
  expect(existsSync(path.join(out, 'index.html'))).toBe(true);
});
