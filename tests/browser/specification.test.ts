/** Every row of the specification, on the built site, in a real browser. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  advanceClock,
  type Look,
  look,
  PATHS,
  stopTime,
  view,
  visit,
  withBrowser,
} from './support/browser.ts';

withBrowser();

const CATEGORIES = ['Makanan Sehat', 'Gerakan Ringan', 'Tidur Berkualitas', 'Pikiran Sehat'];
const ANCHORS = ['makanan', 'gerakan', 'tidur', 'pikiran'];

/** Requests to the site itself: scrolling to a control may load photos and drawings. */
const own = (requests: readonly string[]): string[] =>
  requests.filter((url) => url.startsWith(new URL(inject('shipped')).origin) && !url.endsWith('.svg'));

const TITLES: Readonly<Record<string, RegExp>> = {
  '': /./,
  'tentang-kami/': /Tentang/,
  'kontak/': /Kontak|Hubungi/,
  'privacy-policy/': /Privasi/,
  'terms/': /Syarat/,
  'disclaimer/': /[Pp]enafian/,
};

describe.each(PATHS)('/%s', (path) => {
  let page: Page;
  let seen: Look;
  beforeAll(async () => {
    seen = await look(path, { photos: 'shown' });
    page = seen.page;
  });

  const title = TITLES[path];
  if (title)
    it('is a page of its own, in Indonesian', async () => {
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(await page.title()).toMatch(title);
      expect(await page.locator('html').getAttribute('lang')).toBe('id');
      expect(seen.problems).toEqual([]);
    });

  it('has title, tagline, search box and footer', async () => {
    const header = page.getByRole('banner');
    await header.getByText('Senja Sehat', { exact: true }).first().waitFor();
    await header.getByText('Hidup sehat di usia senja').waitFor();
    await header.getByPlaceholder('Cari artikel...').waitFor();
    const footer = page.getByRole('contentinfo');
    for (const name of CATEGORIES) await footer.getByRole('link', { name }).waitFor();
    for (const name of ['Tentang Kami', 'Kontak']) await footer.getByRole('link', { name }).first().waitFor();
    expect(await footer.textContent()).toMatch(/©|Hak cipta/);
  });

  if (['privacy-policy/', 'terms/', 'disclaimer/'].includes(path))
    it('was updated on 15 April 2025', async () => {
      const main = await page.getByRole('main').textContent();
      expect(main).toContain('15 April 2025');
      expect(main?.split(/\s+/).length).toBeGreaterThan(200);
      if (path === 'terms/') expect(main).toMatch(/hukum (?:Negara |negara )?(?:Republik )?Indonesia/i);
    });

  it('contacts only itself and the photo host, and fetches no script before a touch', async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await seen.settled();
    expect(seen.requests).toContain(new URL(path, inject('shipped')).href);
    const own = new URL(inject('shipped')).origin;
    const others = seen.requests.filter((url) => !url.startsWith(own)).map((url) => new URL(url).host);
    expect([...new Set(others)].filter((host) => host !== 'images.unsplash.com')).toEqual([]);
    const files = seen.requests.filter((url) => url.startsWith(own) && url.includes('/assets/'));
    expect(files.filter((url) => !url.endsWith('.svg'))).toEqual([]);
  });
});

describe('routes', () => {
  it('answers an unknown path with the 404 page in English, and logs the path', async () => {
    await using visitor = await visit('tidak/ada/di/sini');
    const { page, console } = visitor;
    await page.getByText('Oops! Page not found').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('404');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(console.some(({ text }) => text.includes('/tidak/ada/di/sini'))).toBe(true);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.waitForURL(inject('shipped'));
  });
});

