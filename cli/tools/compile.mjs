// Compiles cli/ into a folder of its own (own-files.cjs), so that the command starts without a TypeScript loader. Then
// runs it, which makes what every run would have to make: the bundled site, the models as code, and V8's code.
import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, formatMessages } from 'esbuild';
import { isAlive } from './alive.mjs';
import { buildParts } from './compiled/parts.mjs';
import { throughDoors } from './compiled/past-doors.mjs';
import { evaluateWhenUsed, parseWords } from './compiled/quick-start.mjs';
import { writeWords } from './generate-words.mjs';
import { loadCommand } from './load.cjs';
import { ownPath } from './own-files.cjs';
import { readSources, recordSources } from './sources.cjs';

/** The ISC licence, for packages that name it and come without its text: https://spdx.org/licenses/ISC.html */
const ISC = `Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted,
provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED
WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR
CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT,
NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`;

/** Mechanisms to leave out, for the benchmarks. */
const without = process.env.SENJA_WITHOUT ?? '';

/** For profiles: keeps lines as they were written, and names the file that each part comes from. */
const isReadable = process.env.SENJA_READABLE === '1';

/** V8 of Node 20 takes longer to optimize code, by default, than most sites take to build. */
const flag = without.split(',').includes('late-optimizing') ? '' : '--interrupt-budget=300000';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = ownPath(root, 'cli');
const made = `${folder}.${process.pid}`;

// First, since nothing else is useful if this cannot be written.
mkdirSync(made, { recursive: true });

// Added and removed checks take effect at once.
writeWords();

// Before they are compiled: a file that is saved meanwhile is newer than the command.
const sources = readSources(root);

const require = createRequire(import.meta.url);

/** What all bundles share. The caller prints errors, with their details. */
const common = {
  absWorkingDir: root,
  outdir: made,
  bundle: true,
  legalComments: 'none',
  logLevel: 'silent',
  // Compilation is independent of the settings for type checking.
  tsconfigRaw: '{}',
  write: false,
  metafile: true,
  plugins: [throughDoors],
};
const bundle = (options) => build({ ...common, ...options });

const forBrowsers = { minify: true, format: 'iife', target: 'es2022' };

// The scripts that `senja dev` and `senja edit` add to pages.
const inBrowser = await bundle({
  ...forBrowsers,
  entryPoints: ['cli/in-browser/dev-page.ts', 'cli/in-browser/preview-page.ts'],
  loader: { '.css': 'text' },
});

// The page of `senja edit`.
const editor = await bundle({
  ...forBrowsers,
  entryPoints: ['main.tsx', 'app.css'].map((name) => ({ in: `cli/edit/app/${name}`, out: 'edit-page' })),
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
});

const asModules = { outExtension: { '.js': '.mjs' }, format: 'esm' };

// Modules that a site's own code imports from senja. They are bundled into it, so they are few and plain.
const forSites = await bundle({
  ...asModules,
  entryPoints: {
    site: 'cli/site.ts',
    react: 'cli/site/react/index.ts',
    client: 'cli/site/client/index.ts',
    words: 'cli/site/words.ts',
    search: 'cli/site/search/index.ts',
    searcher: 'cli/site/search/page.ts',
    'code-page': 'cli/site/code/page.ts',
    hydrate: 'cli/site/client/hydrate.ts',
    loader: 'cli/site/loader/index.ts',
    renew: 'cli/site/client/renew.ts',
    start: 'cli/site/client/start.ts',
  },
  target: 'es2023',
  jsx: 'automatic',
  external: ['react', 'react-dom', 'senja/client', 'senja/words', 'senja/own-loader'],
});

const forNode = { platform: 'node', target: 'node20' };

// Modules that programs import from senja.
const forPrograms = await bundle({
  ...asModules,
  ...forNode,
  entryPoints: { node: 'cli/node/index.ts' },
});

// Each file is a function, as `load.cjs` runs the first: put around such a long text later, it would be copied at each
// start. Other files get what the command shares, and keep where they are in the same name. While a command runs, another
// compiler may have replaced its files: `print` tells whether a part belongs to it.
const aroundOf = (isMain, print) => ({
  banner: isMain
    ? `//${flag}
(function (exports, require, module, __filename) {
const senjaPart = (name) => {
  if (name === 'main') return module.exports;
  const part = require('./' + name + '.cjs');
  if (part.print !== '${print}') throw module.exports.replacedMeanwhile();
  return part.load(senjaPart);
};
const senjaUrl = require('node:url').pathToFileURL(__filename).href;`
    : `let loaded;
exports.print = '${print}';
exports.load = (senjaPart) => (loaded ??= ((module) => {
const senjaUrl = require('node:url').pathToFileURL(__filename).href;`,
  footer: isMain ? '})' : 'return module.exports; })({ exports: {} }));',
});

const command = await buildParts(
  {
    ...common,
    ...forNode,
    // They locate their binaries relative to where they are installed.
    external: ['esbuild', 'sharp'],
    define: {
      SENJA_WITHOUT: JSON.stringify(without),
      'import.meta.url': 'senjaUrl',
    },
    supported: { 'dynamic-import': false },
    // A third less to read at each start; the lines are short enough for a stack trace.
    ...(!isReadable && { minifySyntax: true, minifyWhitespace: true, lineLimit: 200 }),
    plugins: [evaluateWhenUsed, parseWords],
    // Both only save time for later runs.
    alias: {
      'js-yaml': `${root}/cli/tools/compiled/js-yaml.mjs`,
      process: `${root}/cli/tools/compiled/process.cjs`,
    },
    // gray-matter's JavaScript engine; senja refuses it before gray-matter is called.
    logOverride: { 'direct-eval': 'silent' },
  },
  aroundOf,
);

