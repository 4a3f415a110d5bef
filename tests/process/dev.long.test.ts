/** `senja dev` in what happens seldom: faults, limits, files that are gone or not yet written. */
import { appendFileSync, readFileSync, renameSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import type { FaultView, ReportView } from '../../cli/diagnostics/view/index.ts';
import { contentCopy } from '../support/process/senja.ts';
import { follow, serve } from '../support/process/serve.ts';

const body = async (url: string): Promise<string> => (await fetch(url)).text();

it('dev shows errors in the browser before there is a site, and shows the site once they are fixed', async () => {
  const { content } = contentCopy();
  const file = path.join(content, 'site.yaml');
  const right = readFileSync(file, 'utf8');
  writeFileSync(file, right.replace(/^order:.*$/m, 'order: <b>newst</b>'));
  const { url, output } = await serve(['dev', '--content', content, '--lang', 'en']);
  await expect.poll(output).toContain('There is no site to show yet');
  for (const address of [url, `${url}kontak/`]) {
    const answer = await fetch(address);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('@senja/dev.js');
  }
  const { report } = await follow(url);
  await expect
    .poll(() => report()?.faults)
    .toMatchObject([
      {
        code: 'content/not-one-of',
        frame: { text: 'order: <b>newst</b>' },
        words: { id: { label: 'kesalahan' }, en: { label: 'error' } },
      },
    ]);
  expect(report()?.faults[0]?.place).toMatch(/^site\.yaml:\d+:8$/);
  expect(report()?.words.en.kept).toBe('There is no site to show yet.');
  writeFileSync(file, right);
  await expect.poll(async () => (await fetch(`${url}kontak/`)).status).toBe(200);
  await expect.poll(() => report()?.faults).toEqual([]);
});

it('dev shows the site without an entry that was faulty from the start, and with it once it is fixed', async () => {
  const { content } = contentCopy();
  const file = path.join(content, 'articles/01-sayur-bening.yaml');
  const right = readFileSync(file, 'utf8');
  writeFileSync(file, right.replace(/^category:.*$/m, 'category: Makanan Seht'));
  const { url, output } = await serve(['dev', '--content', content, '--lang', 'en']);
  const { report } = await follow(url);
  await expect.poll(output).toContain('content/not-one-of');
  const [, title = ''] = /^title: (.*)$/m.exec(right) ?? [];
  expect(await body(url)).not.toContain(title);
  await expect.poll(() => report()?.words.en.kept).toContain('last valid version');
  writeFileSync(file, right);
  await expect.poll(() => body(url)).toContain(title);
});

it('dev shows in the browser what the terminal says, and applies safe fixes on request', async () => {
  const { content } = contentCopy();
  const file = path.join(content, 'articles/01-sayur-bening.yaml');
  const right = readFileSync(file, 'utf8');
  const { url, output } = await serve(['dev', '--content', content]);
  const { report, reports, token } = await follow(url);
  writeFileSync(file, right.replace('title:', 'titel:'));
  await expect.poll(() => report()?.fixes.length).toBe(1);
  // Another build finds the same faults, and must not remove a button that is about to be pressed.
  const before = reports().length;
  utimesSync(path.join(content, 'articles/02-jalan-pagi.yaml'), 1, 1);
  await expect.poll(() => reports().length).toBeGreaterThan(before);
  expect(
    reports()
      .slice(before)
      .filter(({ fixes: offered }) => offered.length !== 1),
  ).toEqual([]);
  const { faults, fixes, words } = report() as ReportView;
  const open = `vscode://file${pathToFileURL(file).pathname}:2:1`;
  expect(faults).toMatchObject([
    { place: 'articles/01-sayur-bening.yaml:2:1', open, suggestions: ['title'] },
  ]);
  const [{ words: inBoth, frame }] = faults as [FaultView];
  for (const text of [inBoth.en.message, frame?.text ?? '', frame?.marker ?? '', words.en.total])
    expect(output()).toContain(text);
  expect(fixes[0]?.edits.en).toEqual([expect.stringContaining('“titel” → “title”')]);

  const fix = (named: string, headers: Record<string, string>) =>
    fetch(`${url}@senja/fix?file=${encodeURIComponent(named)}`, {
      method: 'POST',
      headers: { Origin: new URL(url).origin, ...headers },
    }).then(({ status }) => status);
  const own = { 'X-Senja-Token': token() };
  const faulty = readFileSync(file, 'utf8');
  expect(await fix('articles/01-sayur-bening.yaml', {})).toBe(403);
  expect(await fix('articles/01-sayur-bening.yaml', { ...own, Origin: 'http://evil.example' })).toBe(403);
  for (const name of ['articles/02-jalan-pagi.yaml', '../package.json', '/etc/passwd', file, ''])
    expect(await fix(name, own)).toBe(409);
  expect(readFileSync(file, 'utf8')).toBe(faulty);
  expect(await fix('articles/01-sayur-bening.yaml', own)).toBe(204);
  expect(readFileSync(file, 'utf8')).toBe(right);
  await expect.poll(() => report()?.faults).toEqual([]);
  expect(await fix('articles/01-sayur-bening.yaml', own)).toBe(409);
});

it('dev shows the content folder again after it had disappeared', async () => {
  const { content, folder } = contentCopy();
  const { url, output } = await serve(['dev', '--content', content]);
  const away = path.join(folder, 'lain');
  const shown = await body(url);
  renameSync(content, away);
  await expect.poll(output).toContain('There is no content folder');
  expect((await body(url)) === shown).toBe(true);
  const article = 'articles/01-sayur-bening.yaml';
  const retitle = (at: string, title: string) => {
    const file = path.join(at, article);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^title:.*$/m, `title: ${title}`));
  };
  retitle(away, 'Judul dari jauh');
  renameSync(away, content);
  await expect.poll(() => body(url)).toContain('Judul dari jauh');
  retitle(content, 'Judul yang dekat');
  await expect.poll(() => body(url)).toContain('Judul yang dekat');
});

