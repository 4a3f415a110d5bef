/** `--only`, `--skip` and `--suggested`: what is reported, what is fixed, and that nothing hidden is ever published. */
import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contentCopy, senja, tree } from '../support/process/senja.ts';

const FAULTY = 'articles/17-tubuh.md';
const TEXT = `---
title: Tubuh
excerpt: Sebuah ringkasan yang cukup.
category: makanan sehat
imageUrl: https://images.unsplash.com/photo-1
publishDate: 2025-04-20
---
Lihat [ini](/kontk/), [itu](/tentang-kam/ "Judul") dan \`/kontk/\`.
`;

/** A site with a mistake in two fields, in a body and in site.yaml. */
function faulty() {
  const { content, out, folder } = contentCopy();
  const read = (name: string) => readFileSync(path.join(content, name), 'utf8');
  writeFileSync(path.join(content, FAULTY), TEXT);
  writeFileSync(
    path.join(content, 'site.yaml'),
    read('site.yaml').replace('href: /kontak/', 'href: /kontk/'),
  );
  const run = (...args: string[]) => senja(args, { cwd: folder });
  return { content, out, read, run };
}

interface Diagnostic {
  ok: boolean;
  errors: number;
  diagnostics: { code: string }[];
  hidden?: { errors: number };
}

it('reports selected codes, counts the rest, and never publishes hidden errors', async () => {
  const { out, run } = faulty();
  const report = async (...args: string[]) => {
    const { code, stdout } = await run(...args, '--format', 'json');
    const { ok, errors, diagnostics, hidden } = JSON.parse(stdout) as Diagnostic;
    return { code, ok, errors, codes: [...new Set(diagnostics.map((one) => one.code))], hidden };
  };
  expect(await report('check', '--only', 'content/date-in-digits,link/')).toMatchObject({
    code: 1,
    ok: false,
    errors: 4,
    codes: ['content/date-in-digits', 'link/no-such-page'],
    hidden: { errors: 1 },
  });
  expect(await report('check', '--skip', 'content/', '--skip', 'link/', '--skip', 'site/')).toMatchObject({
    code: 0,
    ok: true,
    codes: [],
    hidden: { errors: 5, notes: 2 },
  });
  expect(await report('build', '--skip', 'content/', '--skip', 'link/')).toMatchObject({
    code: 1,
    ok: false,
    codes: [],
    hidden: { errors: 5 },
  });
  expect(existsSync(out)).toBe(false);
  const quiet = await run('build', '--only', 'markdown/', '--quiet');
  expect(quiet).toMatchObject({ code: 1, stdout: '' });
  expect(quiet.stderr).toContain('5 errors are not shown because of --only or --skip.');
  const named = await run('check', `content/${FAULTY}`, '--only', 'link/no-such-page', '--lang', 'id');
  expect(named.code).toBe(1);
  expect(named.stderr).toMatch(/^content\/articles|^articles/);
  expect(named.stderr).not.toContain('site.yaml:');
  expect(named.stderr).toContain('Ada 2 kesalahan yang tidak ditampilkan karena --only atau --skip.');
  expect(existsSync(out)).toBe(false);
});

it('ignores unselected warnings, even with --strict', async () => {
  const { content, folder } = contentCopy();
  writeFileSync(path.join(content, 'articles/catatan.txt'), 'x');
  const strict = (...args: string[]) => senja(['build', '--strict', ...args], { cwd: folder });
  expect((await strict()).code).toBe(1);
  // The second build has nothing to do and reports the warning from its record.
  for (const args of [
    ['--skip', 'file/ignored'],
    ['--skip', 'file/'],
    ['--only', 'markdown/'],
  ])
    expect((await strict(...args)).code).toBe(0);
  expect((await strict('--only', 'file/ignored')).code).toBe(1);
});

it.each([
  [['--only', 'conten/bad-date'], 'Did you mean: content/bad-date'],
  [['--skip', 'markdown'], 'Did you mean: markdown/'],
  [['--skip', 'markdown/*'], 'Did you mean: markdown/'],
  [['--only', 'site/no-articls'], 'Did you mean: site/no-articles'],
  [['--only', 'link/,senja/bug'], 'There is no code “senja/bug”'],
])('refuses unknown codes: %s', async (args, words) => {
  const ran = await faulty().run('check', ...args);
  expect(ran).toMatchObject({ code: 2, stdout: '' });
  expect(ran.stderr).toMatch(/^usage\/unknown-code /);
  expect(ran.stderr).toContain(words);
});

