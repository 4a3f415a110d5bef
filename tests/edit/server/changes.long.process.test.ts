/** Actions on several files over HTTP: what they say before, what they do, and that one step takes them back. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { build } from '../../../cli/commands/build.ts';
import type { Context } from '../../../cli/commands/context.ts';
import { withAliases } from '../../../cli/core/edit/alias-edits.ts';
import { diagnosticsWith, EditedSite } from '../../../cli/desk/index.ts';
import type { Acted, PlanView, SiteAction, TrialView } from '../../../cli/edit/api.ts';
import { openSite } from '../../../cli/open-site.ts';
import { tree } from '../../support/process/senja.ts';
import { editorOf, smallContext } from './editor.ts';

const SOUP = 'articles/01-sup.md';
const YAM = 'articles/02-ubi.md';
const YAM_EN = 'articles/02-ubi.en.md';
const TEA = 'articles/03-teh.yaml';
const SITE = 'site.yaml';

let folder: string;
let context: Context;
let editor: Awaited<ReturnType<typeof editorOf>>;

const place = (file: string): string => path.join(context.options.content, file);
const onDisk = (file: string): string => readFileSync(place(file), 'utf8');
const all = (): Record<string, string> => tree(context.options.content);
const plan = (action: SiteAction) => editor.ask<PlanView>('/api/plan', action);
/** What a check says of the plan that was shown last. */
const trial = (id: string) => editor.ask<TrialView>('/api/trial', { plan: id });
const english = (says: PlanView['says']): string[] => says.map(({ en }) => en);

/** Does an action as it was planned. */
async function act(action: SiteAction) {
  const planned = await plan(action);
  expect(planned).toMatchObject({ status: 200 });
  const { faults } = await trial(planned.id);
  const done = await editor.ask<Acted>('/api/act', { action, plan: planned.id });
  expect(done).toMatchObject({ status: 200 });
  return { planned, faults, done };
}

/** Takes the last action back. */
async function undo() {
  const [last] = (await editor.site()).done;
  return editor.ask<Acted>('/api/undo', { id: last?.id ?? '' });
}

/** What `check` says of the content on disk. */
async function findings(): Promise<string[]> {
  const site = await openSite(context, { writer: 'check' });
  const found = await diagnosticsWith(site, await site.readContent(), []);
  return found.map(({ code, file, field }) => `${code} ${file} ${field}`);
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'senja test-'));
  context = smallContext(folder);
  const links = '\nLihat [sup](/artikel/sup/#a), [sup](01-sup.md) dan [makanan](/kategori/makanan-sehat/).\n';
  writeFileSync(place(YAM), onDisk(YAM) + links);
  writeFileSync(place(SOUP), `\uFEFF${onDisk(SOUP).replaceAll('\n', '\r\n')}`);
  writeFileSync(
    place('addresses.txt'),
    '# Alamat\n/\n/artikel/sup/\n/artikel/ubi/\n/kategori/makanan-sehat/\n/kontak/\n',
  );
  editor = await editorOf(context);
  await editor.checked();
});
afterAll(async () => {
  await editor.close();
  rmSync(folder, { recursive: true });
});

