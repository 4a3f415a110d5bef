// Compiles cli/ to .senja/cli/, so that the command starts without a TypeScript loader, and has it make the rest.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

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
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // esbuild finds its own binary from where it is installed.
  external: ['esbuild'],
  define: { BUNDLED_WITH: JSON.stringify(bundledWith.join(' ')) },
  // Its parser would only cost time to load.
  alias: { 'js-yaml': `${root}/cli/tools/js-yaml.mjs` },
  legalComments: 'none',
  logLevel: 'warning',
  // gray-matter's JavaScript engine; senja refuses it before gray-matter is called.
  logOverride: { 'direct-eval': 'silent' },
  banner: {
    // CommonJS packages inside an ES module still ask for Node's own modules.
    js: "import { createRequire as senjaCreateRequire } from 'node:module';\nconst require = senjaCreateRequire(import.meta.url);",
  },
});

// What tells this senja from any other: the caches of its builds are of no use to another.
const folder = `${root}/.senja/cli`;
const whole = createHash('sha256');
for (const name of readdirSync(folder).sort()) whole.update(name).update(readFileSync(`${folder}/${name}`));
writeFileSync(`${folder}/fingerprint`, whole.digest('hex'));

const { shipAll } = await import(new URL('../../.senja/cli/ship.js', import.meta.url).href);
await shipAll(root);
