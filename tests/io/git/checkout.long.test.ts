/**
 * No repository that content brings is asked, and one that is not the site's own runs nothing: each program here only
 * leaves a mark, and a call of Git without these guards does run it.
 */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { repositoryOf } from '../../../cli/edit/versions/repository.ts';
import { Failure } from '../../../cli/io/failures/failure.ts';
import { changedFiles } from '../../../cli/io/git/changed-files.ts';
import { temporaryFolder } from '../../support/process/senja.ts';
import { commitAll, git, hook, repositoryIn, withoutSettings } from '../../support/sites/repositories.ts';

withoutSettings();

let root: string;
let content: string;
let mark: string;

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

/** Changes a file, of which only its text says so. */
const edit = (): void => write('content/articles/01-teh.md', 'Tea\n');

/** A command that leaves the mark, and passes on what it gets. */
const marks = (): string => `sh -c 'touch "${mark}"; cat'`;

beforeEach(() => {
  const folder = realpathSync(temporaryFolder());
  [root, mark] = [path.join(folder, 'site'), path.join(folder, 'mark')];
  content = path.join(root, 'content');
  repositoryIn(root);
  write('content/site.yaml', 'title: Situs\n');
  write('content/articles/01-teh.md', 'Teh\n');
  commitAll(root);
});

const changed = async (siteRoot = root, env = {}) =>
  (await changedFiles({ content, siteRoot }, env)).map((file) => path.relative(root, file)).sort();

/** @returns code and English message of the failure */
const refusal = () =>
  changed().then(
    (files) => files,
    (error) => [error instanceof Failure ? error.code : error, error.words.en.message],
  );

/** Makes a repository whose settings name a program that Git runs at once. */
function hostile(folder: string): void {
  repositoryIn(folder);
  git(folder, 'config', 'core.fsmonitor', marks());
}

/** Turns a repository into a folder that looks like one without a work tree. */
function bare(folder: string): void {
  hostile(folder);
  for (const name of ['HEAD', 'objects', 'refs', 'config'])
    renameSync(path.join(folder, '.git', name), path.join(folder, name));
  rmSync(path.join(folder, '.git'), { recursive: true });
  git(folder, '--git-dir=.', 'config', 'core.bare', 'false');
  git(folder, '--git-dir=.', 'config', 'core.worktree', folder);
}

/** Repositories in the content, with the folder that is named. */
const WITHIN: Readonly<Record<string, [string, () => void]>> = {
  'the content folder itself': ['', () => hostile(content)],
  'a folder of entries': ['articles', () => hostile(path.join(content, 'articles'))],
  'a folder far below': ['images/a/b', () => hostile(path.join(content, 'images/a/b'))],
  'a file that leads elsewhere': [
    'articles',
    () => {
      hostile(path.join(root, '../other'));
      write('content/articles/.git', `gitdir: ${path.join(root, '../other/.git')}\n`);
    },
  ],
  'the content folder, without a work tree': ['', () => bare(content)],
  'a folder without a work tree': ['articles/x.git', () => bare(path.join(content, 'articles/x.git'))],
  'a further work tree': [
    'articles/w',
    () => {
      write('content/articles/w/HEAD', 'ref: refs/heads/main\n');
      write('content/articles/w/commondir', path.join(root, '.git'));
    },
  ],
  'a submodule': [
    'articles/sub',
    () => {
      const sub = path.join(content, 'articles/sub');
      hostile(sub);
      write('content/articles/sub/02-kopi.md', 'Kopi\n');
      commitAll(sub);
      git(root, 'add', 'content/articles/sub');
      commitAll(root);
      // Its files are there, and Git says that nothing has changed.
      rmSync(path.join(sub, '.git'), { recursive: true });
      expect(git(root, 'status', '--porcelain')).toBe('');
    },
  ],
};

it.each(Object.entries(WITHIN))('refuses %s', async (_what, [place, make]) => {
  expect(await changed()).toEqual([]);
  make();
  rmSync(mark, { force: true });
  const named = path.join(content, place);
  expect(await refusal()).toEqual(['usage/no-repository', expect.stringContaining(`repository, ${named};`)]);
  expect(await repositoryOf({ content, siteRoot: root })).toEqual({ is: 'within', place });
  // Not without a repository above, either.
  renameSync(path.join(root, '.git'), path.join(root, 'git'));
  expect(await refusal()).toEqual(['usage/no-repository', expect.any(String)]);
  expect(existsSync(mark)).toBe(false);
});

it('has a mark that a repository in the content would leave', () => {
  hostile(content);
  git(content, 'status');
  expect(existsSync(mark)).toBe(true);
});

