/**
 * The browser is killed while somebody types in `senja edit`: the whole of it, the process of the page, or the tab; with
 * requests or answers lost before; and together with the server, which then reads another model. Whatever was typed a
 * second earlier is there again, and the file is as it was before a save or after one.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { EditedEntry } from '../../cli/edit/api.ts';
import { getBrowser, LAUNCH } from '../support/machine/get-browser.mjs';
import { contentCopy } from '../support/process/senja.ts';
import { serve } from '../support/process/serve.ts';
import { random } from '../support/values/random.ts';

const KILLS = 200;
/** Milliseconds of typing that may be lost. */
const LOST = 1000;
const FILE = 'pages/terms.md';
const PARTS = ['title', 'lead', 'body'] as const;
const WAYS = ['tab', 'page', 'browser', 'everything', 'requests', 'answers', 'offline'] as const;

type Part = (typeof PARTS)[number];
type Written = Record<Part | 'description', string>;

const { below, of } = random(KILLS);

/** Reads the file as this test expects it. */
function writtenIn(text: string): Written {
  const [, fields = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const { title = '', lead = '', description = '' } = parse(fields) as Partial<Written>;
  return { title: title.trimEnd(), lead: lead.trimEnd(), description, body: body.trimEnd() };
}

/** Keys of servers, by their addresses, which work once. */
const keys = new Map<string, string>();

/** @returns the entry as the server has it */
async function entryOf(url: string): Promise<EditedEntry> {
  const { origin, searchParams } = new URL(url);
  const headers = { 'X-Senja-Key': keys.get(url) ?? searchParams.get('key') ?? '' };
  return (await (await fetch(`${origin}/api/entry?file=${FILE}`, { headers })).json()) as EditedEntry;
}

/** Kills processes of a browser. */
async function kill(browser: Browser, kind: 'renderer' | 'browser'): Promise<void> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  for (const { type, id } of processInfo) if (type === kind) process.kill(id, 'SIGKILL');
}

/** Loses requests, or their answers, but never two in a row. */
async function lose(page: Page, what: 'requests' | 'answers'): Promise<void> {
  let isLost = false;
  await page.route('**/api/change', async (route) => {
    isLost = !isLost && below(2) === 0;
    // The browser may be gone by then.
    const gone = () => undefined;
    if (!isLost) return route.continue().catch(gone);
    if (what === 'answers') await route.fetch().catch(gone);
    return route.abort('connectionreset').catch(gone);
  });
}

/** What was typed, and when each character was in the page; and when that was killed. */
interface Typing {
  text: string;
  times: number[];
  end: number;
}

/** Types until the page is gone, and saves now and then. */
async function typeInto(page: Page, typing: Typing): Promise<void> {
  try {
    while (typing.end === Number.POSITIVE_INFINITY) {
      const word = Array.from({ length: 1 + below(8) }, () => of([...'aeioukmnrst'])).join('');
      for (const letter of `${word} `) {
        typing.text += letter;
        await page.keyboard.type(letter);
        typing.times.push(performance.now());
        await sleep(below(80));
      }
      if (below(12) === 0) await page.keyboard.press('Control+s');
    }
  } catch (error) {
    expect(String(error)).toMatch(/closed|crashed/i);
  }
}

/** @returns why a part cannot be what it is after it was typed in; null if it can */
function faultOf(part: Part, before: string, now: string, { text, times, end }: Typing): string | null {
  const sure = text.slice(0, times.filter((time) => time < end - LOST).length).trimEnd();
  const isAdded = part === 'body' && now.startsWith(before);
  const own = isAdded ? now.slice(before.length).trimStart() : now === before ? '' : now;
  if (!text.startsWith(own)) return `“${own.slice(-200)}” is no beginning of “${text}”`;
  return own.length < sure.length ? `“${own}” is less than “${sure}”` : null;
}

/** A whole model, and one without a field that the entry has. */
function modelsOf(file: string): (() => void)[] {
  const whole = readFileSync(file, 'utf8');
  const { properties, ...rest } = JSON.parse(whole) as { properties: Record<string, object> };
  const { lead: _gone, ...others } = properties;
  return [JSON.stringify({ ...rest, properties: others }), whole].map(
    (text) => () => writeFileSync(file, text),
  );
}