it('renames an entry with its title, says what follows, and takes it back after the server has ended', async () => {
  const [before, found] = [all(), await findings()];
  const action: SiteAction = {
    is: 'rename',
    file: SOUP,
    title: 'Sup: ayam',
    name: 'sup-ayam',
    address: null,
  };
  const { planned, faults, done } = await act(action);
  expect(english(planned.says)).toEqual([
    'Title: “Sup hangat” becomes “Sup: ayam”.',
    'Address: /artikel/sup/ becomes /artikel/sup-ayam/. Readers who open the old address are led to the new one.',
  ]);
  expect(planned.entries).toEqual([
    {
      file: YAM,
      title: { id: 'Ubi kukus', en: 'Ubi kukus' },
      places: 2,
      edits: [],
    },
  ]);
  expect(faults).toEqual([]);
  const file = 'articles/01-sup-ayam.md';
  expect(done.file).toBe(file);
  expect(onDisk(file)).toMatch(
    /^\uFEFF---\r\ntitle: "Sup: ayam"\r\n[\s\S]*aliases:\r\n {2}- \/artikel\/sup\/\r\n---/,
  );
  expect((await editor.entry(SOUP)).status).toBe(404);
  expect(await editor.entry(file)).toMatchObject({ row: { address: '/artikel/sup-ayam/' } });
  expect(await findings()).toEqual(found);
  await editor.close();
  editor = await editorOf(context);
  expect((await editor.site()).done).toMatchObject([{ words: { en: 'Name or address changed: Sup: ayam' } }]);
  expect(await undo()).toMatchObject({ status: 200, file: SOUP });
  expect(all()).toEqual(before);
  expect((await editor.site()).done).toEqual([]);
});

it('checks a plan once, before it is carried out, unless something else has changed meanwhile', async () => {
  const before = all();
  let trials = 0;
  const { planned } = EditedSite.prototype;
  const counted = vi.spyOn(EditedSite.prototype, 'planned').mockImplementation(async function (
    this: EditedSite,
    except,
  ) {
    const made = await planned.call(this, except);
    const count: typeof made.trial = (changes) => {
      trials += 1;
      return made.trial(changes);
    };
    return { ...made, trial: count };
  });
  await editor.checked();
  const action: SiteAction = { is: 'rename', file: SOUP, title: 'Sup ayam', name: 'sup', address: null };
  const { id } = await plan(action);
  expect(trials).toBe(0);
  await trial(id);
  expect(await editor.ask('/api/act', { action, plan: id })).toMatchObject({ status: 200 });
  expect(trials).toBe(1);
  expect(await undo()).toMatchObject({ status: 200 });
  await editor.checked();
  const again = await plan(action);
  await trial(again.id);
  await editor.change(YAM, { is: 'set', pointer: '/title', value: 'Ubi rebus' });
  expect(await editor.ask('/api/act', { action, plan: again.id })).toMatchObject({ status: 200 });
  expect(trials).toBe(3);
  expect(await undo()).toMatchObject({ status: 200 });
  await editor.change(YAM, { is: 'undo' });
  expect(await editor.ask('/api/trial', { plan: 'x' })).toMatchObject({ status: 409 });
  counted.mockRestore();
  expect(all()).toEqual(before);
});

it('removes an entry: its address leads to another one, or is gone with what that breaks', async () => {
  const before = all();
  const led = await act({ is: 'delete', files: [SOUP], target: YAM });
  expect(english(led.planned.says)).toEqual([
    '“Sup hangat” is removed.',
    'Readers who open /artikel/sup/ are led to /artikel/ubi/.',
    'Its pictures stay in the folder.',
    'What was written is kept for 30 days. Until then it can be put back under All entries.',
  ]);
  expect(onDisk(YAM)).toContain('aliases:\n  - /artikel/sup/\n');
  expect(onDisk(YAM)).toContain('[sup](/artikel/ubi/#a)');
  expect(await undo()).toMatchObject({ status: 200, file: SOUP });
  expect(all()).toEqual(before);

  const { planned, faults } = await act({ is: 'delete', files: [SOUP], target: null });
  expect(english(planned.says)).toContain(
    'Readers who open /artikel/sup/ are told that there is no such page.',
  );
  expect(faults.map(({ file }) => file)).toEqual([YAM, YAM]);
  expect(onDisk('addresses.txt')).not.toContain('/artikel/sup/');
  // What others change afterwards stays when it is put back.
  writeFileSync(place('addresses.txt'), `${onDisk('addresses.txt')}/x/\n`);
  expect(await undo()).toMatchObject({ status: 200, file: SOUP });
  expect(onDisk('addresses.txt')).toBe(
    `${Buffer.from(before['addresses.txt'] ?? '', 'latin1').toString()}/x/\n`,
  );
  writeFileSync(place('addresses.txt'), Buffer.from(before['addresses.txt'] ?? '', 'latin1'));
  expect(all()).toEqual(before);
});

