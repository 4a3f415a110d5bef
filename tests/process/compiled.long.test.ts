/** V8's compiled code of the command saves time, and never causes a failure. */
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { frontEndFingerprint } from '../../cli/core/plan/plan-input.ts';
import { loadCommand } from '../../cli/tools/load.cjs';
import { contentCopy, root } from '../support/process/senja.ts';
import { run } from '../support/sites/installed.ts';
import { packageCopy } from '../support/sites/package-copy.ts';

it('exists after the command is compiled, and is accepted by this V8', () => {
  expect(loadCommand(root)?.storeCode).toBeUndefined();
});

it('is small, since each start reads all of it', () => {
  const [text, compiled] = readdirSync(path.join(root, '.senja/cli'))
    .filter((name) => name.startsWith('main.cjs'))
    .sort()
    .map((name) => readFileSync(path.join(root, '.senja/cli', name), 'latin1'));
  // Minified; with words as JSON.
  expect(text?.length).toBeLessThan(3_000_000);
  expect(text).toMatch(/JSON\.parse\('\{"/);
  // Of a build, not of all that a check has called while the front end was bundled.
  expect(compiled?.length).toBeLessThan(2_500_000);
});

it('is ASCII, as which it is read, and so are cached front ends', () => {
  const made = path.join(root, '.senja/made');
  const frontEnds = readdirSync(made).filter((name) => /^front-end-(?!inputs)/.test(name));
  expect(frontEnds).not.toEqual([]);
  const files = ['.senja/cli/main.cjs', ...frontEnds.map((name) => `.senja/made/${name}`)];
  for (const file of files)
    expect(readFileSync(path.join(root, file), 'latin1'), file).not.toMatch(/[^\0-\x7F]/);
});

it('is cached with the fingerprint of the front end', () => {
  const made = path.join(root, '.senja/made');
  for (const name of readdirSync(made).filter((one) => /^front-end-(?!inputs)/.test(one))) {
    const { print, ...frontEnd } = JSON.parse(
      /^\{.*/m.exec(readFileSync(path.join(made, name), 'latin1'))?.[0] ?? '',
    );
    expect(print).toBe(frontEndFingerprint(frontEnd));
  }
});

it('is of a V8 that optimizes late, where V8 knows that flag, and needs no module that builds seldom use', () => {
  const script = `
    import { readdirSync, readFileSync } from 'node:fs';
    import { setFlagsFromString } from 'node:v8';
    import { Script } from 'node:vm';
    import { loadCommand } from './cli/tools/load.cjs';
    import { unseal } from './cli/tools/own-files.cjs';
    const [text, compiled] = readdirSync('.senja/cli').filter((name) => name.startsWith('main.cjs')).sort()
      .map((name) => readFileSync('.senja/cli/' + name));
    const cachedData = unseal(compiled);
    const isRejected = () => new Script(text.toString('latin1'), { filename: 'main.cjs', cachedData }).cachedDataRejected;
    const before = isRejected();
    if (process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=300000');
    console.log(before, isRejected());
    loadCommand(process.cwd());
    console.log(process.moduleLoadList.includes('NativeModule child_process'));
  `;
  const args = ['--input-type=module', '-e', script];
  const printed = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect(printed).toBe(`${process.versions.v8.startsWith('11.')} false\nfalse\n`);
});

it('comes with the licence of every package that is compiled into it', () => {
  const compiled = path.join(root, '.senja/cli');
  const code = readdirSync(compiled)
    .filter((name) => /\.(?:cjs|mjs|js)$/.test(name))
    .map((name) => readFileSync(path.join(compiled, name), 'utf8'));
  // esbuild names the file of each part.
  const packages = new Set(
    code.flatMap((text) =>
      [
        ...text.matchAll(
          /(?:^ *\/\/ |")(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/\s@][^/\s]*)\//gm,
        ),
      ].map(([, at]) => at),
    ),
  );
  expect(packages.size).toBeGreaterThan(15);
  const notices = readFileSync(path.join(compiled, 'NOTICES.txt'), 'utf8').split(/^-{72}$/m);
  for (const at of packages) {
    const { name, version } = JSON.parse(readFileSync(path.join(root, at ?? '', 'package.json'), 'utf8'));
    const own = notices.find((one) => one.trim().startsWith(`${name} ${version} (`)) ?? '';
    expect(`${name}: ${/permission|redistribution/i.test(own)}`).toBe(`${name}: true`);
  }
  expect(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).files).toContain(
    '.senja/cli/NOTICES.txt',
  );
});

/** A package that has not been compiled; without the named packages. */
function uncompiled(without: readonly string[] = []): string {
  const packageRoot = packageCopy(path.join(contentCopy().folder, 'paket'));
  rmSync(path.join(packageRoot, '.senja'), { recursive: true });
  for (const name of ['cli', 'content']) {
    cpSync(path.join(root, name), path.join(packageRoot, name), { recursive: true });
  }
  const modules = path.join(packageRoot, 'node_modules');
  rmSync(modules);
  mkdirSync(modules);
  const from = path.join(root, 'node_modules');
  for (const name of readdirSync(from).filter((each) => !without.includes(each))) {
    // esbuild locates its program relative to its real path.
    if (name === 'esbuild') cpSync(path.join(from, name), path.join(modules, name), { recursive: true });
    else symlinkSync(path.join(from, name), path.join(modules, name));
  }
  return packageRoot;
}

/** Preloads that prevent the creation of folders. */
const forbidding = (code: string): string =>
  `data:text/javascript,import fs from 'node:fs';import{syncBuiltinESMExports as s}from'node:module';fs.mkdirSync=()=>{throw Object.assign(new Error('no'),{code:'${code}'})};s()`;

/** In a clone without a list of packages; with what NODE_ENV=production or --omit leaves out. */
const INSTALL = 'npm install --include=dev --include=optional';

it.each([
  [
    'a folder that may not be written',
    'en',
    [],
    'EACCES',
    'its folder may not be written',
    'npm run prepare',
  ],
  ['a folder only for reading', 'id', [], 'EROFS', 'foldernya hanya boleh dibaca', 'npm run prepare'],
  ['no esbuild', 'en', ['esbuild'], null, 'packages that it needs are not installed', INSTALL],
  ['no program of esbuild', 'id', ['@esbuild'], null, 'paket yang diperlukannya belum terpasang', INSTALL],
  ['no commander', 'en', ['commander'], null, 'packages that it needs are not installed', INSTALL],
])('says how to compile it if it is missing: %s', async (_what, lang, without, code, why, how) => {
  const packageRoot = uncompiled(without);
  const node = code === null ? [] : ['--import', forbidding(code)];
  const ran = await run(packageRoot, ['check', '--lang', lang], { node });
  expect(ran).toMatchObject({ code: 3, stdout: '' });
  const [message, hint, ...rest] = ran.stderr.trimEnd().split('\n');
  expect(message).toMatch(/^machine\/not-compiled {2}senja /);
  expect(message).toContain(`${why}.`);
  expect(hint).toMatch(/: npm [^:]+$/);
  expect(hint).toContain(`: ${how} --prefix "${packageRoot}"`);
  expect(rest).toEqual([]);
});

it.each(['esbuild', 'yaml'])('says so without a stack trace in npm scripts: no %s', (name) => {
  const packageRoot = uncompiled([name]);
  const { status, stdout, stderr } = spawnSync('node', ['cli/tools/prepare.mjs'], {
    cwd: packageRoot,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'en_US.UTF-8' },
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr.trimEnd().split('\n')).toEqual([
    'machine/not-compiled  senja is not ready for use: packages that it needs are not installed.',
    `Run: ${INSTALL} --prefix "${packageRoot}"`,
  ]);
});

it('lets npx link a clone without packages, so that senja itself says what is missing', () => {
  const packageRoot = uncompiled(['esbuild']);
  const env = { ...process.env, npm_lifecycle_event: 'prepare' };
  const { status } = spawnSync('node', ['cli/tools/prepare.mjs'], { cwd: packageRoot, env });
  expect(status).toBe(0);
});

/** An esbuild that does not run. */
const programs: Readonly<Record<string, (file: string) => void>> = {
  'that is no program': (file) => writeFileSync(file, 'damaged', { mode: 0o755 }),
  'that may not be run': (file) => writeFileSync(file, '', { mode: 0o644 }),
  'of another version': (file) =>
    writeFileSync(file, `#!/bin/sh\nexec "${programOf(root)}" --service=0.0.1 --ping\n`, { mode: 0o755 }),
};
const STATES = ['compiled', 'not compiled'] as const;
const programOf = (folder: string): string =>
  path.join(folder, `node_modules/@esbuild/${process.platform}-${process.arch}/bin/esbuild`);

it.each(
  Object.entries(programs).flatMap(([name, make]) =>
    // Before senja is compiled, esbuild is called in one way, whatever is wrong with it.
    (name === 'of another version' ? STATES : STATES.slice(0, 1)).map(
      (state) => [name, state, make] as const,
    ),
  ),
)('names the command for an esbuild %s (%s)', async (_what, state, make) => {
  const packageRoot = uncompiled(['@esbuild']);
  if (state === 'compiled')
    cpSync(path.join(root, '.senja/cli'), path.join(packageRoot, '.senja/cli'), { recursive: true });
  mkdirSync(path.dirname(programOf(packageRoot)), { recursive: true });
  cpSync(
    path.join(root, 'node_modules/@esbuild', `${process.platform}-${process.arch}`, 'package.json'),
    path.join(programOf(packageRoot), '../../package.json'),
  );
  make(programOf(packageRoot));
  const args = ['check', '--content', path.join(root, 'tests/sites/rumah'), '--no-cache', '--lang', 'en'];
  const { code, stderr } = await run(packageRoot, args);
  expect(code).toBe(3);
  const [message = '', hint, ...rest] = stderr.trimEnd().split('\n').slice(-2);
  expect(message).toMatch(
    /^machine\/not-compiled {2}senja is not ready for use: esbuild, .* cannot be run \([^\n]+\)\.$/,
  );
  expect(hint).toContain(`Run: ${INSTALL} --prefix "${packageRoot}"`);
  expect(rest).toEqual([]);
  // The program that a variable names is at fault, not the package.
  const other = path.join(packageRoot, 'other');
  make(other);
  const named = await run(packageRoot, args, { env: { ESBUILD_BINARY_PATH: other } });
  expect(named.stderr).toContain(
    `ESBUILD_BINARY_PATH names ${other}, which cannot be run as esbuild.\nRemove that variable: `,
  );
});

it('exists after the command named in the message', async () => {
  const packageRoot = uncompiled();
  const args = ['check', '--content', path.join(packageRoot, 'content')];
  const { stderr } = await run(packageRoot, args, { node: ['--import', forbidding('EACCES')] });
  const command = /: (npm .*)/.exec(stderr)?.[1] ?? 'false';
  execFileSync('sh', ['-c', command], { stdio: 'ignore' });
  expect((await run(packageRoot, args, { node: ['--import', forbidding('EACCES')] })).code).toBe(0);
});

it('says that its sources have changed since, until the named command has compiled them', async () => {
  const packageRoot = uncompiled();
  cpSync(path.join(root, '.senja/cli'), path.join(packageRoot, '.senja/cli'), { recursive: true });
  const version = (lang: string) => run(packageRoot, ['--version', '--lang', lang]);
  const current = { code: 0, stderr: '' };
  // Other timestamps, same contents.
  expect(await version('en')).toMatchObject(current);

  const check = path.join(packageRoot, 'cli/checks/home/index.ts');
  const before = readFileSync(check, 'utf8');
  writeFileSync(check, `${before}// A change.\n`);
  const { code, stderr } = await version('id');
  expect(code).toBe(0);
  expect(stderr).toContain('lebih lama daripada sumbernya');
  writeFileSync(check, before);
  expect(await version('en')).toMatchObject(current);

  const added = path.join(packageRoot, 'cli/checks/added');
  mkdirSync(added);
  writeFileSync(path.join(added, 'index.ts'), "export default { on: 'link', run: () => null };\n");
  const older = await version('en');
  expect(older.stderr).toMatch(
    /^This senja is older than its sources in cli\/\. Update it with: npm run .*\n$/,
  );
  execFileSync('sh', ['-c', /: (npm .*)/.exec(older.stderr)?.[1] ?? 'false'], { stdio: 'ignore' });
  expect(await version('en')).toMatchObject(current);
});

it('reports the same if it is compiled without a module that a changed template needs', async () => {
  const packageRoot = uncompiled(['esbuild', '@esbuild']);
  cpSync(path.join(root, '.senja/cli'), path.join(packageRoot, '.senja/cli'), { recursive: true });
  const { content, out } = contentCopy();
  const ran = await run(packageRoot, ['build', '--content', content, '--out', out]);
  expect(ran).toMatchObject({ code: 3, stdout: '', stderr: expect.stringContaining('machine/not-compiled') });
  expect(ran.stderr).not.toMatch(/\bat .*:\d+:\d+/);
});

it('says so if it is compiled from other sources while it runs, before a part is loaded', async () => {
  const packageRoot = packageCopy(path.join(contentCopy().folder, 'paket'));
  for (const name of ['cli', 'content'])
    cpSync(path.join(root, name), path.join(packageRoot, name), { recursive: true });
  const compile = () => execFileSync(process.execPath, [path.join(packageRoot, 'cli/tools/compile.mjs')]);
  compile();
  const loaded = loadCommand(packageRoot);
  const source = path.join(packageRoot, 'cli/diagnostics/suggestions/index.ts');
  writeFileSync(source, readFileSync(source, 'utf8').replace('wrong.length > 200', 'wrong.length > 199'));
  compile();
  const texts: string[] = [];
  const sink = { write: (text: string) => void texts.push(text), fault: async () => null };
  const args = ['explain', '--lang', 'en', 'content/no-such-date'];
  expect(await loaded?.main(args, packageRoot, { stdout: sink, stderr: sink })).toBe(3);
  expect(texts.join('')).toMatch(/^machine\/not-compiled {2}senja has been replaced/);
});

it('may be compiled by several processes at once', async () => {
  const packageRoot = packageCopy(path.join(contentCopy().folder, 'paket'));
  for (const name of ['cli', 'content'])
    cpSync(path.join(root, name), path.join(packageRoot, name), { recursive: true });
  const compile = () =>
    promisify(execFile)(process.execPath, [path.join(packageRoot, 'cli/tools/prepare.mjs')]);
  await Promise.all([compile(), compile()]);
  expect(loadCommand(packageRoot)).not.toBeNull();
  expect(readdirSync(path.join(packageRoot, '.senja')).filter((name) => name.includes('.'))).toEqual([]);
});

it('is compiled again, removing leftovers of a killed process but not of a running one', () => {
  const packageRoot = packageCopy(path.join(contentCopy().folder, 'paket'));
  for (const name of ['cli', 'content']) {
    cpSync(path.join(root, name), path.join(packageRoot, name), { recursive: true });
  }
  const own = path.join(packageRoot, '.senja');
  const noProcess = 2 ** 22 + 1;
  for (const name of ['cli', 'made'])
    for (const pid of [noProcess, process.pid]) mkdirSync(path.join(own, `${name}.${pid}`));
  execFileSync(process.execPath, [path.join(packageRoot, 'cli/tools/prepare.mjs')]);
  expect(loadCommand(packageRoot)?.storeCode).toBeUndefined();
  expect(readdirSync(own).filter((name) => name.includes('.'))).toEqual([
    `cli.${process.pid}`,
    `made.${process.pid}`,
  ]);
});
