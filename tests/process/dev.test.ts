/** `senja dev` and `senja preview`: servers for this machine only. */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contentCopy, senja } from '../support/process/senja.ts';
import { serve } from '../support/process/serve.ts';

const body = async (url: string): Promise<string> => (await fetch(url)).text();

/** `fetch` does not let a page choose its Host, but an attacker's name server can. */
const statusForHost = (url: string, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request(url, { headers: { Host: host } }, (response) => resolve(response.statusCode ?? 0))
      .once('error', reject)
      .end();
  });

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

it('both accept only the names of this machine', async () => {
  const { content, out } = contentCopy();
  expect((await senja(['build', '--content', content, '--out', out])).code).toBe(0);
  for (const args of [
    ['dev', '--content', content],
    ['preview', '--out', out],
  ]) {
    const { url } = await serve(args);
    const { port } = new URL(url);
    expect(await statusForHost(url, `localhost:${port}`)).toBe(200);
    expect(await statusForHost(url, `127.0.0.1:${port}`)).toBe(200);
    for (const host of ['jahat.example', `localhost.jahat.example:${port}`]) {
      expect(await statusForHost(url, host)).toBe(403);
    }
    expect((await fetch(url, { method: 'POST' })).status).toBe(405);
  }
});

it('preview reports that there is no site yet', async () => {
  const { folder } = contentCopy();
  expect(await senja(['preview'], { cwd: folder })).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('cli/senja.mjs build'),
  });
});