it('edits the settings as a form; entries follow a category with another name, and links its list', async () => {
  const before = all();
  const found = await findings();
  const { form, mode, row } = await editor.entry(SITE);
  expect([mode, row.collection, row.title, form[0]?.name]).toEqual(['form', '', '', 'title']);
  expect(await plan({ is: 'save', file: SITE })).toMatchObject({ id: '' });
  const named = await editor.change(SITE, { is: 'set', pointer: '/categories/0/name', value: 'Dapur' });
  expect(named).toMatchObject({ unsaved: expect.any(String), findings: [] });
  const { planned, done } = await act({ is: 'save', file: SITE });
  expect(english(planned.says)).toEqual([
    '“Makanan Sehat” becomes “Dapur”, also in the entries that use it.',
    'Address: /kategori/makanan-sehat/ becomes /kategori/dapur/. Readers who open the old address are led to the new one.',
  ]);
  expect(planned.entries.map(({ file }) => file)).toEqual([SOUP, YAM, TEA]);
  expect(planned.entries[1]?.edits).toEqual(['/kategori/makanan-sehat/ → /kategori/dapur/']);
  expect(done.file).toBe(SITE);
  for (const file of [SOUP, YAM, TEA]) expect(onDisk(file)).toMatch(/^category: Dapur\r?$/m);
  expect(onDisk(SITE)).toContain('    aliases:\n      - /kategori/makanan-sehat/\n');
  expect(await editor.entry(SITE)).toMatchObject({ unsaved: null, disk: 'same' });
  expect(await findings()).toEqual(found);
  expect(await undo()).toMatchObject({ status: 200, file: SITE });
  expect(all()).toEqual(before);
});

it('keeps what is typed while the files are written', async () => {
  const before = all();
  await editor.change(SITE, { is: 'set', pointer: '/categories/0/name', value: 'Dapur' });
  const action: SiteAction = { is: 'save', file: SITE };
  const { id } = await plan(action);
  const acted = editor.ask<Acted>('/api/act', { action, plan: id });
  const tagline = 'Sambil menunggu';
  await editor.change(SITE, { is: 'set', pointer: '/tagline', value: tagline });
  expect(await acted).toMatchObject({ status: 200 });
  expect(onDisk(SITE)).not.toContain(tagline);
  expect(await editor.entry(SITE)).toMatchObject({ values: { tagline }, unsaved: expect.any(String) });
  expect(await editor.save(SITE)).toMatchObject({ unsaved: null, conflict: null });
  expect(onDisk(SITE)).toMatch(/^tagline: Sambil menunggu$[\s\S]*name: Dapur$/m);
  for (const [file, text] of Object.entries(before)) writeFileSync(place(file), Buffer.from(text, 'latin1'));
  await editor.close();
  editor = await editorOf(context);
});

