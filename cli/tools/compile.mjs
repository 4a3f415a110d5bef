// Compiles cli/ to .senja/cli/, so that the command starts without a TypeScript loader, and has it make the rest.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { loadCommand } from './load.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
rmSync(`${root}/.senja/cli`, { recursive: true, force: true });

const require = createRequire(import.meta.url);
const bundledWith = ['esbuild', 'react', 'react-dom'].map(
  (name) => `${name} ${require(`${name}/package.json`).version}`,
);

await build({
  absWorkingDir: root,
  entryPoints: ['cli/main.ts', 'cli/io/helper-thread.ts', 'cli/io/disk-thread.ts', 'cli/io/ship.ts'],
  entryNames: '[name]',
  outdir: '.senja/cli',
  outExtension: { '.js': '.cjs' },
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  // esbuild finds its own binary from where it is installed.
  external: ['esbuild'],
  define: { BUNDLED_WITH: JSON.stringify(bundledWith.join(' ')), 'import.meta.url': 'senjaUrl' },
  supported: { 'dynamic-import': false },
  // Its parser would only cost time to load.
  alias: { 'js-yaml': `${root}/cli/tools/js-yaml.mjs` },
  legalComments: 'none',
  logLevel: 'warning',
  // gray-matter's JavaScript engine; senja refuses it before gray-matter is called.
  logOverride: { 'direct-eval': 'silent' },
  banner: { js: "const senjaUrl = require('node:url').pathToFileURL(__filename).href;" },
});

// What tells this senja from any other: the caches of its builds are of no use to another.
const folder = `${root}/.senja/cli`;
const whole = createHash('sha256');
for (const name of readdirSync(folder).sort()) whole.update(name).update(readFileSync(`${folder}/${name}`));
writeFileSync(`${folder}/fingerprint`, whole.digest('hex'));

await require('../../.senja/cli/ship.cjs').shipAll(root);

// A check runs nearly all that a build does, and writes nothing. What it has to say is the next run's to tell.
const { main, keepCompiled } = loadCommand(root);
const streams = [process.stdout, process.stderr];
const writes = streams.map((stream) => stream.write);
for (const stream of streams) stream.write = () => true;
await main(['check', '--quiet', '--content', `${root}/content`], root);
for (const [index, stream] of streams.entries()) stream.write = writes[index];
keepCompiled();
