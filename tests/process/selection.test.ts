/** `--only`, `--skip` and `--suggested`: what is reported, what is fixed, and that nothing hidden is ever published. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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
    ...['pretty', 'json', 'github', 'sarif', 'junit'].map((format) => ['check', '--format', format]),
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
