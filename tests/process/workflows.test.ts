/** The recipes of README.md for CI and hooks: their shell steps run in a copy of the project, as a runner would run them. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectCopy } from '../support/installed.ts';
import { root } from '../support/senja.ts';

const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
const blocks = (language: string): string[] =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    ([, text = '']) => text,
  );

/** The one block of README.md that begins with this line. */
function recipe(language: string, first: string): string {
  const found = blocks(language).filter((text) => text.startsWith(`${first}\n`));
  expect(found, first).toHaveLength(1);
  return found[0] ?? '';
}

/** Steps that need the network, and are left out here: what they fetch is in the copy. */
const INSTALLS = ['npm ci', 'npm ci --cache .npm'];
const isRun = (step: string): boolean => !INSTALLS.includes(step);

const FAULTY = 'content/articles/17-salah.yaml';

/** A copy of the project, with a fault in it or none, where commands run as on a runner. */
function runner(isFaulty: boolean, env: Readonly<Record<string, string>>) {
  const folder = projectCopy();
  if (isFaulty) writeFileSync(path.join(folder, FAULTY), 'judul: Teh jahe\n');
  const neutral = {
    ...process.env,
    LC_ALL: 'C',
    PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
  };
  return {
    folder,
    read: (name: string) => readFileSync(path.join(folder, name), 'utf8'),
    /** Lines of one shell, which stops at the first that fails. */
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
  const { jobs } = parse(recipe('yaml', '# .github/workflows/content.yml'));
  const { steps } = jobs.check;

  it.each(SITES)('tells what is $content', ({ isFaulty }) => {
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

  it('leaves out nothing but what fetches', () => {
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
    const { status, stderr } = shell([...before, ...script].filter(isRun));
    return { folder, read, status, stderr, artifacts };
  }

  it.each(SITES)('tells what is $content', ({ isFaulty }) => {
    const { read, status, stderr, artifacts } = job('check', isFaulty);
    expect(status, stderr).toBe(isFaulty ? 1 : 0);
    const report = read(artifacts.reports.junit);
    expect(report).toContain('<testsuite');
    expect(report.includes('<failure')).toBe(isFaulty);
    expect(artifacts.when).toBe('always');
  });

  it.each(SITES)('publishes no site but a sound one: $content', ({ isFaulty }) => {
    const { folder, status, stderr, artifacts } = job('pages', isFaulty);
    expect(status, stderr).toBe(isFaulty ? 1 : 0);
    expect(artifacts.paths).toEqual(['public']);
    expect(existsSync(path.join(folder, 'public/index.html'))).toBe(!isFaulty);
  });

  it('leaves out nothing but what fetches', () => {
    expect(before.filter((line: string) => !isRun(line))).toEqual(['npm ci --cache .npm']);
    for (const name of ['check', 'pages']) expect(pipeline[name].script.filter(isRun)).toHaveLength(1);
  });
});

describe('the hook', () => {
  const hook = recipe('sh', '#!/bin/sh');
  const author = '-c user.name=Siti -c user.email=siti@uji.example';

  it('lets no faulty content be committed, and what is no content always', () => {
    const { folder, shell } = runner(false, {
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_SYSTEM: '/dev/null',
    });
    mkdirSync(path.join(folder, '.git/hooks'), { recursive: true });
    expect(shell(['git init -q .']).status).toBe(0);
    writeFileSync(path.join(folder, '.git/hooks/pre-commit'), hook, { mode: 0o755 });
    const commit = (files: string) => shell([`git add ${files}`, `git ${author} commit -q -m konten`]);

    expect(commit('content')).toMatchObject({ status: 0 });
    writeFileSync(path.join(folder, FAULTY), 'judul: Teh jahe\n');
    const refused = commit('content');
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain(`${path.basename(FAULTY)}:1:1  error`);
    expect(shell(['git reset -q content']).status).toBe(0);
    expect(commit('package.json').status).toBe(0);
    const log = shell(['git log --format=%s --name-only -- content | grep -c salah || true']);
    expect(log.stdout.trim()).toBe('0');
  });
});
