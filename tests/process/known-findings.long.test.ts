/** Findings that a site or a run leaves out: severities of its own, known findings, files that have not changed. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { broughtSite, type JsonDiagnostic } from '../support/process/brought-site.ts';
import { senja } from '../support/process/senja.ts';

let site: Awaited<ReturnType<typeof broughtSite>>;

beforeEach(async () => {
  site = await broughtSite();
});

const checks = (choices: object): void => {
  const text = site.get('templates/site.ts').replace(/ *checks: .*\n/, '');
  site.put(
    'templates/site.ts',
    text.replace('defineSite({', `defineSite({\n  checks: ${JSON.stringify(choices)},\n`),
  );
};
const brief = (diagnostics: readonly JsonDiagnostic[]): string[] =>
  diagnostics.map(({ severity, code, file }) => `${severity} ${code} ${file}`);

it('gives codes the severities that the site sets', async () => {
  site.post('a', '', 'See [b](/nope/), [c](/posts/a/#none) and [d](http://example.com/).');
  expect((await site.build()).code).toBe(1);
  checks({ 'link/no-such-page': 'warning', 'link/no-such-anchor': 'note', 'link/not-https': 'off' });
  const demoted = ['warning link/no-such-page posts/a.md', 'note link/no-such-anchor posts/a.md'];
  for (const run of [1, 2]) {
    const { code, diagnostics } = await site.build();
    expect([code, brief(diagnostics)], `run ${run}`).toEqual([0, demoted]);
  }
  expect(site.get('dist/posts/a/index.html')).toContain('<a href="/nope/">b</a>');
  expect((await site.build('--strict')).code).toBe(1);
  checks({ 'link/*': 'off', 'link/not-https': 'error' });
  expect(await site.run('check')).toMatchObject({
    code: 1,
    diagnostics: [{ severity: 'error', code: 'link/not-https' }],
  });
  // In a site with another error, too.
  site.post('b', 'unknown: 1');
  const { diagnostics } = await site.run('check');
  expect(brief(diagnostics)).toEqual([
    'error link/not-https posts/a.md',
    'error content/unknown-field posts/b.md',
  ]);
});

it('says which severities cannot be set, at their place', async () => {
  site.post('a', '');
  checks({ 'content/missing-field': 'warning', 'link/no-such-pag': 'off', 'link/moved': 'loud' });
  for (const [lang, words] of [
    [
      'en',
      [
        '“checks” cannot demote content/missing-field',
        '“checks” names link/no-such-pag, which is no code',
        '“checks” gives link/moved the value loud',
      ],
    ],
    [
      'id',
      [
        '“checks” tidak dapat melonggarkan content/missing-field',
        '“checks” menyebut link/no-such-pag',
        '“checks” memberi link/moved nilai loud',
      ],
    ],
  ] as const) {
    const { stdout } = await senja(['check', '--format', 'json', '--lang', lang], { cwd: site.site });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: (JsonDiagnostic & { column: number })[] };
    expect(diagnostics).toHaveLength(3);
    for (const [index, one] of words.entries()) {
      expect(diagnostics[index]?.message).toContain(one);
      expect(diagnostics[index]).toMatchObject({ code: 'senja/site-code', file: '../templates/site.ts' });
    }
    expect(new Set(diagnostics.map(({ column }) => column)).size).toBe(3);
    expect(diagnostics[1]?.suggestions).toEqual(['link/no-such-page']);
  }
  // A family leaves what cannot be published.
  checks({ 'content/*': 'off' });
  site.post('b', 'unknown: 1');
  expect((await site.run('check')).diagnostics).toMatchObject([
    { code: 'content/unknown-field', severity: 'error' },
  ]);
});

it('tells only what a baseline does not hold, wherever lines have moved to', async () => {
  site.post('a', '', '[b](/nope/)\n\n[c](/other/)');
  site.post('b', '', 'See http://example.com/.');
  const all = await senja(['check', '--format', 'json', '--lang', 'id'], { cwd: site.site });
  writeFileSync(path.join(site.site, 'known.json'), all.stdout);
  expect(await site.run('check', '--baseline', 'known.json')).toEqual({ code: 0, diagnostics: [] });
  site.post(
    'a',
    'summary: More',
    'Text.\n\n[b](/nope/)\n\n[c](/other/)\n\nAnd [again](/nope/), [new](/new/).',
  );
  const { code, diagnostics } = await site.run('check', '--baseline', 'known.json', '--strict');
  expect(code).toBe(1);
  expect(diagnostics.map(({ line, message }) => `${line} ${/\/(?:nope|new)\//.exec(message)?.[0]}`)).toEqual([
    '13 /nope/',
    '13 /new/',
  ]);
  const update = await senja(['check', '--baseline', 'known.json', '--update-baseline', '--lang', 'en'], {
    cwd: site.site,
  });
  expect([update.code, update.stderr]).toEqual([
    0,
    expect.stringContaining('findings written to known.json'),
  ]);
  const pretty = await senja(['check', '--baseline', 'known.json', '--lang', 'en'], { cwd: site.site });
  expect([pretty.code, pretty.stderr]).toEqual([
    0,
    expect.stringMatching(/\d known findings of known\.json not shown\./),
  ]);
  // An error stops a build all the same; a warning is not reported.
  expect(
    brief((await site.build('--baseline', 'known.json')).diagnostics).map((one) => one.split(' ')[0]),
  ).toEqual(Array.from({ length: 4 }, () => 'error'));
  for (const [file, content, message] of [
    ['none.json', null, 'There is no file none.json.'],
    ['broken.json', '{', 'broken.json is no JSON report of senja.'],
    ['other.json', '{"diagnostics":[{"code":1}]}', 'other.json is no JSON report of senja.'],
  ] as const) {
    if (content !== null) writeFileSync(path.join(site.site, file), content);
    const failed = await senja(['check', '--baseline', file, '--lang', 'en'], { cwd: site.site });
    expect([failed.code, failed.stderr]).toEqual([2, expect.stringContaining(message)]);
  }
  expect((await senja(['check', '--update-baseline', '--lang', 'en'], { cwd: site.site })).code).toBe(2);
  // Nothing but an older baseline is written over, and nothing is written among the content.
  writeFileSync(path.join(site.site, 'notes.txt'), 'mine');
  for (const name of ['notes.txt', 'content/site.yaml', 'content/known.json']) {
    const file = path.join(site.site, name);
    const before = existsSync(file) ? readFileSync(file, 'utf8') : null;
    const refused = await senja(['check', '--baseline', name, '--update-baseline'], { cwd: site.site });
    expect([name, refused.code]).toEqual([name, 2]);
    expect(existsSync(file) ? readFileSync(file, 'utf8') : null).toBe(before);
  }
});

it('tells only what is in files that Git says have changed', async () => {
  const git = (...words: string[]): string =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@x.example', ...words], {
      cwd: site.site,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const outside = await senja(['check', '--changed', '--lang', 'en'], { cwd: site.site });
  expect([outside.code, outside.stderr]).toEqual([
    2,
    expect.stringContaining('--changed needs a Git repository'),
  ]);
  const without = await senja(['check', '--changed', '--lang', 'en'], {
    cwd: site.site,
    env: { PATH: '/nowhere' },
  });
  expect([without.code, without.stderr]).toEqual([3, expect.stringContaining('which is not installed')]);
  site.post('old', '', '[b](/nope/)');
  site.post('gone', '', 'Text.');
  site.post('moved', '', 'Text.');
  git('init', '-b', 'main');
  git('add', '.');
  git('commit', '-m', 'First');
  expect(await site.run('check', '--changed')).toEqual({ code: 0, diagnostics: [] });
  rmSync(path.join(site.site, 'content/posts/gone.md'));
  git('mv', 'content/posts/moved.md', 'content/posts/to.md');
  site.post('to', '', '[b](/staged/)');
  git('add', 'content/posts/to.md');
  site.post('new é', '', '[b](/untracked/)');
  site.put('README.md', 'Outside.');
  const { code, diagnostics } = await site.run('check', '--changed');
  expect(code).toBe(1);
  expect(diagnostics.filter((one) => one.code === 'link/no-such-page').map(({ file }) => file)).toEqual([
    'posts/new é.md',
    'posts/to.md',
  ]);
  expect(diagnostics.some(({ file }) => file === 'posts/old.md')).toBe(false);
  expect((await site.run('check', '--changed', 'content/posts/old.md')).diagnostics).toEqual([]);
  // A pull request.
  rmSync(path.join(site.site, 'content/posts/new é.md'));
  git('add', '.');
  git('commit', '-m', 'Second');
  expect(await site.run('check', '--changed')).toEqual({ code: 0, diagnostics: [] });
  git('update-ref', 'refs/remotes/origin/main', 'HEAD~1');
  const env = { GITHUB_BASE_REF: 'main' };
  const args = ['check', '--changed', '--format', 'json', '--lang', 'en'];
  const request = await senja(args, { cwd: site.site, env });
  expect(JSON.parse(request.stdout)).toMatchObject({ ok: false, diagnostics: [{ file: 'posts/to.md' }] });
  const shallow = await senja(args, { cwd: site.site, env: { GITHUB_BASE_REF: 'other' } });
  expect([shallow.code, JSON.parse(shallow.stdout)]).toMatchObject([
    2,
    { failure: { message: expect.stringContaining('Git does not know origin/other') } },
  ]);
});

it('counts the errors in other files that a change has caused, and no others', async () => {
  const git = (...words: string[]): string =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@x.example', ...words], {
      cwd: site.site,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const model = 'content/models/post.schema.json';
  const file = (name: string): string => path.join(site.site, name);
  const replace = (name: string, from: string | RegExp, to: string): void =>
    writeFileSync(file(name), readFileSync(file(name), 'utf8').replace(from, to));
  site.post('old', '', '[b](/nope/)');
  site.post('target', '', '## Part {#part}\n\nText.');
  site.post('to-anchor', '', '[part](target.md#part)');
  site.post('to-page', '', '[page](target.md)');
  git('init', '-b', 'main');
  git('add', '.');
  git('commit', '-m', 'First');
  const changes: [string, () => void, string[], string[]?][] = [
    ['a text of its own', () => replace('content/posts/target.md', 'Text.', 'Words.'), []],
    ['an anchor', () => replace('content/posts/target.md', '{#part}', '{#other}'), [], ['to-anchor']],
    ['a page', () => rmSync(file('content/posts/target.md')), ['to-anchor', 'to-page']],
    ['a name', () => git('mv', 'content/posts/target.md', 'content/posts/aim.md'), ['to-anchor', 'to-page']],
    ['a picture', () => site.put('content/images/new.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'), []],
    // What a model has to do with an error cannot be told.
    ['a model', () => replace(model, '{', '{ "title": "Other",'), ['old']],
  ];
  for (const [what, change, files, warned = []] of changes) {
    change();
    const { code, stderr } = await senja(['check', '--changed', '--lang', 'en'], { cwd: site.site });
    const { diagnostics } = await site.run('check', '--changed');
    const of = (kind: string) =>
      diagnostics.filter(({ severity }) => severity === kind).map((one) => one.file);
    const found = of('error');
    expect([what, of('warning')]).toEqual([what, warned.map((name) => `posts/${name}.md`)]);
    expect([what, [...new Set(found)]]).toEqual([what, files.map((name) => `posts/${name}.md`)]);
    expect([what, code]).toEqual([what, files.length > 0 ? 1 : 0]);
    expect(stderr).not.toContain('The content is valid.');
    expect(stderr).toContain(
      files.length > 0
        ? `Errors in other files because of this change: ${found.length}.`
        : 'The changed files are valid.',
    );
    git('stash', '--include-untracked');
    git('stash', 'drop');
  }
});