describe('the shared layout', () => {
  it('keeps the header visible', async () => {
    await using visitor = await visit('');
    const { page } = visitor;
    await page.evaluate(() => window.scrollTo(0, 2000));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2000);
    const box = await page
      .getByRole('banner')
      .getByText('Senja Sehat', { exact: true })
      .first()
      .boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(120);
  });

  it('sends the search value nowhere: no request, no navigation', async () => {
    await using visitor = await visit('');
    const { page, requests } = visitor;
    const box = page.getByPlaceholder('Cari artikel...');
    await box.click();
    await stopTime(page);
    await advanceClock(visitor);
    const before = requests.length;
    await box.fill('ubi');
    await box.press('Enter');
    await advanceClock(visitor);
    expect(await box.inputValue()).toBe('ubi');
    expect(requests.slice(before)).toEqual([]);
    expect(page.url()).toBe(inject('shipped'));
  });

  it('links from every page to each category, by both of its ids', async () => {
    await using visitor = await visit('kontak/');
    const { page } = visitor;
    const links = CATEGORIES.map((name) => page.getByRole('banner').getByRole('link', { name }).first());
    for (const where of ['another page', 'home']) {
      for (const [index, link] of links.entries())
        expect([where, await link.getAttribute('href')]).toEqual([where, `/#${ANCHORS[index]}`]);
      await links.at(where === 'home' ? 0 : -1)?.click();
      await page.waitForURL(`**/#${ANCHORS.at(where === 'home' ? 0 : -1)}`);
    }
    for (const [index, name] of CATEGORIES.entries())
      for (const id of [ANCHORS[index], name.toLowerCase().replace(/ /g, '')]) {
        await page.goto(`${inject('shipped')}#${id}`);
        const heading = page.getByRole('heading', { level: 2, name });
        await expect.poll(async () => (await heading.boundingBox())?.y ?? 9999).toBeLessThan(400);
        expect((await heading.boundingBox())?.y).toBeGreaterThan(40);
      }
  });

  it('opens and closes the mobile menu, which lists categories and pages', async () => {
    await using visitor = await visit('', { width: 390 });
    const { page, problems } = visitor;
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    const link = page.locator('#menu').getByRole('link', { name: 'Tentang Kami' });
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    expect(await link.isVisible()).toBe(false);
    await button.click();
    await link.waitFor();
    for (const name of CATEGORIES)
      expect(await page.locator('#menu').getByRole('link', { name }).isVisible()).toBe(true);
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'hidden' });
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
    await button.click();
    await link.click();
    await page.waitForURL('**/tentang-kami/');
    expect(problems).toEqual([]);
  });

  it('shows category links on desktop and the menu button on phones', async () => {
    await using desktop = await visit('', { width: 1280 });
    expect(
      await desktop.page.getByRole('banner').getByRole('link', { name: 'Makanan Sehat' }).first().isVisible(),
    ).toBe(true);
    expect(await desktop.page.getByRole('button', { name: 'Menu', exact: true }).isVisible()).toBe(false);
    await using phone = await visit('', { width: 390 });
    expect(await phone.page.getByRole('button', { name: 'Menu', exact: true }).isVisible()).toBe(true);
  });
});

