/** Chromium, by its own protocol, and Firefox, by WebDriver BiDi. */
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { getBrowser, LAUNCH } from '../../support/machine/get-browser.mjs';
import { type Engine, missing, NOWHERE, type Settings, type Tab } from './tab.ts';

/** How often a new page is given the focus. */
const ATTEMPTS = 100;

async function tabOf(
  browser: Browser,
  settle?: (page: Page) => Promise<unknown>,
): Promise<Tab & AsyncDisposable> {
  const page = await browser.newPage();
  try {
    await settle?.(page);
  } catch (error) {
    await browser.close();
    throw error;
  }
  return {
    async open(url) {
      // Firefox is said never to have loaded the next page while a frame of this one waits for a server that is gone.
      if (page.frames().length > 1) await page.goto('about:blank');
      await page.goto(url);
      // Firefox leaves the focus where Tab has moved it, possibly its own address bar, also when it is asked too early.
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        await page.bringToFront();
        if (await page.evaluate('document.hasFocus()')) return;
        await wait(100);
      }
      throw new Error(`${url} does not get the focus`);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    async press(key, held) {
      if (held) await page.keyboard.down(held);
      await page.keyboard.press(key);
      if (held) await page.keyboard.up(held);
    },
    type: (text) => page.keyboard.type(text),
    point: (x, y) => page.mouse.move(x, y),
    async click() {
      await page.mouse.down();
      await page.mouse.up();
    },
    [Symbol.asyncDispose]: () => browser.close(),
  };
}

export const chromium: Engine = {
  name: 'Chromium',
  async start({ fontSize, forcedColours } = {}) {
    const proxy = `--proxy-server=${NOWHERE.host}:${NOWHERE.port}`;
    const browser = await puppeteer.launch({
      executablePath: await getBrowser(),
      args: [...LAUNCH, proxy],
      defaultViewport: null,
    });
    return tabOf(browser, async (page) => {
      const cdp = await page.createCDPSession();
      if (fontSize)
        await cdp.send('Page.setFontSizes', { fontSizes: { standard: fontSize, fixed: fontSize } });
      if (forcedColours)
        await cdp.send('Emulation.setEmulatedMedia', {
          features: [{ name: 'forced-colors', value: 'active' }],
        });
    });
  },
};

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

const preferences = ({ fontSize, forcedColours }: Settings): Record<string, unknown> => ({
  'network.proxy.type': 1,
  'network.proxy.ssl': NOWHERE.host,
  'network.proxy.ssl_port': NOWHERE.port,
  // Without a window Firefox has no mouse: emulate a fine pointer that hovers.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  ...(fontSize && { 'font.size.variable.x-western': fontSize }),
  // Always.
  ...(forcedColours && { 'browser.display.document_color_use': 2 }),
});

export const firefox: Engine = {
  name: 'Firefox',
  async start(settings = {}) {
    const executablePath = [process.env.FIREFOX_PATH ?? '', ...FIREFOX].find((file) => existsSync(file));
    if (!executablePath) throw missing('Firefox', 'firefox-esr');
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      extraPrefsFirefox: preferences(settings),
      defaultViewport: null,
    });
    return tabOf(browser);
  },
};