/** Programs that a repository names for what its files are read with, each with a call of Git that runs it. */
const PROGRAMS: Readonly<Record<string, [set: () => void, run: () => unknown]>> = {
  'a monitor of files': [() => git(root, 'config', 'core.fsmonitor', marks()), () => git(root, 'status')],
  'a filter': [
    () => {
      write('.gitattributes', '*.md filter=m\n');
      git(root, 'config', 'filter.m.clean', marks());
      git(root, 'config', 'filter.m.required', 'true');
    },
    () => git(root, 'status'),
  ],
  'a filter as a process, in included settings': [
    () => {
      write('.gitattributes', '*.md filter=m\n');
      write('content/more', `[filter "m"]\n\tprocess = ${JSON.stringify(`touch "${mark}"`)}\n`);
      git(root, 'config', 'include.path', path.join(content, 'more'));
    },
    () => git(root, 'status'),
  ],
  'a hook': [
    () => hook(root, 'post-index-change', `touch "${mark}"`),
    () => git(root, 'update-index', '--refresh', '--really-refresh'),
  ],
  'hooks in the content': [
    () => {
      write('content/hooks/post-index-change', `#!/bin/sh\ntouch "${mark}"\n`);
      execFileSync('chmod', ['+x', path.join(content, 'hooks/post-index-change')]);
      git(root, 'config', 'core.hooksPath', path.join(content, 'hooks'));
    },
    () => git(root, 'update-index', '--refresh', '--really-refresh'),
  ],
  'a way to fetch what is missing': [
    () => {
      const name = git(root, 'rev-parse', 'HEAD:content/articles/01-teh.md');
      rmSync(path.join(root, '.git/objects', name.slice(0, 2), name.slice(2)));
      git(root, 'config', 'remote.origin.url', `file://${root}`);
      git(root, 'config', 'remote.origin.promisor', 'true');
      git(root, 'config', 'remote.origin.uploadpack', `touch "${mark}"; git-upload-pack`);
    },
    () => git(root, 'cat-file', '-p', 'HEAD:content/articles/01-teh.md'),
  ],
};

describe.each(Object.entries(PROGRAMS))('%s', (_what, [set, run]) => {
  it('is not run for another project, whose changes are told all the same', async () => {
    set();
    edit();
    const elsewhere = temporaryFolder();
    expect(await changed(elsewhere)).toContain('content/articles/01-teh.md');
    const found = await repositoryOf({ content, siteRoot: elsewhere });
    expect(found).toMatchObject({ is: 'elsewhere' });
    if (found && 'checkout' in found)
      await found.checkout.git(['cat-file', '-p', 'HEAD:content/articles/01-teh.md']);
    expect(existsSync(mark)).toBe(false);
    expect(() => run()).not.toThrow(/ENOENT/);
    expect(existsSync(mark)).toBe(true);
  });
});

it('runs filters of the site alone, since its files are stored through them', async () => {
  PROGRAMS['a filter']?.[0]();
  edit();
  expect(await changed()).toEqual(['.gitattributes', 'content/articles/01-teh.md']);
  expect(existsSync(mark)).toBe(true);
});

it('refuses another project with a filter that cannot be left out', async () => {
  git(root, 'config', 'filter.a=b.clean', marks());
  await expect(changed(temporaryFolder())).rejects.toMatchObject({ code: 'machine/git' });
  expect(await changed()).toEqual([]);
});

it('believes no settings that name another folder, and no variables of a hook', async () => {
  const other = path.join(root, '../other');
  repositoryIn(other);
  const before = { ...process.env };
  edit();
  try {
    Object.assign(process.env, {
      GIT_DIR: path.join(other, '.git'),
      GIT_WORK_TREE: other,
      GIT_INDEX_FILE: 'x',
    });
    expect(await changed()).toEqual(['content/articles/01-teh.md']);
  } finally {
    for (const name of ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE']) delete process.env[name];
  }
  expect(process.env).toEqual(before);
  git(root, 'config', 'core.worktree', other);
  expect(await refusal()).toEqual(['usage/no-repository', expect.stringMatching(/is in none/)]);
});

it('counts no file as unchanged that Git does not look at', async () => {
  write('content/articles/02-kopi.md', 'Kopi\n');
  commitAll(root);
  git(root, 'update-index', '--assume-unchanged', 'content/articles/01-teh.md');
  git(root, 'update-index', '--skip-worktree', 'content/articles/02-kopi.md');
  write('content/articles/01-teh.md', 'Lain\n');
  write('content/articles/02-kopi.md', 'Lain\n');
  write('content/.gitignore', '*.yaml\nrahasia/\n');
  write('content/articles/03-jahe.yaml', 'title: Jahe\n');
  write('content/rahasia/04-susu.md', 'Susu\n');
  expect(git(root, 'status', '--porcelain')).toBe('?? content/.gitignore');
  expect([...new Set(await changed())]).toEqual([
    'content/.gitignore',
    'content/articles/01-teh.md',
    'content/articles/02-kopi.md',
    'content/articles/03-jahe.yaml',
    'content/rahasia/04-susu.md',
  ]);
});

it('finds the repository of a further work tree and of a submodule, which have a file .git', async () => {
  const tree = path.join(root, '../tree');
  git(root, 'worktree', 'add', '--quiet', tree);
  const above = path.join(root, '../above');
  repositoryIn(above);
  git(above, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', root, 'sub');
  for (const folder of [tree, path.join(above, 'sub')].map((name) => realpathSync(name))) {
    expect(readFileSync(path.join(folder, '.git'), 'utf8')).toMatch(/^gitdir: /);
    writeFileSync(path.join(folder, 'content/articles/05-baru.md'), 'Baru\n');
    const places = { content: path.join(folder, 'content'), siteRoot: folder };
    expect(await changedFiles(places, {})).toContain(path.join(folder, 'content/articles/05-baru.md'));
    expect(await repositoryOf(places)).toMatchObject({
      is: 'open',
      changed: [{ file: 'articles/05-baru.md' }],
    });
  }
});
