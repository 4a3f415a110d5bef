/** `senja edit` as a process: it opens for its key alone, says what is wrong with a field, and saves what is right. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { EditedEntry, EntryChange } from '../../cli/edit/api.ts';
import { contentCopy } from '../support/process/senja.ts';
import { serve } from '../support/process/serve.ts';

const FILE = 'articles/02-jalan-pagi.yaml';

it('opens an entry as a form, reports a wrong value, and saves a changed title alone', async () => {
  const { content } = contentCopy();
  const file = path.join(content, FILE);
  const before = readFileSync(file, 'utf8');
  const { url, child } = await serve(['edit', '--no-open', '--content', content]);
  const { origin, searchParams } = new URL(url);
  const headers = { 'X-Senja-Key': searchParams.get('key') ?? '', origin };
  const ask = async (request: string, init = {}): Promise<EditedEntry> =>
    (await fetch(`${origin}/api/${request}`, { headers, ...init })).json();
  const change = async (change: EntryChange): Promise<EditedEntry> => {
    const { revision } = await ask(`entry?file=${FILE}`);
    return ask('change', { method: 'POST', body: JSON.stringify({ file: FILE, revision, change }) });
  };

  expect((await fetch(`${origin}/api/entry?file=${FILE}`)).status).toBe(403);
  expect((await ask(`entry?file=${FILE}`)).mode).toBe('form');
  const wrong = await change({ is: 'set', pointer: '/category', value: 'Makanan Seht' });
  expect(wrong.findings.map(({ code }) => code)).toContain('content/not-one-of');
  await change({ is: 'undo' });
  await change({ is: 'set', pointer: '/title', value: 'Jalan sore' });
  expect(readFileSync(file, 'utf8')).toBe(before);
  await change({ is: 'save' });
  expect(readFileSync(file, 'utf8')).toBe(before.replace(/^title:.*$/m, 'title: Jalan sore'));

  const ended = new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
  child.kill('SIGINT');
  expect(await ended).toBe('SIGINT');
});
