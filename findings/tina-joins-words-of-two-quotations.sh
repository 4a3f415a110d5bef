#!/usr/bin/env bash
# @tinacms/mdx 2.2.3 (the text editor of Tina), parser "markdown": two quotations with an empty line between them come back as
# one paragraph, with nothing between the last word of the first and the first word of the second: `> One.Two.`
# One would have guessed that a text that is parsed and written without a change keeps its words apart.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent --legacy-peer-deps @tinacms/mdx@2.2.3
cat > run.mjs <<'JS'
import { parseMDX, serializeMDX } from '@tinacms/mdx';
const field = { type: 'rich-text', name: 'body', parser: { type: 'markdown' } };
const same = (url) => url;
const written = String(serializeMDX(parseMDX('> One.\n\n> Two.\n', field, same), field, same));
console.log(written);
process.exit(written.trim() === '> One.Two.' ? 0 : 1);
JS
node run.mjs
