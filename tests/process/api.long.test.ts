/** The content of a site as JSON for programs. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { root, senja, temporaryFolder, tree } from '../support/process/senja.ts';
import { ownSite } from '../support/sites/own-site.ts';

const MODEL = {
  title: 'Note',
  'x-collection': {
    folder: 'notes',
    route: '/notes/{slug}/',
    noun: { id: 'catatan', en: 'note' },
    template: 'doc',
  },
  'x-body': 'optional',
  type: 'object',
  additionalProperties: false,
  required: ['title'],
  properties: {
    title: { 'x-role': 'title', type: 'string', $comment: 'What it is */ called.' },
    about: { 'x-role': 'description', type: 'string' },
    day: { 'x-role': 'published', type: 'string', format: 'date' },
    draft: { 'x-role': 'draft', type: 'boolean', default: false },
    photo: { type: 'string', format: 'image-url', 'x-alt': 'alt' },
    alt: { type: 'string' },
    more: {
      type: 'array',
      items: { type: 'object', properties: { href: { type: 'string', format: 'link' } } },
    },
    mood: { enum: ['calm', 'glad'], type: 'string' },
  },
};

function site() {
  const folder = path.join(temporaryFolder(), 'manual');
  ownSite('manual', folder);
  const at = (name: string): string => path.join(folder, name);
  writeFileSync(at('content/models/note.schema.json'), JSON.stringify(MODEL));
  for (const name of ['notes', 'images']) mkdirSync(at(`content/${name}`));
  cpSync(path.join(root, 'tests/invalid-sites/base/images/kebun.png'), at('content/images/sea.png'));
  writeFileSync(
    at('content/notes/1-first.md'),
    '---\ntitle: First "note"\nabout: A <b>\nday: 2025-03-04\nphoto: images/sea.png\nalt: The sea\nmood: glad\nmore:\n  - href: /docs/start/\n---\n' +
      'See [start](/docs/start/#install), ![sea](images/sea.png) and [x](https://x.example/).\n\n`<a href="/no/">`\n',
  );
  writeFileSync(at('content/notes/2-draft.md'), '---\ntitle: Hidden\ndraft: true\n---\nSecret.\n');
  writeFileSync(at('content/notes/3-future.md'), '---\ntitle: Later\nday: 2031-01-01\n---\nSecret.\n');
  for (let number = 0; number < 120; number += 1)
    writeFileSync(
      at(`content/notes/${100 + number}-n${number}.md`),
      `---\ntitle: Note ${number}\n---\nText.\n`,
    );
  const plan = readFileSync(at('templates/site.ts'), 'utf8');
  writeFileSync(
    at('templates/site.ts'),
    plan
      .replace('defineSite({', 'defineSite({\n  api: true,')
      .replaceAll('({ docs', '({ notes, docs')
      .replace(
        '...docs.pages(',
        '...notes.pages(() => ({ previous: null, next: null })),\n    ...docs.pages(',
      ),
  );
  const build = async (...more: string[]): Promise<Record<string, string>> => {
    const { code, stderr } = await senja(['build', '--quiet', '--now', '2026-05-01', ...more], {
      cwd: folder,
    });
    expect(code, stderr).toBe(0);
    return Object.fromEntries(
      Object.entries(tree(at(more.includes('--drafts') ? 'preview' : 'dist'))).filter(([name]) =>
        name.startsWith('api/'),
      ),
    );
  };
  return { at, build };
}

