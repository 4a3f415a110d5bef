/** A small site, and the server of `preview` for it in this process. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { serveFolder } from '../../../cli/io/serve/static-server.ts';
import { temporaryFolder } from '../process/senja.ts';
import { ask, bodyOf, headerOf, statusOf } from './wire.ts';

const SITE: Readonly<Record<string, string>> = {
  'index.html': 'beranda',
  '404.html': 'tidak ada',
  'kontak/index.html': 'kontak',
  'assets/a.js': '0123456789',
  'assets/a.js.br': 'brotli',
  'assets/a.js.gz': 'gzip',
  'kosong.txt': '',
  'nama dengan spasi/index.html': 'spasi',
  '.well-known/security.txt': 'umum',
};

/** A site in a folder of its own, and a server for it. */
export async function serveFiles(files: Readonly<Record<string, string>> = {}) {
  const folder = temporaryFolder();
  const out = path.join(folder, 'dist');
  for (const [name, text] of Object.entries({ ...SITE, ...files })) {
    mkdirSync(path.dirname(path.join(out, name)), { recursive: true });
    writeFileSync(path.join(out, name), text);
  }
  const server = await serveFolder(out, 0);
  onTestFinished(() => server.close());
  const port = Number(new URL(server.url).port);
  return { folder, out, port, get: (target: string, ...lines: string[]) => ask(port, target, lines) };
}

/** Status, and target or content. */
export const outline = (answer: string) => [statusOf(answer), headerOf(answer, 'location') ?? bodyOf(answer)];
