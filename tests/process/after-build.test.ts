/** `built` of a site: called after each build of a sound site, and by nothing else; its errors have a place and an exit code. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root, senja, start, tree } from '../support/process/senja.ts';
import { serve } from '../support/process/serve.ts';
import { posko } from '../support/sites/posko.ts';

const folder = posko();
const at = (name: string): string => path.join(folder, name);
const PLAN = 'templates/site.ts';
const MARKET = 'content/places/market.yaml';

const edit = (name: string, from: string | RegExp, to: string): void => {
  const text = readFileSync(at(name), 'utf8');
  expect(text).toMatch(from);
  writeFileSync(
    at(name),
    text.replace(from, () => to),
  );
};

/** Adds the function, whose text is that of the guide's sample or one of its own. */
const does = (lines: string): void => {
  edit(PLAN, 'export default', "import { appendFile } from 'node:fs/promises';\n\nexport default");
  edit(PLAN, 'defineSite({\n', `defineSite({\n  async built({ dist, pages, preview }) {\n${lines}\n  },\n`);
};

const WRITES = `    const made = pages.filter(({ isMade }) => isMade).map(({ path }) => path);
    await appendFile(dist + '/../calls.txt', JSON.stringify({ dist, pages, preview, made }) + '\\n');`;

interface Called {
  dist: string;
  pages: { path: string; url: string; file: string }[];
  preview: boolean;
  made: string[];
}
const calls = (): Called[] =>
  existsSync(at('calls.txt'))
    ? readFileSync(at('calls.txt'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Called)
    : [];

const build = (...more: string[]) => senja(['build', '--lang', 'en', ...more], { cwd: folder });

it('is called after each build, with the pages that have been made', async () => {
  expect(await build()).toMatchObject({ code: 0 });
  const plain = tree(at('dist'));
  does(WRITES);
  expect(await build('--url', 'https://posko.example/desa/')).toMatchObject({ code: 0 });
  const [first] = calls();
  expect(first).toMatchObject({ dist: at('dist'), preview: false });
  expect(first?.pages).toContainEqual(
    expect.objectContaining({
      path: '/places/market/',
      url: 'https://posko.example/desa/places/market/',
      file: 'places/market/index.html',
    }),
  );
  for (const { file } of first?.pages ?? []) expect(existsSync(at(`dist/${file}`)), file).toBe(true);
  expect(first?.pages.map((one) => one.path)).not.toContain('/404.html');

  await build();
  expect(tree(at('dist'))).toEqual(plain);
  // Nothing has changed.
  expect(await build()).toMatchObject({ code: 0 });
  edit(MARKET, /name: .*/, 'name: Night market');
  expect(await build()).toMatchObject({ code: 0 });
  const [, , unchanged, changed, ...others] = calls();
  expect(unchanged?.made).toEqual([]);
  expect(unchanged?.pages).toHaveLength(first?.pages.length ?? 0);
  expect(changed?.made).toContain('/places/market/');
  expect(changed?.made).not.toContain('/staff/');
  expect(others).toEqual([]);
});

it('is not called by other commands, nor for a site with faults', async () => {
  does(WRITES);
  expect(await senja(['check'], { cwd: folder })).toMatchObject({ code: 0 });
  const { url } = await serve(['dev'], { cwd: folder });
  expect((await fetch(url)).status).toBe(200);
  edit(MARKET, /name: .*/, 'nama: Market');
  expect(await build()).toMatchObject({ code: 1 });
  expect(calls()).toEqual([]);
});

it('fails the build at its line when it throws, and is called again by the next one', async () => {
  does(WRITES);
  expect(await build()).toMatchObject({ code: 0 });
  edit(
    PLAN,
    '    await appendFile',
    "    if (made.length > 0) throw new Error('the index is full');\n    await appendFile",
  );
  edit(MARKET, /name: .*/, 'name: Night market');
  const failed = await build('--format', 'json');
  const line =
    readFileSync(at(PLAN), 'utf8')
      .split('\n')
      .findIndex((one) => one.includes('the index')) + 1;
  expect(failed).toMatchObject({ code: 1 });
  expect(JSON.parse(failed.stdout)).toMatchObject({
    ok: false,
    errors: 1,
    diagnostics: [
      {
        code: 'senja/site-code',
        file: `../${PLAN}`,
        line,
        message: expect.stringContaining('the index is full'),
      },
    ],
  });
  // The site is complete.
  expect(readFileSync(at('dist/places/market/index.html'), 'utf8')).toContain('Night market');
  expect(await build()).toMatchObject({ code: 0 });
  expect(calls()).toHaveLength(2);
});

it.each([
  ['a call of the system', "    await appendFile(dist + '/none/none', '');", /ENOENT/],
  ['a text', "    throw 'aduh';", /aduh/],
  ['a promise that nobody awaits', "    void Promise.reject(new Error('aduh'));", /aduh/],
  ['process.exit', '    process.exit(0);', /cannot call process\.exit/],
])('says in words what has failed: %s', async (_, lines, says) => {
  does(lines);
  const { code, stderr } = await build();
  expect([code, stderr]).toEqual([1, expect.stringMatching(says)]);
  expect(stderr).toContain(PLAN);
  expect(stderr).toMatch(/is complete, but what runs after it has failed/);
  expect(stderr).not.toMatch(/^\s+at /m);
});

it('keeps the report of the build whole whatever it prints', async () => {
  does("    console.log('uploading', pages.length > 0, preview);");
  const { child, ran } = start(root, ['build', '--format', 'json'], { cwd: folder });
  expect(child.pid).toBeGreaterThan(0);
  const { code, stdout, stderr } = await ran;
  expect([code, JSON.parse(stdout).ok]).toEqual([0, true]);
  expect(stderr).toContain('uploading true false');
});

it('is told of drafts, and of the folder that was named', async () => {
  does(WRITES);
  rmSync(at('calls.txt'), { force: true });
  expect(await build('--drafts', '--out', 'preview')).toMatchObject({ code: 0 });
  expect(calls()).toMatchObject([{ preview: true, dist: at('preview') }]);
});
