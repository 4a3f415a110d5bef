/** What is read again when the texts of a site change. */
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { build } from '../../cli/commands/build.ts';
import { EditedSite } from '../../cli/desk/index.ts';
import { smallContext } from '../edit/server/editor.ts';

it('reads no entry again while settings are typed that say nothing about entries', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'senja test-'));
  const context = smallContext(folder);
  const settings = readFileSync(path.join(context.options.content, 'site.yaml'), 'utf8');
  const texts = new Map<string, string>();
  const site = await EditedSite.open(context, { texts: () => texts, changed: () => undefined });
  const typed = (from: string, to: string) => {
    texts.set('site.yaml', settings.replace(from, to));
    site.touch('site.yaml');
    return site.read();
  };
  const first = await site.read();
  const titled = await typed('Senja Kecil\n', 'Senja Besar\n');
  expect(titled.settings?.fields.title).toBe('Senja Besar');
  expect(titled.build).toBe(first.build);
  const named = await typed('name: Makanan Sehat', 'name: Dapur');
  expect(named.build).not.toBe(first.build);
  expect(
    site
      .known()
      .reads.get('articles/01-sup.md')
      ?.diagnostics.map(({ code }) => code),
  ).toEqual(['content/not-one-of']);
  site.close();
  rmSync(folder, { recursive: true });
});

it('misses no picture that has just been stored, long before the site has been read again', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'senja test-'));
  const context = smallContext(folder);
  const soup = 'articles/01-sup.md';
  const text = readFileSync(path.join(context.options.content, soup), 'utf8');
  const texts = new Map([[soup, text.replace(/^imageUrl: .*$/m, 'imageUrl: images/baru.png')]]);
  const site = await EditedSite.open(context, { texts: () => texts, changed: () => undefined });
  await site.read();
  const missing = () => site.findings(soup).filter(({ code }) => code === 'content/image-missing');
  site.touch(soup);
  expect(missing()).toHaveLength(1);
  site.addImage('images/baru.png');
  site.touch(soup);
  expect(missing()).toEqual([]);
  site.close();
  rmSync(folder, { recursive: true });
});

it('reads what is opened before all has been read, if no time tells whether it is as a build has left it', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'senja test-'));
  const context = smallContext(folder);
  const tea = 'articles/03-teh.yaml';
  const write = (title: string) => {
    const file = path.join(context.options.content, tea);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, `title: ${title}`));
    const later = Date.now() / 1000 + 3600;
    utimesSync(file, later, later);
  };
  write('Teh pahit');
  expect(await build(context, { showWhy: false })).toBe(0);
  write('Teh manis');
  const site = await EditedSite.open(context, { texts: () => new Map(), changed: () => undefined });
  const title = () => site.known().reads.get(tea)?.entry.title;
  const before = title();
  site.readFirst(tea);
  expect([before, title()]).toEqual(['Teh pahit', 'Teh manis']);
  site.close();
  rmSync(folder, { recursive: true });
});
