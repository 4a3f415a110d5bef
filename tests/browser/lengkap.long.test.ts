/** The second site: articles with pages of their own, listings, an archive, search and forms that send. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { type VisitOptions, view, visit, withBrowser } from './support/browser.ts';

withBrowser();

const lengkap = (address: string, options: VisitOptions = {}) =>
  visit(address, { ...options, site: 'lengkap' });
/** The article page, which tests that only read it share. */
const viewArticle = () => view(ARTICLE, { site: 'lengkap' });
const base = () => new URL(inject('lengkap')).pathname;
const ARTICLE = 'artikel/isi-piring-seimbang/';

describe('an article page', () => {
  it('shows its breadcrumb, author and date', async () => {
    await using visitor = await lengkap(ARTICLE);
    const { page, problems } = visitor;
    const crumbs = page.getByRole('navigation', { name: 'Letak halaman ini' });
    expect(await crumbs.getByRole('link').allTextContents()).toEqual(['Semua artikel Makanan Sehat']);
    const article = page.getByRole('article');
    const credits = await article.locator('.credit').innerText();
    for (const phrase of ['Diperiksa dr. Laras Widyaprana', 'okter geriatri', '10 Juli 2025', '3 menit'])
      expect(credits).toContain(phrase);
    expect(await article.locator('.written').innerText()).toBe(
      'Ditulis oleh Upik Rahmayanti\u00a0· Terbit 25 Juni 2025\u00a0· Diperbarui 10 Juli 2025',
    );
    expect(
      await article.locator('time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime'))),
    ).toEqual(['2025-07-10', '2025-06-25', '2025-07-10']);
    expect(await article.getByRole('link', { name: 'Diperiksa' }).getAttribute('href')).toBe(
      `${base()}tentang-kami/#tim`,
    );
    expect(problems).toEqual([]);
    await crumbs.getByRole('link', { name: 'Semua artikel Makanan Sehat' }).click();
    await page.waitForURL(`**${base()}kategori/makanan-sehat/`);
  });

  it('lists its contents, including the way to a doctor, without repeating its title', async () => {
    const visitor = await view('artikel/menyimpan-makanan/', { site: 'lengkap', width: 390 });
    const { page } = visitor;
    const contents = page.getByRole('navigation', { name: 'Isi halaman ini' });
    const targets = await contents.getByRole('link').evaluateAll((all) =>
      all.map((link) => ({
        text: link.textContent,
        leads: document.getElementById((link as HTMLAnchorElement).hash.slice(1))?.textContent,
      })),
    );
    expect(targets.map(({ text }) => text)).toEqual([
      'Aturan dua jam',
      'Berapa lama di kulkas',
      'Memanaskan kembali',
      'Tanpa kulkas',
      'Bila ragu, buang',
      'Bila telanjur diare',
      'Kapan harus ke dokter',
    ]);
    expect(targets.filter(({ text, leads }) => text !== leads)).toEqual([]);
    const help = page.getByRole('region', { name: 'Kapan harus ke dokter' });
    expect(await help.getByRole('listitem').count()).toBe(3);
    const title = 'Menyimpan makanan agar tidak basi';
    expect(await page.locator('main').getByText(title, { exact: true }).count()).toBe(1);
  });

  it('links to the doctor from its first screens, and has no contents list for fewer than five chapters', async () => {
    for (const address of [ARTICLE, 'artikel/jadwal-tidur-tetap/']) {
      await using visitor = await lengkap(address, { width: 360, height: 640 });
      const { page } = visitor;
      expect(await page.getByRole('navigation', { name: 'Isi halaman ini' }).count()).toBe(0);
      const link = page.getByRole('article').getByRole('link', { name: 'Kapan harus ke dokter' });
      expect((await link.boundingBox())?.y).toBeLessThan(2 * 640);
      await link.click();
      const heading = page.getByRole('heading', { name: 'Kapan harus ke dokter' });
      await expect.poll(async () => (await heading.boundingBox())?.y ?? 9999).toBeLessThan(300);
      expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(72);
    }
  });

  it('begins early on a phone, and has its contents after the opening and before the first chapter', async () => {
    const starts: Record<string, number> = {};
    for (const name of ['isi-piring-seimbang', 'kepala-pusing-berputar', 'sering-mengompol']) {
      const visitor = await view(`artikel/${name}/`, { site: 'lengkap', width: 390, height: 844 });
      const { page } = visitor;
      const box = await page.locator('.article__head + *').boundingBox();
      starts[name] = box?.y ?? Number.NaN;
      const order = await page
        .locator('.contents, .to-help')
        .evaluateAll((all) =>
          all.flatMap(({ previousElementSibling: before, className, nextElementSibling: after }) => [
            before?.tagName,
            className,
            after?.tagName,
          ]),
        );
      expect(order).toEqual(
        name === 'isi-piring-seimbang' ? ['P', 'to-help screen', 'P'] : ['P', 'contents', 'H2'],
      );
    }
    expect(Object.entries(starts).filter(([, y]) => !(y < 950))).toEqual([]);
  });

  it('is printed without a gap where its contents are on the screen, and with headings of one size', async () => {
    await using visitor = await lengkap('artikel/kepala-pusing-berputar/', { width: 680 });
    const { page } = visitor;
    await page.emulateMedia({ media: 'print' });
    const sizes = await page
      .locator('.prose > h2')
      .evaluateAll((all) => all.map((heading) => getComputedStyle(heading).fontSize));
    expect(sizes.length).toBeGreaterThan(3);
    expect(new Set(sizes).size).toBe(1);
    const gap = await page.locator('.contents').evaluate(({ previousElementSibling, nextElementSibling }) => {
      const [above, below] = [previousElementSibling, nextElementSibling].map((one) =>
        one?.getBoundingClientRect(),
      );
      return (below?.top ?? Number.NaN) - (above?.bottom ?? 0);
    });
    expect(gap).toBeLessThan(13);
  });

  it('says when to see a doctor in every article', () => {
    const folder = path.join(inject('lengkapFolder'), 'artikel');
    const texts = readdirSync(folder)
      .filter((name) => name !== 'halaman' && name !== 'jalan-pagi')
      .map((name) => path.join(folder, name, 'index.html'))
      .filter(existsSync)
      .map((file) => readFileSync(file, 'utf8'));
    expect(texts).toHaveLength(33);
    expect(texts.filter((text) => !text.includes('id="senja-ke-dokter"'))).toEqual([]);
  });

  it('links to its neighbours in the category, to WhatsApp without a script, and back to the top', async () => {
    await using visitor = await lengkap('artikel/mengurangi-garam/', { javaScriptEnabled: false });
    const { page } = visitor;
    const beside = page.getByRole('navigation', { name: 'Artikel sebelum dan sesudahnya' }).getByRole('link');
    expect(await beside.allTextContents()).toEqual([
      'Sebelumnya: Minum sebelum merasa haus',
      'Berikutnya: Memilih lauk agar otot tetap kuat',
    ]);
    const share = page.getByRole('link', { name: 'Kirim lewat WhatsApp' });
    const address = new URL((await share.getAttribute('href')) ?? '');
    expect(address.origin + address.pathname).toBe('https://wa.me/');
    expect(address.searchParams.get('text')).toBe(
      'Bapak, Ibu, ini ada tulisan yang baik dibaca: Mengurangi garam tanpa rasa hambar\nhttps://sehat.example/senja/artikel/mengurangi-garam/',
    );
    const top = page.getByRole('link', { name: 'Kembali ke atas' });
    await top.scrollIntoViewIfNeeded();
    await top.click();
    await expect
      .poll(() => page.locator('h1').evaluate((h1) => h1.getBoundingClientRect().top))
      .toBeGreaterThan(72);
  });

  it('has no previous link for the first of its category', async () => {
    const visitor = await viewArticle();
    const beside = visitor.page.getByRole('navigation', { name: 'Artikel sebelum dan sesudahnya' });
    expect(await beside.getByRole('link').allTextContents()).toEqual([
      'Berikutnya: Minum sebelum merasa haus',
    ]);
  });

  it('marks the language of a source in another language', async () => {
    const visitor = await viewArticle();
    const sources = visitor.page.getByRole('region', { name: 'Sumber' }).getByRole('listitem');
    expect(await sources.evaluateAll((all) => all.map((item) => item.getAttribute('lang')))).toEqual([
      null,
      'en',
    ]);
  });

  it('has headings with ids, working links, sized images and sources', async () => {
    await using visitor = await lengkap(ARTICLE, { photos: 'shown' });
    const { page } = visitor;
    expect(await page.locator('.prose > h2').evaluateAll((all) => all.map(({ id }) => id))).toEqual([
      'bagi-piring-menjadi-dua',
      'mulai-dari-yang-ada-di-dapur',
      'kapan-bertanya-dahulu',
    ]);
    const image = page.locator('.prose > p img');
    expect(await image.getAttribute('alt')).toContain('piring');
    expect([await image.getAttribute('width'), await image.getAttribute('height')]).toEqual(['720', '480']);
    await image.scrollIntoViewIfNeeded();
    // As large as its display size, in the lightest format.
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(720);
    expect(await image.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(/-720\.avif$/);
    const sources = page.getByRole('region', { name: 'Sumber' });
    expect(await sources.getByRole('listitem').count()).toBe(2);
    expect(await sources.getByRole('link').getAttribute('href')).toMatch(/^https:\/\/www\.who\.int\//);
    await page.locator('.prose').getByRole('link', { name: 'memilih lauk' }).click();
    await page.waitForURL(`**${base()}artikel/lauk-berprotein/#pilihan-yang-mudah`);
    const heading = page.getByRole('heading', { name: 'Pilihan yang mudah' });
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 9999).toBeLessThan(300);
    expect((await heading.boundingBox())?.y).toBeGreaterThan(60);
  });

  it('lets a wide table scroll inside itself, also by keyboard', async () => {
    await using visitor = await lengkap('artikel/lauk-berprotein/', { width: 320 });
    const table = visitor.page.getByRole('region', { name: /^Tabel: / });
    await table.evaluate((element) => {
      for (const cell of element.querySelectorAll('td')) cell.textContent = 'sangatpanjangsekali'.repeat(3);
    });
    await visitor.settled();
    await table.focus();
    // Pressed again, as a visitor does: on a busy machine the browser may let a first key pass.
    const pressed = async () => {
      await visitor.page.keyboard.press('ArrowRight');
      return table.evaluate((element) => element.scrollLeft);
    };
    await expect.poll(pressed).toBeGreaterThan(0);
    const page = await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(page).toBeLessThanOrEqual(0);
  });

  it.each(['1', '2'] as const)(
    'stacks tables on a phone at text size %s, so that nothing is cut off',
    async (size) => {
      for (const width of [320, 360, 412]) {
        const visitor = await view('artikel/lauk-berprotein/', { site: 'lengkap', width, text: size });
        const table = visitor.page.getByRole('region', { name: /^Tabel: / });
        expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
        const [first, second] = await table
          .locator('tbody tr')
          .first()
          .locator('td')
          .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect()));
        expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Number.POSITIVE_INFINITY);
      }
    },
  );

  it('refers to the doctor and offers three more articles of its category', async () => {
    const visitor = await viewArticle();
    const { page } = visitor;
    expect(await page.getByRole('article').innerText()).toContain('Bukan pengganti nasihat dokter');
    const more = page.getByRole('region', { name: 'Baca juga' });
    expect(await more.getByRole('listitem').count()).toBe(3);
    expect(await more.getByText('Isi piring yang seimbang').count()).toBe(0);
  });

  it('describes itself in JSON-LD that the policy allows', async () => {
    const visitor = await viewArticle();
    const { page, problems } = visitor;
    const [data, place] = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
      (text) => JSON.parse(text),
    );
    const address = `https://sehat.example${base()}${ARTICLE}`;
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: 'Isi piring yang seimbang untuk sehari-hari',
      datePublished: '2025-06-25',
      dateModified: '2025-07-10',
      author: { '@type': 'Person', name: 'Upik Rahmayanti' },
      mainEntityOfPage: {
        '@id': address,
        reviewedBy: { name: 'dr. Laras Widyaprana', jobTitle: 'dokter geriatri (dokter untuk usia lanjut)' },
        lastReviewed: '2025-07-10',
      },
    });
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(address);
    expect(place).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Senja Sehat', item: `https://sehat.example${base()}` },
        { position: 2, name: 'Makanan Sehat', item: `https://sehat.example${base()}kategori/makanan-sehat/` },
        { position: 3, name: 'Isi piring yang seimbang untuk sehari-hari' },
      ],
    });
    const meta = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
    expect(await meta('article:published_time')).toBe('2025-06-25');
    expect(await meta('article:modified_time')).toBe('2025-07-10');
    expect(await meta('og:image')).toBe(data.image);
    expect(await meta('og:image:alt')).toBe('Isi piring yang seimbang untuk sehari-hari');
    expect([await meta('og:image:width'), await meta('og:image:height')]).toEqual(['1200', '630']);
    expect(await page.locator('meta[name="twitter:card"]').getAttribute('content')).toBe(
      'summary_large_image',
    );
    expect(data.image).toMatch(/^https:\/\/sehat\.example\/.*\/assets\/card-\w+\.jpg$/);
    expect(problems).toEqual([]);
  });
});

