/** `senja edit` in a browser: twelve tasks with the keyboard alone, a new article in few steps, and axe on each screen. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { serve } from '../support/process/serve.ts';
import { projectCopy } from '../support/sites/installed.ts';
import { commitAll, git, repositoryIn, withoutSettings } from '../support/sites/repositories.ts';
import { visit, withBrowser } from './support/browser.ts';
import { field, hands, judge } from './support/editor.ts';

withBrowser();
withoutSettings();

it('does twelve tasks with the keyboard alone, then an article in at most twelve actions', async () => {
  // The repository is the site's own: of any other, versions are only shown.
  const folder = projectCopy();
  const content = path.join(folder, 'content');
  writeFileSync(path.join(folder, '.gitignore'), 'node_modules\n.senja\ndist\n');
  repositoryIn(folder);
  commitAll(folder);
  const read = (name: string) => readFileSync(path.join(content, name), 'utf8');
  const write = (name: string, change: (text: string) => string) =>
    writeFileSync(path.join(content, name), change(read(name)));
  const SECOND = 'articles/02-jalan-pagi.yaml';
  write(SECOND, (text) => text.replace('Gerakan Ringan', 'Gerakan Ringn'));
  write('articles/03-jam-tidur-tetap.yaml', (text) => text.replace('excerpt:', 'excerpt;'));
  const { url } = await serve(['edit', '--no-open'], { cwd: folder });
  await using visitor = await visit(url);
  const { page, problems } = visitor;
  const { reach, lands, press, type } = hands(page);
  // Some entries show photos of other sites; only the preview, which is the page itself, may load those.
  const outside: string[] = [];
  page.on('request', (request) => {
    const { hostname, href, protocol } = new URL(request.url());
    const isOfPage = request.frame() === page.mainFrame();
    if (isOfPage && protocol.startsWith('http') && hostname !== '127.0.0.1') outside.push(href);
  });
  const rows = page.locator('.collection .row a');
  const saved = page.locator('.saved');
  const title = field('/title');
  const value = (pointer: string) => page.locator(field(pointer)).inputValue();

  // 1. The list, 2. search in it, 3. filter it.
  await rows.first().waitFor();
  await judge(page, 'list');
  await reach('input[type=search]');
  await type('jalan');
  // Those that have the word in their text alone follow later.
  await expect.poll(() => page.locator('.found').innerText()).toMatch(/^1 of /);
  expect(await rows.first().innerText()).toBe('Jalan pagi berdua, pelan pun berguna');
  for (let letter = 0; letter < 5; letter += 1) await press('Backspace');
  await reach('.filters select:not(:first-child)');
  await press('Tab');
  await type('Needs');
  await expect.poll(() => rows.count()).toBe(2);
  // 4. Open an entry.
  await reach('.row a', 'Jalan');
  await press('Enter');
  await lands('.entry-head h1');
  await judge(page, 'form');
  // 5. Change its title.
  await reach(title);
  await press('End');
  await type(' sekali');
  // 6. Read the message of a field, and apply its suggestion.
  const category = page.locator(field('/category'));
  const said = await category.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${said?.split(' ').at(-1)}"]`).innerText()).toContain('Gerakan Ringn');
  await reach('.suggestions button', 'Gerakan Ringan');
  await press('Enter');
  await expect.poll(() => page.locator('.suggestions').count()).toBe(0);
  // The page beside the form follows, whatever is wrong with other entries.
  const card = page.frameLocator('.preview iframe').getByText('pelan pun berguna sekali');
  await card.first().waitFor();
  await reach('.preview-head button', 'Hide');
  await press('Enter');
  expect(await page.locator('.preview').count()).toBe(0);
  // 7. Add items to a list, and move one.
  await reach('.add-field', 'Search words');
  await press('Enter');
  // Its first box is open.
  await lands('.item textarea');
  await type('jalan');
  await reach(`${field('/keywords-add')} button`);
  await press('Enter');
  await lands(field('/keywords/1'));
  await type('pagi');
  await reach(field('/keywords/1-up'));
  await press('Enter');
  await expect.poll(() => value('/keywords/0')).toBe('pagi');
  // 8. Set a date.
  await reach('.add-field', 'Date of publication');
  await press('Enter');
  await lands(field('/publishDate'));
  await type('05052026');
  await expect.poll(() => page.locator('.day-words').innerText()).toMatch(/^Tuesday,? 5 May 2026\./);
  // 9. Save.
  await expect.poll(() => saved.innerText()).toContain('Not saved yet');
  await press('Control+s');
  await expect.poll(() => saved.innerText()).toBe('Saved');
  const written = read(SECOND);
  expect(written).toContain('keywords:');
  expect(written).toMatch(/^title: Jalan pagi berdua, pelan pun berguna sekali$/m);
  expect(written).toContain('publishDate: 5 Mei 2026');
  // 10. Take a change back, and make it again.
  await reach(`${field('/keywords/0-take')}`);
  await press('Enter');
  await expect.poll(() => page.locator('.items > li').count()).toBe(1);
  await reach('.bar button', 'Undo');
  await press('Enter');
  await expect.poll(() => page.locator('.items > li').count()).toBe(2);
  await reach('.bar button', 'Redo');
  await press('Enter');
  await expect.poll(() => page.locator('.items > li').count()).toBe(1);
  await press('Control+s');
  await expect.poll(() => saved.innerText()).toBe('Saved');
  // 11. Decide between two changes of the same field.
  await reach(title);
  await press('Control+a');
  await type('Jalan berdua');
  await expect.poll(() => saved.innerText()).toContain('Not saved yet');
  write(SECOND, (text) => text.replace(/^title: .*$/m, 'title: Jalan sendiri'));
  await press('Control+s');
  await lands('.conflict h2');
  await reach('.version input');
  await judge(page, 'conflict');
  expect(await page.locator('.version-text').allInnerTexts()).toEqual(['Jalan berdua', 'Jalan sendiri']);
  await press('Space', 'Enter');
  await expect.poll(() => saved.innerText()).toBe('Saved');
  expect(read(SECOND)).toMatch(/^title: Jalan berdua$/m);
  // 12. Go back, and repair a broken file as text.
  await page.goBack();
  // The repaired entry is not among those that need attention any more.
  await lands('.list-head h1');
  expect(await rows.allTextContents()).toEqual(['Jam tidur yang sama setiap malam']);
  await reach('.row a', 'Jam tidur');
  await press('Enter');
  await page.locator('.finding button').waitFor();
  await judge(page, 'text');
  await reach('.finding button', 'Show line 3');
  await press('Enter');
  // From the marked words to the beginning of their line.
  await press('ArrowLeft', 'Home');
  for (let letter = 0; letter < 'excerpt'.length; letter += 1) await press('ArrowRight');
  await press('Delete');
  await type(':');
  // What is being written stays, and the fields are one press away.
  await page.locator('.switcher a', { hasText: 'Fields' }).waitFor();
  await lands('#text');
  await press('Control+s');
  await expect.poll(() => read('articles/03-jam-tidur-tetap.yaml')).toContain('excerpt: Tidur');
  await page.goBack();
  await reach('.list-head button');
  await press('Enter');
  await page.locator('dialog').waitFor();
  await judge(page, 'new');
  // From nothing to a published article: what a person does, one by one.
  const picture = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const chooser = page.waitForEvent('filechooser');
  const steps = [
    // The dialog is opened already.
    () => type('Jalan sore di kampung'),
    () => press('Enter'),
    () => lands(field('/excerpt')).then(() => type('Berjalan dua puluh menit.')),
    () => page.getByLabel('Gerakan Ringan').click(),
    () => page.getByRole('button', { name: 'From this computer' }).click(),
    async () => (await chooser).setFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: picture }),
    () => lands(field('/imageAlt')).then(() => type('Dua orang di jalan kampung.')),
    () => page.locator('.body textarea, .body [contenteditable]').first().click(),
    () => type('Mulailah pelan.'),
    () => page.getByRole('button', { name: 'Save' }).click(),
  ];
  for (const step of steps) await step();
  expect(1 + steps.length).toBeLessThanOrEqual(12);
  await expect.poll(() => saved.innerText()).toBe('Saved');
  expect(await page.locator('.entry-head .state').allInnerTexts()).toEqual(['Ready to publish']);
  expect(await page.locator('.thumbnail').getAttribute('src')).toMatch(/^blob:/);
  await expect.poll(() => page.locator('.faults').innerText()).toBe('Nothing to fix');
  const article = read('articles/17-jalan-sore-di-kampung.md');
  expect(article).toMatch(/^imageUrl: images\/jalan-sore-di-kampung\.jpg$/m);
  expect(article.trimEnd()).toMatch(/\nMulailah pelan\.$/);
  await page.getByRole('button', { name: 'From this site' }).click();
  await page.locator('.pictures img').first().waitFor();
  await judge(page, 'pictures');
  await press('Escape');
  await page.locator('.tool-picture').click();
  await page.locator('.pictures button').first().click();
  await lands('dialog input[name=alt]');
  await judge(page, 'description');
  await press('Escape');
  // A version of the articles, without the picture.
  await reach('.back');
  await press('Enter');
  await expect
    .poll(() => page.locator('a.button').allInnerTexts())
    .toEqual(['Site settings', 'Versions (3)']);
  await reach('a.button', 'Versions');
  await press('Enter');
  await lands('.versions-screen h1');
  await page.locator('.versions-screen textarea').waitFor();
  await judge(page, 'versions');
  await reach('.versions-screen .row:last-child input');
  await press('Space');
  await reach('.versions-screen textarea');
  await press('Control+End');
  await type(', sekarang');
  await reach('[name=name]');
  await type('Ani');
  await press('Tab');
  await type('ani@contoh.id');
  await reach('.versions-screen form > button');
  await press('Enter');
  await expect
    .poll(() => page.locator('.change-title').allInnerTexts())
    .toEqual(['Picture jalan-sore-di-kampung.jpg']);
  expect(git(folder, 'show', '--name-only', '--format=%an %s\n%b')).toMatch(
    /^Ani Jalan berdua, Jalan sore di kampung\n- Jalan berdua: title of the article, .*\n- Jalan sore di kampung: new, sekarang\n\n\ncontent\/articles\/02-.*\ncontent\/articles\/17-.*$/,
  );
  // Two versions that git cannot merge.
  git(folder, 'switch', '-q', '-c', 'lain');
  for (const [branch, title] of [
    ['lain', 'Jalan ramai'],
    ['main', 'Jalan sepi'],
  ] as const) {
    git(folder, 'switch', '-q', branch);
    write(SECOND, (text) => text.replace(/^title: .*$/m, `title: ${title}`));
    commitAll(folder);
  }
  expect(() => git(folder, 'merge', 'lain')).toThrow();
  await page.reload();
  await page.locator('.versions-screen .row a').waitFor();
  await judge(page, 'merge');
  await page.locator('.versions-screen .row a').click();
  await lands('.conflict h2');
  await judge(page, 'both versions');
  expect([problems, outside]).toEqual([[], []]);
});