it('accepts the site’s own codes too', async () => {
  const ran = await faulty().run('check', '--only', 'site/example-data');
  expect(ran.code).toBe(0);
  expect(ran.stderr.match(/site\/example-data/g)).toHaveLength(2);
});

it('fixes only what is selected, and lists the edits in every machine format', async () => {
  const { read, run } = faulty();
  const json = JSON.parse(
    (await run('check', '--fix', '--only', 'content/date-in-digits', '--format', 'json')).stdout,
  );
  const edit = { code: 'content/date-in-digits', file: FAULTY, old: '2025-04-20', new: '20 April 2025' };
  const place = { line: 6, column: 14, endLine: 6, endColumn: 24, pass: 1 };
  expect(json.edits).toEqual([{ ...edit, ...place }]);
  expect(read(FAULTY)).toBe(TEXT.replace('2025-04-20', '20 April 2025'));
  const github = await run('check', '--fix', '--skip', 'link/', '--format', 'github');
  expect(github.stdout).toContain(
    `::notice file=content/${FAULTY},line=4,title=content/not-one-of::makanan sehat → Makanan Sehat\n`,
  );
  expect(JSON.parse((await run('check', '--format', 'json')).stdout).edits).toBeUndefined();
});

it('applies the only suggestion of a code everywhere, in fields and bodies', async () => {
  const { content, read, run } = faulty();
  const before = tree(content);
  const site = read('site.yaml');
  for (const args of [['--suggested'], ['--fix', '--suggested'], ['--only', 'link/', '--suggested']]) {
    const refused = await run('check', ...args);
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toMatch(/^usage\/suggested-needs-only /);
  }
  expect(tree(content)).toEqual(before);
  const ran = await run('check', '--fix', '--only', 'link/no-such-page', '--suggested', '--format', 'json');
  expect(ran.code).toBe(0);
  const { edits } = JSON.parse(ran.stdout);
  expect(edits.map((one: { file: string; new: string }) => [one.file, one.new])).toEqual([
    [FAULTY, '/kontak/'],
    [FAULTY, '/tentang-kami/'],
    ['site.yaml', '/kontak/'],
  ]);
  expect(read(FAULTY)).toBe(
    TEXT.replace('(/kontk/)', '(/kontak/)').replace('/tentang-kam/', '/tentang-kami/'),
  );
  expect(read('site.yaml')).toBe(site.replace('href: /kontk/', 'href: /kontak/'));
});

it('prints nothing with --quiet if nothing is wrong, for every command', async () => {
  const { content, folder } = contentCopy();
  const run = (...args: string[]) => senja([...args, '--quiet'], { cwd: folder });
  const silent = { code: 0, stdout: '', stderr: '' };
  expect(await run('build')).toEqual(silent);
  expect(await run('build')).toEqual(silent);
  for (const format of ['pretty', 'github']) expect(await run('check', '--format', format)).toEqual(silent);
  writeFileSync(path.join(content, FAULTY), TEXT.replace(/Lihat.*/, 'Lihat.'));
  expect(await run('check', '--fix')).toEqual(silent);
  expect(await run('new', 'article', 'Teh')).toMatchObject({ code: 0, stderr: '' });
  const { diagnostics } = JSON.parse((await run('check', '--format', 'json')).stdout) as Diagnostic;
  expect(diagnostics.filter(({ code }) => code === 'site/example-data')).toEqual([]);
});

