/** Output of a step on GitHub: annotations for the first faults, the log for all, paths from the repository root. */
import { mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contentCopy, senja, root as senjaRoot } from '../support/process/senja.ts';

/** A repository with content at `situs/content`, as checked out by GitHub. */
function repository() {
  const { content, folder } = contentCopy();
  const root = path.join(folder, 'gudang');
  mkdirSync(path.join(root, 'situs'), { recursive: true });
  renameSync(content, path.join(root, 'situs/content'));
  const articles = path.join(root, 'situs/content/articles');
  const run = (args: readonly string[], { cwd = root, workspace = root } = {}) =>
    senja([...args], { cwd, env: { GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: workspace } });
  return { root, articles, run };
}

const FAULTY = 'situs/content/articles/17-salah.yaml';

it('prints the same paths in annotations, log and SARIF, whatever the working folder of a step', async () => {
  const { root, articles, run } = repository();
  writeFileSync(path.join(articles, '17-salah.yaml'), 'judul: x\n');
  const alias = `${root}-juga`;
  symlinkSync(root, alias);
  const steps = [
    { args: ['--content', 'situs/content'] },
    { args: [], cwd: path.join(root, 'situs') },
    { args: ['--content', '.'], cwd: path.join(root, 'situs/content') },
    { args: ['--content', path.join(root, 'situs/content')], cwd: path.dirname(root) },
    { args: [], cwd: path.join(root, 'situs'), workspace: alias },
  ];
  for (const { args, ...where } of steps) {
    const ran = await run(['check', ...args], where);
    expect(ran.code).toBe(1);
    expect(ran.stdout).toMatch(new RegExp(`^::error file=${FAULTY},line=1,`));
    expect(ran.stderr).toMatch(new RegExp(`^${FAULTY}:1:1 {2}error`));
    expect(ran.stderr).toContain('The content is not valid.');
    const sarif = JSON.parse((await run(['check', '--format', 'sarif', ...args], where)).stdout);
    expect(sarif.runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri).toBe(FAULTY);
  }
});

it('links the rules of SARIF to the README if the repository contains senja, and nowhere otherwise', async () => {
  const { articles } = repository();
  writeFileSync(path.join(articles, '17-salah.yaml'), 'judul: x\n');
  const rule = async (env: NodeJS.ProcessEnv) => {
    const args = ['check', '--format', 'sarif', '--content', path.dirname(articles)];
    return JSON.parse((await senja(args, { env })).stdout).runs[0].tool.driver.rules[0];
  };
  const repo = {
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'siti/situs',
    GITHUB_SHA: 'abc',
  };
  const inside = await rule({ ...repo, GITHUB_WORKSPACE: path.dirname(senjaRoot) });
  const name = path.basename(senjaRoot);
  expect(inside.helpUri).toBe(`https://github.com/siti/situs/blob/abc/${name}/README.md`);
  expect(inside.fullDescription.text).toContain('.');
  expect(inside.help.markdown).toContain('**Right**');
  const gitlab = {
    CI_PROJECT_URL: 'https://gitlab.com/siti/situs',
    CI_COMMIT_SHA: 'abc',
    CI_PROJECT_DIR: senjaRoot,
  };
  expect((await rule(gitlab)).helpUri).toBe('https://gitlab.com/siti/situs/-/blob/abc/README.md');
  expect((await rule({ ...repo, GITHUB_WORKSPACE: articles })).helpUri).toBeUndefined();
});

it('uses the working folder if the content is outside the repository', async () => {
  const { root, articles, run } = repository();
  writeFileSync(path.join(articles, '17-salah.yaml'), 'judul: x\n');
  const ran = await run(['check'], { cwd: path.join(root, 'situs'), workspace: path.join(root, '../dist') });
  expect(ran.stdout).toMatch(/^::error file=content\/articles\/17-salah\.yaml,/);
  expect(ran.stderr).toMatch(/^content\/articles\/17-salah\.yaml:1:1 /);
});

it('reports success in the log, with advice, and respects --quiet', async () => {
  const { articles, run } = repository();
  for (const name of ['kontak.yaml', 'tentang-kami.yaml']) {
    const page = path.join(articles, '../pages', name);
    writeFileSync(page, readFileSync(page, 'utf8').replace(/^example: true$/m, ''));
  }
  const args = ['--content', 'situs/content'];
  const built = await run(['build', ...args]);
  expect(built).toMatchObject({ code: 0, stdout: '' });
  expect(built.stderr).toContain('The site is ready in ');
  expect((await run(['check', ...args, '--quiet'])).stderr).toBe('');
  const file = path.join(articles, '01-sayur-bening.yaml');
  const long = `excerpt: ${'kata '.repeat(30).trim()}.`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^excerpt:.*$/m, long));
  const checked = await run(['check', ...args]);
  expect(checked).toMatchObject({ code: 0, stdout: '' });
  expect(checked.stderr).toMatch(/Advice: situs\/content\/articles\/01-sayur-bening\.yaml:\d+ /);
});

it('keeps content from running commands, in any output for people', async () => {
  const { articles, run } = repository();
  const name = '##[add-mask]rahasia';
  writeFileSync(path.join(articles, '17-salah.yaml'), `${name}: x\ntitle: "${name} "\n`);
  for (const args of [['check'], ['check', '--format', 'pretty'], ['check', '--fix'], ['build']]) {
    const ran = await run([...args, '--content', 'situs/content']);
    expect(ran.stderr).toContain('## [add-mask]rahasia');
    expect(ran.stderr).not.toContain(name);
  }
});

it('reports failures as an annotation and in the log', async () => {
  const ran = await repository().run(['check', '--content', 'tidak-ada']);
  expect(ran.code).toBe(2);
  expect(ran.stdout).toMatch(/^::error title=usage\/content-not-found::There is no content folder/);
  expect(ran.stderr).toMatch(/^usage\/content-not-found {2}There is no content folder/);
});
