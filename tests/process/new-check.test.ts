/** A check is a folder: an added one takes effect, and a removed one leaves nothing behind. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { run } from '../support/installed.ts';
import { packageCopy } from '../support/package-copy.ts';
import { root, shippedCopy } from '../support/senja.ts';

const CHECK = `/** Titles that are hard to take in. */
import type { DocumentCheck } from '../../core/validate/file-checks.ts';

const MOST = 20;

export default {
  on: 'document',
  *run({ fields: { title } }) {
    const at = { pointer: '/title', target: 'value' } as const;
    if (typeof title === 'string' && title.length > MOST)
      yield { code: 'content/long-title', params: { most: MOST }, at };
  },
} satisfies DocumentCheck;
`;

const WORDS = `severity: warning
id:
  message: Judul ini lebih panjang dari {most} huruf.
  hint: Ringkas judulnya.
  explanation: Judul yang pendek lebih mudah dibaca.
en:
  message: This title is longer than {most} letters.
  hint: Shorten it.
  explanation: A short title is easier to read.
example:
  file: articles/01-a.yaml
  wrong: 'title: Judul yang panjang sekali'
  right: 'title: Judul'
`;

it('is added and taken away with its folder', async () => {
  const { content, folder } = shippedCopy();
  const packageRoot = packageCopy(path.join(folder, 'paket'));
  rmSync(path.join(packageRoot, '.senja'), { recursive: true });
  for (const name of ['cli', 'content'])
    cpSync(path.join(root, name), path.join(packageRoot, name), { recursive: true });
  const added = path.join(packageRoot, 'cli/checks/long-title');
  mkdirSync(added);
  writeFileSync(path.join(added, 'index.ts'), CHECK);
  writeFileSync(path.join(added, 'content.long-title.yaml'), WORDS);
  const compile = () => execFileSync('node', ['cli/tools/compile.mjs'], { cwd: packageRoot, stdio: 'pipe' });
  const check = async () => {
    const args = ['check', '--lang', 'en', '--format', 'json', '--content', content];
    const { stdout } = await run(packageRoot, args);
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { code: string; file: string; message: string; severity: string }[];
    };
    return diagnostics.filter(({ code }) => code === 'content/long-title');
  };
  // A copied folder whose words still have the name of another check.
  const others = path.join(added, 'link.not-https.yaml');
  cpSync(path.join(packageRoot, 'cli/checks/insecure-links/link.not-https.yaml'), others);
  expect(compile).toThrow('Two files have the words of link/not-https');
  rmSync(others);
  compile();
  const told = await check();
  expect(told.length).toBeGreaterThan(3);
  expect(told[0]).toMatchObject({ severity: 'warning', message: 'This title is longer than 20 letters.' });
  expect((await run(packageRoot, ['explain', 'content/long-title', '--lang', 'en'])).stdout).toContain(
    'A short title is easier to read.',
  );
  rmSync(added, { recursive: true });
  compile();
  expect(await check()).toEqual([]);
});
