#!/usr/bin/env bash
# vitest 4.1.12 (with typescript 7.0.2): the types of `vitest/node` export the class BaseReporter as a value, but the module has
# no such export. `class Mine extends BaseReporter` passes the type checker and fails when it is loaded.
# One would guess: what type-checks as a class to extend is there, as DefaultReporter, which extends it, is.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' > package.json
npm install --no-audit --no-fund --silent vitest@4.1.12 typescript@7.0.2 @types/node@22
cat > mine.mts <<'TS'
import { BaseReporter, DefaultReporter } from 'vitest/node';
export class Mine extends BaseReporter {}
export class Other extends DefaultReporter {}
TS
npx tsc --strict --skipLibCheck --target es2022 --module nodenext --outDir out mine.mts
echo 'tsc: no errors'
said=$(node out/mine.mjs 2>&1 || true)
echo "$said" | grep SyntaxError
[[ $said == *"does not provide an export named 'BaseReporter'"* ]]
[[ $(node -e "import('vitest/node').then((all) => console.log(typeof all.DefaultReporter))") == function ]]
