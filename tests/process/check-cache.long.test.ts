/**
 * `check` continues from the last check or build: it reads only changed files, and reports the same as without a
 * cache.
 */
import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { commandRunner, root, senja, temporaryFolder } from '../support/process/senja.ts';

const reporting = commandRunner(root, [
  '--require',
  path.join(root, 'tests/support/process/report-opened.cjs'),
]);
/** More than the resolution of a disk's clock, in milliseconds: a file just written is always read. */
const TICK = 100;

function place() {
  const folder = temporaryFolder();
  const content = path.join(folder, 'content');
  cpSync(path.join(root, 'tests/sites/lengkap'), content, { recursive: true });
  const run = (...args: string[]) => reporting(args, { cwd: folder });
  /** Articles whose headings are link targets are opened to find the heading. */
  const texts = readdirSync(path.join(content, 'articles')).map((name) =>
    readFileSync(path.join(content, 'articles', name), 'utf8'),
  );
  const named = [...texts.join('').matchAll(/\/artikel\/([\w-]+)\/#/g)].map(([, slug]) => slug);
  const isNamed = (file: string): boolean => named.some((slug) => file.endsWith(`-${slug}.md`));
  const openedIn = (output: string): string[] =>
    (JSON.parse(/^opened: (.*)$/m.exec(output)?.[1] ?? 'null') as string[]).filter((file) => !isNamed(file));
  let copies = 0;
  /** @returns the same content at a place where it was never checked */
  const unknown = (): string => {
    copies += 1;
    const place = path.join(folder, `salinan-${copies}`);
    cpSync(content, path.join(place, 'content'), { recursive: true });
    return place;
  };
  /** @returns the other files that were opened, after making sure that the report is the same as of a first check */
  const check = async (...args: string[]): Promise<string[]> => {
    const { code, stdout, stderr } = await run('check', '--format', 'json', '--lang', 'en', ...args);
    const clean = await senja(['check', '--format', 'json', '--lang', 'en', ...args], { cwd: unknown() });
    expect({ code, stdout }).toEqual({ code: clean.code, stdout: clean.stdout });
    expect(existsSync(path.join(folder, 'dist'))).toBe(isBuilt);
    return openedIn(stderr);
  };
  let isBuilt = false;
  const build = async (): Promise<void> => {
    const { code, stderr } = await run('build');
    expect(code, stderr).toBe(0);
    isBuilt = true;
  };
  return { folder, content, check, build, run, openedIn };
}

it('reads only files that changed since the last check', async () => {
  const { content, check, run, openedIn } = place();
  await sleep(TICK);
  expect((await check()).length).toBeGreaterThan(10);
  expect(await check()).toEqual([]);
  expect(await check('content/articles/19-kopi-teh-dan-tidur.md')).toEqual([]);
  const file = path.join(content, 'articles/19-kopi-teh-dan-tidur.md');
  appendFileSync(file, '\nSatu kalimat lagi, [ke mana pun](/tidak-ada/).\n');
  expect(await check('content/pages')).toEqual(['articles/19-kopi-teh-dan-tidur.md']);
  writeFileSync(file, readFileSync(file, 'utf8').replace('/tidak-ada/', '/kontak/'));
  await sleep(TICK);
  await check();
  // Its sentence lengths are cached too.
  const people = [await run('check'), await run('check')];
  for (const { stderr } of people)
    expect(openedIn(stderr)).not.toContain('articles/19-kopi-teh-dan-tidur.md');
  const without = await run('check', '--no-cache');
  expect(openedIn(without.stderr).length).toBeGreaterThan(10);
  const withoutOpened = (stderr: string) => stderr.replace(/^opened: .*$/m, '');
  for (const { stderr } of people) expect(withoutOpened(stderr)).toBe(withoutOpened(without.stderr));
});

it('continues from a build, even one after a check, and keeps its state', async () => {
  const { folder, content, check, build, run } = place();
  await sleep(TICK);
  await check();
  const file = path.join(content, 'articles/19-kopi-teh-dan-tidur.md');
  appendFileSync(file, '\nSatu kalimat lagi.\n');
  await sleep(TICK);
  await build();
  expect(await check('content/pages')).toEqual([]);
  appendFileSync(file, '\nDua kalimat lagi.\n');
  await sleep(TICK);
  await check();
  // A check does not affect what is known about `dist`.
  const { stderr } = await run('build', '--why', '--lang', 'en');
  expect(stderr).toContain(
    '/artikel/kopi-teh-dan-tidur/  articles/19-kopi-teh-dan-tidur.md has changed\n1 page rendered',
  );
  expect(readFileSync(path.join(folder, 'dist/artikel/kopi-teh-dan-tidur/index.html'), 'utf8')).toContain(
    'Dua kal',
  );
});