it('does the same with a category of a translation, within its language', async () => {
  const before = all();
  const lines = [
    'code: en',
    'categories:',
    '  - name: Food',
    '    anchor: food',
    '    description: Home food.',
  ];
  writeFileSync(place(SITE), `${onDisk(SITE)}languages:\n  - ${lines.join('\n    ')}\n`);
  writeFileSync(
    place(YAM_EN),
    onDisk(YAM)
      .replace('Makanan Sehat', 'Food')
      .replace('Mei', 'May')
      .replace(/\nLihat.*\n/, ''),
  );
  writeFileSync(place('addresses.txt'), `${onDisk('addresses.txt')}/en/categories/food/\n`);
  await editor.close();
  editor = await editorOf(context);
  const found = await findings();
  await editor.change(SITE, { is: 'set', pointer: '/languages/0/categories/0/name', value: 'Good food' });
  const { planned } = await act({ is: 'save', file: SITE });
  expect(english(planned.says)).toEqual([
    '“Food” becomes “Good food”, also in the entries that use it.',
    'Address: /en/categories/food/ becomes /en/categories/good-food/. Readers who open the old address are led to the new one.',
  ]);
  expect(planned.entries.map(({ file }) => file)).toEqual([YAM_EN]);
  expect(onDisk(SITE)).toContain(
    '      - name: Good food\n        aliases:\n          - /categories/food/\n',
  );
  expect(await findings()).toEqual(found);
  // Where it is not stated, `check` asks for it at the same place, and `check --fix` writes it.
  const aliased = onDisk(SITE);
  writeFileSync(place(SITE), aliased.replace(/ +aliases:\n.*\n/, ''));
  expect(await findings()).toContain(`address/moved ${SITE} /languages/0/categories/0`);
  expect(withAliases(SITE, onDisk(SITE), ['/en/categories/food/'], '/languages/0/categories/0')?.after).toBe(
    aliased,
  );
  writeFileSync(place(SITE), aliased);
  await undo();
  rmSync(place(YAM_EN));
  for (const file of [SITE, 'addresses.txt'])
    writeFileSync(place(file), Buffer.from(before[file] ?? '', 'latin1'));
  expect(all()).toEqual(before);
});

it('gives a card room for a longer text: every byte stays, the site too, and one step takes it back', async () => {
  const written = onDisk(TEA);
  const card = `\uFEFF# yaml-language-server: $schema=x\r\n${written.replaceAll('\n', '\r\n').trimEnd()} # tetap`;
  writeFileSync(place(TEA), card);
  const before = all();
  await editor.close();
  editor = await editorOf(context);
  await editor.checked();
  const built = async (): Promise<object> => {
    expect(
      await build({ ...context, options: { ...context.options, cache: false } }, { showWhy: false }),
    ).toBe(0);
    return tree(context.options.out);
  };
  const site = await built();
  const action: SiteAction = { is: 'body', file: TEA };
  expect(await editor.entry(TEA)).toMatchObject({ body: null, takesBody: true });
  const { planned, faults, done } = await act(action);
  const file = 'articles/03-teh.md';
  expect(english(planned.says)).toEqual([
    'All fields stay exactly as they are. Below them there is room for a longer text.',
    'Once there is a text, this entry gets a page of its own: /artikel/teh/',
  ]);
  expect([planned.entries, faults, done.file]).toEqual([[], [], file]);
  expect(onDisk(file)).toBe(`\uFEFF---\r\n${card.slice(1)}\r\n---\r\n\r\n`);
  expect((await editor.entry(TEA)).status).toBe(404);
  expect(await editor.entry(file)).toMatchObject({ body: { text: '\n' }, takesBody: false, disk: 'same' });
  expect(await built()).toEqual(site);
  await editor.close();
  editor = await editorOf(context);
  // What is written below the fields is not lost by taking this back.
  await editor.change(file, { is: 'body', text: '\nTeh itu hangat.\n' });
  expect(await undo()).toMatchObject({ status: 409, refused: { en: expect.stringContaining('unsaved') } });
  await editor.save(file);
  expect(onDisk(file)).toBe(`\uFEFF---\r\n${card.slice(1)}\r\n---\r\n\r\nTeh itu hangat.\r\n`);
  expect(await undo()).toMatchObject({ status: 409, refused: { en: expect.stringContaining('afterwards') } });
  expect(await built()).not.toEqual(site);
  await editor.change(file, { is: 'body', text: '\n' });
  await editor.save(file);
  expect(await undo()).toMatchObject({ status: 200, file: TEA });
  expect(all()).toEqual(before);
  writeFileSync(place(TEA), written);
});

