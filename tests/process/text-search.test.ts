/** The search in the whole text: off, it costs nothing; on, later builds give the same as one from nothing. */
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root, senja, temporaryFolder } from '../support/process/senja.ts';

it('gives the same files in later builds, and none without the setting', async () => {
  const folder = path.join(temporaryFolder(), 'site');
  await senja(['init', folder, '--theme', 'blank', '--lang', 'en']);
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of ['react', 'react-dom'])
    symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
  const build = async (...more: string[]) => {
    const { code, stderr } = await senja(['build', '--quiet', ...more], { cwd: folder });
    expect(code, stderr).toBe(0);
  };
  const setting = path.join(folder, 'content/site.yaml');
  const without = readFileSync(setting, 'utf8');
  const files = (out: string) =>
    new Map(
      readdirSync(path.join(folder, out), { recursive: true, withFileTypes: true })
        .filter((one) => one.isFile())
        .map((one) => path.relative(path.join(folder, out), path.join(one.parentPath, one.name)))
        .map((name) => [name, readFileSync(path.join(folder, out, name), 'latin1')]),
    );
  await build();
  const plain = files('dist');
  expect([...plain.keys()].filter((name) => name.includes('search'))).toEqual([]);

  writeFileSync(setting, `${without}search: true\n`);
  await build();
  writeFileSync(
    path.join(folder, 'content/posts/2-tea.md'),
    '---\ntitle: Tea\ndate: 2026-01-02\n---\n\nGreen leaves.\n',
  );
  await build();
  const post = path.join(folder, 'content/posts/2-tea.md');
  writeFileSync(post, readFileSync(post, 'utf8').replace('Green', 'Black'));
  await build();
  await build('--no-cache', '--out', 'new');
  const later = files('dist');
  expect(later.get('search-index/w0.json')).toContain('black');
  expect(later.get('search-index/w0.json')).not.toContain('green');
  expect(later).toEqual(files('new'));

  writeFileSync(setting, without);
  rmSync(post);
  await build();
  expect(files('dist')).toEqual(plain);
});