it('has each entry with final addresses, in lists, with a schema and types that hold, and the same bytes again', async () => {
  const { at, build } = site();
  const files = await build();
  const read = (name: string) => JSON.parse(files[`api/${name}`] ?? 'null');
  const home = 'https://manual.example/en/';

  expect(read('index.json')).toMatchObject({
    title: 'Manual',
    language: 'en',
    url: home,
    collections: [
      { name: 'docs', count: 6, first: `${home}api/docs/index.json` },
      { name: 'notes', count: 121, first: `${home}api/notes/index.json` },
    ],
  });
  const first = read('notes/first/index.json');
  expect(first).toMatchObject({
    collection: 'notes',
    slug: 'first',
    title: 'First "note"',
    description: 'A <b>',
    url: `${home}notes/first/`,
    data: `${home}api/notes/first/index.json`,
    published: '2025-03-04',
    fields: { mood: 'glad', more: [{ href: `${home}docs/start/` }], draft: false },
  });
  expect(first.picture).toMatch(/^https:\/\/manual\.example\/en\/assets\/sea-.*\.\w+$/);
  expect(first.fields.photo).toBe(first.picture);
  expect(statSync(at(`dist/${first.picture.slice(home.length)}`)).isFile()).toBe(true);
  expect(first.html).toContain(`href="${home}docs/start/#install"`);
  expect(first.html).toContain('&lt;a href=');
  expect(first.html.replace(/<code>.*<\/code>/, '')).not.toMatch(/="\/|, \//);
  expect(first.markdown).toContain(`[start](${home}docs/start/#install)`);

  const [one, two] = [read('notes/index.json'), read('notes/page-2.json')];
  expect([one.entries.length, one.previous, one.next]).toEqual([100, null, `${home}api/notes/page-2.json`]);
  expect([two.entries.length, two.previous, two.next]).toEqual([21, `${home}api/notes/index.json`, null]);
  expect(Object.values(files).join()).not.toMatch(/Secret|Hidden|Later/);

  const ajv = new Ajv2020({ strict: false, formats: { uri: (text: string) => URL.canParse(text) } });
  ajv.addSchema(read('schema.json'));
  for (const [name, text] of Object.entries(files)) {
    if (!name.endsWith('.json') || name === 'api/schema.json') continue;
    const data = JSON.parse(text);
    expect(ajv.validate(data.$schema, data), `${name}: ${ajv.errorsText()}`).toBe(true);
  }
  expect(ajv.validate(first.$schema, { ...first, fields: { ...first.fields, mood: 'sad' } })).toBe(false);

  const folder = temporaryFolder();
  cpSync(at('dist/api/types.d.ts'), path.join(folder, 'types.d.ts'));
  const use = (mood: string): void => {
    const data = [first, two, read('index.json')].map((one) =>
      JSON.stringify({ ...one, $schema: undefined }),
    );
    writeFileSync(
      path.join(folder, 'use.ts'),
      "import type { Entry, Index, List } from './types.d.ts';\n" +
        `const one: Entry<'notes'> = ${data[0]};\nconst list: List<'notes'> = ${data[1]};\n` +
        `const index: Index = ${data[2]};\nexport const all = [list, index];\n` +
        `export const mood: '${mood}' | 'glad' | undefined = one.fields.mood;\n`,
    );
    const tsc = path.join(root, 'node_modules/.bin/tsc');
    execFileSync(tsc, ['--noEmit', '--strict', '--allowImportingTsExtensions', 'use.ts'], {
      cwd: folder,
      stdio: 'pipe',
    });
  };
  use('calm');
  expect(() => use('sad')).toThrow('Command failed');

  const stampOf = (name: string): bigint =>
    statSync(at(`dist/api/notes/${name}/index.json`), { bigint: true }).ino;
  const before = [stampOf('first'), stampOf('n1')];
  const text = readFileSync(at('content/notes/1-first.md'), 'utf8');
  writeFileSync(at('content/notes/1-first.md'), `${text}\nOne more.\n`);
  const later = await build();
  expect(later['api/notes/first/index.json']).toContain('One more.');
  expect(stampOf('first')).not.toBe(before[0]);
  expect(stampOf('n1')).toBe(before[1]);
  expect(await build('--no-cache')).toEqual(later);
});

it('is not there without the setting, and not in a preview with drafts', async () => {
  const { at, build } = site();
  expect(Object.keys(await build('--drafts', '--out', at('preview')))).toEqual([]);
  expect(readFileSync(at('preview/notes/draft/index.html'), 'utf8')).toContain('Secret');
  const plan = readFileSync(at('templates/site.ts'), 'utf8');
  writeFileSync(at('templates/site.ts'), plan.replace('api: true', 'api: false'));
  expect(Object.keys(await build())).toEqual([]);
});