it('gives no room for a text where none can be, in one sentence', async () => {
  const page = 'pages/kontak.yaml';
  const refused: [string, RegExp][] = [
    [SOUP, /cannot have a longer text/],
    [page, /cannot have a longer text/],
    [SITE, /cannot have a longer text/],
    ['articles/x.yaml', /cannot be read/],
    [TEA, /unsaved changes here/],
  ];
  await editor.change(TEA, { is: 'set', pointer: '/title', value: 'Teh' });
  const before = all();
  for (const [file, why] of refused)
    expect([file, (await plan({ is: 'body', file })).refused?.en]).toEqual([
      file,
      expect.stringMatching(why),
    ]);
  expect(await editor.entry(page)).toMatchObject({ takesBody: false });
  await editor.change(TEA, { is: 'undo' });
  const { text } = await editor.entry(TEA);
  const marked = `${text}author: |\n  a\n  ---\n`;
  writeFileSync(place(TEA), marked);
  expect(await plan({ is: 'body', file: TEA })).toMatchObject({
    status: 409,
    refused: { en: expect.stringContaining('the end of the fields') },
  });
  writeFileSync(place(TEA), text);
  const taken = 'articles/03-teh.md';
  writeFileSync(place(taken), `---\n${text}---\n`);
  expect(await plan({ is: 'body', file: TEA })).toMatchObject({
    status: 409,
    refused: { en: expect.stringContaining(`${taken}, and that file exists`) },
  });
  rmSync(place(taken));
  expect(all()).toEqual(before);
});