describe('cards', () => {
  it('are a single click target linked to the article', async () => {
    await using visitor = await lengkap('', { width: 390 });
    const { page } = visitor;
    const card = page.locator('.card').first();
    await card.scrollIntoViewIfNeeded();
    expect(await card.getByRole('link').count()).toBe(1);
    const href = await card.getByRole('link').getAttribute('href');
    expect(href).toBe(`${base()}${ARTICLE}`);
    for (const part of ['.photo', '.card__title', '.facts']) {
      const hit = await card.locator(part).evaluate((element) => {
        const box = element.getBoundingClientRect();
        const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return found?.closest('a')?.getAttribute('href');
      });
      expect([part, hit]).toEqual([part, href]);
    }
    await card.locator('.card__title').click({ force: true });
    await page.waitForURL(`**${base()}${ARTICLE}`);
  });
});

describe('listings', () => {
  const titles = (page: Page) => page.locator('.card__title').allTextContents();

  it('link from "Lihat Semua" to every page of a category and back', async () => {
    await using visitor = await lengkap('');
    const { page, problems } = visitor;
    await page.getByRole('link', { name: /^Lihat Semua ?: artikel Makanan Sehat$/ }).click();
    await page.waitForURL(`**${base()}kategori/makanan-sehat/`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Makanan Sehat');
    const first = await titles(page);
    expect(first).toHaveLength(12);
    await page.getByRole('link', { name: 'Halaman berikutnya' }).click();
    await page.waitForURL(`**${base()}kategori/makanan-sehat/2/`);
    expect(await page.locator('main').innerText()).toContain('Halaman 2 dari 2');
    expect(await page.title()).toContain('halaman 2');
    const second = await titles(page);
    expect(new Set([...first, ...second]).size).toBe(16);
    expect(await page.getByRole('link', { name: 'Halaman berikutnya' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Halaman sebelumnya' }).click();
    await page.waitForURL(`**${base()}kategori/makanan-sehat/`);
    expect(problems).toEqual([]);
  });

  it('have an archive of all articles, linked from the home page even without scripts', async () => {
    await using visitor = await lengkap('', { javaScriptEnabled: false });
    const { page } = visitor;
    await page.locator('#isi-utama').getByRole('link', { name: 'Lihat Semua Artikel' }).click();
    await page.waitForURL(`**${base()}artikel/`);
    const all = await titles(page);
    for (const number of [2, 3]) {
      await page.getByRole('link', { name: 'Halaman berikutnya' }).click();
      await page.waitForURL(`**${base()}artikel/halaman/${number}/`);
      all.push(...(await titles(page)));
    }
    expect(new Set(all).size).toBe(33);
  });
});
