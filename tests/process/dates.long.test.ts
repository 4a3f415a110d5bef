/**
 * Dates of a site: scheduled, published and expired entries over several builds, with nothing left from earlier days.
 */
import { cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { NOTATIONS } from '../../cli/core/values/days/notations.ts';
import { root, senja, temporaryFolder, tree } from '../support/process/senja.ts';

const article = (dates: string, body = 'Isi yang dicari.') =>
  `---\ntitle: Teh jahe\nexcerpt: Teh jahe hangat.\ncategory: Rempah\nimageUrl: images/piring.png\n${dates}\n---\n\n${body}\n`;

/** The second site with a category of its own for an article with these dates. */
function place(dates: string, settings = '') {
  const folder = temporaryFolder();
  const content = path.join(folder, 'content');
  cpSync(path.join(root, 'tests/sites/lengkap'), content, { recursive: true });
  const site = path.join(content, 'site.yaml');
  const category = '  - name: Rempah\n    anchor: rempah\n    description: Rempah di dapur.\n\nnavigation:';
  writeFileSync(site, readFileSync(site, 'utf8').replace('\nnavigation:', category) + settings);
  writeFileSync(path.join(content, 'articles/90-teh-jahe.md'), article(dates));
  const run = async (now: string, { out = 'dist', env = {}, lang = 'en', more = [] as string[] } = {}) => {
    const args = ['build', '--lang', lang, '--content', content, '--out', path.join(folder, out), ...more];
    const ran = await senja([...args, ...(now === '' ? [] : ['--now', now])], { env });
    expect(ran.code, ran.stderr).toBe(0);
    return ran.stderr;
  };
  return { folder, content, out: path.join(folder, 'dist'), run };
}

const PAGE = 'artikel/teh-jahe/index.html';

/** Files of a site that contain the article. */
const showing = (out: string): string[] =>
  Object.entries(tree(out))
    .filter(([name, text]) => name !== '.senja.json' && (name === PAGE || text.includes('Teh jahe')))
    .map(([name]) => name);

it('withholds entries with a later date everywhere, and lists them with that date, also with --strict', async () => {
  const { out, run } = place('publishDate: 1 Desember 2026');
  const output = await run('2026-11-30', { more: ['--strict'] });
  expect(showing(out)).toEqual([]);
  expect(Object.keys(tree(out)).filter((name) => name.includes('rempah'))).toEqual([]);
  expect(tree(out)['sitemap.xml']).not.toContain('teh-jahe');
  expect(output).toMatch(
    /articles\/90-teh-jahe\.md:6:14 {2}note {2}site\/scheduled\n.* its date is 1 Dec 2026\./,
  );
  expect(output).toContain('1 waiting for publication');
  expect(output).toContain('Next change: 1 Dec 2026.');
});

it('publishes and removes what is due, from the cache as in a first build, and does nothing in between', async () => {
  const { folder, out, run } = place('publishDate: 1 Desember 2026\nexpires: 5 Desember 2026');
  const steps = [
    ['2026-11-29', false, true],
    ['2026-11-30', false, false],
    ['2026-12-01', true, true],
    ['2026-12-04', true, false],
    ['2026-12-05', false, true],
    ['2030-01-01', false, false],
    ['2026-12-02', true, true],
    ['2020-01-01', false, true],
  ] as const;
  let before = 0;
  for (const [now, isShown, isOther] of steps) {
    await run(now);
    expect(showing(out).includes(PAGE), now).toBe(isShown);
    const { ino } = statSync(out);
    expect(ino !== before, `${now}: dist is another`).toBe(isOther);
    before = ino;
    if (!isOther) continue;
    // A first build of its own: only pictures and code come from the cache.
    await run(now, { out: `baru-${now}` });
    expect(tree(out), now).toEqual(tree(path.join(folder, `baru-${now}`)));
  }
});

it('writes the same bytes on one day, whatever the clock and the time zone of the machine', async () => {
  const { folder, run } = place('publishDate: 1 Desember 2026');
  await run('2026-12-01', { out: 'a', env: { TZ: 'Pacific/Kiritimati' } });
  await run('2026-12-01', { out: 'b', env: { TZ: 'America/Caracas', LC_ALL: 'tr_TR.UTF-8' } });
  expect(tree(path.join(folder, 'a'))).toEqual(tree(path.join(folder, 'b')));
});

it('determines the date in the time zone of the site, not of the machine', async () => {
  const clock = path.join(root, 'tests/support/process/clock.mjs');
  const at = (moment: string) => ({
    NODE_OPTIONS: `--import ${clock}`,
    CLOCK_YEARS: String((Date.parse(moment) - Date.now()) / (365.25 * 24 * 60 * 60 * 1000)),
    TZ: 'America/Caracas',
  });
  const { out, run } = place('publishDate: 1 Desember 2026', '\ntimeZone: Asia/Jayapura\n');
  await run('', { env: at('2026-11-30T14:50:00Z') });
  expect(showing(out)).toEqual([]);
  await run('', { env: at('2026-11-30T15:10:00Z') });
  expect(showing(out)).toContain(PAGE);
});

it('sorts lists by date, the newest first, on request', async () => {
  // As its settings require.
  const { out, run } = place('publishDate: 1 Desember 2026');
  await run('2026-12-01');
  const text = Buffer.from(tree(out)['artikel/index.html'] ?? '', 'latin1').toString();
  const days = [...text.matchAll(/baca\s·\s(\d{1,2}\s\p{L}+\s\d{4})/gu)].map(([, day = '']) =>
    NOTATIONS['indonesian-date'].read(day.replace(/\s/g, ' ')),
  );
  expect(days.length).toBeGreaterThan(10);
  expect(days[0]).toBe('2026-12-01');
  expect(days).toEqual([...days].sort().reverse());
});

it.each(['2026-02-30', 'besok', '1 Mei 2026', '20261201'])('refuses --now %s', async (now) => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'content'));
  const { code, stderr } = await senja(['build', '--lang', 'en', '--now', now], { cwd: folder });
  expect(code).toBe(2);
  expect(stderr).toContain(`“${now}” is not a valid value for --now.`);
  expect(stderr).toContain('Write a calendar date such as 2026-12-01');
});

