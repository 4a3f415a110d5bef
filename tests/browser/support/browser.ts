/** A real browser for the tests of all files of a worker. */

import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { LAUNCH } from '../../support/machine/get-browser.mjs';
import { LONG } from '../../support/machine/long.ts';
import { SLOW, TEST_TIMEOUT } from '../../support/machine/slow.ts';
import { createSettled } from './settled.ts';
import { watchShifts } from './shifts.ts';

/** It ends with the worker, which has no hook for its own end. */
let browser: Browser | undefined;
/** Browser tab of `look`. */
let shared: (OpenPage & { devtools: CDPSession }) | null = null;
/** Page opened by `view`, with its options. */
let viewed: string | null = null;

async function launched(): Promise<Browser> {
  if (!browser?.isConnected()) {
    empty.clear();
    browser = await chromium.launch({ executablePath: inject('chromium'), args: LAUNCH });
  }
  return browser;
}

/** A browser context of its own, to be closed by the caller. */
export const newContext = async (options: BrowserContextOptions): Promise<BrowserContext> =>
  (await launched()).newContext(options);

/** Starts the browser before the tests of the calling file, unless it runs, and closes the shared tab after them. */
export function withBrowser(): void {
  beforeAll(async () => void (await launched()));
  afterAll(async () => {
    await shared?.[Symbol.asyncDispose]();
    shared = null;
    viewed = null;
  });
}

/** The narrowest, the two commonest phones, a tablet, a desktop. */
export const WIDTHS = [320, 360, 412, 768, 1280] as const;
export const PATHS = [
  '',
  'tentang-kami/',
  'kontak/',
  'privacy-policy/',
  'terms/',
  'disclaimer/',
  'tidak-ada/',
] as const;

/** Pages of templates that only the second site has, and its home page, where every card is a link. */
export const LENGKAP_PATHS = [
  '',
  'artikel/isi-piring-seimbang/',
  'artikel/mencegah-jatuh-di-rumah/',
  'kategori/makanan-sehat/',
  'artikel/halaman/2/',
] as const;

/** Pages of a template that are built like others: tested only in a long campaign. */
const ALIKE: readonly string[] = ['terms/', 'disclaimer/', 'kategori/makanan-sehat/'];

/** Every page that a visitor of seventy must be able to use. */
export const PLACES = [
  ...PATHS.map((path) => ({ site: 'shipped' as const, path })),
  ...LENGKAP_PATHS.map((path) => ({ site: 'lengkap' as const, path })),
].filter(({ path }) => LONG || !ALIKE.includes(path));

/**
 * @param turn number of the place
 * @param way one of several, such as widths
 * @returns whether to test a view in normal runs: home pages, which have every part, in all ways, and each other page
 *   in one of them, in turn; in a long campaign all
 */
export const isSampled = <Way>(path: string, turn: number, way: Way, ways: readonly Way[]): boolean =>
  LONG || path === '' || ways[turn % ways.length] === way;

/** A context for one visit after the other, mostly in one tab: another takes as long to open as a page to load. */
interface Room {
  context: BrowserContext;
  /** The tab of the last visit, empty. */
  tab: Page | null;
  /** Origins of the opened pages, whose storage is emptied after the visit. */
  origins: Set<string>;
}

/** Rooms without a visitor, by the options of their contexts. */
const empty = new Map<string, Room[]>();

/** Contexts whose clock is stopped: it stays so for all their pages. */
const stopped = new WeakSet<BrowserContext>();

/** Calls that change a tab for good, or for the rest of the test. */
const LASTING = ['addInitScript', 'emulateMedia', 'exposeBinding', 'exposeFunction'] as const;
/** Tabs for which one was called. */
const changed = new WeakSet<Page>();

const EVENTS = [
  'console',
  'dialog',
  'framenavigated',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const;

async function newTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  for (const name of LASTING) {
    const act = page[name] as (...args: unknown[]) => Promise<unknown>;
    const noted = (...args: unknown[]) => {
      changed.add(page);
      return act.apply(page, args);
    };
    Object.assign(page, { [name]: noted });
  }
  return page;
}

/** Leaves nothing of a visit behind. */
async function leave(room: Room, page: Page, rooms: Room[]): Promise<void> {
  const { context, origins } = room;
  if (stopped.has(context) || page.isClosed()) return context.close();
  for (const event of EVENTS) page.removeAllListeners(event);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const other of context.pages()) if (other !== page) await other.close();
  // Pages write into the storage of their tab when they are left.
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  for (const origin of origins) {
    await page.goto(origin);
    await page.evaluate(() => sessionStorage.clear());
  }
  await page.unrouteAll();
  await page.mouse.move(0, 0);
  await page.goto('about:blank');
  const devtools = await context.newCDPSession(page);
  for (const origin of origins)
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devtools.send('Page.resetNavigationHistory');
  await devtools.detach();
  await context.clearCookies();
  origins.clear();
  room.tab = changed.has(page) ? null : page;
  if (room.tab === null) await page.close();
  rooms.push(room);
}