for (const text of await formatMessages(command.warnings, { kind: 'warning' })) console.warn(text);
const bundles = [command, inBrowser, editor, forSites, forPrograms];
// V8 reads a text of ASCII alone faster; only regular expressions and comments have other characters.
const inAscii = (code) =>
  code.replace(/(\\*)([^\0-\x7F])/g, (_, slashes, one) => {
    // The last of an odd number escapes the character.
    const before = slashes.slice(slashes.length % 2);
    return `${before}\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
for (const { outputFiles } of bundles)
  for (const { path: file, text, contents } of outputFiles)
    writeFileSync(
      `${made}/${path.basename(file)}`,
      file.endsWith('.cjs') ? inAscii(text).replace(/^( *\/\/)!/gm, '$1') : contents,
    );

// The fingerprint of this senja: caches of its builds cannot be used by another.
const whole = createHash('sha256');
// Sites are bundled with these.
for (const name of ['esbuild', 'react', 'react-dom']) whole.update(require(`${name}/package.json`).version);
// Another version makes other bytes from the same picture. It does not export its package.json.
whole.update(readFileSync(path.join(require.resolve('sharp'), '../../package.json')));
for (const name of readdirSync(made).sort()) whole.update(name).update(readFileSync(`${made}/${name}`));
writeFileSync(`${made}/fingerprint`, whole.digest('hex'));
recordSources(made, sources);
writeFileSync(`${made}/NOTICES.txt`, noticesOf(bundles.flatMap((one) => Object.keys(one.metafile.inputs))));

/**
 * @param {string[]} inputs files that were compiled into the command
 * @returns {string} name, version and licence of each package among them, as the licences require
 */
function noticesOf(inputs) {
  const folders = inputs.flatMap(
    (file) => /^[^:]*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? [],
  );
  const notices = [...new Set(folders)].sort().map((name) => {
    const place = path.join(root, name);
    const about = JSON.parse(readFileSync(`${place}/package.json`, 'utf8'));
    const { name: called, version, license, author } = about;
    const texts = readdirSync(place).filter((file) => /^(?:licen[cs]e|notice|copying)/i.test(file));
    const whole = texts.map((file) => readFileSync(`${place}/${file}`, 'utf8').trim());
    if (whole.length === 0 && license === 'ISC') whole.push(`Copyright ${author?.name ?? author}`, ISC);
    return [`${called} ${version} (${license})`, ...whole].join('\n\n');
  });
  const head = 'senja contains code of these packages, each under its own licence.';
  return `${[head, ...notices].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}

/** Moves a folder out of the way, if it is there: a running command may use its files, or create more. */
function setAside(name) {
  try {
    renameSync(ownPath(root, name), ownPath(root, `${name}.${randomUUID()}.${process.pid}`));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

// A command may start meanwhile, and another compiler may be at the same place.
while (existsSync(made)) {
  setAside('cli');
  try {
    renameSync(made, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}
setAside('made');
// Folders of compilers that are no longer running, and of this one.
for (const name of readdirSync(ownPath(root))) {
  const pid = Number(/^(?:cli|made)\.(?:[\w-]+\.)?(\d+)$/.exec(name)?.[1] ?? Number.NaN);
  if (pid === process.pid || (pid > 0 && !isAlive(pid)))
    rmSync(ownPath(root, name), { recursive: true, force: true });
}

/** Number of files per folder in the sample, so that compiling a large site is not slow. */
const SAMPLE = 16;

/** A sample of the site's content: checking it runs nearly all code of a build, and writes nothing. */
function sampleIn(folder) {
  const content = `${root}/content`;
  mkdirSync(folder);
  cpSync(`${content}/site.yaml`, `${folder}/site.yaml`);
  for (const entry of readdirSync(content, { withFileTypes: true })) {
    if (!entry.isDirectory() || ['images', 'models'].includes(entry.name)) continue;
    for (const name of readdirSync(`${content}/${entry.name}`).slice(0, SAMPLE))
      cpSync(`${content}/${entry.name}/${name}`, `${folder}/${entry.name}/${name}`);
  }
}

/** Files that builds and checks leave for the next ones. */
const states = () =>
  readdirSync(ownPath(root), { recursive: true }).filter((name) => /^cache[\\/][^\\/]*-/.test(name));

let sample = root;
try {
  sample = mkdtempSync(path.join(os.tmpdir(), 'senja-'));
  sampleIn(`${sample}/content`);
} catch {
  // Content may be in another place, and the disk may have no room for a copy: then less is precompiled.
}
const before = states();
const content = ['--quiet', '--content', `${sample}/content`];
const { main } = loadCommand(root);
// The next run reports faults of the content and of the site's own code.
const silent = { write() {}, fault: async () => null };
// A command works on the site that it is called in.
const cwd = process.cwd();
process.chdir(root);
await main(['check', ...content], root, { stdout: silent, stderr: silent });
process.chdir(cwd);
if (sample !== root) {
  // Each start reads all of V8's code: of the check, it would have what bundles the front end, too.
  const args = [`${root}/cli/senja.mjs`, 'build', ...content, '--out', `${sample}/dist`];
  spawnSync(process.execPath, args, { cwd: root, stdio: 'ignore' });
  rmSync(sample, { recursive: true });
}
for (const name of states()) if (!before.includes(name)) rmSync(ownPath(root, name), { force: true });