describe('several entries at once', () => {
  const toTea = { is: 'choice', name: 'category', value: 'Minuman' } as const;
  let start: Record<string, string>;

  beforeAll(async () => {
    const more = ['  - name: Minuman', 'anchor: minuman', 'description: Yang diminum.', 'motif: moon'];
    writeFileSync(place(SITE), onDisk(SITE).replace(/^(categories:\n)/m, `$1${more.join('\n    ')}\n`));
    await editor.close();
    editor = await editorOf(context);
    await editor.checked();
    start = all();
  });

  it('get one category: lines of that field alone change, and one step takes them back', async () => {
    const { collections } = await editor.site();
    expect(collections.find(({ folder }) => folder === 'articles')).toMatchObject({
      drafts: true,
      pictures: true,
      choices: [{ name: 'category', values: { '': ['Minuman', 'Makanan Sehat'] } }],
    });
    const action: SiteAction = { is: 'set', files: [SOUP, YAM, TEA], to: toTea };
    const { planned, done } = await act(action);
    expect(english(planned.says)).toEqual([
      'Category becomes “Minuman”: “Sup hangat”, “Ubi kukus”, “Teh hangat”.',
    ]);
    expect([planned.entries, done.file]).toEqual([[], null]);
    const after = all();
    for (const file of [SOUP, YAM, TEA])
      expect(after[file]).toBe(start[file]?.replace('category: Makanan Sehat', 'category: Minuman'));
    expect((await editor.site()).done[0]).toMatchObject({ words: { en: 'Category “Minuman”: 3 entries' } });
    // What is so already is not written again.
    expect(await plan(action)).toMatchObject({
      status: 409,
      refused: { en: expect.stringMatching(/nothing/) },
    });
    // What others change afterwards stays.
    writeFileSync(place(YAM), onDisk(YAM).replace('Ubi kukus', 'Ubi rebus'));
    await editor.close();
    editor = await editorOf(context);
    expect(await undo()).toMatchObject({ status: 200, file: null });
    expect(all()).toEqual({ ...start, [YAM]: start[YAM]?.replace('Ubi kukus', 'Ubi rebus') });
    writeFileSync(place(YAM), Buffer.from(start[YAM] ?? '', 'latin1'));
  });

  it('become drafts and ready again: what is so without the field needs none', async () => {
    await act({ is: 'set', files: [SOUP, TEA], to: { is: 'draft', draft: true } });
    expect(onDisk(TEA)).toMatch(/^draft: true$/m);
    const { planned } = await act({ is: 'set', files: [SOUP, TEA, YAM], to: { is: 'draft', draft: false } });
    expect(english(planned.says)).toEqual(['Published with the site: “Sup hangat”, “Teh hangat”.']);
    expect(all()).toEqual(start);
    expect(await undo()).toMatchObject({ status: 200 });
    expect(onDisk(SOUP)).toMatch(/^draft: true\r?$/m);
    expect(await undo()).toMatchObject({ status: 200 });
    expect(all()).toEqual(start);
  });

  it('say of themselves what becomes wrong with them', async () => {
    await act({ is: 'set', files: [SOUP, YAM], to: { is: 'draft', draft: true } });
    const { id } = await plan({ is: 'set', files: [YAM], to: { is: 'draft', draft: false } });
    const { faults } = await trial(id);
    expect(faults.map(({ file }) => file)).toEqual([YAM, YAM]);
    expect(await undo()).toMatchObject({ status: 200 });
    expect(all()).toEqual(start);
  });

  it('are told by name if they changed meanwhile, and then none is changed', async () => {
    const action: SiteAction = { is: 'set', files: [SOUP, YAM, TEA], to: toTea };
    const { id } = await plan(action);
    writeFileSync(place(YAM), onDisk(YAM).replace('Ubi kukus', 'Ubi rebus'));
    expect(await editor.ask('/api/act', { action, plan: id })).toMatchObject({
      status: 409,
      refused: {
        id: 'Sementara itu berubah: “Ubi kukus”. Belum ada yang dilakukan. Lihatlah sekali lagi apa yang akan terjadi.',
      },
    });
    writeFileSync(place(YAM), Buffer.from(start[YAM] ?? '', 'latin1'));
    expect(all()).toEqual(start);
    await act(action);
    writeFileSync(place(TEA), onDisk(TEA).replace('Minuman', 'Makanan Sehat'));
    writeFileSync(place(SOUP), onDisk(SOUP).replace('category: Minuman', 'category: Lain'));
    const before = all();
    // Of the tea, the field is as it was: only the soup is in the way.
    expect(await undo()).toMatchObject({
      status: 409,
      refused: { en: expect.stringMatching(/changed afterwards: “Sup hangat”\. The others are left/) },
    });
    expect(all()).toEqual(before);
    writeFileSync(place(SOUP), onDisk(SOUP).replace('category: Lain', 'category: Minuman'));
    expect(await undo()).toMatchObject({ status: 200 });
    expect(all()).toEqual(start);
  });

  it('are left out where they cannot take part, each with the reason', async () => {
    const page = 'pages/kontak.yaml';
    await editor.change(YAM, { is: 'set', pointer: '/excerpt', value: 'Belum disimpan.' });
    writeFileSync(place(TEA), onDisk(TEA).replace('category:', 'category;'));
    await editor.checked();
    const files = [SOUP, YAM, TEA, page, 'articles/x.md'];
    const says = english((await plan({ is: 'set', files, to: toTea })).says);
    expect(says).toEqual([
      'Category becomes “Minuman”: “Sup hangat”.',
      expect.stringMatching(/^Left out, since there are unsaved changes: “Ubi kukus”\.$/),
      'Left out, since the file is not there any more: “articles/x.md”.',
      expect.stringMatching(/^Left out, since it can only be changed as text: “/),
      expect.stringMatching(/^Left out, since there is no such field or choice: “/),
    ]);
    const none = await plan({ is: 'set', files: [YAM, page], to: toTea });
    expect(none).toMatchObject({ status: 409, refused: { en: expect.stringMatching(/Left out.*Left out/) } });
    const odd = await plan({ is: 'set', files: [SOUP], to: { ...toTea, value: 'Tidak ada' } });
    expect(odd).toMatchObject({ status: 409, refused: { en: expect.stringMatching(/no such/) } });
    const removing = english((await plan({ is: 'delete', files: [SOUP, YAM], target: null })).says);
    expect(removing[0]).toBe('1 entry is removed: “Sup hangat”.');
    expect(removing).toContain('Left out, since there are unsaved changes: “Ubi kukus”.');
    await editor.change(YAM, { is: 'undo' });
    writeFileSync(place(TEA), Buffer.from(start[TEA] ?? '', 'latin1'));
    expect(all()).toEqual(start);
  });

  it('are removed together: it says which pages link to them, and one step puts them back', async () => {
    await editor.checked();
    const action: SiteAction = { is: 'delete', files: [SOUP, TEA], target: null };
    const { planned, faults } = await act(action);
    expect(english(planned.says)).toEqual([
      '2 entries are removed: “Sup hangat”, “Teh hangat”.',
      'Readers who open /artikel/sup/ are told that there is no such page.',
      expect.stringMatching(/pictures/),
      expect.stringMatching(/30 days/),
    ]);
    expect(faults.map(({ file }) => file)).toEqual([YAM, YAM]);
    expect([SOUP, TEA].map((file) => existsSync(place(file)))).toEqual([false, false]);
    // Nothing is written over a file that is there again.
    writeFileSync(place(TEA), 'title: Baru\n');
    const before = all();
    expect(await undo()).toMatchObject({ status: 409, refused: { en: expect.stringMatching(/“.*”/) } });
    expect(all()).toEqual(before);
    rmSync(place(TEA));
    expect(await undo()).toMatchObject({ status: 200, file: null });
    expect(all()).toEqual(start);
    const led = await act({ is: 'delete', files: [SOUP, TEA], target: YAM });
    expect(led.faults.map(({ words }) => words.en)).toEqual([
      'The page /artikel/ubi/ has no part called #a.',
    ]);
    expect(onDisk(YAM)).toContain('[sup](/artikel/ubi/#a)');
    expect(await undo()).toMatchObject({ status: 200 });
    expect(all()).toEqual(start);
  });
});