it('prints no control or invisible characters on either stream, whatever the name and content of a file', async () => {
  const { content, folder } = contentCopy();
  const name = 'articles/18-a\u202eb\u2028\u0085c\u061c\u00ad\u200bd.yaml';
  writeFileSync(
    path.join(content, name),
    'titel: T\u200be\u202ah  \nexcerpt: R.\ncategory: Makanan Sehatt\n',
  );
  const steps = [
    ...['pretty', 'json', 'github', 'gitlab', 'sarif', 'junit'].map((format) => [
      'check',
      '--format',
      format,
    ]),
    ['check', `content/${name}.tidak-ada`],
    ['check', '--fix'],
    ['build', '--why'],
  ];
  for (const args of steps) {
    const { code, stdout, stderr } = await senja(args, { cwd: folder });
    expect([1, 2]).toContain(code);
    expect((stdout + stderr).replaceAll('\n', ''), args.join(' ')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    if (args[2] === 'json') expect(JSON.parse(stdout).diagnostics[0].file).toBe(name);
  }
});

/** Articles with one warning each. */
function oldPosts(content: string, ...names: string[]): void {
  for (const name of names)
    writeFileSync(
      path.join(content, `articles/${name}.md`),
      TEXT.replace('makanan sehat', 'Makanan Sehat')
        .replace('Tubuh', `Tubuh ${name}`)
        .replace('2025-04-20', '20 April 2025')
        .replace(/Lihat.*/, `{{ ${name} }}`),
    );
}

it('prints warnings of unchanged files once, then their number, and all on request', async () => {
  const { content, folder } = contentCopy();
  oldPosts(content, '17-a', '18-b');
  const check = async (...args: string[]) => (await senja(['check', ...args], { cwd: folder })).stderr;
  const files = (text: string) => [...text.matchAll(/^(\S+?):\S+ {2}warning /gm)].map(([, file]) => file);
  const both = ['articles/17-a.md', 'articles/18-b.md'];
  expect(files(await check())).toEqual(both);
  const second = await check();
  expect(files(second)).toEqual([]);
  expect(second).toMatch(
    /^0 errors, 2 warnings, .*\n2 earlier findings are not shown again\. .* check --all$/m,
  );
  // Another cause may bring a warning to a file that nobody touched.
  writeFileSync(path.join(content, 'articles/catatan.txt'), 'x');
  expect(files(await check())).toEqual(['articles/catatan.txt']);
  utimesSync(path.join(content, 'articles/18-b.md'), 1, 1);
  expect(files(await check())).toEqual(['articles/18-b.md']);
  // An error in a changed file is not lost among old warnings, and hides none of them for good.
  oldPosts(content, '19-c');
  writeFileSync(path.join(content, 'articles/20-d.md'), TEXT);
  const faultyRun = await check();
  expect(files(faultyRun)).toEqual(['articles/19-c.md']);
  expect(faultyRun).toContain('First error: articles/20-d.md:');
  const all = [...both, 'articles/19-c.md', 'articles/catatan.txt'];
  for (const wanted of ['--all', '--strict', '--quiet', '--no-cache'])
    expect([wanted, files(await check(wanted))]).toEqual([wanted, all]);
  expect(files(await check('--only', 'markdown/'))).toEqual(all.slice(0, 3));
  expect(files(await check('content/articles/17-a.md'))).toEqual(['articles/17-a.md']);
  const { stdout } = await senja(['check', '--format', 'json'], { cwd: folder });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { severity: string; file: string }[] };
  expect(diagnostics.filter(({ severity }) => severity === 'warning').map(({ file }) => file)).toEqual(all);
});

it('reports with --errors only what stops a build, with the numbers of everything', async () => {
  const { content, folder } = contentCopy();
  oldPosts(content, '17-a');
  const run = (...args: string[]) => senja([...args, '--errors'], { cwd: folder });
  const sound = await run('check', '--format', 'json', '--format', 'junit=r.xml');
  expect([sound.code, JSON.parse(sound.stdout)]).toMatchObject([
    0,
    { ok: true, errors: 0, warnings: 1, diagnostics: [] },
  ]);
  expect(readFileSync(path.join(folder, 'r.xml'), 'utf8')).not.toContain('<system-out>');
  expect((await run('build')).stderr).not.toContain('  warning  ');
  const strict = await run('check', '--strict', '--format', 'json');
  expect([strict.code, JSON.parse(strict.stdout)]).toMatchObject([
    1,
    { ok: false, warnings: 1, diagnostics: [{ severity: 'warning' }] },
  ]);
  writeFileSync(path.join(content, 'articles/20-d.md'), TEXT);
  const shown = await run('check');
  expect(shown.code).toBe(1);
  expect(shown.stderr).not.toMatch(/ {2}(?:warning|note) {2}/);
  expect(shown.stderr).toMatch(/^\d errors, 1 warning, \d notes in /m);
});
