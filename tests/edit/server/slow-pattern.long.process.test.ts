/** A pattern of a model that backtracks: the time limit of `check` holds wherever the editor has it read a text. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { planMoves } from '../../../cli/actions/moved-entries.ts';
import type { Context } from '../../../cli/commands/context.ts';
import { openSite } from '../../../cli/open-site.ts';
import { editorOf, smallContext } from './editor.ts';

vi.mock('../../../cli/io/content/each-with-timeout.ts', async (original) => {
  const { eachWithTimeout } = await original<typeof import('../../../cli/io/content/each-with-timeout.ts')>();
  const each: typeof eachWithTimeout = (items, step, giveUp) => eachWithTimeout(items, step, giveUp, 200);
  return { eachWithTimeout: each };
});

const TEA = 'articles/03-teh.yaml';
/** Each more letter doubles what the pattern takes: a few seconds, without a limit. */
const SLOW = `${'a'.repeat(29)}!`;

let folder: string;
let context: Context;
let editor: Awaited<ReturnType<typeof editorOf>>;

const place = (file: string): string => path.join(context.options.content, file);
const codes = async (file: string): Promise<string[]> =>
  (await editor.entry(file)).findings.map(({ code }) => code);

function addPattern(model: string, field: string): void {
  const file = path.join(context.siteRoot, 'content/models', model);
  const schema = JSON.parse(readFileSync(file, 'utf8'));
  schema.properties[field].pattern = '^(a+)+$|^[A-Z]';
  writeFileSync(file, JSON.stringify(schema));
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'senja test-'));
  context = smallContext(folder);
  addPattern('article.schema.json', 'excerpt');
  addPattern('site.schema.json', 'tagline');
  editor = await editorOf(context);
});
afterAll(async () => {
  await editor.close();
  rmSync(folder, { recursive: true });
});

it('is interrupted for what is typed, and for what is suggested about it', async () => {
  expect(await codes(TEA)).toEqual([]);
  await editor.change(TEA, { is: 'set', pointer: '/excerpt', value: SLOW });
  expect(await codes(TEA)).toEqual(['file/too-slow']);
  expect((await editor.change(TEA, { is: 'set', pointer: '/title', value: 'Teh' })).status).toBe(200);
  expect(await codes(TEA)).toEqual(['file/too-slow']);
});

it('is interrupted for the settings', async () => {
  await editor.change('site.yaml', { is: 'set', pointer: '/tagline', value: SLOW });
  expect(await codes('site.yaml')).toContain('file/too-slow');
  await editor.change('site.yaml', { is: 'undo' });
  expect(await codes('site.yaml')).toEqual([]);
});

it('is interrupted for what the journal restores', async () => {
  await editor.close();
  editor = await editorOf(context);
  const { restored, unsaved } = await editor.entry(TEA);
  expect([restored, unsaved]).toEqual([expect.any(String), expect.any(String)]);
  expect(await codes(TEA)).toEqual(['file/too-slow']);
  await editor.change(TEA, { is: 'discard' });
  expect(await codes(TEA)).toEqual([]);
});

it('is interrupted for what is saved, and for what a rename plans', async () => {
  const before = readFileSync(place(TEA), 'utf8');
  const slow = before.replace(/(?<=excerpt: ).*/, SLOW);
  const site = await openSite(context, { writer: 'check', toleratesModels: true });
  const content = await site.readContent();
  const plan = await planMoves(context, site, content, [{ from: TEA, to: TEA, before, after: slow }]);
  expect(plan.changes).toHaveLength(1);
  await editor.change(TEA, { is: 'set', pointer: '/excerpt', value: SLOW });
  const action = { is: 'save', file: TEA };
  expect(await editor.ask('/api/plan', action)).toMatchObject({ status: 200 });
  await editor.save(TEA);
  expect(readFileSync(place(TEA), 'utf8')).toBe(slow);
  expect(await codes(TEA)).toEqual(['file/too-slow']);
  const rename = { is: 'rename', file: TEA, title: 'Teh lain', name: '', address: null };
  expect(await editor.ask('/api/plan', rename)).toMatchObject({ status: 409 });
});
