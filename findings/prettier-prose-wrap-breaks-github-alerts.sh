#!/usr/bin/env bash
# prettier 3.10.1 with proseWrap "always" or "never": `> [!NOTE]` and the text below it become one line, `> [!NOTE] Text`, which
# GitHub no longer shows as an alert (its mark must be alone on the line). dprint (@dprint/markdown 0.28.1) with
# textWrap "always" knows alerts and keeps the line.
# One would have guessed that a formatter with GFM support leaves the meaning of a file alone.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent prettier@3.10.1 @dprint/formatter@0.6.0 @dprint/markdown@0.28.1
cat > run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { createFromBuffer } from '@dprint/formatter';
import { getPath } from '@dprint/markdown';
import { format } from 'prettier';
const text = '> [!NOTE]\n> Drink water.\n';
const written = await Promise.all(['always', 'never'].map((proseWrap) => format(text, { parser: 'markdown', proseWrap })));
const dprint = createFromBuffer(readFileSync(getPath()));
dprint.setConfig({}, { textWrap: 'always' });
const other = dprint.formatText({ filePath: 'a.md', fileText: text });
console.log(...written, other);
process.exit(written.every((one) => one === '> [!NOTE] Drink water.\n') && other === text ? 0 : 1);
JS
node run.mjs
