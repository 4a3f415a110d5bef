/** Pages of a site whose texts change: when it is planned, and what is shown then. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { EditedSite, previewSite } from '../../cli/desk/index.ts';
import { smallContext } from '../edit/server/editor.ts';

const SOUP = 'articles/01-sup.md';

let folder: string;
let text: string;
let site: EditedSite;
const texts = new Map<string, string>();
let opened: ReturnType<typeof smallContext>;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'senja test-'));
  const context = smallContext(folder);
  opened = context;
  const { content } = context.options;
  text = readFileSync(path.join(content, SOUP), 'utf8');
  mkdirSync(path.join(content, 'images'), { recursive: true });
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } });
  writeFileSync(path.join(content, 'images/mangkuk.png'), await picture.png().toBuffer());
  site = await EditedSite.open(context, { texts: () => texts, changed: () => undefined });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true });
});

function type(title: string): void {
  texts.set(SOUP, text.replace(/^title: .*/m, `title: ${title}`));
  site.touch(SOUP);
}

/** Says what each plan costs, in milliseconds of processor time. */
const planTakes = (cost: number) =>
  vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: cost * 1000, system: 0 });

it('plans a site that takes long once for several letters, and shows the last one', async () => {
  const preview = previewSite(site);
  planTakes(150);
  await preview.current();
  const asked: ReturnType<typeof preview.current>[] = [];
  for (const title of ['S', 'Su', 'Sup']) {
    type(title);
    asked.push(preview.current());
    await sleep(5);
  }
  const plans = await Promise.all(asked);
  expect(new Set(plans.map(({ plan }) => plan)).size).toBe(1);
  const { path: at } = await preview.shown(SOUP);
  expect(await preview.page(`${at?.slice(1)}index.html`)).toContain('<h1>Sup</h1>');
});

it('plans it for each letter where that takes no time', async () => {
  const preview = previewSite(site);
  planTakes(0);
  const plans = [];
  for (const title of ['T', 'Te']) {
    type(title);
    plans.push((await preview.current()).plan);
  }
  expect(new Set(plans).size).toBe(2);
});

it('shows what is good again of an entry that was faulty, was removed, or came back', async () => {
  const preview = previewSite(site);
  type('Sup hangat');
  const shown = async () => {
    const { path: at, faulty } = await preview.shown(SOUP);
    const html = at && (await preview.page(`${at.slice(1)}index.html`));
    return [faulty, /<h1>([^<]*)/.exec(html ?? '')?.[1]];
  };
  expect(await shown()).toEqual([false, 'Sup hangat']);
  texts.set(SOUP, text.replace(/^category: .*/m, 'category: Tidak ada'));
  site.touch(SOUP);
  expect(await shown()).toEqual([true, 'Sup hangat']);
  type('Sup ayam');
  expect(await shown()).toEqual([false, 'Sup ayam']);
  const names = async () => (await preview.current()).plan.input.entries.map(({ file }) => file);
  const before = await names();
  site.forget(SOUP);
  texts.set('articles/00-baru.md', text);
  site.touch('articles/00-baru.md');
  // The file is still on disk: all of them are read again.
  await site.read();
  expect(await names()).toEqual(['articles/00-baru.md', ...before].sort());
});

it('shows after any edits what a site shows that was opened anew', async () => {
  const preview = previewSite(site);
  planTakes(0);
  /** Every page of a site, and what its lists say of each entry. */
  const shownBy = async (one: EditedSite, by: typeof preview) => {
    const { pages } = await by.current();
    const html: Record<string, string | null> = {};
    for (const name of pages.names()) html[name] = await by.page(name);
    const entries = one.known().reads.list();
    return {
      html,
      entries: entries.map(({ file, entry: { planned, fingerprint } }) => [file, planned, fingerprint]),
    };
  };
  await preview.current();
  const files = site.known().folder.entries;
  const sourceOf = (file: string) =>
    texts.get(file) ?? readFileSync(path.join(opened.options.content, file), 'utf8');
  const sources = new Map(files.map((file) => [file, sourceOf(file)]));
  const edit = fc.record({
    file: fc.constantFrom(...files),
    title: fc.constantFrom('Satu', 'Dua & dua', 'Tiga'),
    isDraft: fc.boolean(),
    looks: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 3, maxLength: 8 }), async (edits) => {
      for (const { file, title, isDraft, looks } of edits) {
        const source = sources.get(file) ?? '';
        const titled = source.replace(/^title: .*/m, `title: ${title}`);
        const isArticle = file.startsWith('articles/') && isDraft;
        texts.set(file, isArticle ? titled.replace(/^(title: .*)/m, '$1\ndraft: true') : titled);
        site.touch(file);
        if (looks) await preview.current();
      }
      const fresh = await EditedSite.open(opened, { texts: () => texts, changed: () => undefined });
      const expected = await shownBy(fresh, previewSite(fresh));
      fresh.close();
      expect(Object.keys(expected.html).length).toBeGreaterThan(3);
      const own = await shownBy(site, preview);
      expect(own.html).toEqual(expected.html);
      expect(new Set(own.entries.map(String))).toEqual(new Set(expected.entries.map(String)));
    }),
    { numRuns: 5 },
  );
});

it('shows a picture that only the text has', async () => {
  const preview = previewSite(site);
  type('Sup');
  await preview.current();
  texts.set(SOUP, `${texts.get(SOUP)}\n![Mangkuk](images/mangkuk.png)\n`);
  site.touch(SOUP);
  const { path: at, faulty } = await preview.shown(SOUP);
  expect(faulty).toBe(false);
  expect(await preview.page(`${at?.slice(1)}index.html`)).toContain('alt="Mangkuk"');
});