it.each([
  ['ENOSPC', 'sudo sysctl fs.inotify.max_user_watches=524288'],
  ['EMFILE', 'ulimit -n 4096; sudo sysctl fs.inotify.max_user_instances=512'],
])(
  'dev says once which limit to raise if not everything can be watched, and continues: %s',
  async (limit, command) => {
    const { content } = contentCopy();
    // Simulates a system that has run out of file watches, or of watchers.
    const code = `import fs from 'node:fs';import{syncBuiltinESMExports as s}from'node:module';const w=fs.watch;fs.watch=(f,...a)=>{if(/articles/.test(f))throw Object.assign(new Error('x'),{code:'${limit}'});return w(f,...a)};s()`;
    const node = ['--import', `data:text/javascript,${encodeURIComponent(code)}`];
    const { url, output } = await serve(['dev', '--content', content], { node });
    await expect.poll(output).toContain('Some changes show a little later, because ');
    const file = path.join(content, 'site.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^title:.*$/m, 'title: Judul situs'));
    await expect.poll(() => body(url)).toContain('Judul situs');
    // Noticed without the system.
    const article = path.join(content, 'articles/01-sayur-bening.yaml');
    writeFileSync(article, readFileSync(article, 'utf8').replace(/^title:.*$/m, 'title: Sayur yang lain'));
    await expect.poll(() => body(url)).toContain('Sayur yang lain');
    expect(output().split(`(${limit}).`)).toHaveLength(2);
    if (process.platform === 'linux') expect(output()).toContain(`start senja dev again: ${command}\n`);
  },
);

it('dev ignores an empty file while an editor may still be writing it, and reports one that stays empty', async () => {
  const { content } = contentCopy();
  const file = path.join(content, 'articles/01-sayur-bening.yaml');
  const right = readFileSync(file, 'utf8');
  const { url, output } = await serve(['dev', '--content', content, '--lang', 'en']);
  const { reports } = await follow(url);
  for (let save = 1; save <= 5; save += 1) {
    truncateSync(file);
    // Another file is saved meanwhile, and is followed.
    const other = path.join(content, 'articles/02-jalan-pagi.yaml');
    if (save === 3) appendFileSync(other, ' ');
    await sleep(save * 40);
    writeFileSync(file, right.replace(/^title:.*$/m, `title: Judul ${save}`));
    await expect.poll(() => body(url)).toContain(`Judul ${save}`);
  }
  expect(output()).not.toMatch(/ error {2}/);
  expect(reports().flatMap(({ faults }) => faults)).toEqual([]);
  truncateSync(file);
  await expect
    .poll(() =>
      reports()
        .at(-1)
        ?.faults.map((fault) => fault.file),
    )
    .toEqual(['articles/01-sayur-bening.yaml']);
});

it('dev prints the full address of a saved entry, or why it is not shown', async () => {
  const { content } = contentCopy();
  const { url, output } = await serve(['dev', '--content', content, '--lang', 'en', '--now', '2026-11-23']);
  const article = readFileSync(path.join(content, 'articles/01-sayur-bening.yaml'), 'utf8');
  const save = (name: string, text: string) => writeFileSync(path.join(content, 'articles', name), text);
  const old = article.replace(/^publishDate:.*$/m, 'publishDate: 1 Januari 2020');
  save('17-baru.yaml', old.replace(/^title:.*$/m, 'title: Yang baru'));
  const list = `articles/17-baru.yaml: Shown at ${url}#artikel-terbaru, in the list “Artikel Terbaru”, after 2 presses`;
  await expect.poll(output).toContain(list);
  const dated = article.replace(/^title:.*$/m, 'title: Yang nanti').replace(/^publishDate:.*\n/m, '');
  save('18-nanti.md', `---\n${dated}publishDate: 1 Desember 2026\n---\n\nIsi yang panjang.\n`);
  await expect.poll(output).toContain(`articles/18-nanti.md: Shown at ${url}artikel/nanti/.`);
  await expect
    .poll(output)
    .toContain('articles/18-nanti.md: Will be published on 1 Dec 2026, as set in “publishDate”.');
  expect(await body(`${url}artikel/nanti/`)).toContain('<h1>Terbit 1 Desember 2026: Yang nanti</h1>');
  save('18-nanti.md', `---\n${dated}expires: 1 November 2026\n---\n\nIsi yang panjang.\n`);
  await expect.poll(output).toContain('articles/18-nanti.md: Taken down on 1 Nov 2026, as set in “expires”.');
  expect(await body(`${url}artikel/nanti/`)).toContain('<h1>Ditarik 1 November 2026: Yang nanti</h1>');
});

it('says once where a file is shown that is written in parts, and keeps no error of a part', async () => {
  const { content } = contentCopy();
  const { url, output } = await serve(['dev', '--content', content]);
  const { report, reports } = await follow(url);
  await expect.poll(() => reports().length).toBeGreaterThan(0);
  const file = path.join(content, 'articles/01-sayur-bening.yaml');
  const text = readFileSync(file, 'utf8');
  const times = (name: string) => output().split(`${name}: `).length - 1;
  const shown = () => times('articles/01-sayur-bening.yaml');
  const other = path.join(content, 'articles/02-jalan-pagi.yaml');
  const otherText = readFileSync(other, 'utf8');
  for (let at = 0; at < 4; at += 1) {
    const before = shown();
    const next = text.replace(/^title:.*$/m, `title: Judul ke-${at}`);
    // A part that is faulty by itself; `follow-all.test.ts` tests for how long it is awaited.
    writeFileSync(file, next.slice(0, next.indexOf('imageUrl')));
    await sleep(at * 10);
    writeFileSync(file, next);
    await expect.poll(() => body(url)).toContain(`Judul ke-${at}`);
    await expect.poll(shown).toBeGreaterThan(before);
    await expect.poll(() => report()?.faults).toEqual([]);
    // No other build follows: the next change is the next that is reported.
    writeFileSync(other, otherText.replace(/^title:.*$/m, `title: Lain ke-${at}`));
    await expect.poll(() => times('articles/02-jalan-pagi.yaml')).toBe(at + 1);
    expect(shown()).toBe(before + 1);
  }
});

it('dev prints after a save only what is new since the last one', async () => {
  const { content } = contentCopy();
  const post = (name: string, text: string): void => {
    const front = readFileSync(path.join(content, 'articles/01-sayur-bening.yaml'), 'utf8').replace(
      /^title:.*$/m,
      `title: ${name}`,
    );
    writeFileSync(path.join(content, `articles/${name}.md`), `---\n${front}---\n\n${text}\n`);
  };
  post('17-a', '{{ lama }}');
  const { output } = await serve(['dev', '--content', content]);
  const count = (text: string) => output().split(text).length - 1;
  // On a slow machine the address comes before the first check ends.
  await expect.poll(() => count('articles/17-a.md:')).toBe(1);
  post('18-b', '{{ baru }}');
  await expect.poll(() => count('  warning  markdown/template-syntax')).toBe(2);
  await expect.poll(output).toContain('0 errors, 2 warnings');
  expect(output()).toContain('1 earlier finding is not shown again.');
  // A line that has moved is no news, and its file is named only where it is shown.
  post('17-a', 'Teks.\n\n{{ lama }}');
  await expect.poll(output).toContain('2 earlier findings are not shown again.');
  expect(count('  warning  markdown/template-syntax')).toBe(2);
});
