/** README.md: its commands work, its picture is current. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root, senja } from '../support/process/senja.ts';
import { projectCopy } from '../support/sites/installed.ts';

const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const README = textOf('README.md');

it('shows a message as the command prints it', async () => {
  const [, ...lines] = [...textOf('.github/message.svg').matchAll(/<text(?:\/>|[^>]*>(.*)<\/text>)/g)].map(
    ([, line = '']) => line.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&'),
  );
  const file = 'content/articles/17-teh-jahe.yaml';
  const folder = projectCopy();
  writeFileSync(
    path.join(folder, file),
    `title: Teh jahe
excerpt: Teh jahe menghangatkan badan.
category: Makanan Sehatt
imageUrl: https://images.unsplash.com/photo-1512621776951-a57141f2eefd
publishDate: 31 April 2025
`,
  );
  const { stderr } = await senja(['check', file, '--lang', 'en'], { cwd: folder });
  expect(lines).toEqual(stderr.trimEnd().split('\n'));
});

it('lists commands that work, in order', async () => {
  const folder = projectCopy();
  // What is imported has a name that stands for that of the reader's own site.
  mkdirSync(path.join(folder, '../old-site'), { recursive: true });
  writeFileSync(path.join(folder, '../old-site/teh.md'), '---\ntitle: Teh jahe\n---\n\nTeh.\n');
  const commands = [...README.matchAll(/`npx senja ([^`]+)`/g)].map(([, typed = '']) => typed);
  expect(commands.length).toBeGreaterThan(6);
  for (const typed of commands) {
    const args = [...typed.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
    const { code, stdout } = await senja(args, { cwd: folder });
    expect([typed, code]).toEqual([typed, 0]);
    // The following check expects complete articles.
    if (args[0] === 'new') rmSync(path.join(folder, stdout.trim()));
    // Another command makes a site of the same name.
    if (args[0] === 'import') rmSync(path.join(folder, '../my-site'), { recursive: true });
  }
});
