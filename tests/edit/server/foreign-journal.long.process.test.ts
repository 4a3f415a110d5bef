/** Unsaved changes that came with a copy of the site's folder, such as a clone, are not the user's own. */
import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '../../../cli/commands/context.ts';
import type { SiteView } from '../../../cli/edit/api.ts';
import { editorOf, smallContext } from './editor.ts';

const TEA = 'articles/03-teh.yaml';
const SOUP = 'articles/01-sup.md';

let folder: string;
let context: Context;

/** The same site in another folder. */
function contextAt(siteRoot: string): Context {
  const options = { ...context.options, content: path.join(siteRoot, 'content') };
  return { ...context, options, siteRoot, cwd: siteRoot };
}

async function stateIn(siteRoot: string, change: boolean) {
  const editor = await editorOf(contextAt(siteRoot));
  const { restored, isForeign } = await editor.entry(TEA);
  const { done } = await editor.ask<SiteView>('/api/site');
  if (change) await editor.change(TEA, { is: 'set', pointer: '/title', value: 'Teh lagi' });
  await editor.close();
  return [restored !== null, isForeign, done.length];
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'senja test-'));
  context = smallContext(folder);
  const editor = await editorOf(context);
  await editor.change(TEA, { is: 'set', pointer: '/title', value: 'Teh serai' });
  const action = { is: 'delete', files: [SOUP], target: null };
  const { id } = await editor.ask<{ id: string }>('/api/plan', action);
  expect(await editor.ask('/api/act', { action, plan: id })).toMatchObject({ status: 200 });
  await editor.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

it('says of its own that they are restored, also after the folder has moved', async () => {
  expect(await stateIn(context.siteRoot, false)).toEqual([true, false, 1]);
  const moved = path.join(folder, 'pindah');
  renameSync(context.siteRoot, moved);
  expect(await stateIn(moved, false)).toEqual([true, false, 1]);
  renameSync(moved, context.siteRoot);
});

it('says of those in a copy that they came with it, until they are saved, and undoes nothing of it', async () => {
  const copy = path.join(folder, 'salinan');
  cpSync(context.siteRoot, copy, { recursive: true, verbatimSymlinks: true });
  expect(await stateIn(copy, true)).toEqual([true, true, 0]);
  // What is changed since does not make the rest one's own.
  expect(await stateIn(copy, false)).toEqual([true, true, 0]);
  const editor = await editorOf(contextAt(copy));
  expect(await editor.save(TEA)).toMatchObject({ restored: null, isForeign: false });
  expect(await editor.change(TEA, { is: 'set', pointer: '/title', value: 'Teh ini' })).toMatchObject({
    isForeign: false,
  });
  await editor.close();
  expect(await stateIn(copy, false)).toEqual([true, false, 0]);
});
