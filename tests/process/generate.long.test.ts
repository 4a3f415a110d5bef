/** Types that `senja generate` writes, and what runs it by itself. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root, temporaryFolder, tree } from '../support/process/senja.ts';
import { serve } from '../support/process/serve.ts';
import { packageCopy } from '../support/sites/package-copy.ts';
import { generatedPosko } from '../support/sites/posko.ts';

const { folder, at, read, change, generate } = generatedPosko();

/** @returns the compiler's errors, one per line */
function compile(): string[] {
  const paths = {
    senja: [path.join(root, 'cli/site.ts')],
    'senja/*': [path.join(root, 'cli/site/*/index.ts')],
    react: [path.join(root, 'node_modules/@types/react')],
    'react/*': [path.join(root, 'node_modules/@types/react/*')],
  };
  const include = ['templates', '.senja/*.d.ts'];
  const settings = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: { types: [], paths },
    include,
  };
  writeFileSync(at('tsconfig.json'), JSON.stringify({ ...settings, exclude: [] }));
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder], { cwd: folder, encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line.includes('error'));
}

it('types a site from its models to its components', async () => {
  expect((await generate()).stdout).toContain('.senja/content.d.ts\n');
  change('templates/place.tsx', '{ entry,', '{ alternates, entry,');
  change('templates/place.tsx', '</h1>', '</h1>{alternates?.map(({ href }) => href)}');
  expect(compile()).toEqual([]);
  change('templates/staff.tsx', 'entry.name', 'entry.nama');
  change('templates/home.tsx', 'place?.name', 'place.name');
  change('templates/list.tsx', '({words})', '({words.length})');
  change('templates/site.ts', "sorted('day')", "sorted('days')");
  change('templates/home.tsx', 'start={days.length}', 'start="3"');
  change('templates/home.tsx', 'name="sign-up"', 'name="signup"');
  expect(compile().map((line) => line.replace(/:.*/, '').replace(/\(.*/, ''))).toEqual([
    'templates/home.tsx',
    'templates/home.tsx',
    'templates/home.tsx',
    'templates/list.tsx',
    'templates/site.ts',
    'templates/staff.tsx',
  ]);
});

it('is run by dev when models or entries change', async () => {
  await serve(['dev', '--content', at('content')]);
  await expect.poll(() => existsSync(at('.senja/schemas/models/schedule.schema.json'))).toBe(true);
  writeFileSync(at('content/places/school.yaml'), 'name: School\n');
  await expect.poll(() => read('.senja/schemas/models/schedule.schema.json')).toContain('"school"');
});

it('is the first step of npm run generate, which writes nothing for a faulty model', () => {
  const packageRoot = packageCopy(path.join(temporaryFolder(), 'paket'));
  rmSync(path.join(packageRoot, '.senja'), { recursive: true });
  for (const name of ['cli', 'content', '.vscode'])
    cpSync(path.join(root, name), path.join(packageRoot, name), { recursive: true });
  const model = path.join(packageRoot, 'content/models/article.schema.json');
  writeFileSync(model, readFileSync(model, 'utf8').replace('"maxLength"', '"maxLenght"'));
  const files = () => ['templates', 'content', '.vscode'].map((name) => tree(path.join(packageRoot, name)));
  const before = files();
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'generate'], {
    cwd: packageRoot,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringMatching(/article\.schema\.json:\d+:\d+ {2}error {2}model\/unknown-keyword/),
  });
  expect(files()).toEqual(before);
});
