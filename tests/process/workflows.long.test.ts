/** The recipes of the reference for CI and hooks: their shell steps run in a copy of the project, as on a runner. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../support/process/senja.ts';
import { projectCopy } from '../support/sites/installed.ts';

const blocks = (file: string, language: string): string[] =>
  [
    ...readFileSync(path.join(root, file), 'utf8').matchAll(
      new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'),
    ),
  ].map(([, text = '']) => text);

/** The only block of the reference that begins with this line. */
function recipe(language: string, first: string): string {
  const found = blocks('cli/docs/reference.md', language).filter((text) => text.startsWith(`${first}\n`));
  expect(found, first).toHaveLength(1);
  return found[0] ?? '';
}

/** Steps that need the network and are skipped: the copy has their result. */
const INSTALLS = ['npm ci', 'npm ci --cache .npm'];
const isRun = (step: string): boolean => !INSTALLS.includes(step);

const FAULTY = 'content/articles/17-salah.yaml';

/** A copy of the project, with or without a fault, in which commands run as on a runner. */
function runner(isFaulty: boolean, env: Readonly<Record<string, string>>) {
  const folder = projectCopy();
  // npx asks the network for the packages of a copy, whose `node_modules` is a link.
  const tools = path.join(folder, '.senja/bin');
  mkdirSync(tools);
  writeFileSync(path.join(tools, 'npx'), '#!/bin/sh\nshift\nexec node cli/senja.mjs "$@"\n', { mode: 0o755 });
  if (isFaulty) writeFileSync(path.join(folder, FAULTY), 'judul: Teh jahe\n');
  const neutral = {
    ...process.env,
    LC_ALL: 'C',
    PATH: [tools, path.dirname(process.execPath), process.env.PATH].join(path.delimiter),
  };
  return {
    folder,
    read: (name: string) => readFileSync(path.join(folder, name), 'utf8'),
    /** Lines of one shell, which stops at the first failure. */
    shell(lines: readonly string[]) {
      const options = { cwd: folder, encoding: 'utf8', env: { ...neutral, ...env } } as const;
      return spawnSync('bash', ['-e', '-o', 'pipefail', '-c', lines.join('\n')], options);
    },
  };
}

const SITES = [
  { content: 'sound', isFaulty: false },
  { content: 'faulty', isFaulty: true },
];

describe('the workflow for GitHub', () => {
  const { jobs, on } = parse(recipe('yaml', '# .github/workflows/content.yml'));
  const { steps } = jobs.check;

  it.each(SITES)('reports content that is $content', ({ isFaulty }) => {
    const { folder, read, shell } = runner(isFaulty, { GITHUB_ACTIONS: 'true' });
    appendFileSync(path.join(folder, 'summary.md'), '');
    const env = `export GITHUB_WORKSPACE="$PWD" GITHUB_STEP_SUMMARY="$PWD/summary.md"`;
    let hasFailed = false;
    let log = '';
    const ran: string[] = [];
    for (const { run, if: condition } of steps) {
      if (run === undefined || !isRun(run) || (hasFailed && condition !== 'always()')) continue;
      const { status, stdout, stderr } = shell([env, run]);
      hasFailed ||= status !== 0;
      log += stdout + stderr;
      ran.push(run);
    }
    expect(ran.length).toBe(
      steps.filter(({ run }: { run?: string }) => run !== undefined && isRun(run)).length,
    );
    expect(hasFailed, log).toBe(isFaulty);
    expect(log.includes(`::error file=${FAULTY},line=1,`)).toBe(isFaulty);
    const { with: upload } = steps.find(({ uses = '' }: { uses?: string }) => uses.includes('upload-sarif'));
    const { results } = JSON.parse(read(upload.sarif_file)).runs[0];
    const errors = results.filter(({ level }: { level: string }) => level === 'error');
    expect(errors.length > 0).toBe(isFaulty);
    expect(read('summary.md')).toMatch(isFaulty ? /^\| kesalahan \|.*17-salah/m : /^### senja: 0 kesalahan/);
  });

  it('has a base to compare with, and uploads nothing from a fork', () => {
    expect(on.push).toEqual({ branches: ['main'] });
    const { if: condition } = steps.find(({ uses = '' }: { uses?: string }) => uses.includes('upload-sarif'));
    expect(condition).toBe('always() && !github.event.pull_request.head.repo.fork');
  });

  it('omits only the steps that need the network', () => {
    const commands = steps.flatMap(({ run }: { run?: string }) => run ?? []);
    expect(commands.filter((run: string) => !isRun(run))).toEqual(['npm ci']);
    expect(commands.filter(isRun)).not.toEqual([]);
  });
});

describe('the pipeline for GitLab', () => {
  const { before_script: before, ...pipeline } = parse(recipe('yaml', '# .gitlab-ci.yml'));

  /** As GitLab runs a job: one shell for the script. */
  function job(name: string, isFaulty: boolean) {
    const { script, artifacts } = pipeline[name];
    const { folder, read, shell } = runner(isFaulty, { GITLAB_CI: 'true', CI: 'true' });
    mkdirSync(path.join(folder, 'public'));
    writeFileSync(path.join(folder, 'public/ads.txt'), 'contoh\n');
    const { status, stderr } = shell([...before, ...script].filter(isRun));
    return { folder, read, status, stderr, artifacts };
  }

  it.each(SITES)('reports content that is $content', ({ isFaulty }) => {
    const { read, status, stderr, artifacts } = job('check', isFaulty);
    expect(status, stderr).toBe(isFaulty ? 1 : 0);
    const issues: { severity: string }[] = JSON.parse(read(artifacts.reports.codequality));
    expect(issues.some(({ severity }) => severity === 'critical')).toBe(isFaulty);
    expect(artifacts.when).toBe('always');
  });

  it.each(SITES)('publishes only a valid site: $content', ({ isFaulty }) => {
    const { folder, status, stderr, artifacts } = job('pages', isFaulty);
    expect(status, stderr).toBe(isFaulty ? 1 : 0);
    expect(artifacts.paths).toEqual(['public']);
    expect(existsSync(path.join(folder, 'public/index.html'))).toBe(!isFaulty);
    expect(existsSync(path.join(folder, 'public/ads.txt'))).toBe(true);
  });

  it('omits only the steps that need the network', () => {
    expect(before.filter((line: string) => !isRun(line))).toEqual(['npm ci --cache .npm']);
    for (const name of ['check', 'pages']) expect(pipeline[name].script.filter(isRun)).not.toEqual([]);
  });
});

/** Git on a new machine, with a user's name. */
const GIT = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'Siti',
  GIT_AUTHOR_EMAIL: 'siti@uji.example',
  GIT_COMMITTER_NAME: 'Siti',
  GIT_COMMITTER_EMAIL: 'siti@uji.example',
};

