#!/usr/bin/env bash
# vitest 4.1.12, the command `list`: in `vitest list --json maths`, the filter behind --json is taken for the file that the
# list is written to. Nothing is printed, nothing is filtered, and a file named like the filter appears.
# One would guess: the list of the tests whose files contain "maths", on standard output, as without --json, and as in
# `vitest list maths --json`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' > package.json
npm install --no-audit --no-fund --silent vitest@4.1.12
for name in maths words; do
  echo "import { it } from 'vitest'; it('$name', () => {});" > "$name.test.js"
done
behind=$(npx vitest list --filesOnly maths --json)
echo "vitest list --filesOnly maths --json prints: $(echo "$behind" | tr -d '\n')"
before=$(npx vitest list --filesOnly --json maths)
echo "vitest list --filesOnly --json maths prints: “$before”"
echo "and writes a file maths: $(tr -d '\n' < maths)"
[[ $behind == *maths.test.js* && $behind != *words.test.js* ]]
[[ -z $before ]]
grep -q words.test.js maths
