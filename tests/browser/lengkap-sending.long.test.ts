/** Features of the second site: a working search, and forms that send. */
import type { Page, Request } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { type VisitOptions, visit, withBrowser } from './support/browser.ts';

withBrowser();

const lengkap = (path: string, options: VisitOptions = {}) => visit(path, { ...options, site: 'lengkap' });

describe('the search', () => {
  it('finds articles regardless of case and links to them', async () => {
    await using visitor = await lengkap('kontak/', { width: 390 });
    const { page, problems } = visitor;
    await page.getByRole('searchbox', { name: 'Cari artikel' }).fill('GARAM hambar');
    const result = page.locator('.search-box__results li a');
    await result.first().waitFor();
    expect(await result.locator('strong').allTextContents()).toEqual(['Mengurangi garam tanpa rasa hambar']);
    expect(await page.locator('.search-box__status').textContent()).toBe('Ada 1 artikel yang cocok.');
    await result.first().click();
    await page.waitForURL(`${inject('lengkap')}artikel/mengurangi-garam/`);
    expect(problems).toEqual([]);
  });

  it('leads to the heading of the sentence found', async () => {
    await using visitor = await lengkap('', { width: 390 });
    const { page } = visitor;
    await page.getByRole('searchbox', { name: 'Cari artikel' }).fill('kamar muter');
    await page.getByRole('link', { name: 'Kamar terasa berputar' }).click();
    await page.waitForURL(`${inject('lengkap')}artikel/kepala-pusing-berputar/#kamar-terasa-berputar`);
  });

  it.each([320, 390, 1280])('shows the number to call first and large at %i px', async (width) => {
    await using visitor = await lengkap('', { width });
    const { page, problems } = visitor;
    await page.getByRole('searchbox', { name: 'Cari artikel' }).fill('dada sakit');
    const call = page.getByRole('alert').getByRole('link', { name: 'Mungkin ini darurat. Telepon 119' });
    await page.locator('.search-box__results ul').waitFor();
    const [box, list] = [
      await call.boundingBox(),
      await page.locator('.search-box__results ul').boundingBox(),
    ];
    expect(box?.height).toBeGreaterThanOrEqual(56);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(list?.y ?? 0);
    expect(await call.getAttribute('href')).toBe('tel:119');
    expect(await call.evaluate((link) => getComputedStyle(link).backgroundColor)).toBe('rgb(138, 47, 18)');
    for (const link of await page.locator('.search-box__results a').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    expect(problems).toEqual([]);
  });

  it('says when nothing matches', async () => {
    await using visitor = await lengkap('');
    const { page } = visitor;
    await page.getByRole('searchbox', { name: 'Cari artikel' }).fill('zebra');
    await expect
      .poll(() => page.locator('.search-box__status').textContent())
      .toBe('Tidak ada artikel yang cocok. Coba satu kata saja, misalnya tidur.');
    expect(await page.locator('.search-box__results li a').count()).toBe(0);
    await page.getByRole('searchbox', { name: 'Cari artikel' }).press('Enter');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${inject('lengkap')}artikel/`);
  });
});

/** Answers of the host that receives the forms. */
const answering =
  (status: number, received: Request[]) =>
  async (page: Page): Promise<void> => {
    await page.context().route('https://kirim.senja-sehat.example/**', async (route) => {
      received.push(route.request());
      await route.fulfill({ status, headers: { 'Access-Control-Allow-Origin': '*' }, body: '{}' });
    });
  };

const fields = (request: Request | undefined) => [...new URLSearchParams(request?.postData() ?? '')];

/** A refused request is logged in the console, as expected. */
const unexpected = (problems: string[]) => problems.filter((problem) => !problem.includes('status of 422'));

async function writeMessage(page: Page): Promise<void> {
  await page.getByLabel('Nama Lengkap').fill('Siti Aminah');
  await page.getByLabel(/^Email/).fill('siti@contoh.id');
  await page.getByLabel(/^Pesan/).fill('Terima kasih & salam.');
  await page.getByRole('button', { name: 'Kirim Pesan' }).click();
}

describe('the contact form', () => {
  it('posts to its endpoint, confirms it and clears the message', async () => {
    const received: Request[] = [];
    await using visitor = await lengkap('kontak/', { prepare: answering(200, received) });
    const { page, problems } = visitor;
    await writeMessage(page);
    await page.getByRole('status').filter({ hasText: 'Pesan Terkirim!' }).waitFor();
    expect(received.map((request) => `${request.method()} ${request.url()}`)).toEqual([
      'POST https://kirim.senja-sehat.example/pesan',
    ]);
    expect(fields(received[0])).toEqual([
      ['name', 'Siti Aminah'],
      ['email', 'siti@contoh.id'],
      ['subject', ''],
      ['message', 'Terima kasih & salam.'],
    ]);
    expect(await page.getByLabel(/^Pesan/).inputValue()).toBe('');
    expect(problems).toEqual([]);
  });

  it('keeps the message and names an alternative when the host refuses it', async () => {
    const received: Request[] = [];
    await using visitor = await lengkap('kontak/', { prepare: answering(422, received) });
    const { page, problems } = visitor;
    await writeMessage(page);
    const status = page.getByRole('status').filter({ hasText: 'belum terkirim' });
    await status.waitFor();
    expect(await status.getByRole('link').getAttribute('href')).toBe('mailto:halo@senja-sehat.example');
    expect(await page.getByLabel(/^Pesan/).inputValue()).toBe('Terima kasih & salam.');
    expect(received).toHaveLength(1);
    expect(unexpected(problems)).toEqual([]);
  });

  it('is submitted by the browser itself where scripts are off', async () => {
    const received: Request[] = [];
    await using visitor = await lengkap('kontak/', {
      javaScriptEnabled: false,
      prepare: answering(200, received),
    });
    await writeMessage(visitor.page);
    await visitor.page.waitForURL('https://kirim.senja-sehat.example/pesan');
    expect(fields(received[0])[0]).toEqual(['name', 'Siti Aminah']);
  });
});

describe('the newsletter', () => {
  it.each([
    [200, 'Terima kasih. Alamat email Anda sudah kami terima.'],
    [422, 'Maaf, alamat Anda belum terkirim. Silakan coba lagi nanti.'],
  ])('posts the address; on status %i it says: %s', async (answer, message) => {
    const received: Request[] = [];
    await using visitor = await lengkap('', { prepare: answering(answer, received) });
    const { page, problems } = visitor;
    await page.getByPlaceholder('Alamat email Anda').fill('siti@contoh.id');
    await page.getByRole('button', { name: 'Berlangganan' }).click();
    await page.getByRole('status').filter({ hasText: message }).waitFor();
    expect(received.map((request) => request.url())).toEqual(['https://kirim.senja-sehat.example/kabar']);
    expect(fields(received[0])).toEqual([['email', 'siti@contoh.id']]);
    expect(unexpected(problems)).toEqual([]);
  });
});