/** Opens the entry, which says what became of the last changes, and goes to a part of it. */
async function openAt(page: Page, url: string, part: Part, { title }: Written): Promise<void> {
  // Each browser begins with nothing.
  const known = keys.get(url) ?? '';
  if (known !== '') await page.addInitScript((key) => localStorage.setItem('senja-edit-key', key), known);
  await page.goto(`${url}#/${FILE}`);
  const field = (name: string) => page.locator(`[id="field:/${name}"]`);
  await expect.poll(async () => (await field('title').inputValue()).trimEnd()).toBe(title);
  keys.set(url, String(await page.evaluate(() => localStorage.getItem('senja-edit-key'))));
  const { restored, unsaved } = await entryOf(url);
  const recorded = restored ? 'have been restored' : 'Not saved yet';
  const says = unsaved ? recorded : 'Saved';
  expect(await page.locator('main').innerText()).toContain(says);
  await (part === 'body' ? page.locator('#body') : field(part)).focus();
  await page.keyboard.press(part === 'body' ? 'Control+End' : 'Control+a');
}

it('loses at most a second of typing with the browser', async () => {
  const { content } = contentCopy();
  const textOnDisk = () => readFileSync(path.join(content, FILE), 'utf8');
  const onDisk = () => writtenIn(textOnDisk());
  const [without, whole] = modelsOf(path.join(content, 'models/page-legal.schema.json'));
  const start = () => serve(['edit', '--no-open', '--content', content]);
  const executablePath = await getBrowser();
  const launch = () => chromium.launch({ executablePath, args: LAUNCH });
  let [server, browser] = [await start(), await launch()];
  let [draft, saved] = [onDisk(), onDisk()];
  let hasLead = true;
  for (let count = 0; count < KILLS; count += 1) {
    const way = WAYS[count % WAYS.length] ?? 'tab';
    const part = of(PARTS.filter((one) => hasLead || one !== 'lead'));
    const context = await browser.newContext();
    const page = await context.newPage();
    await openAt(page, server.url, part, draft);
    if (way === 'requests' || way === 'answers') await lose(page, way);
    const begun = Date.now();
    const typing: Typing = { text: '', times: [], end: Number.POSITIVE_INFINITY };
    const typed = typeInto(page, typing);
    await sleep(100 + below(2500));
    if (way === 'offline') {
      await context.setOffline(true);
      await sleep(below(1500));
      await context.setOffline(false);
      await sleep(LOST + below(500));
    }
    typing.end = performance.now();
    if (way === 'tab') await page.close();
    else await kill(browser, way === 'page' ? 'renderer' : 'browser');
    if (way === 'everything') {
      server.child.kill('SIGKILL');
      hasLead = !hasLead;
      (hasLead ? whole : without)?.();
      server = await start();
    }
    await typed;
    if (way === 'tab' || way === 'page') await context.close();
    else browser = await browser.close().then(launch);
    // What was sent in the last moment may still arrive.
    await sleep(300);
    const { text, unsaved, restored } = await entryOf(server.url);
    const [now, disk] = [writtenIn(text), onDisk()];
    const label = `${count}: ${way}, ${part}`;
    expect(faultOf(part, draft[part], now[part], typing), label).toBeNull();
    expect({ ...now, [part]: '' }, label).toEqual({ ...draft, [part]: '' });
    // A save may have been the last thing before the end.
    if (disk[part] !== saved[part])
      expect(faultOf(part, draft[part], disk[part], { ...typing, times: [] }), label).toBeNull();
    for (const other of PARTS)
      if (other !== part) expect([saved[other], draft[other]], label).toContain(disk[other]);
    expect(disk.description).toBe(saved.description);
    const isUnsaved = text !== textOnDisk();
    expect([unsaved !== null, restored !== null && way === 'everything'], label).toEqual([
      isUnsaved,
      isUnsaved && way === 'everything',
    ]);
    if (way === 'everything' && isUnsaved && now[part] !== draft[part])
      expect(Date.parse(restored ?? ''), label).toBeGreaterThanOrEqual(begun);
    [draft, saved] = [now, disk];
  }
  await browser.close();
});
