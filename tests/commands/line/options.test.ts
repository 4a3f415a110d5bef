/** Flags and environment, and the resulting options of commands. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Flags, opensLinks, resolveOptions } from '../../../cli/commands/line/options.ts';
import { temporaryFolder } from '../../support/process/senja.ts';

const FLAGS: Flags = {
  content: 'content',
  out: 'dist',
  strict: false,
  cache: true,
  quiet: false,
  color: true,
};
const GITHUB = {
  GITHUB_ACTIONS: 'true',
  GITHUB_SERVER_URL: 'https://github.example',
  GITHUB_REPOSITORY: 'ibu/situs',
  GITHUB_SHA: 'abc',
  GITHUB_STEP_SUMMARY: '/ringkasan',
};

let cwd: string;
beforeEach(() => {
  cwd = temporaryFolder();
});

const options = (
  flags: Partial<Flags> = {},
  env: NodeJS.ProcessEnv = {},
  toolRoot = path.join(cwd, 'senja'),
) => resolveOptions({ ...FLAGS, ...flags }, env, { cwd, toolRoot }, 'en');

it('has a default for each omitted flag', () => {
  expect(options()).toEqual({
    content: path.join(cwd, 'content'),
    contentName: 'content',
    contentInCheckout: 'content',
    out: 'dist',
    url: null,
    format: 'pretty',
    reports: [],
    helpUri: null,
    stepSummary: null,
    lang: 'en',
    only: [],
    skip: [],
    strict: false,
    cache: true,
    quiet: false,
    day: null,
    drafts: false,
    colour: false,
  });
});

describe('the format', () => {
  it('defaults to GitHub in its workflows', () => {
    expect(options({}, GITHUB).format).toBe('github');
    expect(options({}, { GITHUB_ACTIONS: 'yes' }).format).toBe('pretty');
    expect(options({ format: [{ format: 'json', file: null }] }, GITHUB).format).toBe('json');
  });

  it('goes to files below the working folder', () => {
    const format = [
      { format: 'sarif', file: 'a.sarif' },
      { format: 'json', file: null },
      { format: 'junit', file: '/tmp/b.xml' },
    ] as const;
    expect(options({ format })).toMatchObject({
      format: 'json',
      reports: [
        { format: 'sarif', file: path.join(cwd, 'a.sarif') },
        { format: 'junit', file: path.resolve('/tmp/b.xml') },
      ],
    });
  });
});

it('takes the address from the flag, or else from SENJA_URL', () => {
  const env = { SENJA_URL: 'https://pratinjau.example/' };
  expect(options({}, env).url).toBe(env.SENJA_URL);
  expect(options({ url: 'https://lain.example/' }, env).url).toBe('https://lain.example/');
  expect(options({}, { SENJA_URL: '' }).url).toBe(null);
});

describe('in a repository', () => {
  it('names content by its path from the root, whatever the working directory of the step', () => {
    const env = { GITHUB_WORKSPACE: path.dirname(cwd) };
    expect(options({}, env).contentInCheckout).toBe(`${path.basename(cwd)}/content`);
    expect(options({ content: '../lain' }, { GITHUB_WORKSPACE: cwd }).contentInCheckout).toBe('../lain');
  });

  it('does so in every CI system, and on any machine with Git', () => {
    const site = path.join(cwd, 'apps/site');
    mkdirSync(path.join(site, 'content'), { recursive: true });
    const inSite = (env: NodeJS.ProcessEnv = {}) =>
      resolveOptions(FLAGS, env, { cwd: site, toolRoot: site }, 'en');
    expect(inSite().contentInCheckout).toBe('content');
    expect(inSite({ CI_PROJECT_DIR: cwd }).contentInCheckout).toBe('apps/site/content');
    expect(inSite({ WORKSPACE: cwd }).contentInCheckout).toBe('apps/site/content');
    // A work tree has a file in its place.
    writeFileSync(path.join(cwd, 'apps/.git'), 'gitdir: elsewhere\n');
    expect(inSite({ CI_PROJECT_DIR: cwd }).contentInCheckout).toBe('site/content');
    expect(inSite().contentInCheckout).toBe('site/content');
    expect(inSite().contentName).toBe('content');
  });

  it('links the summary to the sources in the repository', () => {
    const source = 'https://github.example/ibu/situs/blob/abc';
    expect(options({}, { ...GITHUB, GITHUB_WORKSPACE: cwd }).stepSummary).toEqual({
      file: '/ringkasan',
      source,
    });
    expect(options({ content: '../lain' }, { ...GITHUB, GITHUB_WORKSPACE: cwd }).stepSummary).toEqual({
      file: '/ringkasan',
      source: null,
    });
    expect(
      options({ format: [{ format: 'pretty', file: null }] }, { ...GITHUB, GITHUB_WORKSPACE: cwd })
        .stepSummary,
    ).toBe(null);
  });

  it('links to the help: the README of senja, in GitHub and in GitLab', () => {
    expect(options({}, { ...GITHUB, GITHUB_WORKSPACE: cwd }).helpUri).toBe(
      'https://github.example/ibu/situs/blob/abc/senja/README.md',
    );
    const gitlab = { CI_PROJECT_URL: 'https://gitlab.example/a', CI_COMMIT_SHA: 'abc', CI_PROJECT_DIR: cwd };
    expect(options({}, gitlab).helpUri).toBe('https://gitlab.example/a/-/blob/abc/senja/README.md');
    expect(options({}, gitlab, path.join(path.dirname(cwd), 'senja')).helpUri).toBe(null);
  });
});

describe('on a terminal', () => {
  const { isTTY } = process.stderr;
  afterEach(() => {
    process.stderr.isTTY = isTTY;
  });

  it.each([
    [true, {}, {}, true],
    [true, { color: false }, {}, false],
    [true, {}, { NO_COLOR: '1' }, false],
    [false, {}, {}, false],
    [false, {}, { FORCE_COLOR: '1' }, true],
    [false, {}, { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
  ])('%s, with %j and %j, it uses colours: %s', (terminal, flags, env, expected) => {
    process.stderr.isTTY = terminal;
    expect(options(flags, env).colour).toBe(expected);
  });

  it.each([
    [true, { TERM_PROGRAM: 'vscode' }, true],
    [true, { TERM: 'xterm-kitty' }, true],
    [true, { WT_SESSION: 'x' }, true],
    [true, { VTE_VERSION: '6800' }, true],
    [true, { VTE_VERSION: '4900' }, false],
    [true, { TERM: 'xterm-256color' }, false],
    [false, { TERM_PROGRAM: 'vscode' }, false],
  ])('%s, with %j, it prints links: %s', (terminal, env, expected) => {
    process.stderr.isTTY = terminal;
    expect(opensLinks(env)).toBe(expected);
  });
});