it('refuses in one sentence, and changes nothing', async () => {
  const rename = (changes: Partial<Extract<SiteAction, { is: 'rename' }>>): SiteAction => ({
    is: 'rename',
    file: SOUP,
    title: 'Sup hangat',
    name: 'sup',
    address: null,
    ...changes,
  });
  const before = all();
  await editor.change(YAM, { is: 'set', pointer: '/title', value: 'Ubi manis' });
  const refused: [unknown, RegExp][] = [
    [rename({}), /nothing to change/],
    [rename({ name: 'ubi' }), /ubi/],
    [rename({ name: 'Sup Ayam' }), /Sup Ayam/],
    [rename({ name: 'kaldu' }), /unsaved changes in: Ubi manis/],
    [rename({ file: YAM, name: 'ketela' }), /unsaved changes here/],
    [{ is: 'delete', files: [SOUP], target: SOUP }, /cannot be understood/],
    [{ is: 'delete', files: [SOUP], target: TEA }, /Choose another one/],
    [{ is: 'delete', files: ['../x.md'], target: null }, /cannot/],
    [{ is: 'other' }, /cannot be understood/],
  ];
  for (const [action, why] of refused) {
    const { status, refused: said } = await plan(action as SiteAction);
    expect([action, status >= 400, said?.en]).toEqual([action, true, expect.stringMatching(why)]);
  }
  await editor.change(YAM, { is: 'undo' });
  const planned = await plan(rename({ name: 'kaldu' }));
  expect(planned).toMatchObject({ status: 200 });
  const { id } = planned;
  const act = { action: rename({ name: 'kaldu-ayam' }), plan: id };
  expect(await editor.ask('/api/act', act)).toMatchObject({ status: 409 });
  expect(await editor.ask('/api/undo', { id: 'x' })).toMatchObject({ status: 409 });
  expect(all()).toEqual(before);
});