describe('home', () => {
  it('features the first article of each category', async () => {
    const visitor = await view('');
    const section = visitor.page.locator('section', {
      has: visitor.page.getByRole('heading', { name: 'Artikel Pilihan' }),
    });
    const titles = await section.getByRole('heading', { level: 3 }).allInnerTexts();
    expect(titles).toHaveLength(4);
    for (const [index, category] of CATEGORIES.entries()) {
      // The newest of a category is its first in "Artikel Terbaru".
      const first = visitor.page.locator('.latest .card', { hasText: category }).getByRole('heading').first();
      expect(titles[index]).toBe(await first.textContent());
    }
  });

  it('shows three articles of each category and a button that does nothing', async () => {
    await using visitor = await visit('', { photos: 'shown' });
    const { page, requests } = visitor;
    await stopTime(page);
    await advanceClock(visitor);
    for (const name of CATEGORIES) {
      const section = page.locator(`section#${name.toLowerCase().replace(/ /g, '')}`);
      expect(await section.getByRole('heading', { level: 3 }).count()).toBe(3);
      const before = {
        url: page.url(),
        html: await page.locator('main').innerHTML(),
        requests: own(requests),
      };
      await section.getByRole('button', { name: /Lihat Semua/ }).click();
      await advanceClock(visitor);
      const after = {
        url: page.url(),
        html: await page.locator('main').innerHTML(),
        requests: own(requests),
      };
      expect(after).toEqual(before);
    }
  });

  it('shows 9 of the newest, then 15, then all 16', async () => {
    await using visitor = await visit('');
    const { page, problems } = visitor;
    const section = page.locator('section', { has: page.getByRole('heading', { name: 'Artikel Terbaru' }) });
    const visible = () => section.getByRole('heading', { level: 3 }).filter({ visible: true }).count();
    const button = section.getByRole('button', { name: 'Muat Lebih Banyak Artikel' });
    expect(await visible()).toBe(9);
    expect(await section.textContent()).toContain('Menampilkan 9 dari 16 artikel');
    await button.click();
    await expect.poll(visible).toBe(15);
    await expect.poll(() => section.textContent()).toContain('Menampilkan 15 dari 16 artikel');
    await button.click();
    await expect.poll(visible).toBe(16);
    await button.waitFor({ state: 'hidden' });
    expect(problems).toEqual([]);
  });

  it('does not link cards, and "Baca Selengkapnya" does nothing', async () => {
    await using visitor = await visit('', { photos: 'shown' });
    const { page, requests } = visitor;
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) });
    expect(await cards.count()).toBeGreaterThan(16);
    expect(await cards.getByRole('link').count()).toBe(0);
    const controls = page.getByRole('button', { name: /Baca Selengkapnya/ });
    expect(await controls.count()).toBeGreaterThanOrEqual(25);
    const names = await controls.evaluateAll((buttons) => buttons.map((button) => button.textContent));
    expect(new Set(names).size).toBeGreaterThanOrEqual(12);
    await stopTime(page);
    await advanceClock(visitor);
    const before = { html: await page.locator('main').innerHTML(), requests: own(requests) };
    await controls.first().click();
    await advanceClock(visitor);
    expect({ html: await page.locator('main').innerHTML(), requests: own(requests) }).toEqual(before);
  });

  it('zooms the photo of a card on hover', async () => {
    await using visitor = await visit('', { photos: 'shown' });
    const photo = visitor.page.locator('.card img[src^=https]').first();
    await photo.scrollIntoViewIfNeeded();
    const before = (await photo.boundingBox())?.width ?? 0;
    await photo.hover();
    await expect.poll(async () => (await photo.boundingBox())?.width ?? 0).toBeGreaterThan(before * 1.02);
  });

  it('has a newsletter box whose button does nothing', async () => {
    await using visitor = await visit('');
    const { page } = visitor;
    const field = page.getByPlaceholder('Alamat email Anda');
    expect(await field.getAttribute('type')).toBe('email');
    await field.fill('bukan email');
    const asked = () =>
      visitor.requests.filter((url) => !url.includes('/assets/') && !url.includes('unsplash'));
    await stopTime(page);
    await advanceClock(visitor);
    const before = asked();
    await page.getByRole('button', { name: 'Berlangganan' }).click();
    await field.press('Enter');
    await advanceClock(visitor);
    expect(asked()).toEqual(before);
    expect(page.url()).toBe(inject('shipped'));
    expect(await field.inputValue()).toBe('bukan email');
    expect(visitor.problems).toEqual([]);
  });

  it('shows the default reading time and date for an article without them', async () => {
    const visitor = await view('');
    const text = (await visitor.page.getByRole('main').textContent())?.replaceAll('\u00a0', ' ');
    expect(text).toContain('5 menit');
    expect(text).toContain('25 April 2025');
  });
});

describe('about', () => {
  it('has a welcome, five commitments and four experts with name and role', async () => {
    const visitor = await view('tentang-kami/');
    const { page } = visitor;
    const lists = page.getByRole('main').getByRole('list');
    const sizes = await lists.evaluateAll((all) => all.map((list) => list.children.length));
    expect(sizes).toContain(5);
    expect(sizes).toContain(4);
  });
});

