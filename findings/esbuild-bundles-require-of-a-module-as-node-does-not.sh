#!/bin/bash
# esbuild 0.28.2, a CommonJS file that requires an ES module which exports the name "module.exports".
# Behaviour: Node (20.19 and newer, require(esm)) gives what is exported under that name, here a function; the bundle made
#   with platform "node" gives the namespace of the module, with `default` and "module.exports" as its members, so that
#   calling it throws. A package that moves from CommonJS to ES modules in the way that Node documents works when it is
#   run, and breaks when the same code is bundled.
# One would have guessed: a bundler for Node follows Node's rule, or warns.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT
cd "$work"; npm init -y >/dev/null
npm install --no-audit --no-fund --silent esbuild@0.28.2
cat > greet.mjs <<'JS'
export default function greet() { return 'hello'; }
export { greet as 'module.exports' };
JS
echo "const greet = require('./greet.mjs'); console.log(typeof greet);" > main.cjs
node --version
run=$(node --no-warnings main.cjs)
npx esbuild main.cjs --bundle --platform=node --format=cjs --outfile=out.cjs --log-level=warning 2> warnings.txt
bundled=$(node out.cjs)
echo "run by Node: $run; bundled: $bundled; warnings: $(wc -l < warnings.txt)"
test "$run" = function && test "$bundled" = object && test ! -s warnings.txt