it('shows drafts and withheld entries on request, marks every page and keeps the output separate', async () => {
  const { folder, content, out, run } = place('publishDate: 1 Desember 2026');
  const draft = article('draft: true').replace('Teh jahe', 'Wedang uwuh');
  writeFileSync(path.join(content, 'articles/91-wedang-uwuh.md'), draft);
  await run('2026-11-30');
  const before = tree(out);
  const output = await run('2026-11-30', { out: 'pratinjau', more: ['--drafts', '--strict'] });
  expect(output).toContain('it shows drafts, and each page is marked.');
  expect(output).not.toContain('site/draft');
  const site = tree(path.join(folder, 'pratinjau'));
  expect(site[PAGE]).toContain('Teh jahe');
  expect(site['artikel/wedang-uwuh/index.html']).toContain('Wedang uwuh');
  const pages = Object.keys(site).filter((name) => name.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(40);
  for (const name of pages) {
    expect(site[name], name).toContain('<mark>Pratinjau: ');
    expect(site[name], name).toContain('<meta name="robots" content="noindex, nofollow"/>');
  }
  expect(site._headers).toContain('  X-Robots-Tag: noindex, nofollow\n');
  expect(site['robots.txt']).not.toContain('Sitemap');

  await run('2026-11-30', { out: 'pratinjau' });
  expect(tree(path.join(folder, 'pratinjau'))).toEqual(before);
  expect(Object.values(before).join('')).not.toMatch(/Wedang uwuh|Pratinjau: situs/);
});

it('refuses to build drafts into the published folder', async () => {
  const { content } = place('draft: true');
  const { code, stderr } = await senja(['build', '--drafts', '--lang', 'en', '--content', content]);
  expect(code).toBe(2);
  expect(stderr).toMatch(/^usage\/drafts-need-out {2}A site with drafts needs a folder of its own/);
});

it('warns about an update in the future until its day, even if nothing else has changed', async () => {
  const { run } = place('publishDate: 1 Desember 2026\nupdated: 9 Desember 2026');
  for (const [now, isReported] of [
    ['2026-11-30', false],
    ['2026-12-02', true],
    ['2026-12-08', true],
    ['2026-12-09', false],
  ] as const) {
    const output = await run(now);
    expect(/articles\/90-teh-jahe\.md:7:10 {2}warning {2}site\/updated-ahead/.test(output), now).toBe(
      isReported,
    );
  }
});

it('names the date as the reason with the entries added or removed, until something else changes too', async () => {
  const { content, run } = place('publishDate: 1 Desember 2026\nexpires: 5 Desember 2026');
  const reasons = async (now: string, lang = 'en') => {
    const output = await run(now, { lang, more: ['--why'] });
    const lines = output.split('\n').filter((line) => line.startsWith('/'));
    return [...new Set(lines.map((line) => line.replace(/^\S+ {2}/, '')))];
  };
  await run('2026-11-29');
  expect(await reasons('2026-11-30')).toEqual([]);
  // The first article of its category changes the shared data.
  const comes = 'articles/90-teh-jahe.md is published on 1 Dec 2026';
  expect(await reasons('2026-12-01')).toEqual([`the day has changed: ${comes}`]);
  expect(await reasons('2026-12-04')).toEqual([]);
  expect(await reasons('2026-12-05', 'id')).toEqual([
    'hari berganti: articles/90-teh-jahe.md ditarik pada 5 Desember 2026',
  ]);
  const site = path.join(content, 'site.yaml');
  writeFileSync(site, readFileSync(site, 'utf8').replace('title: Senja Sehat', 'title: Sehat'));
  expect(await reasons('2026-12-06')).toEqual(['site.yaml, or other data shown on every page, has changed']);
  writeFileSync(path.join(content, 'articles/90-teh-jahe.md'), article('publishDate: 1 Mei 2026', 'Lain.'));
  expect((await reasons('2026-12-07')).join()).not.toContain('day');
});