describe('contact', () => {
  it('gives email, phone, address and opening hours', async () => {
    const visitor = await view('kontak/');
    const { page } = visitor;
    await page.getByRole('main').locator('a[href^="mailto:"]').first().waitFor();
    await page.getByRole('main').locator('a[href^="tel:"]').first().waitFor();
    const rows = await page.getByRole('table').getByRole('row').allInnerTexts();
    const hours = rows.join('\n');
    expect(hours).toMatch(/Senin[^\n]*Jumat\s*9:00-17:00/);
    expect(hours).toMatch(/Sabtu\s*9:00-14:00/);
    expect(hours).toMatch(/Minggu\s*Tutup/);
  });

  it('answers four questions, also without scripts', async () => {
    await using visitor = await visit('kontak/', { javaScriptEnabled: false });
    const items = visitor.page.getByRole('main').locator('details');
    expect(await items.count()).toBe(4);
    for (let index = 0; index < 4; index += 1) {
      await items.nth(index).locator('summary').click();
      expect(await items.nth(index).locator(':scope > :not(summary)').first().isVisible()).toBe(true);
    }
  });

  const fill = async (page: import('playwright-core').Page) => {
    await page.getByLabel('Nama Lengkap').fill('Siti Aminah');
    await page.getByLabel(/^Email/).fill('siti@contoh.id');
    await page.getByLabel(/^Pesan/).fill('Terima kasih atas tulisannya.');
  };

  it('validates required fields as the browser does', async () => {
    await using visitor = await visit('kontak/');
    const { page } = visitor;
    await page.getByRole('button', { name: /Kirim/ }).click();
    const invalid = page.locator('form :invalid:is(input, textarea)');
    expect(await invalid.count()).toBe(3);
    expect(await page.getByLabel(/^Judul pesan/).evaluate((field: HTMLInputElement) => field.required)).toBe(
      false,
    );
    expect(await page.getByText('Pesan Terkirim!', { exact: true }).count()).toBe(0);
    await page.getByLabel(/^Email/).fill('bukan email');
    expect(
      await page.getByLabel(/^Email/).evaluate((field: HTMLInputElement) => field.validity.typeMismatch),
    ).toBe(true);
  });

  it('sends after 1.5 seconds: button, toast, cleared form, idle again, and no request', async () => {
    await using visitor = await visit('kontak/');
    const { page, problems } = visitor;
    await fill(page);
    await stopTime(page);
    await advanceClock(visitor);
    const before = visitor.requests.length;
    const button = page.getByRole('button', { name: /Kirim/ });
    await button.click();
    const sending = page.getByRole('button', { name: 'Mengirim...' });
    await sending.waitFor();
    expect(await sending.isDisabled()).toBe(true);
    await advanceClock(visitor, 1400);
    expect(await page.getByText('Pesan Terkirim!', { exact: true }).count()).toBe(0);
    await advanceClock(visitor, 200);
    const toast = page.locator('.toast');
    await toast.waitFor();
    expect(await toast.textContent()).toContain('Pesan Terkirim!');
    expect(await toast.textContent()).toContain(
      'Terima kasih telah menghubungi kami. Kami akan segera membalas pesan Anda.',
    );
    expect((await toast.boundingBox())?.width).toBe(356);
    for (const label of ['Nama Lengkap', /^Email/, /^Pesan/]) {
      expect(await page.getByLabel(label).inputValue()).toBe('');
    }
    expect(await button.isEnabled()).toBe(true);
    await advanceClock(visitor);
    expect(visitor.requests.slice(before).filter((url) => !url.includes('/assets/'))).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('says without scripts that it cannot send, and shows the postal address', async () => {
    await using visitor = await visit('kontak/', { javaScriptEnabled: false });
    const form = visitor.page.locator('form', { has: visitor.page.getByLabel('Nama Lengkap') });
    expect(await form.textContent()).toMatch(/tidak dapat mengirim/);
    expect(await form.locator('a[href^="mailto:"]').isVisible()).toBe(true);
    expect(await form.getByRole('button', { name: /Kirim/ }).isVisible()).toBe(false);
  });
});

describe('without scripts', () => {
  it('shows all articles and no dead button', async () => {
    await using visitor = await visit('', { javaScriptEnabled: false });
    const { page } = visitor;
    const section = page.locator('section', { has: page.getByRole('heading', { name: 'Artikel Terbaru' }) });
    expect(await section.getByRole('heading', { level: 3 }).filter({ visible: true }).count()).toBe(16);
    expect(await page.getByRole('button', { name: 'Muat Lebih Banyak Artikel' }).isVisible()).toBe(false);
  });

  it('opens the menu and follows its links', async () => {
    await using visitor = await visit('', { javaScriptEnabled: false, width: 390 });
    const { page } = visitor;
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('#menu').getByRole('link', { name: 'Kontak' }).click();
    await page.waitForURL(new URL('kontak/', inject('shipped')).href);
  });
});

it('works the same under a base path', async () => {
  await using visitor = await visit('kontak/', { site: 'underBase', width: 390 });
  const { page, problems } = visitor;
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('#menu').getByRole('link', { name: 'Tidur Berkualitas' }).click();
  await page.waitForURL('**/senja/#tidur');
  const button = page.getByRole('button', { name: 'Muat Lebih Banyak Artikel' });
  await button.click();
  await page.getByText('Menampilkan 15 dari 16 artikel').waitFor();
  expect(problems).toEqual([]);
});
