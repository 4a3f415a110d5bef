/** Bytes that a visitor's phone must fetch, as sent by a host (brotli). The figures are those in `cli/docs/reference.md`. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root, senja, shippedContent, tree } from '../support/process/senja.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'senja-weight-'));

type Files = Readonly<Record<string, string>>;

async function built(name: string, content: string): Promise<Files> {
  const out = path.join(folder, name);
  expect((await senja(['build', '--content', content, '--out', out])).code).toBe(0);
  return tree(out);
}

/** Compressing React takes a while; once is enough. */
const weighed = new Map<string, number>();
function brotli(latin1: string): number {
  const bytes = weighed.get(latin1) ?? brotliCompressSync(Buffer.from(latin1, 'latin1')).length;
  weighed.set(latin1, bytes);
  return bytes;
}
/** As hosts compress on the fly. */
const brotli5 = (latin1: string): number =>
  brotliCompressSync(Buffer.from(latin1, 'latin1'), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    .length;

const pagesOf = (files: Files): [string, string][] =>
  Object.entries(files).filter(([name]) => name.endsWith('.html'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');

/** What the first touch of each widget fetches, which imports nothing else. */
function modulesOf(files: Files): (readonly [name: string, modules: readonly string[]])[] {
  const names = Object.keys(files).filter(
    (name) => /\.js$/.test(name) && !/assets\/(?:renew|start)/.test(name),
  );
  const shared = names.filter((name) => name.startsWith('assets/shared-'));
  expect(shared).toHaveLength(1);
  for (const name of names)
    for (const [, imported] of (files[name] ?? '').matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g))
      expect(shared).toEqual([`assets/${imported}`]);
  const widgets = names.filter((name) => !shared.includes(name));
  return widgets.map((name) => [name, [...shared, name].map((one) => files[one] ?? '')]);
}

const sum = (sizes: readonly number[]): number => sizes.reduce((all, one) => all + one, 0);

const SITES = [
  { site: 'the shipped site', content: shippedContent, pages: 7 },
  { site: 'the second site', content: path.join(root, 'tests/sites/lengkap'), pages: 49 },
];

describe.each(SITES)('the weight of $site', ({ site, content, pages }) => {
  let files: Files;
  beforeAll(async () => {
    files = await built(site, content);
  });

  it('HTML with its styles: at most 14.6 KB a page, which fits in the first round trip', () => {
    expect(pagesOf(files).length).toBe(pages);
    const heavy = pagesOf(files)
      .map(([name, html]) => [name, brotli5(html)] as const)
      .filter(([, bytes]) => bytes > 14_600);
    expect(heavy).toEqual([]);
  });

  it('script before the first touch: at most 1.5 KB, all of it inline', () => {
    for (const [, html] of pagesOf(files)) {
      const scripts = inlineScripts(html);
      expect(scripts).toHaveLength(1);
      expect(brotli(scripts.join(''))).toBeLessThanOrEqual(1500);
      const fetched = html.match(/<script[^>]+src=[^>]*>|<link[^>]+(?:stylesheet|preload)[^>]*>/g) ?? [];
      // Only the photo in the first screen is preloaded.
      expect(fetched.filter((tag) => !tag.includes('as="image"'))).toEqual([]);
    }
  });

  it('React and a widget: at most 70 KB, even if a host compresses on the fly', () => {
    const widgets = modulesOf(files).map(([name, modules]) => [name, sum(modules.map(brotli5))] as const);
    expect(widgets.length).toBeGreaterThan(5);
    expect(widgets.filter(([, bytes]) => bytes > 70_000 || bytes < 20_000)).toEqual([]);
  });
});

describe('the shipped site', () => {
  let files: Files;
  beforeAll(async () => {
    files = await built('shipped', shippedContent);
  });

  it('defines every motif that a page uses, and only those of its categories, as signs of one file', () => {
    const signs = Object.keys(files).find((name) => /^assets\/signs-\w+\.svg$/.test(name)) ?? '';
    for (const [name, html] of pagesOf(files)) {
      const drawn = ['bowl', 'walk', 'moon', 'lotus'].map((motif) => `m-${motif}`);
      const defined = [...html.matchAll(/<use id="([^"]*)"/g)].map(([, id = '']) => id);
      const wanted = [...html.matchAll(/<use[^>]* href="#([^"]*)"/g)].map(([, id = '']) => id);
      const shown = [...html.matchAll(/<use[^>]* href="\/([^"#]*)#([^"]*)"/g)];
      const isThere = ([, file, id]: string[]) => file === signs && files[signs]?.includes(`id="${id}"`);
      expect(shown.length).toBeGreaterThanOrEqual(drawn.length);
      expect([name, shown.filter((use) => !isThere(use))]).toEqual([name, []]);
      expect([name, defined]).toEqual([name, drawn]);
      expect([name, wanted.filter((id) => !drawn.includes(id))]).toEqual([name, []]);
    }
  });

  it('fits in the first round trip even if a host compresses on the fly', () => {
    const heavy = pagesOf(files)
      .map(([name, html]) => ({
        name,
        brotli: brotli5(html),
        gzip: gzipSync(Buffer.from(html, 'latin1'), { level: 9 }).length,
      }))
      .filter((sizes) => sizes.brotli > 14_600 || sizes.gzip > 16_000);
    expect(heavy).toEqual([]);
  });

  it('leaves a kilobyte of room for a field more', () => {
    const full = pagesOf(files)
      .map(([name, html]) => [name, brotli5(html)] as const)
      .filter(([, bytes]) => bytes > 14_600 - 1000);
    expect(full).toEqual([]);
  });

  it('has the weights stated in the reference, within a tenth of a kilobyte', () => {
    const reference = readFileSync(path.join(root, 'cli/docs/reference.md'), 'utf8');
    const home = files['index.html'] ?? '';
    const sizes = pagesOf(files).map(([, html]) => brotli(html));
    const figures: Record<string, number> = {
      'home page': brotli(home),
      'lightest page': Math.min(...sizes),
      'script before the first touch': brotli(inlineScripts(home).join('')),
      'React and the heaviest widget': Math.max(
        ...modulesOf(files).map(([, modules]) => sum(modules.map(brotli))),
      ),
    };
    const documented = new Map(
      [...reference.matchAll(/^\| (.+?) \| ([\d.]+) KB \|$/gm)].map(([, what, value]) => [
        what,
        Number(value),
      ]),
    );
    expect([...documented.keys()]).toEqual(Object.keys(figures));
    const untrue = Object.entries(figures)
      .map(([what, bytes]) => ({ what, says: documented.get(what), is: bytes / 1000 }))
      .filter(({ says, is }) => Math.abs((says ?? 0) - is) > 0.1);
    expect(untrue).toEqual([]);
  });
});
