/** `senja dev` and `senja preview`: servers for this machine alone. */
import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root, senja, shippedCopy } from '../support/senja.ts';

/** Starts a command that serves, and waits until it says where. */
async function serve(
  args: readonly string[],
): Promise<{ url: string; child: ChildProcess; said: () => string }> {
  const child = spawn(
    process.execPath,
    [path.join(root, 'cli/senja.mjs'), ...args, '--port', '0', '--lang', 'en'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  await expect.poll(() => text).toMatch(/http:\/\/\S+/);
  return { url: /http:\/\/\S+/.exec(text)?.[0] ?? '', child, said: () => text };
}

const body = async (url: string): Promise<string> => (await fetch(url)).text();

/** `fetch` does not let a page choose its Host; an attacker's name server does. */
const statusForHost = (url: string, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request(url, { headers: { Host: host } }, (response) => resolve(response.statusCode ?? 0))
      .once('error', reject)
      .end();
  });

it('dev shows the site, follows a change, and keeps the last valid one', async () => {
  const { content } = shippedCopy();
  const { url, said, child } = await serve(['dev', '--content', content]);
  expect(await body(`${url}kontak/`)).toContain('<h1>Kontak</h1>');
  expect((await fetch(`${url}tidak-ada/`)).status).toBe(404);
  expect((await fetch(`${url}@senja/reload.js`)).headers.get('content-type')).toContain('javascript');

  const file = path.join(content, 'articles/01-sayur-bening.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^title:.*$/m, 'title: Judul yang baru'));
  await expect.poll(() => body(url)).toContain('Judul yang baru');

  appendFileSync(file, 'salah: 1\n');
  await expect.poll(said).toContain('content/unknown-field');
  expect(await body(url)).toContain('Judul yang baru');

  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  expect(await ended).toBe(0);
});

it('both answer to this machine’s own names alone', async () => {
  const { content, out } = shippedCopy();
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

it('preview says when there is no site yet', async () => {
  const { folder } = shippedCopy();
  expect(await senja(['preview'], { cwd: folder })).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('cli/senja.mjs build'),
  });
});
