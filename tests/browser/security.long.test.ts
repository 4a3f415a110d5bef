/**
 * The Content Security Policy, in a browser that enforces it: our code never violates it, and foreign code never
 * runs.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PLACES, type Visit, visit, withBrowser } from './support/browser.ts';

withBrowser();

interface Violation {
  directive: string;
  blocked: string;
}

/** Counts violations from the first moment of each page. */
const watch = (page: Page): Promise<void> =>
  page
    .addInitScript(() => {
      const seen: Violation[] = [];
      Object.assign(globalThis, { violations: seen });
      document.addEventListener('securitypolicyviolation', (event) => {
        seen.push({ directive: event.effectiveDirective, blocked: event.blockedURI });
      });
    })
    .then(() => undefined);

const violations = (page: Page): Promise<Violation[]> =>
  page.evaluate(() => (globalThis as unknown as { violations: Violation[] }).violations);

/** Touches every widget of the page, so that each is hydrated and has run. */
async function touchEverything({ page, settled }: Pick<Visit, 'page' | 'settled'>): Promise<void> {
  for (const widget of await page.locator('[data-widget]').all()) {
    const controls = widget.locator('button, input, textarea').filter({ visible: true });
    for (const control of await controls.all()) {
      if (!(await control.isVisible())) continue;
      await control.focus();
      if (await control.evaluate((element) => element.matches('button[type=button]'))) {
        await control.click({ timeout: 1000 }).catch(() => undefined);
      }
      await page.keyboard.press('Escape');
    }
  }
  await settled();
}

describe('the policy', () => {
  // Home pages have all widgets and are tested at both widths; the widgets of others are on every page, so taking
  // turns is enough.
  const widths = ({ path }: { path: string }, index: number) =>
    path === '' ? [390, 1280] : [index % 2 === 0 ? 390 : 1280];
  const places = PLACES.flatMap((place, index) => widths(place, index).map((width) => ({ ...place, width })));

  it.each(places)('$site/$path violates none of it at $width px, with every widget used', async (place) => {
    const { site, path, width } = place;
    await using visitor = await visit(path, { site, width, prepare: watch, photos: 'shown' });
    await touchEverything(visitor);
    expect(visitor.requests.some((url) => url.includes('/assets/shared-'))).toBe(true);
    expect(await violations(visitor.page)).toEqual([]);
    expect(visitor.problems).toEqual([]);
  });

  it('allows sending the form, including the toast', async () => {
    await using visitor = await visit('kontak/', { prepare: watch });
    const { page } = visitor;
    await page.getByLabel('Nama Lengkap').fill('Siti');
    await page.getByLabel(/^Email/).fill('siti@contoh.id');
    await page.getByLabel(/^Pesan/).fill('Halo');
    await page.getByRole('button', { name: /Kirim/ }).click();
    await page.locator('.toast').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it.each(PLACES.filter(({ site }) => site === 'shipped'))(
    '/$path runs no injected script',
    async ({ path }) => {
      await using visitor = await visit(path, {
        prepare: async (page) => {
          await watch(page);
          // Attempts of an attacker who could write into the HTML.
          await page.route('**/*', async (route) => {
            if (route.request().resourceType() !== 'document') return route.fallback();
            const response = await route.fetch();
            const body = (await response.text()).replace(
              '</main>',
              '<script>globalThis.pwned = "inline"</script><img src="/x" onerror="globalThis.pwned = \'onerror\'"><a id="trap" href="javascript:globalThis.pwned = \'link\'">x</a><base href="https://jahat.example/"></main>',
            );
            await route.fulfill({ response, body });
          });
        },
      });
      const { page, settled } = visitor;
      await page.locator('#trap').click({ force: true });
      await settled();
      expect(await page.evaluate(() => (globalThis as { pwned?: string }).pwned)).toBeUndefined();
      const directives = new Set((await violations(page)).map(({ directive }) => directive));
      expect([...directives].sort()).toEqual(['base-uri', 'script-src-attr', 'script-src-elem']);
    },
  );

  it('is also sent as a header, with the directives that a meta tag cannot carry', async () => {
    await using visitor = await visit('');
    const response = await visitor.page.request.get(visitor.page.url());
    const headers = response.headers();
    const meta = await visitor.page
      .locator('meta[http-equiv="Content-Security-Policy"]')
      .getAttribute('content');
    // The header applies to all pages, so it has the styles of each.
    const withStyles = (policy = '') => policy.split(/ style-src ([^;]*);/);
    const [before, styles, after] = withStyles(headers['content-security-policy']);
    const [ownBefore, ownStyles, ownAfter] = withStyles(meta ?? '');
    expect([before, after]).toEqual([ownBefore, `${ownAfter}; frame-ancestors 'none'`]);
    expect(ownStyles).toMatch(/^'sha256-[^ ]+'$/);
    expect(styles?.split(' ')).toContain(ownStyles);
    expect(meta).toMatch(/^default-src 'none'; /);
    expect(meta).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(meta).toContain("require-trusted-types-for 'script'");
  });
});
