#!/usr/bin/env bash
# markdown-it 14.3.3 with `html: true`, and commonmark 0.31.2, CommonMark's reference implementation: inline HTML in the
# description of an image stays in the alternative text as its tags. `![*10*<sup>2</sup> m](a.png)` is read to a blind
# visitor as "10 less sup greater 2 …", while Markdown's own marks (`*`) are taken out, as the specification says
# ("the plain string content is used"). One would guess that tags are taken out too, and that alt is "102 m".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --no-audit --no-fund --silent markdown-it@14.3.3 commonmark@0.31.2
cat > run.mjs <<'JS'
import * as commonmark from 'commonmark';
import MarkdownIt from 'markdown-it';

const text = '![*10*<sup>2</sup> m](a.png)';
const altOf = (html) => /alt="([^"]*)"/.exec(html)?.[1];
const own = altOf(new MarkdownIt({ html: true }).render(text));
const reference = altOf(new commonmark.HtmlRenderer().render(new commonmark.Parser().parse(text)));
console.log({ 'markdown-it': own, commonmark: reference });
const plain = (alt) => alt.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
if (plain(own) !== '10<sup>2</sup> m' || plain(reference) !== '10<sup>2</sup> m') process.exit(1);
JS
node run.mjs
