/** The site that `senja dev` keeps: one edit shows at once, and what the whole build makes of it is the same. */
import { appendFileSync, cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Context } from '../../cli/commands/context.ts';
import { siteInMemory } from '../../cli/commands/site-in-memory.ts';
import { packageCopy } from '../support/package-copy.ts';
import { root, temporaryFolder } from '../support/senja.ts';

async function place() {
  const folder = temporaryFolder();
  const content = path.join(folder, 'content');
  cpSync(path.join(root, 'tests/sites/lengkap'), content, { recursive: true });
  const packageRoot = packageCopy(path.join(folder, 'paket'));
  const options = {
    content,
    contentName: 'content',
    out: path.join(folder, 'dist'),
    format: 'pretty',
  } as const;
  const rest = {
    lang: 'en',
    strict: false,
    cache: true,
    quiet: true,
    colour: false,
    day: null,
    drafts: false,
    reports: [],
    stepSummary: null,
  } as const;
  const context: Context = {
    options: { ...options, ...rest },
    packageRoot,
    cwd: root,
    called: 'npx senja',
    stdout: () => undefined,
    stderr: () => undefined,
    width: 80,
    terminal: false,
    links: false,
  };
  const site = siteInMemory(context);
  expect((await site.build()).changed).toBe(true);
  const page = (name: string): string => {
    const parts = site.files().get(name);
    return Array.isArray(parts) ? parts.join('') : String(parts);
  };
  const file = path.join(content, 'articles/19-kopi-teh-dan-tidur.md');
  const edit = (change: (text: string) => string) => writeFileSync(file, change(readFileSync(file, 'utf8')));
  return { site, page, file, edit, content, packageRoot };
}

const PAGE = 'artikel/kopi-teh-dan-tidur/index.html';

it('shows an edited body before the whole is built, and finds nothing to change then', async () => {
  const { site, page, file, edit } = await place();
  edit((text) => `${text}\nSatu kalimat lagi.\n`);
  expect(page(PAGE)).not.toContain('Satu kalimat lagi.');
  expect(site.touch(file)).toBe(true);
  const shown = page(PAGE);
  expect(shown).toContain('Satu kalimat lagi.');
  const { result, changed } = await site.build();
  expect(result.built?.made.map(({ path: made }) => made)).toEqual(['/artikel/kopi-teh-dan-tidur/']);
  expect(changed).toBe(false);
  expect(page(PAGE)).toBe(shown);
});

it.each([
  ['a title', (text: string) => text.replace(/^title:.*$/m, 'title: Judul baru')],
  ['a field that only its page shows', (text: string) => text.replace('title:', 'author: Ibu Sri\ntitle:')],
  ['a faulty field', (text: string) => text.replace('title:', 'titel:')],
  ['a link to another site over http', (text: string) => `${text}\n[a](http://x.example/)\n`],
  ['no body any more', (text: string) => text.replace(/(---\n[\s\S]*?\n---\n)[\s\S]*/, '$1')],
])('leaves %s to the whole build', async (_what, change) => {
  const { site, page, file, edit } = await place();
  const before = page(PAGE);
  edit(change);
  expect(site.touch(file)).toBe(false);
  expect(page(PAGE)).toBe(before);
});

it('keeps the last sound site while content is faulty, and follows when it is mended', async () => {
  const { site, page, file, edit } = await place();
  edit((text) => text.replace('title:', 'titel:'));
  site.touch(file);
  const faulty = await site.build();
  expect({ built: faulty.result.built, changed: faulty.changed }).toEqual({
    built: null,
    changed: false,
  });
  edit((text) => text.replace(/^titel:.*$/m, 'title: Sudah benar'));
  site.touch(file);
  expect((await site.build()).changed).toBe(true);
  expect(page(PAGE)).toContain('<h1>Sudah benar</h1>');
});

it('follows renamed files, changed pictures and changed templates', async () => {
  const { site, page, file, content, packageRoot } = await place();
  const other = path.join(content, 'articles/19-teh-sore.md');
  renameSync(file, other);
  site.touch(file);
  site.touch(other);
  await site.build();
  expect(site.files().has(PAGE)).toBe(false);
  expect(page('artikel/teh-sore/index.html')).toContain('<h1>');

  const picture = path.join(content, 'images/piring.png');
  const images = () => [...site.files().keys()].filter((name) => name.startsWith('assets/piring-'));
  const before = images();
  appendFileSync(picture, 'x');
  site.touch(picture);
  await site.build();
  expect(images()).toHaveLength(before.length);
  expect(images().filter((name) => before.includes(name))).toEqual([]);

  const template = path.join(packageRoot, 'templates/pages/article.tsx');
  writeFileSync(template, readFileSync(template, 'utf8').replace('Lama baca', 'Waktu baca'));
  site.touch(template);
  await site.build();
  expect(page('artikel/teh-sore/index.html')).toContain('Waktu baca');
});
