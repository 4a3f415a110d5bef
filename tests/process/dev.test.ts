/** `senja dev` and `senja preview`: servers for this machine only. */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contentCopy, senja } from '../support/process/senja.ts';
import { serve } from '../support/process/serve.ts';

const body = async (url: string): Promise<string> => (await fetch(url)).text();

it('dev shows the site, applies a change, and keeps the last valid one', async () => {
  const { content } = contentCopy();
  const { url, output, child } = await serve(['dev', '--content', content]);
  expect(await body(`${url}kontak/`)).toContain('<h1>Kontak</h1>');
  expect((await fetch(`${url}tidak-ada/`)).status).toBe(404);
  expect((await fetch(`${url}@senja/dev.js`)).headers.get('content-type')).toContain('javascript');

  const file = path.join(content, 'articles/01-sayur-bening.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^title:.*$/m, 'title: Judul yang baru'));
  await expect.poll(() => body(url)).toContain('Judul yang baru');

  appendFileSync(file, 'salah: 1\n');
  await expect.poll(output).toContain('content/unknown-field');
  expect(await body(url)).toContain('Judul yang baru');

  const ended = new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
  child.kill('SIGINT');
  expect(await ended).toBe('SIGINT');
});

it('preview reports that there is no site yet', async () => {
  const { folder } = contentCopy();
  expect(await senja(['preview'], { cwd: folder })).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('cli/senja.mjs build'),
  });
});
