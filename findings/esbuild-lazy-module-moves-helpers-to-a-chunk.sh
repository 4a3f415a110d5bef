#!/usr/bin/env bash
# esbuild 0.28.2 with `splitting`: one `import()` of a module that uses nothing moves the runtime helpers of all entry
# points into a chunk of their own. Before it, two entries that share a CommonJS package have one shared chunk; with it
# two, one of them only helpers, and the lazy module itself begins with an import of that chunk, though it needs none.
# One would guess that a lazily loaded module without dependencies changes nothing for the first load: it costs one
# request more there, and its own load waits for a second file.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --no-audit --no-fund --silent esbuild@0.28.2
echo 'module.exports = { a: 1 };' > shared.cjs
echo 'export const lazy = (one) => one + 1;' > lazy.mjs
echo "import c from './shared.cjs'; console.log(2, c);" > two.mjs
cat > run.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import { build } from 'esbuild';

async function filesOf(one) {
  writeFileSync('one.mjs', one);
  const { outputFiles } = await build({
    entryPoints: ['one.mjs', 'two.mjs'],
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    outdir: 'out',
    chunkNames: 'chunk-[name]-[hash]',
  });
  return outputFiles.map(({ path, text }) => ({ name: path.split(/[\\/]/).pop(), text }));
}
const chunks = (files) => files.filter(({ name }) => name.startsWith('chunk') && !name.includes('lazy')).length;
const without = await filesOf("import c from './shared.cjs'; console.log(c);");
const lazily = await filesOf("import c from './shared.cjs'; console.log(c, () => import('./lazy.mjs'));");
const module = lazily.find(({ name }) => name.includes('lazy'));
console.log(`shared chunks without import(): ${chunks(without)}; with it: ${chunks(lazily)}`);
console.log(`the lazy module begins: ${module.text.split('\n')[0]}`);
if (chunks(without) !== 1 || chunks(lazily) !== 2 || !/^import "\.\/chunk/.test(module.text)) process.exit(1);
JS
node run.mjs