const article = (title: string, text: string): string =>
  `---\ntitle: ${title}\nexcerpt: Teh.\ncategory: Makanan Sehat\nimageUrl: https://images.unsplash.com/photo-1\n---\n\n${text}\n`;

describe('the workflow that publishes', () => {
  const { jobs, on, permissions } = parse(recipe('yaml', '# .github/workflows/publish.yml'));
  const { steps } = jobs.publish;
  const commands: string[] = steps.flatMap(({ run }: { run?: string }) => (run && isRun(run) ? [run] : []));

  it('runs on each push to main and daily, with the permissions that it needs', () => {
    expect(on).toMatchObject({ push: { branches: ['main'] }, schedule: [{ cron: expect.any(String) }] });
    expect(permissions).toEqual({ contents: 'write', pages: 'write', 'id-token': 'write' });
    const names = steps.map(({ uses = '', run = '' }) => uses || run);
    const at = (part: string) => names.findIndex((name: string) => name.includes(part));
    expect(
      ['cache@', 'build', 'upload-pages', 'deploy-pages', '--fix'].map(at).sort((a, b) => a - b),
    ).toEqual(['cache@', 'build', 'upload-pages', 'deploy-pages', '--fix'].map(at));
    const { with: upload } = steps[at('upload-pages')];
    expect([upload.path, commands[0]]).toEqual(['dist', 'npx senja build --lang id --host pages']);
    const { with: cache } = steps[at('cache@')];
    expect(cache.path.split('\n')).toEqual(['dist', '.senja']);
  });

  it('builds, then commits new addresses, even after a concurrent push', () => {
    const { folder, read, shell } = runner(false, GIT);
    const run = (...lines: string[]) => {
      const { status, stdout, stderr } = shell(lines);
      expect(status, stdout + stderr).toBe(0);
      return stdout;
    };
    writeFileSync(path.join(folder, 'content/articles/17-teh.md'), article('Teh jahe', 'Isi.'));
    cpSync(path.join(root, '.gitattributes'), path.join(folder, '.gitattributes'));
    run(
      'git init -q -b main && git add .gitattributes content && git commit -q -m konten',
      'git clone -q --bare . pusat.git && git remote add origin "$PWD/pusat.git"',
      'git fetch -q && git branch -q -u origin/main && git clone -q pusat.git lain',
      "cd lain && printf '/artikel/wedang/\\n' >> content/addresses.txt && git commit -qam lain && git push -q",
    );
    const [build = '', list = '', ...others] = commands;
    expect(others).toEqual([]);
    run(build);
    run(list);
    const log = run('git log origin/main --format=%s');
    expect(log).toBe('List new addresses\nlain\nkonten\n');
    const published = run('git show origin/main:content/addresses.txt').split('\n');
    expect(published).toEqual(expect.arrayContaining(['/artikel/teh/', '/artikel/wedang/', '/kontak/']));
    expect(read('content/addresses.txt').split('\n')).toEqual(published);
    run(build);
    run(list);
    expect(run('git log origin/main --format=%s')).toBe(log);
    // Many sites have no list.
    run('git rm -q content/addresses.txt && git commit -qm tanpa', list);
    expect(existsSync(path.join(folder, 'content/addresses.txt'))).toBe(false);
  });

  it('publishes nothing if content is faulty', () => {
    const { folder, shell } = runner(true, GIT);
    expect(shell(commands).status).toBe(1);
    expect(existsSync(path.join(folder, 'dist'))).toBe(false);
  });
});

