/** What a visitor of seventy must be able to do: use, understand and trust it, each criterion by its number. */
import { describe, expect, it } from 'vitest';
import { look, PLACES, stopTime, visit, withBrowser } from './support/browser.ts';

withBrowser();

describe('keyboard', () => {
  it.each(PLACES.filter(({ site, path }) => site === 'lengkap' || ['', 'kontak/'].includes(path)))(
    'criterion 9: reaches everything in order, always in sight, with a ring on $site/$path',
    async ({ site, path }) => {
      for (const width of [390, 1280]) {
        const { page } = await look(path, { site, width });
        const seen: string[] = [];
        for (let step = 0; step < 150; step += 1) {
          await page.keyboard.press('Tab');
          const focus = await page.evaluate(() => {
            const element = document.activeElement;
            if (!element || element === document.body) return null;
            const shown = element.matches('input[type=radio]')
              ? (element.closest('label') ?? element)
              : element;
            const box = shown.getBoundingClientRect();
            const covers = (x: number, y: number) => {
              const top = document.elementFromPoint(x, y);
              return top !== null && !shown.contains(top) && !top.contains(shown)
                ? top.outerHTML.slice(0, 80)
                : null;
            };
            const style = getComputedStyle(shown);
            const own = getComputedStyle(element);
            const ring = Math.max(
              style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth),
              own.outlineStyle === 'none' ? 0 : Number.parseFloat(own.outlineWidth),
            );
            return {
              id: `${element.tagName} ${element.textContent?.trim().slice(0, 30) ?? ''} ${Math.round(box.x)},${Math.round(box.y + scrollY)}`,
              covered: [
                covers(box.x + box.width / 2, box.y + 2),
                covers(box.x + box.width / 2, box.bottom - 2),
              ].filter(Boolean),
              inView: box.top >= 0 && box.bottom <= innerHeight,
              tall: box.height > innerHeight,
              ring,
            };
          });
          if (focus === null) break;
          seen.push(focus.id);
          expect({ id: focus.id, covered: focus.covered }).toEqual({ id: focus.id, covered: [] });
          expect({ id: focus.id, inView: focus.inView }).toEqual({
            id: focus.id,
            inView: true,
          });
          expect({ id: focus.id, ring: focus.ring >= 3 }).toEqual({ id: focus.id, ring: true });
        }
        expect(seen.length).toBeGreaterThan(20);
        expect(seen.length).toBeLessThan(150);
      }
    },
  );

  it('criterion 10: the menu closes with Esc and gives focus back', async () => {
    await using visitor = await visit('', { width: 390 });
    const { page } = visitor;
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.locator('#menu a').first().waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await page.locator('#menu a').first().waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe('links', () => {
  it.each(PLACES)(
    'criterion 5: links in text are underlined, and visited ones differ on $site/$path',
    async ({ site, path }) => {
      const { page } = await look(path, { site });
      const plain = await page.locator('main p a, main li a, main dd a').evaluateAll((links) =>
        links
          .filter((link) => !link.classList.contains('button'))
          .filter((link) => !getComputedStyle(link).textDecorationLine.includes('underline'))
          .map((link) => link.outerHTML),
      );
      expect(plain).toEqual([]);
      const rules = await page.evaluate(() =>
        [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map((rule) => rule.cssText),
      );
      expect(rules.some((rule) => /a:visited[^{]*\{[^}]*color/.test(rule))).toBe(true);
    },
  );
});

describe('understanding', () => {
  it.each(PLACES)(
    'criteria 5, 14, 16: current page, headings and landmarks, language on $site/$path',
    async ({ site, path }) => {
      const { page } = await look(path, { site });
      const levels = await page
        .locator('h1, h2, h3, h4')
        .evaluateAll((all) =>
          all
            .filter((heading) => !heading.closest('[hidden], [popover]'))
            .map((heading) => Number(heading.tagName.slice(1))),
        );
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      const skipped = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
      expect(skipped).toEqual([]);
      const order = await page.evaluate(() =>
        [...document.body.querySelectorAll('header, nav, main, footer')]
          .filter((landmark) => !landmark.closest('main') || landmark.tagName === 'MAIN')
          .filter((landmark) => ['HEADER', 'MAIN', 'FOOTER'].includes(landmark.tagName))
          .map(({ tagName }) => tagName),
      );
      expect(order).toEqual(['HEADER', 'MAIN', 'FOOTER']);
      const isInNavigation = site === 'shipped' ? path !== 'tidak-ada/' : path === '';
      const current = await page.locator('footer [aria-current=page]').count();
      expect(current).toBe(isInNavigation ? 1 : 0);
      expect(await page.locator('html').getAttribute('lang')).toBe(path === 'tidak-ada/' ? 'en' : 'id');
    },
  );

  it.each(PLACES)(
    'criterion 15: no two controls of one name lead to different places on $site/$path',
    async ({ site, path }) => {
      const { page } = await look(path, { site });
      const links = await page
        .locator('a[href]')
        .evaluateAll((all) =>
          all.map((link) => [link.textContent?.trim() ?? '', link.getAttribute('href') ?? '']),
        );
      const targets = new Map<string, Set<string>>();
      for (const [name = '', href = ''] of links)
        targets.set(name, (targets.get(name) ?? new Set()).add(href));
      expect([...targets].filter(([, hrefs]) => hrefs.size > 1).map(([name]) => name)).toEqual([]);
    },
  );

  it('criterion 17: the live regions are in the HTML before any script', async () => {
    for (const path of ['', 'kontak/']) {
      await using visitor = await visit(path, { javaScriptEnabled: false });
      expect(
        await visitor.page.locator('main [role=status], main [aria-live]').count(),
      ).toBeGreaterThanOrEqual(1);
    }
  });

  it('criterion 22: says that it is no substitute for a doctor wherever health is advised', async () => {
    for (const { site, path } of PLACES) {
      if (path === 'tidak-ada/') continue;
      const { page } = await look(path, { site });
      expect(await page.locator('body').innerText()).toMatch(/bukan pengganti/i);
    }
  });
});

describe('trust', () => {
  it('criterion 18: the toast waits for pointer and focus, has a button of 48 px, and its message stays', async () => {
    await using visitor = await visit('kontak/', { width: 390 });
    const { page } = visitor;
    await page.getByLabel('Nama Lengkap').fill('Siti');
    await page.getByLabel(/^Email/).fill('siti@contoh.id');
    await page.getByLabel(/^Pesan/).fill('Halo');
    await stopTime(page);
    await page.getByRole('button', { name: /Kirim/ }).click();
    await page.getByRole('button', { name: 'Mengirim...' }).waitFor();
    await page.clock.runFor(1600);
    const toast = page.locator('.toast');
    await toast.waitFor();
    const close = toast.getByRole('button', { name: 'Tutup' });
    const box = await close.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
    await toast.hover();
    await page.clock.runFor(20_000);
    expect(await toast.count()).toBe(1);
    await page.mouse.move(0, 0);
    await close.focus();
    await page.clock.runFor(20_000);
    expect(await toast.count()).toBe(1);
    await page.getByLabel('Nama Lengkap').focus();
    await page.clock.runFor(6000);
    expect(await toast.count()).toBe(0);
    expect(await page.getByRole('status').filter({ hasText: 'Pesan Terkirim!' }).isVisible()).toBe(true);
  });

  it('criterion 12: what was typed survives a reload until it is sent, then is forgotten', async () => {
    await using visitor = await visit('kontak/');
    const { page } = visitor;
    await page.getByLabel('Nama Lengkap').fill('Siti Aminah');
    await page.getByLabel(/^Pesan/).fill('Pesan yang panjang sekali');
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('panjang sekali');
    await page.reload();
    await expect.poll(() => page.getByLabel(/^Pesan/).inputValue()).toBe('Pesan yang panjang sekali');
    expect(await page.getByLabel('Nama Lengkap').inputValue()).toBe('Siti Aminah');
    await page.getByLabel(/^Email/).fill('siti@contoh.id');
    await page.getByRole('button', { name: /Kirim/ }).click();
    await page.getByRole('status').filter({ hasText: 'Pesan Terkirim!' }).waitFor();
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toContain('Siti');
    await page.reload();
    expect(await page.getByLabel('Nama Lengkap').inputValue()).toBe('');
  });

  it.each(PLACES)(
    'criterion 19: nothing moves for long, and nothing at all with reduced motion on $site/$path',
    async ({ site, path }) => {
      const slow = `[...document.querySelectorAll('*')].flatMap((element) => {
      const style = getComputedStyle(element);
      const longest = Math.max(...style.transitionDuration.split(',').map(parseFloat));
      return (longest > 0.2 && element.tagName !== 'IMG') || style.animationName !== 'none' ? [element.outerHTML.slice(0, 80)] : [];
    })`;
      const { page } = await look(path, { site });
      expect(await page.evaluate(slow)).toEqual([]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const moving = `[...document.querySelectorAll('*')].filter((element) => Math.max(...getComputedStyle(element).transitionDuration.split(',').map(parseFloat)) > 0.01).map((element) => element.outerHTML.slice(0, 80))`;
      expect(await page.evaluate(moving)).toEqual([]);
    },
  );

  it('criterion 20: keeps no cookie and no storage but text size and an unsent draft', async () => {
    await using visitor = await visit('', { photos: 'shown' });
    const { page } = visitor;
    await page.getByPlaceholder('Cari artikel...').fill('ubi');
    await page.getByPlaceholder('Alamat email Anda').fill('a@contoh.id');
    await page.getByRole('radio', { name: 'Tulisan besar', exact: true }).check({ force: true });
    await page.waitForTimeout(500);
    expect(await page.context().cookies()).toEqual([]);
    const kept = await page.evaluate(() => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
    }));
    expect(kept.local).toHaveLength(1);
    expect(kept.session).toEqual([]);
    const storage = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(storage).not.toMatch(/ubi|contoh/);
  });

  it('criterion 21: the text size is remembered, and there before the first paint', async () => {
    await using visitor = await visit('');
    const { page } = visitor;
    await page.getByRole('radio', { name: 'Tulisan besar', exact: true }).check({ force: true });
    await page.goto(new URL('kontak/', page.url()).href, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.body !== null);
    expect(await page.locator('html').getAttribute('data-text')).toBe('1');
    await page.waitForLoadState();
    expect(await page.getByRole('radio', { name: 'Tulisan besar', exact: true }).isChecked()).toBe(true);
  });
});

describe('waiting', () => {
  it.each(PLACES)(
    'criterion 23: photos below the first screen are lazy, and all have their size on $site/$path',
    async ({ site, path }) => {
      await using visitor = await visit(path, { site, width: 390, height: 700, photos: 'shown' });
      const images = await visitor.page
        .locator('img')
        .filter({ visible: true })
        .evaluateAll((all) =>
          all.map((image) => ({
            top: image.getBoundingClientRect().top,
            loading: (image as HTMLImageElement).loading,
          })),
        );
      expect(images.filter(({ top, loading }) => top > 1400 && loading !== 'lazy')).toEqual([]);
      expect(images.filter(({ top, loading }) => top < 350 && loading === 'lazy')).toEqual([]);
    },
  );
});

describe('printing', () => {
  it.each(PLACES)(
    'criterion 7: black on white, 14 pt or more, without navigation on $site/$path',
    async ({ site, path }) => {
      const { page } = await look(path, { site });
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('nav').filter({ visible: true }).count()).toBe(0);
      expect(await page.getByPlaceholder('Cari artikel...').isVisible()).toBe(false);
      const colours = await page.evaluate(() => {
        const style = getComputedStyle(document.body);
        return {
          size: Number.parseFloat(style.fontSize),
          colour: style.color,
          ground: style.backgroundColor,
        };
      });
      expect(colours.size).toBeGreaterThanOrEqual(18.6);
      expect(colours.colour).toBe('rgb(0, 0, 0)');
      expect(colours.ground).toMatch(/rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\)/);
    },
  );
});
