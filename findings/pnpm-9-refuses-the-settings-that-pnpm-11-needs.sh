#!/usr/bin/env bash
# pnpm 9.15.9, 10.34.9 and 11.28.11 on Node 22.23.3 (pnpm 11 does not start on Node 20), with esbuild 0.28.2, which has a
# postinstall script.
#
# From pnpm 11 on, `pnpm install` ends with exit 1 (ERR_PNPM_IGNORED_BUILDS) if a dependency has a build script that
# nobody has decided on; pnpm 10 only warned, with exit 0. The decision belongs in pnpm-workspace.yaml (`allowBuilds`). One
# would guess that a file with that key alone does no harm elsewhere: but pnpm 9 takes every pnpm-workspace.yaml for a
# workspace, and each of its commands ends with exit 1 ("packages field missing or empty"). A template for all of them
# needs `packages: ['.']` too, although the project is no workspace.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/node"
(cd "$folder/node" && npm init -y >/dev/null && npm install --no-audit --no-fund --silent node@22.23.3)
for version in 9.15.9 10.34.9 11.28.11; do
  mkdir -p "$folder/pnpm-$version"
  (cd "$folder/pnpm-$version" && npm init -y >/dev/null && npm install --no-audit --no-fund --silent "pnpm@$version")
done

export PATH="$folder/node/node_modules/node/bin:$PATH"

# Prints the exit code of an install with a version of pnpm and a settings file ('' for none).
installed() {
  local site="$folder/site"
  rm -rf "$site" && mkdir "$site"
  echo '{ "name": "site", "private": true, "dependencies": { "esbuild": "0.28.2" } }' >"$site/package.json"
  [ -z "$2" ] || printf '%b' "$2" >"$site/pnpm-workspace.yaml"
  local code=0
  (cd "$site" && CI= "$folder/pnpm-$1/node_modules/.bin/pnpm" install </dev/null >"$folder/out" 2>&1) || code=$?
  echo "$code"
}

none=''
alone='allowBuilds:\n  esbuild: false\n'
both="packages:\n  - .\n$alone"
seen="$(installed 10.34.9 "$none") $(installed 11.28.11 "$none")"
seen="$seen $(installed 11.28.11 "$alone") $(installed 9.15.9 "$alone")"
grep -q 'packages field missing or empty' "$folder/out"
seen="$seen $(installed 9.15.9 "$both") $(installed 11.28.11 "$both")"
echo "no file: pnpm 10, 11; allowBuilds alone: pnpm 11, 9; with packages: pnpm 9, 11"
echo "exit codes: $seen"
[ "$seen" = '0 1 0 1 0 0' ]