describe('the Git hook', () => {
  const hook = recipe('sh', '#!/bin/sh');

  /** A repository with committed content: two articles, one linking to the other. */
  function repository() {
    const { folder, shell } = runner(false, GIT);
    mkdirSync(path.join(folder, '.git/hooks'), { recursive: true });
    const put = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
    put('content/articles/17-teh.md', article('Teh', 'Isi.'));
    put('content/articles/18-jahe.md', article('Jahe', 'Lihat [teh](/artikel/teh/).'));
    expect(shell(['git init -q .']).status).toBe(0);
    writeFileSync(path.join(folder, '.git/hooks/pre-commit'), hook, { mode: 0o755 });
    const commit = (...lines: string[]) => shell([...lines, 'git commit -q -m konten']);
    const first = commit('git add content');
    expect(first.status, first.stderr).toBe(0);
    return { put, shell, commit };
  }

  it('blocks commits of faulty content, and no others', () => {
    const { put, shell, commit } = repository();
    put(FAULTY, 'judul: Teh jahe\n');
    const refused = commit('git add content');
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain(`${path.basename(FAULTY)}:1:1  error`);
    expect(shell(['git reset -q content']).status).toBe(0);
    expect(commit('git add package.json').status).toBe(0);
    const log = shell(['git log --format=%s --name-only -- content | grep -c salah || true']);
    expect(log.stdout.trim()).toBe('0');
  });

  it.each([
    ['a deletion', 'git rm -q content/articles/17-teh.md'],
    ['a new name', 'git mv content/articles/17-teh.md content/articles/17-wedang.md'],
    ['a move out of the content', 'git mv content/articles/17-teh.md teh.md'],
  ])('blocks %s that breaks a link in an unchanged file', (_name, change) => {
    const { shell, commit } = repository();
    const refused = commit(change);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toMatch(/18-jahe\.md:\d+:\d+ {2}error {2}link\/no-such-page/);
    expect(commit("sed -i 's/Lihat .*/Isi./' content/articles/18-jahe.md", 'git add content').status).toBe(0);
    expect(shell(['git status --porcelain -- content']).stdout).toBe('');
  });

  it('blocks a deletion of a public file that content links to', () => {
    const { put, shell, commit } = repository();
    shell(['mkdir -p public']);
    put('public/panduan.pdf', '%PDF-1.7');
    put('content/articles/18-jahe.md', article('Jahe', 'Lihat [panduan](/panduan.pdf).'));
    expect(commit('git add content public').status).toBe(0);
    const refused = commit('git rm -q public/panduan.pdf');
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain('link/no-such-file');
  });

  it('checks what is committed, not the working tree', () => {
    const { put, commit } = repository();
    put(FAULTY, 'judul: belum selesai\n');
    put('content/articles/17-teh.md', article('Teh', 'Isi yang lain.'));
    expect(commit('git add content/articles/17-teh.md').status).toBe(0);
    put('content/articles/18-jahe.md', 'judul: keliru\n');
    const refused = commit('git add content/articles/18-jahe.md', 'rm content/articles/18-jahe.md');
    expect(refused.status).toBe(1);
  });
});

describe("the project's own workflow", () => {
  const { jobs } = parse(readFileSync(path.join(root, '.github/workflows/ci.yml'), 'utf8'));
  const commandsOf = ({ steps }: { steps: { run?: string }[] }) => steps.flatMap(({ run = [] }) => run);

  it('runs the two commands of README.md, then the long tests, on every supported version of Node', () => {
    const two = blocks('README.md', 'sh')[0]
      ?.split('\n')
      .flatMap((line) => line.split('#')[0]?.trim() || []);
    expect(two).toHaveLength(2);
    expect(commandsOf(jobs.whole)).toEqual(two?.concat('npm run test:all'));
    expect(jobs.whole.strategy.matrix.node).toEqual([20, 22, 24]);
  });

  it('builds and tests on other systems with existing scripts', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
    const named = commandsOf(jobs.quick).flatMap((line) => /^npm run (\S+)$/.exec(line)?.[1] ?? []);
    expect(named).toEqual(['build', 'test:quick']);
    for (const name of named) expect(scripts).toHaveProperty(name);
  });
});
