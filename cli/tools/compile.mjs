// Compiles cli/ to .senja/cli/, so that the command starts without a TypeScript loader, and has it make the rest.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));
rmSync(`${root}/.senja/cli`, { recursive: true, force: true });

await build({
  absWorkingDir: root,
  entryPoints: ['cli/main.ts', 'cli/io/helper-thread.ts', 'cli/io/ship.ts'],
  entryNames: '[name]',
  outdir: '.senja/cli',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // esbuild finds its own binary from where it is installed.
  external: ['esbuild'],
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

const { shipAll } = await import(new URL('../../.senja/cli/ship.js', import.meta.url).href);
await shipAll(root);