export interface Visit {
  page: Page;
  /** Problems reported by the page: script errors, violations, failed requests of our own. */
  problems: string[];
  /** Addresses of requests, the page's own first, without the site's icon. */
  requests: string[];
  /** Console messages, by type. */
  console: { type: string; text: string }[];
  /** Waits until the page is stable and no request is pending. */
  settled(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

export type Look = Omit<Visit, typeof Symbol.asyncDispose>;

interface OpenPage extends Visit {
  /** Sets how photo requests are answered from now on. */
  answer(photos: 'blocked' | 'shown'): void;
}

export interface VisitOptions extends BrowserContextOptions {
  width?: number;
  height?: number;
  site?: 'shipped' | 'underBase' | 'lengkap' | 'banyak' | 'panjang';
  /** `blocked` (the default) fails every photo; `shown` answers with a drawing. */
  photos?: 'blocked' | 'shown';
  /** Called before the page is opened, e.g. to block a script. */
  prepare?(page: Page): Promise<unknown>;
}

const PHOTO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="427"><rect width="640" height="427" fill="#7a6"/></svg>';

/** Opens a page of the site in a new tab without storage, as an anonymous visitor. */
export async function visit(path: string, options: VisitOptions = {}): Promise<Visit> {
  const { width = 1280, height = 800, site = 'shipped', photos = 'blocked', prepare, ...rest } = options;
  const visitor = await open(rest);
  await visitor.page.setViewportSize({ width, height });
  visitor.answer(photos);
  await prepare?.(visitor.page);
  await visitor.page.goto(new URL(path, inject(site)).href);
  return visitor;
}

interface LookOptions extends Pick<VisitOptions, 'site' | 'width' | 'height' | 'photos'> {
  /** Standard font size of the browser, in pixels. */
  fontSize?: number;
}

/**
 * Opens a page of the site in the tab that the tests of a file share, in half the time of a visit: for tests that
 * only read the page, and leave no state outside it. Records layout shifts.
 */
export async function look(
  path: string,
  { site = 'shipped', width = 1280, height = 800, photos = 'blocked', fontSize = 16 }: LookOptions = {},
): Promise<Look> {
  if (!shared) {
    const opened = await open({});
    await watchShifts(opened.page);
    shared = { ...opened, devtools: await opened.page.context().newCDPSession(opened.page) };
  }
  viewed = null;
  const { page, problems, requests, console, devtools, answer } = shared;
  const { href } = new URL(path, inject(site));
  // Otherwise it would be the same visit of the page, at the same place.
  if (page.url().replace(/#.*/, '') === href.replace(/#.*/, '')) await page.goto('about:blank');
  await page.mouse.move(0, 0);
  answer(photos);
  await devtools.send('Page.setFontSizes', {
    fontSizes: { standard: fontSize, fixed: Math.round((fontSize * 13) / 16) },
  });
  await page.emulateMedia({ media: null, reducedMotion: null });
  await page.setViewportSize({ width, height });
  for (const list of [problems, requests, console]) list.length = 0;
  await page.goto(href);
  await shared.settled();
  return shared;
}

/**
 * Opens a page, or keeps the one of the last call: then only its size and text size change, which takes a tenth of
 * the time. For tests that measure and change nothing.
 * @param text step of the text size, as the visitor chooses it
 */
export async function view(
  path: string,
  { text = '0', width = 1280, height = 800, ...rest }: LookOptions & { text?: '0' | '1' | '2' } = {},
): Promise<Look> {
  const key = JSON.stringify([path, rest]);
  const visitor = shared && viewed === key ? shared : await look(path, { width, height, ...rest });
  viewed = key;
  const { page, settled } = visitor;
  await page.mouse.move(0, 0);
  await page.setViewportSize({ width, height });
  await page.evaluate((size) => {
    document.documentElement.setAttribute('data-text', size);
    scrollTo({ top: 0, behavior: 'instant' });
  }, text);
  await settled();
  return visitor;
}

async function enter(options: BrowserContextOptions): Promise<Room> {
  const context = await newContext(options);
  context.setDefaultTimeout(TEST_TIMEOUT);
  return { context, tab: null, origins: new Set() };
}

async function open(options: BrowserContextOptions): Promise<OpenPage> {
  const key = JSON.stringify(options);
  const rooms = empty.get(key) ?? [];
  empty.set(key, rooms);
  const room = rooms.pop() ?? (await enter(options));
  const { context, origins } = room;
  const page = room.tab ?? (await newTab(context));
  if (SLOW > 1) {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  }
  const settled = createSettled(page);
  const problems: string[] = [];
  const requests: string[] = [];
  const messages: { type: string; text: string }[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    messages.push({ type: message.type(), text: message.text() });
    // Blocked photos are expected, and the 404 page logs its path.
    if (message.type() === 'error' && !/ERR_FAILED|status of 404|^404/.test(message.text()))
      problems.push(message.text());
  });
  page.on('framenavigated', (frame) => {
    const { protocol, origin } = new URL(frame.url());
    if (protocol === 'http:') origins.add(origin);
  });
  page.on('request', (request) => {
    // The browser requests the icon at any time, independently of the page.
    if (!request.url().endsWith('/icon.svg')) requests.push(request.url());
  });
  let photos: VisitOptions['photos'];
  await context.route('https://images.unsplash.com/**', (route) =>
    photos === 'shown' ? route.fulfill({ contentType: 'image/svg+xml', body: PHOTO }) : route.abort(),
  );
  page.on('requestfailed', (request) => {
    // Leaving a page aborts its pending requests.
    const aborted = request.failure()?.errorText === 'net::ERR_ABORTED';
    const isOwn = new URL(request.url()).hostname === '127.0.0.1';
    if (isOwn && !aborted) problems.push(`request failed: ${request.url()}`);
  });
  const dispose = () => leave(room, page, rooms);
  const answer = (next: VisitOptions['photos']): void => {
    photos = next;
  };
  return { page, problems, requests, console: messages, settled, answer, [Symbol.asyncDispose]: dispose };
}

/** Stops the page's clock: from now on it advances by `page.clock.runFor` only. */
export async function stopTime(page: Page): Promise<void> {
  stopped.add(page.context());
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

/** Waits for all effects of this many milliseconds on the page's stopped clock. */
export async function advanceClock(
  { page, settled }: Pick<Visit, 'page' | 'settled'>,
  time = 10_000,
): Promise<void> {
  await page.clock.runFor(time);
  await settled();
}
