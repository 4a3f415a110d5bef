/** A check is a folder: an added one takes effect, and a removed one leaves no trace. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contentCopy, root } from '../support/process/senja.ts';
import { run } from '../support/sites/installed.ts';
import { packageCopy } from '../support/sites/package-copy.ts';

const guide = readFileSync(path.join(root, 'cli/checks/README.md'), 'utf8');
/** The files of the guide's example. */
const FILES = [...guide.matchAll(/^```\w+ (cli\/\S+)\n(.*?)^```$/gms)].map(
  ([, name = '', text = '']) => [name, text] as const,
);

it('works as its guide describes, and is removed with its folder', async () => {
  const { content, folder } = contentCopy();
  const packageRoot = packageCopy(path.join(folder, 'paket'));
  rmSync(path.join(packageRoot, '.senja'), { recursive: true });
  for (const name of ['cli', 'content'])
    cpSync(path.join(root, name), path.join(packageRoot, name), { recursive: true });
  const added = path.join(packageRoot, 'cli/checks/long-titles');
  mkdirSync(added);
  expect(FILES).toHaveLength(2);
  for (const [name, text] of FILES) writeFileSync(path.join(packageRoot, name), text);
  const article = readdirSync(path.join(content, 'articles'))[0] ?? '';
  const file = path.join(content, 'articles', article);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*/m, `title: ${'a'.repeat(81)}`));
  const compile = () => execFileSync('node', ['cli/tools/prepare.mjs'], { cwd: packageRoot, stdio: 'pipe' });
  const check = async (code = 'content/long-title') => {
    const args = ['check', '--lang', 'en', '--format', 'json', '--content', content];
    const { stdout } = await run(packageRoot, args);
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { code: string; file: string; message: string; severity: string }[];
    };
    return diagnostics.filter((one) => one.code === code);
  };
  // A copied folder whose words still have the name of another check.
  const others = path.join(added, 'link.not-https.yaml');
  cpSync(path.join(packageRoot, 'cli/checks/insecure-links/link.not-https.yaml'), others);
  expect(compile).toThrow('Two files have the words of link/not-https');
  rmSync(others);
  // A file of its own name whose words are still copied.
  cpSync(
    path.join(packageRoot, 'cli/checks/insecure-links/link.not-https.yaml'),
    path.join(added, 'a.b.yaml'),
  );
  expect(compile).toThrow('link/not-https and a/b have the same explanation (id)');
  rmSync(path.join(added, 'a.b.yaml'));
  const [code = '', text = ''] = FILES.find(([name]) => name.endsWith('.ts')) ?? [];
  writeFileSync(path.join(packageRoot, code), `${text}\nconst = 1;\n`);
  const { stderr } = spawnSync('node', ['cli/tools/prepare.mjs'], { cwd: packageRoot, encoding: 'utf8' });
  expect(stderr).toMatch(/Expected identifier[\s\S]*cli\/checks\/long-titles\/index\.ts:\d+:\d+/);
  expect(stderr).not.toMatch(/^ +at /m);
  writeFileSync(path.join(packageRoot, code), text);
  compile();
  const found = await check();
  const message = 'This title has more than 80 characters.';
  expect(found).toMatchObject([{ file: `articles/${article}`, severity: 'warning', message }]);
  expect((await run(packageRoot, ['explain', 'content/long-title', '--lang', 'en'])).stdout).toContain(
    'Search engines cut off a long title',
  );
  rmSync(path.join(added, 'content.long-title.yaml'));
  compile();
  expect(await check('senja/site-code')).toMatchObject([
    {
      file: expect.stringMatching(/\/paket\/cli\/checks\/long-titles\/index\.ts$/),
      message: expect.stringContaining(
        '“content/long-title” has no words; write them in the file cli/checks/long-titles/content.long-title.yaml',
      ),
    },
  ]);
  // As git leaves it.
  rmSync(added, { recursive: true });
  mkdirSync(added);
  compile();
  expect(await check()).toEqual([]);
});
